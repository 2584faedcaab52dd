/** 13.1 to 13.5 and 7.3.3: the roll on the siege table, and how it and lost support bring a place down. */
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { total } from '../../../engine/dice.ts';
import { type Dist, map } from '../../../engine/dist.ts';
import type { SiegeResult, SiegeState, SiegeTerms } from '../../../mechanics/siege-chain.ts';
import { sumOf } from '../dice.ts';
import { line } from '../ledger.ts';
import type { Siege } from './fields.ts';

/** 13.1.1, 13.1.3: the fewest CU with which a commander may roll. */
export const LEAST_CU = 3;

const [LOWEST, HIGHEST] = [2, 12];

/** 13.2: what a modified total of two dice brings; beyond the ends of the table its outermost rows count. */
export function siegeResult(modified: number, figures: Figures): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  return { points: Number(figures.at('siege', row, 'points').value), cu: Number(figures.at('siege', row, 'cu').value) };
}

/** 13.2: all rolls of two dice at once. */
export const siegeResults = (modifier: number, figures: Figures): Dist<SiegeResult> =>
  map(total(2), (sum) => siegeResult(sum + modifier, figures));

/** 13.2: what is added to the roll, line by line. */
const modifiersOf = ({ kind, gallic, otherModifiers }: Siege): Line[] => [
  ...(kind === 'city' && gallic ? [line('roll', -1, 'Gauls besiege a city', '13.2')] : []),
  ...(otherModifiers ? [line('roll', otherModifiers, 'Response events', '13.2')] : []),
];

export const siegeModifier = (siege: Siege): number => sumOf(modifiersOf(siege).map(({ amount }) => amount));

/** 7.3.3: support taken off lowers the loyalty down to the CU inside, and never touches a tribe. */
const lowered = ({ kind, support, garrison }: Siege, loyalty: number): number =>
  kind === 'tribe' ? loyalty : Math.max(loyalty - support, Math.min(garrison, loyalty), 0);

/** 13.5: the points that are missing before the first roll, and what is added to each roll. */
export function siegeLedger(siege: Siege): Line[] {
  const { kind, factor, level } = siege;
  const taken = stateOf(siege).needed - factor;
  return [
    line(kind, factor, kind === 'city' ? 'Loyalty' : 'Subjugation factor', '13.5'),
    ...(taken ? [line(kind, taken, 'Support taken off before the first roll', '7.3.3')] : []),
    ...(level ? [line(kind, -level, 'Siege level so far', '13.1.1')] : []),
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

/** What is settled before the first roll. */
export const siegeFacts = (siege: Siege) => ({ modifier: siegeModifier(siege), needed: stateOf(siege).needed });

export const placeOf = ({ kind }: Siege): string => `The ${kind}`;
