/** 12 to 12.g: an attempt at a Walled City or a Tribe, and the points that take it. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  isSettled,
  type SiegeCourse,
  type SiegeResult,
  type SiegeState,
  stateOf,
} from '../../../mechanics/siege.ts';
import type { Figures, Keys } from '../tables.ts';

export type Besieged = 'city' | 'tribe';

export type Besieger = 'rome' | 'carthage' | 'carthage-train';

/** Cities that are harder to take, by their ids on the map. */
export const GREAT_CITIES: readonly string[] = ['rome', 'carthage', 'syracuse'];

export interface Siege {
  readonly kind: Besieged;
  readonly besieger: Besieger;
  /** Rome, Carthage or Syracuse. */
  readonly greatCity: boolean;
  /** Marcellus besieges by a Campaign. */
  readonly marcellus: boolean;
  /** The first attempt has two rolls: by treachery, or under Africanus on a Force March. */
  readonly twice: boolean;
  readonly points: number;
  readonly cu: number;
  readonly otherModifiers: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 12: what a modified die brings; beyond the ends of the table its outermost rows count. */
function siegeResult(modified: number, figures: Figures): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  const at = (column: 'points' | 'cu') => Math.max(0, Number(figures.at('siege', row, column).value));
  return { points: at('points'), cu: at('cu') };
}

/** 12: what is added to each roll, line by line; some of it against a Walled City only. */
export function modifierLines(siege: Siege, figures: Figures): Line[] {
  const { kind, besieger, greatCity, marcellus, otherModifiers } = siege;
  const counts = (reason: Keys['siege-modifiers'][0], why: string): Line[] => {
    const { value, standing } = figures.at('siege-modifiers', reason, 'roll');
    return Number(value) ? [line('roll', Number(value), why, '12', standing)] : [];
  };
  const isCity = kind === 'city';
  return [
    ...counts(besieger, besieger === 'carthage' ? 'No siege train' : 'Who besieges'),
    ...(isCity && greatCity ? counts('great-city', 'Rome, Carthage or Syracuse') : []),
    ...(isCity && marcellus && besieger === 'rome' ? counts('marcellus', 'Marcellus, during a Campaign') : []),
    ...(otherModifiers ? [line('roll', otherModifiers, 'Cards and abilities', '12', 'yours')] : []),
  ];
}

export const siegeModifier = (siege: Siege, figures: Figures): number => totalOf(modifierLines(siege, figures));

/** 12.f, 12.g: points that take the place. */
export const needed = (figures: Figures): number =>
  Math.max(1, Number(figures.at('limits', 'siege-points', 'number').value));

/** 12: the fewest CUs that may attempt it. */
export const leastCu = (figures: Figures): number =>
  Math.max(1, Number(figures.at('limits', 'siege-cu', 'number').value));

/** The siege, and which roll of its attempt comes next: the first of two, the second of two, or the only one. */
export interface Attempted extends SiegeState {
  readonly next: 'first' | 'second' | 'only';
}

export interface Attempts extends SiegeCourse<Attempted> {
  /** Rolls that the first attempt has beyond the one of every other. */
  readonly more: number;
}

/** 12 to 12.g: attempt after attempt; nothing but points wears a place down. The second of two rolls is made by whoever is left. */
export function courseOf(siege: Siege, attempts: number, figures: Figures): Attempts {
  const terms = { leastCu: leastCu(figures), ease: (points: number) => points };
  const modifier = siegeModifier(siege, figures);
  const dice = { dice: 1, resultOn: (die: number) => siegeResult(die + modifier, figures) };
  const start = stateOf(siege.points, needed(figures), siege.cu, terms);
  const twice = siege.twice && siege.kind === 'city' && canRoll(start, terms);
  const rollsOn = (state: Attempted): boolean => state.next === 'second' && !hasFallen(state) && state.cu > 0;
  return {
    turn: twice ? 'Roll' : 'Attempt',
    turns: attempts + (twice ? 1 : 0),
    more: twice ? 1 : 0,
    start: { ...start, next: twice ? 'first' : 'only' },
    isOver: (state) => !rollsOn(state) && isSettled(state, terms),
    dice: (state) => (rollsOn(state) || canRoll(state, terms) ? dice : undefined),
    after: (state, result) => ({
      ...afterRoll(state, result, terms),
      next: state.next === 'first' ? 'second' : 'only',
    }),
  };
}
