/** What hangs on a clause or a ruling: the calculators that use it. */
import type { Calculator } from '../calculator/calculator.ts';
import type { Fields } from '../calculator/fields.ts';
import { everyCalculatorOf } from '../games/index.ts';
import type { Game } from '../gate/game.ts';

export const usesOf = async (game: Game, clause: string): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter((c) => c.rules.includes(clause));

/** The calculators in which a reader can switch this reading. */
export const switchesOf = async (game: Game, ruling: string): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter((c) =>
    Object.values(c.fields as Fields).some((f) => f.kind === 'ruling' && f.ruling === ruling),
  );

/** The calculators that read this table. */
export const readersOf = async (game: Game, table: string): Promise<Calculator[]> =>
  (await everyCalculatorOf(game.id)).filter((c) => c.tables.includes(table));
