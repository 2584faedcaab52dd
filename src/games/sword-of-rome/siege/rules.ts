/** 13.1 to 13.5 and 7.3.3: the roll on the siege table, and how it and lost support bring a place down. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { total } from '../../../engine/dice.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import type { SiegeResult, SiegeState, SiegeTerms } from '../../../mechanics/siege-chain.ts';

export interface Siege {
  readonly kind: 'city' | 'tribe';
  /** Loyalty of the city, or subjugation factor of the tribe. */
  readonly factor: number;
  readonly level: number;
  readonly cu: number;
  readonly rolls: number;
  /** Gauls or Transalpine Gauls besiege. */
  readonly gallic: boolean;
  readonly otherModifiers: number;
  /** Support points taken off the loyalty, and when. */
  readonly support: number;
  readonly supportWhen: 'before' | 'each';
  /** CU inside the city. */
  readonly garrison: number;
}

/** 13.1.1, 13.1.3: the fewest CU with which a commander may roll. */
export const LEAST_CU = 3;

const [LOWEST, HIGHEST] = [2, 12];

/** 13.2: what a modified total of two dice brings; beyond the ends of the table its outermost rows count. */
export function siegeResult(modified: number, read: Reader): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  return { points: Number(read.at('siege', row, 'points').value), cu: Number(read.at('siege', row, 'cu').value) };
}

/** 13.2: all rolls of two dice at once. */
export const siegeResults = (modifier: number, read: Reader): Dist<SiegeResult> =>
  map(total(2), (sum) => siegeResult(sum + modifier, read));

/** 13.2: what is added to the roll, line by line. */
function modifiersOf({ kind, gallic, otherModifiers }: Siege): Line[] {
  const line = (amount: number, why: string): Line => ({
    who: 'roll',
    amount,
    why,
    rule: '13.2',
    standing: 'printed',
  });
  return [
    ...(kind === 'city' && gallic ? [line(-1, 'Gauls besiege a city')] : []),
    ...(otherModifiers ? [line(otherModifiers, 'Response events')] : []),
  ];
}

export const siegeModifier = (siege: Siege): number => modifiersOf(siege).reduce((sum, { amount }) => sum + amount, 0);

/** 7.3.3: support taken off lowers the loyalty down to the CU inside, and never touches a tribe. */
const lowered = ({ kind, support, garrison }: Siege, loyalty: number): number =>
  kind === 'tribe' ? loyalty : Math.max(loyalty - support, Math.min(garrison, loyalty), 0);

/** 13.5: the points that are missing before the first roll, and what is added to each roll. */
export function siegeLedger(siege: Siege): Line[] {
  const { kind, factor, level } = siege;
  const line = (amount: number, why: string, rule: string): Line => ({
    who: kind,
    amount,
    why,
    rule,
    standing: 'printed',
  });
  const taken = stateOf(siege).needed - factor;
  return [
    line(factor, kind === 'city' ? 'Loyalty' : 'Subjugation factor', '13.5'),
    ...(taken ? [line(taken, 'Support taken off before the first roll', '7.3.3')] : []),
    ...(level ? [line(-level, 'Siege level so far', '13.1.1')] : []),
    ...modifiersOf(siege),
  ];
}

/** 13.4, 13.5: when the chain goes on, and what each roll finds. */
export const termsOf = (siege: Siege): SiegeTerms => ({
  leastCu: LEAST_CU,
  ease: (loyalty) => (siege.supportWhen === 'each' ? lowered(siege, loyalty) : loyalty),
});

/** 13.5: the siege before the first roll to come; a place whose level has reached its loyalty has fallen already. */
export function stateOf(siege: Siege): SiegeState {
  const needed = siege.supportWhen === 'before' ? lowered(siege, siege.factor) : siege.factor;
  const { level: points, cu } = siege;
  return { points, needed, cu, stalled: points < needed && cu < LEAST_CU };
}

/** The readings of chapter 13 that this siege touches. */
export function siegeReadings({ rolls }: Siege, overshoots: boolean): Assumption[] {
  const several: Assumption = {
    ruling: 'one-siege-roll-per-round',
    rule: '13.1.1-exception',
    reading:
      'Each roll to come belongs to another round or to a Surrender Phase: a space is rolled for once in a round.',
  };
  const above: Assumption = {
    ruling: 'siege-level-above-loyalty',
    rule: '13.5-note',
    reading: 'The place falls at a level above its loyalty or factor as well as at the same.',
  };
  return [...(rolls > 1 ? [several] : []), ...(overshoots ? [above] : [])];
}
