/** How a whole game accounts for every clause. The game enforces it, unless its account says that it only explains or is left out, and gives the reason. */
import { z } from 'astro/zod';
import { keyed } from '../calculator/keys.ts';
import { readJson } from './file.ts';
import type { Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';
import { clauseId, text } from './schema.ts';

/** The game quotes it; it explains, and other clauses rule; the set-up lays it out; others carry it; it is left out. */
export const FATES = ['enforced', 'told', 'laid', 'carried', 'not-played'] as const;
export type Fate = (typeof FATES)[number];

const accountsSchema = z.array(
  z.discriminatedUnion('how', [
    z.strictObject({ clause: clauseId, how: z.enum(['told', 'not-played']), because: text }),
    z.strictObject({
      clause: clauseId,
      how: z.literal('laid'),
      facts: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
    }),
    z.strictObject({ clause: clauseId, how: z.literal('carried'), by: z.array(clauseId).min(1) }),
  ]),
);
export type Account = z.infer<typeof accountsSchema>[number] | { readonly clause: string; readonly how: 'enforced' };

/** Every clause in its order, those that the file does not name as enforced; none where the game is not played here. */
export function accountsOf({ id, ids }: Pick<Game, 'id' | 'ids'>, root = process.cwd()): readonly Account[] {
  const name = `content/${id}/accounts.json`;
  const accounts = readJson(name, accountsSchema, root);
  if (!accounts) return [];
  const found = accounts.map(({ clause }) => clause);
  const problems = [
    ...found.filter((clause) => !ids.includes(clause)).map((clause) => unknownName(name, 'clause', clause, ids)),
    ...found.filter((clause, i) => found.indexOf(clause) !== i).map((clause) => `${name}: "${clause}" appears twice`),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return ids.map((clause) => accounts.find((one) => one.clause === clause) ?? { clause, how: 'enforced' });
}

/** How many clauses have each fate. */
export const fatesOf = (accounts: readonly Account[]): Readonly<Record<Fate, number>> =>
  keyed(FATES, (fate) => accounts.filter(({ how }) => how === fate).length);
