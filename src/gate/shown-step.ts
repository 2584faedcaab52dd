/** One moment of a game that was played, as a reader sees it: dice, odds, luck, what changed. */
import { calculatorOf, calculatorsOf } from '../games/index.ts';
import type { Board } from '../play/board.ts';
import { differenceOf } from '../play/difference.ts';
import { luckOfAct } from '../play/luck.ts';
import type { AnyGame } from '../play/machine.ts';
import { type Desk, type Odds, oddsOf } from '../play/odds.ts';
import type { Moment } from '../play/replay.ts';
import type { Act } from '../play/runner.ts';
import type { ShownDice, ShownOdds, ShownStep } from '../play/shown.ts';
import { shownOdds } from '../play/shown-odds.ts';
import { drawnReport } from './drawn.ts';
import type { Game } from './game.ts';

export const deskOf = (game: Game): Desk => ({
  async load(id) {
    const found = await calculatorOf(game.id, id);
    if (found) return found;
    throw new RangeError(`calculator "${id}" is not among ${Object.keys(await calculatorsOf(game.id)).join(', ')}`);
  },
  tables: game.tables,
  report: (calculator, input) => drawnReport(game, calculator, input),
});

async function oddsShown(game: Game, odds: Odds, act: Act): Promise<ShownOdds | undefined> {
  return odds.asked && shownOdds(odds, act, await deskOf(game).load(odds.asked.calculator), game.sides);
}

/** The dice of an act as they fell. */
function diceOf(whole: AnyGame, { action, before }: Act): ShownDice[] {
  const waits = whole.chance(before);
  if (waits?.type !== 'roll') return [];
  // A roll that was played was read.
  const faces = action['faces'] as Readonly<Record<string, readonly number[]>>;
  const costs = waits.costs?.(faces) ?? {};
  return waits.dice(faces).flatMap(({ id, label, sides, by, power }) => {
    const fell = faces[id];
    if (!fell) return [];
    return [
      {
        ...(by && { by }),
        ...(power && power !== by && { power }),
        label,
        sides,
        faces: fell,
        ...(costs[id] && { costs: costs[id] }),
      },
    ];
  });
}

/** Of the moments of a step that have odds, the last roll; where nothing was rolled, the first decision. */
async function oddsFor(game: Game, whole: AnyGame, acts: readonly Act[]): Promise<ShownOdds | undefined> {
  const asking = acts.filter((a) => a.question && !a.unwritten);
  const act = asking.findLast((a) => a.action.type === 'roll') ?? asking[0];
  return act && oddsShown(game, await oddsOf(whole, act, deskOf(game)), act);
}

const sideOf = (acts: readonly Act[], dice: readonly ShownDice[]): string | undefined =>
  acts.find((a) => a.by !== 'chance' && !a.unwritten)?.by ?? dice.find((d) => d.by)?.by;

export async function shownStep(game: Game, whole: AnyGame, moment: Moment, before: Board): Promise<ShownStep> {
  const { says, mark, acts, happened, board } = moment;
  const dice = acts.flatMap((act) => diceOf(whole, act));
  const side = sideOf(acts, dice);
  const odds = await oddsFor(game, whole, acts);
  const luck = acts.flatMap((act) => luckOfAct(whole, act) ?? []);
  const change = differenceOf(before, board);
  return {
    says,
    ...(mark && { mark }),
    ...(side && { side }),
    happened: happened.map(({ rule, says: told }) => ({ rule, says: told })),
    passed: acts.filter((a) => a.unwritten).length,
    dice,
    ...(luck.length > 0 && { luck }),
    ...(odds && { odds }),
    ...(change && { change }),
  };
}
