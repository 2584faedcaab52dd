/** 14.1 to 14.3: one attempt after the other on a Walled City or a Tribe: the die, the defence, what is left. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { certain, type Dist, map, uniform } from '../../../engine/dist.ts';
import type { Step } from '../../../engine/markov.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  type SiegeResult,
  type SiegeState,
  type SiegeTerms,
} from '../../../mechanics/siege-chain.ts';
import { limitOf } from '../limits.ts';

export interface Siege {
  readonly target: 'city' | 'large' | 'tribe';
  /** Points placed so far. */
  readonly points: number;
  readonly cu: number;
  /** Activations to come, each with one attempt. */
  readonly attempts: number;
  /** The Sieging player holds Naval Supremacy now. */
  readonly supremacy: boolean;
  /** Attempts after which it passes to the other side. */
  readonly changesAfter: number | 'never';
  readonly garrisonCu: number;
  readonly garrisonSts: number;
  readonly defense: 'every' | 'needed';
  readonly determined: 'once' | 'each';
}

export interface Moment {
  readonly state: SiegeState;
  /** A CU and an ST inside, still there for Determined Defense. */
  readonly pairs: number;
  /** Attempts gone by, as long as they matter for Naval Supremacy. */
  readonly passed: number;
}

export type SiegeDie = 'red' | 'white';

/** What holds for the whole Siege, looked up once. */
export interface Camp {
  readonly siege: Siege;
  readonly needed: number;
  readonly terms: SiegeTerms;
  /** The die with Naval Supremacy and without; none where no attempt is allowed. */
  readonly dice: Readonly<Record<'with' | 'without', SiegeDie | undefined>>;
  readonly faces: (die: SiegeDie) => readonly SiegeResult[];
}

/** 14.2: one face of a Siege Die as its table has it. */
function resultOn(die: SiegeDie, face: number, read: Reader): SiegeResult {
  const count = (symbol: string): number => Math.max(0, Number(read.at(`${die}-siege-die`, face, symbol).value));
  return { points: count('points'), cu: count('loss') };
}

/** 14.2: all six faces. */
export const facesOf = (die: SiegeDie, read: Reader): SiegeResult[] =>
  [1, 2, 3, 4, 5, 6].map((face) => resultOn(die, face, read));

/** 14.1, 14.2: points needed, CUs needed, dice. */
export function campOf(siege: Siege, read: Reader): Camp {
  const leastCu = Math.max(1, limitOf('siege-cu', read));
  const die = (held: 'with' | 'without'): SiegeDie | undefined => {
    const { value } = read.at('siege-needs', siege.target, held);
    return value === 'red' || value === 'white' ? value : undefined;
  };
  const known = new Map<SiegeDie, readonly SiegeResult[]>();
  const faces = (of: SiegeDie): readonly SiegeResult[] => {
    const results = known.get(of) ?? facesOf(of, read);
    known.set(of, results);
    return results;
  };
  return {
    siege,
    needed: Math.max(0, Number(read.at('siege-needs', siege.target, 'points').value)),
    terms: { leastCu, ease: (needed) => needed },
    dice: { with: die('with'), without: die('without') },
    faces,
  };
}

/** 14.2: whether the Sieging player holds Naval Supremacy after so many attempts. */
const holds = ({ supremacy, changesAfter }: Siege, passed: number): boolean =>
  supremacy !== (changesAfter !== 'never' && passed >= changesAfter);

/** 14.2: the die of the next attempt; none where Naval Supremacy is missing. */
export const dieAt = ({ siege, dice }: Camp, { passed }: Moment): SiegeDie | undefined =>
  dice[holds(siege, passed) ? 'with' : 'without'];

/** 14.3: only a city has defenders who can pay, each time with a CU and an ST. */
export const pairsOf = ({ target, garrisonCu, garrisonSts }: Siege): number =>
  target === 'tribe' ? 0 : Math.min(garrisonCu, garrisonSts);

export function startOf({ siege, needed, terms }: Camp): Moment {
  const { points, cu } = siege;
  const stalled = points < needed && cu < terms.leastCu;
  return { state: { points, needed, cu, stalled }, pairs: pairsOf(siege), passed: 0 };
}

/** 14.3: how many points of a roll the defenders cancel. */
export function cancelled({ siege, needed }: Camp, { state, pairs }: Moment, points: number): number {
  const most = Math.min(points, pairs, siege.determined === 'once' ? 1 : points);
  if (siege.defense === 'every') return most;
  const over = state.points + points - needed + 1;
  return over > 0 && over <= most ? over : 0;
}

const later = ({ changesAfter }: Siege, passed: number): number =>
  changesAfter === 'never' ? 0 : Math.min(changesAfter, passed + 1);

/** 14.2, 14.3, 14.1: the Siege after an attempt, or after an activation that passed without one. */
export function afterAttempt(camp: Camp, moment: Moment, result: SiegeResult | undefined): Moment {
  const passed = later(camp.siege, moment.passed);
  const { state, pairs } = moment;
  if (!result) return { ...moment, passed };
  // Without CUs the Siege is off before its points can count.
  if (result.cu >= state.cu) return { state: { ...state, points: 0, cu: 0, stalled: true }, pairs, passed };
  const spent = cancelled(camp, moment, result.points);
  const rolled = { points: result.points - spent, cu: result.cu };
  return { state: afterRoll(state, rolled, camp.terms), pairs: pairs - spent, passed };
}

/** Nothing can change any more: it has fallen, too few CUs are left, or Naval Supremacy will not come back. */
export function isOver(camp: Camp, moment: Moment): boolean {
  if (!canRoll(moment.state, camp.terms)) return true;
  return dieAt(camp, moment) === undefined && later(camp.siege, moment.passed) === moment.passed;
}

/** A moment as one number, which a chain of many states tells apart fastest. */
const RADIX = 64;

export function codeOf({ state, pairs, passed }: Moment): number {
  const points = Math.min(state.points, state.needed);
  return ((passed * RADIX + pairs) * RADIX + state.cu) * RADIX + points;
}

export function momentOf({ needed, terms }: Camp, code: number): Moment {
  const points = code % RADIX;
  const cu = Math.floor(code / RADIX) % RADIX;
  const pairs = Math.floor(code / RADIX ** 2) % RADIX;
  const stalled = points < needed && cu < terms.leastCu;
  return { state: { points, needed, cu, stalled }, pairs, passed: Math.floor(code / RADIX ** 3) };
}

const FACES = uniform([0, 1, 2, 3, 4, 5]);

/** One activation, for a chain of them. */
export const attemptStep =
  (camp: Camp): Step<number> =>
  (code): Dist<number> | undefined => {
    const moment = momentOf(camp, code);
    if (isOver(camp, moment)) return undefined;
    const die = dieAt(camp, moment);
    if (!die) return certain(codeOf(afterAttempt(camp, moment, undefined)));
    const faces = camp.faces(die);
    return map(FACES, (face) => codeOf(afterAttempt(camp, moment, faces[face])));
  };

export const isFallen = ({ state }: Moment): boolean => hasFallen(state);

/** 14.1: the points that are missing. */
export function siegeLedger({ siege, needed }: Camp): Line[] {
  const line = (amount: number, why: string, rule: string): Line => ({
    who: 'points',
    amount,
    why,
    rule,
    standing: 'printed',
  });
  return [
    line(needed, 'Points needed', '14.1'),
    ...(siege.points ? [line(-siege.points, 'Points placed so far', '14.1')] : []),
  ];
}

export function siegeReadings({ siege }: Camp, rolled: boolean, below: boolean): Assumption[] {
  const faces: Assumption = {
    ruling: 'dice-faces',
    rule: '14.2',
    reading: 'The faces of the Siege Dice are those of their tables; where they are ours, replace them by your own.',
  };
  const three: Assumption = {
    ruling: 'siege-below-three',
    rule: '14.1',
    reading: 'A Force that falls below 3 CUs keeps its points, but cannot make another attempt.',
  };
  const determined: Assumption = {
    ruling: 'determined-defense-once',
    rule: '14.3',
    field: 'determined',
    reading:
      siege.determined === 'once'
        ? 'Determined Defense cancels one point of a roll.'
        : 'Determined Defense may be paid for each point of a roll.',
  };
  return [...(rolled ? [faces] : []), ...(below ? [three] : []), ...(rolled && pairsOf(siege) > 0 ? [determined] : [])];
}
