/** What the results of a game’s calculators rest on: their clauses with the amounts, and the readings that were needed. */
import type { Calculator } from '../../src/calculator/calculator.ts';
import { defaultsOf } from '../../src/calculator/fields.ts';
import type { GameId } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';

export function basisOf(game: GameId) {
  const { tables } = gameOf(game);
  /** The report on the usual case, changed by what is given. */
  const ask = (calculator: Calculator, given: object) =>
    calculator.compute({ ...defaultsOf(calculator.fields), ...given } as never, tables);
  const lines = (calculator: Calculator, given: object) =>
    ask(calculator, given).breakdown.map(({ amount, rule }) => `${amount} ${rule}`);
  const readings = (calculator: Calculator, given: object) =>
    ask(calculator, given).assumptions.map(({ ruling }) => ruling);
  return { ask, lines, readings };
}
