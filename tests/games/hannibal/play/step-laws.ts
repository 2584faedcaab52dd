/** What must hold of every single action of Hannibal, whoever plays and however. Throws plainly, as it is asked many thousand times. */
import type { Action } from '../../../../src/games/hannibal/play/actions.ts';
import { isolated, significantOf } from '../../../../src/games/hannibal/play/politics.ts';
import { isBesieged, wayTo } from '../../../../src/games/hannibal/play/queries.ts';
import type { Stack, State } from '../../../../src/games/hannibal/play/state.ts';
import { otherSide, SIDES, type Side } from '../../../../src/games/hannibal/words.ts';
import { underWay } from '../../../../src/play/state.ts';
import type { Watched } from './random-player.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const stacksOf = (s: State, side: Side): Stack[] => [
  ...Object.values(s.stacks[side]),
  ...Object.entries(s.inside).flatMap(([at, stack]) => (s.control[at] === side ? [stack] : [])),
];
const cuOf = (s: State, side: Side): number => sum(stacksOf(s, side).map(({ cu }) => cu));
const elephantsOf = (s: State): number => sum(SIDES.flatMap((side) => stacksOf(s, side).map((k) => k.elephants)));

/** CUs that an action brings (5.1, 5.2.d); nothing else brings any. */
const GAINS: Readonly<Partial<Record<Action['type'], (action: Action) => number>>> = {
  reinforce: () => 1,
  levy: (a) => (a.type === 'levy' ? a.cu : 0),
  africanus: () => 5,
  raise: () => 1,
};

/** Actions after which a space may have another owner. */
const CONTROLS: readonly Action['type'][] = ['place-pc', 'remove', 'roll'];

/** 11.6, 11.7, die: without a General nobody rolls. */
function rollsWithGeneral({ before, action }: Watched): boolean {
  const [duel, battle] = [underWay(before, 'duel'), underWay(before, 'battle')];
  if (!duel || !battle) return true;
  if (action.type === 'disengage') return battle.commanders[duel.attacker] !== null;
  if (action.type === 'counterattack' || action.type === 'cancel')
    return battle.commanders[otherSide(duel.attacker)] !== null;
  return true;
}

/** 7.2B.b: Reactions, Withdrawals and Retreats go by road. */
function goesByRoad({ before, action }: Watched): boolean {
  const road = (from: string, to: string): boolean => from === to || wayTo(before, from, to) === 'road';
  if (action.type === 'intercept') return road(action.from, underWay(before, 'entry')?.at ?? '');
  const f = before.frames.at(-1);
  if (action.type === 'flee' && f?.type === 'flee') return road(f.at, action.to);
  if (action.type === 'withdraw' && f?.type === 'withdraw') return road(f.at, action.to);
  if (action.type === 'retreat' && f?.type === 'retreat') return road(f.path.at(-1) ?? f.at, action.to);
  return true;
}

/** 12, 12.a: one attempt for each card and place, and none after a Land Battle. */
function besiegesOnce({ before, action }: Watched): boolean {
  if (action.type !== 'besiege') return true;
  const [move, card] = [underWay(before, 'move'), underWay(before, 'card')];
  return move !== undefined && !move.fought && card !== undefined && !card.attempted.includes(move.at);
}

/** 5.1, 12.b: nothing comes into a Besieged city. */
const reachesNoBesieged = ({ before, after, action }: Watched): boolean =>
  !(action.type in GAINS) ||
  Object.keys(after.inside).every(
    (at) => !isBesieged(after, at) || after.inside[at]?.cu === (before.inside[at]?.cu ?? 0),
  );

/** CUs of both sides on the map when the Battle under way began. */
let atFirst: Readonly<Record<Side, number>> = { rome: 0, carthage: 0 };

/** 11.7.a, 11.11: half of all CUs that the map has lost since the Battle began, and nothing after a Withdrawal. */
function paysForBattle({ before, after }: Watched): boolean {
  if (!underWay(before, 'battle')) atFirst = { rome: cuOf(after, 'rome'), carthage: cuOf(after, 'carthage') };
  const ended = underWay(before, 'aftermath');
  if (!ended || underWay(after, 'aftermath') || after.ending) return true;
  const { result } = ended.fought;
  if (after.setup.rulings['eliminated-force-counts'] === 'not-counted') return true;
  const loser: Side = result === 'rome-wins' ? 'carthage' : 'rome';
  const lost = result.endsWith('withdraws') ? 0 : atFirst[loser] - cuOf(after, loser);
  const removal = underWay(after, 'removal');
  return (removal?.rule === '11.11' ? removal.left : 0) === Math.floor(lost / 2);
}

/** 5.5: how many PCs the side with fewer Provinces removes. */
function removesDue({ before, after }: Watched): boolean {
  const [f, was] = [after.frames.at(-1), before.frames.at(-1)];
  if (f?.type !== 'removal' || was?.type === 'removal' || f.rule === '11.11') return true;
  const counts = { rome: significantOf(after, 'rome'), carthage: significantOf(after, 'carthage') };
  // Only what was removed since can have cut off a Roman PC again; Carthage traces last.
  return f.left === counts[otherSide(f.side)] - counts[f.side] && isolated(after, 'carthage').length === 0;
}

const LAWS: Readonly<Record<string, (seen: Watched) => boolean>> = {
  'CUs come only by Reinforcements and raising': ({ before, after, action }) =>
    SIDES.every((side) => cuOf(after, side) - cuOf(before, side) <= (GAINS[action.type]?.(action) ?? 0)),
  'Elephants never come': ({ before, after }) => elephantsOf(after) <= elephantsOf(before),
  'nothing follows the end': ({ before }) => !before.ending,
  'eighteen Provinces count': ({ after, action }) =>
    !CONTROLS.includes(action.type) || significantOf(after, 'rome') + significantOf(after, 'carthage') <= 18,
  'only a General rolls': rollsWithGeneral,
  'Reactions go by road': goesByRoad,
  'one attempt at a siege': besiegesOnce,
  'no reinforcement of a Besieged city': reachesNoBesieged,
  'half of the CUs lost in a Battle, in PCs': paysForBattle,
  'PCs are removed when due': removesDue,
};

export function checkStep(seen: Watched): void {
  for (const [law, holds] of Object.entries(LAWS))
    if (!holds(seen))
      throw new Error(
        `${law}: ${JSON.stringify(seen.action)} to ${JSON.stringify({ ...seen.after, setup: undefined })}`,
      );
}
