/** The weights of a game's judgement and what they were fitted from. Written by `npm run train`, never by hand. */
import { z } from 'astro/zod';
import type { GameId } from '../games/index.ts';
import { readJson } from './file.ts';

const pair = z.tuple([z.number(), z.number()]);

const weightsSchema = z.strictObject({
  /** Games that were played to learn from, and the seed of the first. */
  games: z.number().int().positive(),
  /** In the order in which they were played. */
  stages: z.array(z.string()),
  seed: z.number().int(),
  date: z.iso.date(),
  /** Set where the trainer has changed since, so that the same call would not give the same weights. */
  earlier: z.literal(true).optional(),
  features: z.record(z.string(), pair),
  seats: z.record(z.string(), pair),
  leaning: z.record(z.string(), z.number()),
});
export type FittedWeights = z.infer<typeof weightsSchema>;

export const weightsFile = (game: GameId): string => `content/${game}/worth.json`;

/** None where nothing has been learnt yet. */
export const weightsOf = (game: GameId, root?: string): FittedWeights | undefined =>
  readJson(weightsFile(game), weightsSchema, root);
