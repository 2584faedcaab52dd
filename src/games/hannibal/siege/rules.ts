/** 12 to 12.g: an attempt at a Walled City or a Tribe, and the points that take it. */
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import { hasFallen, type SiegeResult, type SiegeState, type SiegeTerms } from '../../../mechanics/siege-chain.ts';
import { DIE } from '../die.ts';
import { line, totalOf } from '../ledger.ts';

const PLACES = ['city', 'tribe'] as const;
export type Place = (typeof PLACES)[number];

const BESIEGERS = ['rome', 'carthage', 'carthage-train'] as const;
export type Besieger = (typeof BESIEGERS)[number];

export interface Siege {
  readonly kind: Place;
  readonly besieger: Besieger;
  readonly points: number;
  readonly cu: number;
  readonly otherModifiers: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 12: what a modified die brings; beyond the ends of the table its outermost rows count. */
export function siegeResult(modified: number, figures: Figures): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  const at = (column: 'points' | 'cu') => Math.max(0, Number(figures.at('siege', row, column).value));
  return { points: at('points'), cu: at('cu') };
}

/** 12: all faces of the die at once. */
export const siegeResults = (modifier: number, figures: Figures): Dist<SiegeResult> =>
  map(DIE, (die) => siegeResult(die + modifier, figures));

/** 12: what is added to each roll, line by line. */
export function modifierLines({ besieger, otherModifiers }: Siege, figures: Figures): Line[] {
  const { value, standing } = figures.at('siege-modifiers', besieger, 'roll');
  return [
    ...(Number(value)
      ? [line('roll', Number(value), besieger === 'carthage' ? 'No siege train' : 'Who besieges', '12', standing)]
      : []),
    ...(otherModifiers ? [line('roll', otherModifiers, 'Cards and abilities', '12', 'yours')] : []),
  ];
}

export const siegeModifier = (siege: Siege, figures: Figures): number => totalOf(modifierLines(siege, figures));

/** 12.f, 12.g: points that take the place. */
export const needed = (figures: Figures): number =>
  Math.max(1, Number(figures.at('limits', 'siege-points', 'number').value));

/** 12: the fewest CUs that may attempt it. */
const leastCu = (figures: Figures): number => Math.max(1, Number(figures.at('limits', 'siege-cu', 'number').value));

/** 12, 12.e: when the chain of attempts goes on; nothing but points wears a place down. */
export const termsOf = (figures: Figures): SiegeTerms => ({ leastCu: leastCu(figures), ease: (points) => points });

/** 12: the place before the first attempt to come. */
export function stateOf({ points, cu }: Siege, figures: Figures): SiegeState {
  const goal = needed(figures);
  return { points, needed: goal, cu, stalled: points < goal && cu < leastCu(figures) };
}

/** 12.e: without CUs the points are gone, and with too few nobody can go on. */
export const isStalled = (state: SiegeState): boolean => !hasFallen(state) && state.stalled;
