/** What refers to a clause or a ruling: the calculators that use it, and the new game where it can be switched. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Field } from '../../calculator/fields.ts';
import { everyCalculatorOf, playOf } from '../../games/index.ts';
import type { Game } from '../../gate/game.ts';
import { FRESH } from '../../gate/samples.ts';
import { oddsHref } from '../links.ts';
import { sampleHref } from './player-data.ts';

export const usesOf = async (game: Game, clause: string): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter((c) => c.rules.includes(clause));

/** Where a reader can switch this reading. */
export async function switchesOf(game: Game, ruling: string): Promise<{ title: string; href: string }[]> {
  const calculators = (await everyCalculatorOf(game.id)).filter((c) =>
    Object.values<Field>(c.fields).some((f) => f.kind === 'ruling' && f.ruling === ruling),
  );
  const isPlayed = Object.hasOwn((await playOf(game.id))?.readings ?? {}, ruling);
  return [
    ...calculators.map(({ id, title }) => ({ title, href: oddsHref(game.id, id) })),
    ...(isPlayed ? [{ title: 'A new game', href: sampleHref(game.id, FRESH) }] : []),
  ];
}

/** The calculators that read this table. */
export const readersOf = async (game: Game, table: string): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter((c) => c.tables.includes(table));
