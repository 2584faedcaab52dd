/** A game's calculators and tables for the build, with more samples than a reader would wait for. */
import { calculatorOf, calculatorsOf } from '../games/index.ts';
import type { Telling } from '../play/shown-step.ts';
import { drawnReport } from './drawn.ts';
import type { Game } from './game.ts';

export const tellingOf = (game: Game): Telling => ({
  sides: game.sides,
  desk: {
    async load(id) {
      const found = await calculatorOf(game.id, id);
      if (found) return found;
      throw new RangeError(`calculator "${id}" is not one of ${Object.keys(await calculatorsOf(game.id)).join(', ')}`);
    },
    tables: game.tables,
    report: (calculator, input) => drawnReport(game, calculator, input),
  },
});
