/** The main links of a game: what its start page leads to, the order of its calculators, the picture that represents it. */
import { z } from 'astro/zod';

const text = z.string().trim().min(1);

export const waysSchema = z.strictObject({
  /** The detail of the map that stands for the game: its middle, how much lies across, and what shines in it. */
  cover: z
    .strictObject({
      lon: z.number(),
      lat: z.number(),
      /** In units of the map's sheet. */
      across: z.number().positive(),
      bright: z.array(text).default([]),
      /** Ways over spaces by name, drawn above the rest. */
      roads: z.array(z.array(text).min(2)).default([]),
    })
    .optional(),
  /** Each of them only where the game has it. */
  doors: z.partialRecord(
    z.enum(['fight', 'move', 'besiege']),
    z.strictObject({
      title: text,
      hint: text,
      /** What is drawn on it, where that is not its own name. */
      icon: text.optional(),
      to: z.union([z.strictObject({ calculator: text }), z.strictObject({ group: text })]),
    }),
  ),
  /** As a turn goes; in a group the most used first; what only checks or counts comes last. */
  odds: z.array(z.strictObject({ id: text, title: text, calculators: z.array(text).min(1) })).min(1),
});

export type Ways = z.infer<typeof waysSchema>;
