/** What must hold of every single action of Hannibal, whoever plays and however. Throws plainly, as it is asked many thousand times. */
import type { Action } from '../../../../src/games/hannibal/play/actions.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { isolated, significantOf } from '../../../../src/games/hannibal/play/politics.ts';
import { cuIn, isBesieged, wayTo } from '../../../../src/games/hannibal/play/queries.ts';
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

/** CUs that Events bring at once, to a space that is picked, or to a General. */
const AT_ONCE: Readonly<Record<string, number>> = { s12: 2, s43: 4 };
const TO_SPACE: Readonly<Record<string, number>> = { s10: 2, s11: 1, s22: 1 };
const TO_GENERAL = ['s13', 's14', 's15', 's16', 's44', 's45', 's46', 's47', 's48'];

const eventIn = (s: State): string => underWay(s, 'event')?.card ?? '';

/** CUs that an action brings (5.1, 5.2.a, 5.2.d); nothing else brings any. */
const GAINS: Readonly<Partial<Record<Action['type'], (action: Action, before: State) => number>>> = {
  play: (a) => (a.type === 'play' && a.use === 'event' ? (AT_ONCE[a.card] ?? 0) : 0),
  pick: (_, s) => TO_SPACE[eventIn(s)] ?? 0,
  favour: (_, s) => (TO_GENERAL.includes(eventIn(s)) ? 2 : 0),
  reinforce: () => 1,
  levy: (a) => (a.type === 'levy' ? a.cu : 0),
  africanus: () => 5,
  raise: () => 1,
};

/** Actions after which a space may have another owner. */
const CONTROLS: readonly Action['type'][] = ['place-pc', 'pick', 'play', 'remove', 'roll'];

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

/** While a Truce lasts nobody enters what is the enemy's, Intercepts, or besieges a city. */
function keepsTruce({ before, action }: Watched): boolean {
  if (!before.truce) return true;
  const enemy = otherSide(before.active);
  if (action.type === 'step' || action.type === 'sail')
    return before.control[action.to] !== enemy && !(before.stacks[enemy][action.to]?.cu ?? 0);
  if (action.type === 'besiege') return before.setup.spaces[underWay(before, 'move')?.at ?? '']?.kind === 'tribe';
  return action.type !== 'intercept' && action.type !== 'sortie';
}

/** 5 CUs sail with a card for its OPs or a Force March, 10 in a Campaign, and one Army of it. */
function sailsInBounds({ before, action }: Watched): boolean {
  const [move, card] = [underWay(before, 'move'), underWay(before, 'card')];
  if (action.type !== 'sail' || !move || !card) return true;
  return move.force.cu <= (card.use === 'campaign' ? 10 : 5) && (card.fleet ?? move.general) === move.general;
}

/** A Consul who stays behind has 5 CUs, or all that he had. */
function keepsConsuls({ before, after, action }: Watched): boolean {
  const move = underWay(before, 'move');
  if ((action.type !== 'step' && action.type !== 'sail') || !move || before.active !== 'rome') return true;
  const left = after.consuls.some((id) => before.where[id] === move.at && after.where[id] === move.at);
  const [was, is] = [cuIn(before, 'rome', move.at), cuIn(after, 'rome', move.at)];
  return !left || is >= 5 || is === was;
}

const OF_ROME = [21, 23, 42, 43, 44, 45, 46, 47, 48, 57];
const OF_CARTHAGE = [6, 10, 12, 13, 14, 16, 22, 24, 25, 26, 27, 28, 29, 30, 50, 56, 58];

/** Events and Counter Events are played by the side whose they are, or by either. */
function playsOwn({ before, action }: Watched): boolean {
  if (action.type !== 'counter' && !(action.type === 'play' && action.use === 'event')) return true;
  const side = hannibal.decider(before);
  return !(side === 'rome' ? OF_CARTHAGE : OF_ROME).includes(Number(action.card.slice(1)));
}

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
  if (f?.type !== 'removal' || was?.type === 'removal' || f.rule !== '5.5') return true;
  const counts = { rome: significantOf(after, 'rome'), carthage: significantOf(after, 'carthage') };
  // Only what was removed since can have cut off a Roman PC again; Carthage traces last.
  return f.left === counts[otherSide(f.side)] - counts[f.side] && isolated(after, 'carthage').length === 0;
}

const LAWS: Readonly<Record<string, (seen: Watched) => boolean>> = {
  'CUs come only by Reinforcements and raising': ({ before, after, action }) =>
    SIDES.every((side) => cuOf(after, side) - cuOf(before, side) <= (GAINS[action.type]?.(action, before) ?? 0)),
  'Elephants come by one card': ({ before, after, action }) =>
    elephantsOf(after) <= elephantsOf(before) || (action.type === 'play' && action.card === 's12'),
  'four Elephants at most': ({ before, after }) => elephantsOf(after) <= Math.max(4, elephantsOf(before)),
  'a Truce is kept': keepsTruce,
  'no more CUs at sea than the card carries': sailsInBounds,
  'a Consul keeps his Army': keepsConsuls,
  'an Event is for its side': playsOwn,
  'an Event that breaks a Truce ends it': ({ action, after }) =>
    !(action.type === 'play' && action.use === 'event' && action.card !== 's64') || !after.truce,
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
