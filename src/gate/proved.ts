/** Which clauses are proved: errors planted in them were noticed by a test. Written by `npm run audit`, never by hand. */
import { z } from 'astro/zod';
import { readJson } from './file.ts';
import { clauseId, text } from './schema.ts';

export const PROVED = 'content/proved.json';

const whole = z.number().int().min(0);

const provedSchema = z.strictObject({
  date: z.iso.date(),
  games: z.array(
    z.strictObject({
      game: text,
      /** Errors planted, one at a time, and how many of them a test has noticed. */
      planted: whole,
      noticed: whole,
      /** Clauses whose errors were all noticed. */
      clauses: z.array(clauseId),
      /** What no test has noticed. */
      alive: z.array(z.strictObject({ clause: clauseId, breaks: text })),
    }),
  ),
});
export type Proved = z.infer<typeof provedSchema>;

/** None before errors were planted for the first time. */
export const proved = (root?: string): Proved | undefined => readJson(PROVED, provedSchema, root);
