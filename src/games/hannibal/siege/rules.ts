/** 12 to 12.g: an attempt at a Walled City or a Tribe, and the points that take it. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Dist, map, uniform } from '../../../engine/dist.ts';
import type { SiegeResult, SiegeState, SiegeTerms } from '../../../mechanics/siege-chain.ts';

export const BESIEGERS = ['rome', 'carthage', 'carthage-train'] as const;
export type Besieger = (typeof BESIEGERS)[number];

export interface Siege {
  readonly kind: 'city' | 'tribe';
  readonly besieger: Besieger;
  readonly points: number;
  readonly cu: number;
  readonly attempts: number;
  readonly otherModifiers: number;
}

const [LOWEST, HIGHEST] = [1, 6];

/** 12: what a modified die brings; beyond the ends of the table its outermost rows count. */
export function siegeResult(modified: number, read: Reader): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  const at = (column: 'points' | 'cu') => Math.max(0, Number(read.at('siege', row, column).value));
  return { points: at('points'), cu: at('cu') };
}

/** 12: all faces of the die at once. */
export const siegeResults = (modifier: number, read: Reader): Dist<SiegeResult> =>
  map(uniform([1, 2, 3, 4, 5, 6]), (die) => siegeResult(die + modifier, read));

/** 12: what is added to each roll, line by line. */
function modifierLines({ besieger, otherModifiers }: Siege, read: Reader): Line[] {
  const { value, standing } = read.at('siege-modifiers', besieger, 'roll');
  const line = (amount: number, why: string, how: Line['standing']): Line => ({
    who: 'roll',
    amount,
    why,
    rule: '12',
    standing: how,
  });
  return [
    ...(Number(value)
      ? [line(Number(value), besieger === 'carthage' ? 'No siege train' : 'Who besieges', standing)]
      : []),
    ...(otherModifiers ? [line(otherModifiers, 'Cards and abilities', 'yours')] : []),
  ];
}

export const siegeModifier = (siege: Siege, read: Reader): number =>
  modifierLines(siege, read).reduce((sum, { amount }) => sum + amount, 0);

/** 12.f, 12.g: points that take the place. */
const needed = (read: Reader): number => Math.max(1, Number(read.at('limits', 'siege-points', 'number').value));

/** 12: the fewest CUs that may attempt it. */
const leastCu = (read: Reader): number => Math.max(1, Number(read.at('limits', 'siege-cu', 'number').value));

/** 12, 12.e: when the chain of attempts goes on; nothing but points wears a place down. */
export const termsOf = (read: Reader): SiegeTerms => ({ leastCu: leastCu(read), ease: (points) => points });

/** 12: the place before the first attempt to come. */
export function stateOf({ points, cu }: Siege, read: Reader): SiegeState {
  const goal = needed(read);
  return { points, needed: goal, cu, stalled: points < goal && cu < leastCu(read) };
}

export function siegeLedger(siege: Siege, read: Reader): Line[] {
  const { kind, points } = siege;
  const rule = kind === 'city' ? '12.f' : '12.g';
  const { value, standing } = read.at('limits', 'siege-points', 'number');
  const line = (amount: number, why: string, how: Line['standing']): Line => ({
    who: kind,
    amount,
    why,
    rule,
    standing: how,
  });
  return [
    line(Number(value), 'Points that take it', standing),
    ...(points ? [line(-points, 'Points so far', 'printed')] : []),
    ...modifierLines(siege, read),
  ];
}

/** What the aid leaves open about a siege. */
export const siegeReadings = (): Assumption[] => [
  {
    ruling: 'siege-roll',
    rule: '12',
    reading: 'An attempt is one roll of a die on our table: the aid does not say how it is rolled.',
  },
];
