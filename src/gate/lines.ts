/** The lines of the sample games, matched to their samples by a digest. Written by `npm run analyse`, never by hand. */
import { z } from 'astro/zod';
import type { GameId } from '../games/index.ts';
import type { ShownLine } from '../play/line.ts';
import { digestOf, type Sample } from '../play/sample.ts';
import { readJson } from './file.ts';
import { ContentError } from './problem.ts';

const share = z.number().min(0).max(1);

const lineSchema = z.strictObject({
  /** Of the sample that was looked at. */
  digest: z.string(),
  seed: z.number().int(),
  /** Games played on from each position, and looks at each option. */
  looks: z.number().int().positive(),
  date: z.iso.date(),
  /** When what it is judged by was fitted. */
  judged: z.iso.date(),
  sides: z.array(z.array(z.string())),
  steps: z.array(z.tuple([z.array(share), z.number().nonnegative()])),
  swings: z.array(
    z.strictObject({
      step: z.number().int().positive(),
      act: z.number().int().nonnegative(),
      type: z.enum(['luck', 'decision']),
      seat: z.string(),
      by: z.number(),
      error: z.number().nonnegative(),
      chose: z.string().exactOptional(),
      better: z.string().exactOptional(),
    }),
  ),
  totals: z.array(z.strictObject({ luck: z.number(), decisions: z.number() })),
});
export type WrittenLine = z.infer<typeof lineSchema>;

export const lineFile = (game: GameId, sample: string): string => `content/${game}/lines/${sample}.json`;

/** A game from its set-up to its end has a line. */
export const isWhole = ({ card }: Pick<Sample, 'card'>): boolean => card?.whole === true;

/** The line of a sample; none where it was never looked at, an error where it was another sample. */
export function readLine(game: GameId, sample: Sample, root?: string): ShownLine | undefined {
  const file = lineFile(game, sample.id);
  const found = readJson(file, lineSchema, root);
  if (!found) return undefined;
  const digest = digestOf(sample);
  if (found.digest !== digest || found.steps.length !== sample.steps.length + 1)
    throw new ContentError([
      `${file}: found the line of another version of the sample (${found.digest}), expected ${digest}; run npm run analyse -- ${game} ${sample.id}`,
    ]);
  const { sides, swings, totals, looks, date } = found;
  const steps = found.steps.map(([chances, error]) => ({ chances, error }));
  return { sides, steps, swings, totals, looks, date };
}
