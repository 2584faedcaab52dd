/** One moment of a game that was played, as a reader sees it: dice, odds, luck, what changed. */
import type { Board } from './board.ts';
import { differenceOf } from './difference.ts';
import { luckOfAct } from './luck.ts';
import type { AnyGame } from './machine.ts';
import { type Desk, oddsOf } from './odds.ts';
import type { Moment } from './replay.ts';
import type { Act } from './runner.ts';
import type { ShownDice, ShownOdds, ShownStep, Side } from './shown.ts';
import { shownOdds } from './shown-odds.ts';

/** What tells of a moment: the desk that knows its odds, and the names of the sides. */
export interface Telling {
  readonly desk: Desk;
  readonly sides: readonly Side[];
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
async function oddsFor({ desk, sides }: Telling, whole: AnyGame, acts: readonly Act[]): Promise<ShownOdds | undefined> {
  const asking = acts.filter((a) => a.question && !a.unwritten);
  const act = asking.findLast((a) => a.action.type === 'roll') ?? asking[0];
  const odds = act && (await oddsOf(whole, act, desk));
  return act && odds?.asked && shownOdds(odds, act, await desk.load(odds.asked.calculator), sides);
}

const sideOf = (acts: readonly Act[], dice: readonly ShownDice[]): string | undefined =>
  acts.find((a) => a.by !== 'chance' && !a.unwritten)?.by ?? dice.find((d) => d.by)?.by;

export async function shownStep(telling: Telling, whole: AnyGame, moment: Moment, before: Board): Promise<ShownStep> {
  const { title, says, mark, acts, happened, board } = moment;
  const dice = acts.flatMap((act) => diceOf(whole, act));
  const side = sideOf(acts, dice);
  const odds = await oddsFor(telling, whole, acts);
  const luck = acts.flatMap((act) => luckOfAct(whole, act) ?? []);
  const change = differenceOf(before, board);
  return {
    ...(title && { title }),
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
