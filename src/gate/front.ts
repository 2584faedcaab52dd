/** What a game provides for the pages outside any game: things to ask, a battle to fight, a sample to watch, a fully counted case. */
import { z } from 'astro/zod';
import { toQuery } from '../calculator/address.ts';
import { caseOf } from './case.ts';
import { readJson } from './file.ts';
import { allGames, type Game } from './game.ts';
import { ContentError } from './problem.ts';
import { text } from './schema.ts';

const named = { calculator: text, input: z.record(z.string(), z.unknown()) };
const told = z.strictObject({ figure: text, says: text });

const frontSchema = z.strictObject({
  /** What one may type into find. */
  asks: z.array(text).default([]),
  fight: z.strictObject({ ...named, few: z.array(text).min(1) }).optional(),
  watch: z.strictObject({ sample: text, from: z.int().min(0), to: z.int() }).optional(),
  /** A case whose averages hide what matters: its chance to win, both losses, and to win at little cost. */
  counted: z
    .strictObject({
      ...named,
      rolled: text,
      case: text,
      wins: told,
      losses: z.tuple([told, told]),
      cheap: z.strictObject({ where: z.record(z.string(), text), figure: text, most: z.number(), says: text }),
    })
    .optional(),
});
type Front = z.infer<typeof frontSchema>;

const fileOf = (game: Game): string => `content/${game.id}/front.json`;
const frontOf = (game: Game, root?: string): Partial<Front> => readJson(fileOf(game), frontSchema, root) ?? {};

/** What every game suggests, in the order of the games. */
export const everyAsk = (root?: string): string[] => allGames(root).flatMap((game) => frontOf(game, root).asks ?? []);

/** The first game that lends this, and what. */
export function firstWith<K extends 'fight' | 'watch' | 'counted'>(
  what: K,
  root?: string,
): { readonly game: Game; readonly lent: NonNullable<Front[K]> } | undefined {
  for (const game of allGames(root)) {
    const lent = frontOf(game, root)[what];
    if (lent) return { game, lent };
  }
  return undefined;
}

/** The counted case with its figures; stops on one that its report does not tell. */
export async function countedCase(root?: string) {
  const first = firstWith('counted', root);
  if (!first) return undefined;
  const { game, lent } = first;
  const stop = (sentence: string): never => {
    throw new ContentError([`${fileOf(game)}: counted: ${sentence}`]);
  };
  const found = await caseOf(game.id, lent);
  if (found.type === 'problems') throw new ContentError(found.sentences.map((one) => `${fileOf(game)}: ${one}`));
  const { calculator, input } = found;
  const { outOf, chances, expected, joint } = calculator.compute(input, game.tables);
  const { wins, losses, cheap } = lent;
  const figureOf = (from: Readonly<Record<string, number>>, figure: string): number =>
    from[figure] ??
    stop(`found no figure "${figure}" in ${calculator.id}, expected one of ${Object.keys(from).join(', ')}`);
  const isCheap = (row: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(cheap.where).every(([name, value]) => row[name] === value) &&
    Number(row[cheap.figure]) <= cheap.most;
  return {
    ...lent,
    game,
    query: toQuery(calculator.fields, input),
    rolls: outOf ?? stop('found no number of rolls'),
    chance: figureOf(chances, wins.figure),
    means: losses.map(({ figure, says }) => ({ says, mean: figureOf(expected, figure) })),
    cheaply: (joint ?? stop('found no results told together'))
      .filter(isCheap)
      .reduce((sum, { chance }) => sum + chance, 0),
  };
}
