/**
 * The weights by which positions of a game are judged, and the games they were fitted from. Written by `npm run train`
 * and `arena`, never by hand.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { GameId } from '../games/index.ts';
import { readJson } from './file.ts';

const pair = z.tuple([z.number(), z.number()]).readonly();

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
  /** How its estimates are told, from other games: between whom, how many, the seed of the first. */
  calibration: z
    .strictObject({
      ...{ slope: pair, seats: z.record(z.string(), pair) },
      ...{
        players: z.array(z.string()).min(2),
        games: z.number().int().positive(),
        estimates: z.number().int().positive(),
        notes: z.number().int().positive().optional(),
      },
      ...{ seed: z.number().int(), date: z.iso.date() },
    })
    .exactOptional(),
});
export type FittedWeights = z.infer<typeof weightsSchema>;

/** A line for each entry, so that a change can be read. */
const written = (weights: FittedWeights): string =>
  `${JSON.stringify(weights, null, 2).replace(/\[\s+(-?[\d.e-]+),\s+(-?[\d.e-]+)\s+\]/g, '[$1, $2]')}\n`;

export const weightsFile = (game: GameId): string => `content/${game}/worth.json`;

/** None where nothing has been learnt yet. */
export const weightsOf = (game: GameId, root?: string): FittedWeights | undefined =>
  readJson(weightsFile(game), weightsSchema, root);

export const writeWeights = (game: GameId, weights: FittedWeights, root = process.cwd()): void =>
  writeFileSync(join(root, weightsFile(game)), written(weightsSchema.parse(weights)));
