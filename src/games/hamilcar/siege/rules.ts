/** 14.1 to 14.3: one attempt after another on a Walled City or a Tribe: the die, the defence, the losses. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Line, Outcome } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import {
  afterRoll,
  canRoll,
  type SiegeCourse,
  type SiegeDice,
  type SiegeResult,
  type SiegeState,
  type SiegeTerms,
  type SiegeTurn,
  stateOf,
} from '../../../mechanics/siege.ts';
import { FACES, nth } from '../dice.ts';
import { limitOf } from '../limits.ts';
import type { Figures } from '../tables.ts';
import type { Siege } from './fields.ts';

export interface Moment extends SiegeState {
  /** A CU and an ST inside, still there for Determined Defense. */
  readonly pairs: number;
  /** Attempts gone by, as long as they matter for Naval Supremacy. */
  readonly passed: number;
}

export type SiegeDie = 'red' | 'white';

interface KnownDie extends SiegeDice {
  readonly kind: SiegeDie;
}

/** What holds for the whole Siege, looked up once. */
export interface Camp {
  readonly siege: Siege;
  readonly needed: number;
  readonly terms: SiegeTerms;
  /** The die with Naval Supremacy and without; none where no attempt is allowed. */
  readonly dice: Readonly<Record<'with' | 'without', KnownDie | undefined>>;
}

/** 14.2: one face of a Siege Die as its table has it. */
function resultOn(die: SiegeDie, face: number, figures: Figures): SiegeResult {
  const count = (symbol: 'points' | 'loss'): number =>
    Math.max(0, Number(figures.at(`${die}-siege-die`, face, symbol).value));
  return { points: count('points'), cu: count('loss') };
}

/** 14.2: all six faces. */
export const facesOf = (die: SiegeDie, figures: Figures): SiegeResult[] =>
  FACES.map((face) => resultOn(die, face, figures));

/** 14.2: a Siege Die, looked up as soon as it is rolled. */
function dieOf(kind: SiegeDie, markers: number, figures: Figures): KnownDie {
  let faces: readonly SiegeResult[] | undefined;
  const resultOn = (face: number): SiegeResult => {
    faces ??= facesOf(kind, figures).map(({ points, cu }) => ({ points: Math.max(0, points + markers), cu }));
    return nth(faces, face);
  };
  return { kind, name: `${kind} die`, dice: 1, resultOn };
}

/** 17.1.#3, 17.1.#46: what markers add to a roll against a city, as the reader has typed it. */
const markersOf = ({ target, markers }: Siege): number => (target === 'tribe' ? 0 : markers);

/** 14.1, 14.2: points needed, CUs needed, dice. */
export function campOf(siege: Siege, figures: Figures): Camp {
  const leastCu = Math.max(1, limitOf('siege-cu', figures));
  const die = (held: 'with' | 'without'): KnownDie | undefined => {
    const { value } = figures.at('siege-needs', siege.target, held);
    return value === 'red' || value === 'white' ? dieOf(value, markersOf(siege), figures) : undefined;
  };
  return {
    siege,
    needed: Math.max(0, Number(figures.at('siege-needs', siege.target, 'points').value)),
    terms: { leastCu, ease: (needed) => needed },
    dice: { with: die('with'), without: die('without') },
  };
}

/** 14.2: whether the Sieging player holds Naval Supremacy after so many attempts. */
const holds = ({ supremacy, changesAfter }: Siege, passed: number): boolean =>
  supremacy !== (changesAfter !== 'never' && passed >= changesAfter);

/** 14.2: the die of the next attempt; none where Naval Supremacy is missing. */
export const dieAt = ({ siege, dice }: Camp, { passed }: Moment): KnownDie | undefined =>
  dice[holds(siege, passed) ? 'with' : 'without'];

/** 14.3: only a city has defenders who can pay, each time with a CU and an ST. */
const pairsOf = ({ target, garrisonCu, garrisonSts }: Siege): number =>
  target === 'tribe' ? 0 : Math.min(garrisonCu, garrisonSts);

export const startOf = ({ siege, needed, terms }: Camp): Moment => ({
  ...stateOf(siege.points, needed, siege.cu, terms),
  pairs: pairsOf(siege),
  passed: 0,
});

/** 14.3: how many points of a roll the defenders cancel, by the plan that they follow. */
function cancelled({ siege, needed }: Camp, { points: placed, pairs }: Moment, points: number): number {
  const most = Math.min(points, pairs, siege.determined === 'once' ? 1 : points);
  if (siege.defense === 'every') return most;
  const over = placed + points - needed + 1;
  return over > 0 && over <= most ? over : 0;
}

const later = ({ changesAfter }: Siege, passed: number): number =>
  changesAfter === 'never' ? 0 : Math.min(changesAfter, passed + 1);

/** 14.2: an activation that passes without an attempt. */
const idle = ({ siege }: Camp, moment: Moment): Moment => ({ ...moment, passed: later(siege, moment.passed) });

/** What an attempt does, and what the defenders pay. */
export interface Attempt {
  readonly spent: number;
  readonly after: Moment;
}

/** 14.2, 14.3, 14.1: the Siege after an attempt; the defenders pay by their plan unless it is said what they pay. */
function attempt(camp: Camp, moment: Moment, result: SiegeResult, pays?: number): Attempt {
  const next = idle(camp, moment);
  // Without CUs the Siege is off before its points can count.
  if (result.cu >= moment.cu) return { spent: 0, after: { ...next, points: 0, cu: 0, stalled: true } };
  const spent = pays ?? cancelled(camp, moment, result.points);
  const rolled = { points: result.points - spent, cu: result.cu };
  return { spent, after: { ...afterRoll(next, rolled, camp.terms), pairs: moment.pairs - spent } };
}

/** Nothing can change any more: it has fallen, too few CUs are left, or Naval Supremacy will not come back. */
export function isOver(camp: Camp, moment: Moment): boolean {
  if (!canRoll(moment, camp.terms)) return true;
  return dieAt(camp, moment) === undefined && later(camp.siege, moment.passed) === moment.passed;
}

const RADIX = 64;

/** A moment as one number, which a chain of many states tells apart fastest. */
const keyOf = ({ points, needed, cu, pairs, passed }: Moment): number =>
  ((passed * RADIX + pairs) * RADIX + cu) * RADIX + Math.min(points, needed);

/** 14.1 to 14.3: activation after activation. */
export const courseOf = (camp: Camp): SiegeCourse<Moment> => ({
  turn: 'Attempt',
  turns: camp.siege.attempts,
  start: startOf(camp),
  isOver: (moment) => isOver(camp, moment),
  dice: (moment) => dieAt(camp, moment),
  after: (moment, result) => (result ? attempt(camp, moment, result).after : idle(camp, moment)),
  key: keyOf,
});

/** 14.1: the points that are missing. */
export const siegeLedger = ({ siege, needed }: Camp): readonly Line[] => [
  line('points', needed, 'Points needed', '14.1'),
  ...when(
    markersOf(siege) !== 0,
    line('roll', markersOf(siege), 'Siege Train or Citadel, points on each roll', '17.1.#3', 'yours'),
  ),
  ...when(siege.points > 0, line('points', -siege.points, 'Points placed so far', '14.1')),
];

/** The readings of 14.1 to 14.3, where an attempt is made, and where too few CUs may be left. */
export const siegeReadings = ({ siege }: Camp, rolled: boolean, below: boolean) =>
  ({
    'dice-faces': rolled && 'siege',
    'siege-below-three': below,
    'determined-defense-once': rolled && pairsOf(siege) > 0,
  }) as const;

export const siegeSteps = (camp: Camp, turns: readonly SiegeTurn<Moment>[]): Outcome['steps'] =>
  turns.flatMap((turn) => stepsOf(camp, turn));

function stepsOf(camp: Camp, { number, rolled, before, after }: SiegeTurn<Moment>): Outcome['steps'] {
  if (!rolled) return [{ rule: '14.2', text: `Activation ${number}: no attempt without Naval Supremacy.` }];
  const { total, result } = rolled;
  const spent = before.pairs - after.pairs;
  return [
    {
      rule: '14.2',
      text: `Attempt ${number}: the ${dieAt(camp, before)?.name} shows face ${total}: ${plural(result.points, 'point')}, ${plural(result.cu, 'CU')} lost.`,
    },
    ...when(spent > 0, {
      rule: '14.3',
      text: `The defenders give up ${plural(spent, 'CU')} and ${plural(spent, 'ST')}: ${plural(spent, 'point')} less.`,
    }),
    after.cu === 0
      ? { rule: '14.1', text: 'No besieger is left: all points are removed.' }
      : { rule: '14.1', text: `${after.points} of ${after.needed} points.` },
  ];
}
