/** 14.1 to 14.3: one attempt after the other on a Walled City or a Tribe: the die, the defence, what is left. */
import type { Figures } from '../../../calculator/table.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  type SiegeResult,
  type SiegeState,
  type SiegeTerms,
} from '../../../mechanics/siege-chain.ts';
import { FACES } from '../dice.ts';
import { limitOf } from '../limits.ts';
import type { Siege } from './fields.ts';

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
function resultOn(die: SiegeDie, face: number, figures: Figures): SiegeResult {
  const count = (symbol: string): number => Math.max(0, Number(figures.at(`${die}-siege-die`, face, symbol).value));
  return { points: count('points'), cu: count('loss') };
}

/** 14.2: all six faces. */
export const facesOf = (die: SiegeDie, figures: Figures): SiegeResult[] =>
  FACES.map((face) => resultOn(die, face, figures));

/** 14.1, 14.2: points needed, CUs needed, dice. */
export function campOf(siege: Siege, figures: Figures): Camp {
  const leastCu = Math.max(1, limitOf('siege-cu', figures));
  const die = (held: 'with' | 'without'): SiegeDie | undefined => {
    const { value } = figures.at('siege-needs', siege.target, held);
    return value === 'red' || value === 'white' ? value : undefined;
  };
  const known = new Map<SiegeDie, readonly SiegeResult[]>();
  const faces = (of: SiegeDie): readonly SiegeResult[] => {
    const results = known.get(of) ?? facesOf(of, figures);
    known.set(of, results);
    return results;
  };
  return {
    siege,
    needed: Math.max(0, Number(figures.at('siege-needs', siege.target, 'points').value)),
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

/** 14.3: how many points of a roll the defenders cancel, by the plan that they follow. */
export function cancelled({ siege, needed }: Camp, { state, pairs }: Moment, points: number): number {
  const most = Math.min(points, pairs, siege.determined === 'once' ? 1 : points);
  if (siege.defense === 'every') return most;
  const over = state.points + points - needed + 1;
  return over > 0 && over <= most ? over : 0;
}

const later = ({ changesAfter }: Siege, passed: number): number =>
  changesAfter === 'never' ? 0 : Math.min(changesAfter, passed + 1);

/** 14.2: an activation that passes without an attempt. */
export const idle = ({ siege }: Camp, moment: Moment): Moment => ({ ...moment, passed: later(siege, moment.passed) });

/** What an attempt does, and what the defenders pay. */
export interface Attempt {
  readonly spent: number;
  readonly after: Moment;
}

/** 14.2, 14.3, 14.1: the Siege after an attempt; the defenders pay by their plan unless it is said what they pay. */
export function attempt(camp: Camp, moment: Moment, result: SiegeResult, pays?: number): Attempt {
  const { state, pairs } = moment;
  const passed = later(camp.siege, moment.passed);
  // Without CUs the Siege is off before its points can count.
  if (result.cu >= state.cu)
    return { spent: 0, after: { state: { ...state, points: 0, cu: 0, stalled: true }, pairs, passed } };
  const spent = pays ?? cancelled(camp, moment, result.points);
  const rolled = { points: result.points - spent, cu: result.cu };
  return { spent, after: { state: afterRoll(state, rolled, camp.terms), pairs: pairs - spent, passed } };
}

/** Nothing can change any more: it has fallen, too few CUs are left, or Naval Supremacy will not come back. */
export function isOver(camp: Camp, moment: Moment): boolean {
  if (!canRoll(moment.state, camp.terms)) return true;
  return dieAt(camp, moment) === undefined && later(camp.siege, moment.passed) === moment.passed;
}

export const isFallen = ({ state }: Moment): boolean => hasFallen(state);
