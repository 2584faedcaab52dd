/** What a siege stands on: the points that take the place, what is added to each roll, and what the aid leaves open. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import type { Input } from './fields.ts';
import { modifierLines, needed, siegeModifier } from './rules.ts';

/** What is settled before the first attempt. */
export const settledFacts = (siege: Input, figures: Figures) => ({
  needed: needed(figures),
  modifier: siegeModifier(siege, figures),
});

export const placeOf = ({ kind }: Input): string => (kind === 'city' ? 'The city' : 'The Tribe');

function ledgerOf(siege: Input, figures: Figures): Line[] {
  const { kind, points } = siege;
  const rule = kind === 'city' ? '12.f' : '12.g';
  const { value, standing } = figures.at('limits', 'siege-points', 'number');
  return [
    line(kind, Number(value), 'Points that take it', rule, standing),
    ...(points ? [line(kind, -points, 'Points so far', rule)] : []),
    ...modifierLines(siege, figures),
  ];
}

const READINGS: readonly Assumption[] = [
  {
    ruling: 'siege-roll',
    rule: '12',
    reading: 'An attempt is one roll of a die on our table: the aid does not say how it is rolled.',
  },
];

export const basisOf = (siege: Input, read: Reader): Basis => basis(ledgerOf(siege, read), READINGS, read);
