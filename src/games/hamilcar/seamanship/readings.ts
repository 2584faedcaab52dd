/** The readings of 15.4 and 5.3.C. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Level } from '../words.ts';
import type { Seamanship } from './fields.ts';
import { symbolsReading } from './levels.ts';
import { supremacyAfter } from './rules.ts';

export function winterReadings(input: Seamanship, after: Level): readonly Assumption[] {
  const { level, ready, order, supremacy, symbols } = input;
  return [
    symbolsReading(symbols),
    ...when(level === 'poor' && ready === 0, {
      ruling: 'poor-stays-poor',
      rule: '5.3.C',
      reading: 'Poor Seamanship does not sink further.',
    }),
    ...when(level === 'excellent' && after !== level, {
      ruling: 'winter-seamanship-first',
      rule: '5.3.C',
      field: 'order',
      reading:
        order === 'level-first'
          ? 'The level drops before Naval Supremacy is tested.'
          : 'Naval Supremacy is tested before the level drops.',
    }),
    ...when(supremacy === 'rome' && supremacyAfter(input, after) === 'carthage', {
      ruling: 'supremacy-reverts-in-winter',
      rule: '5.3.C',
      reading: 'The marker turns in the Winter Attrition Phase, before the Victory Check and the War Chest.',
    }),
  ];
}
