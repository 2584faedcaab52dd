/** What a storm rests on: the column and the number of rolls, and the readings of its cards. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { rowSixReading } from '../attrition/table.ts';
import type { Storm } from './fields.ts';
import { stormColumn } from './rules.ts';

export const CARD_NAMES: Readonly<Record<Storm['card'], string>> = {
  'cruel-sea': 'Cruel Sea',
  'storms-at-sea': 'Storms at Sea',
};

/** What is settled before the dice. */
export const stormFacts = (storm: Storm, rolls: number, figures: Figures) => ({
  rolls,
  ...(rolls > 0 && { column: stormColumn(storm, figures) }),
});

const READINGS: Readonly<Record<Storm['card'], readonly Assumption[]>> = {
  'cruel-sea': [
    {
      ruling: 'cruel-sea-rolls',
      rule: '17.1.#11',
      reading:
        'One roll for each Storm symbol of the last lane, one more at Poor and one more with Corvi, all without modifiers.',
    },
    {
      ruling: 'storm-column',
      rule: '17.1.#11',
      reading: 'The Storm column is the one that its table names; where that is ours, replace it by your own.',
    },
  ],
  'storms-at-sea': [
    {
      ruling: 'storms-at-sea-column',
      rule: '17.1.#39',
      reading: 'Warships, CUs and STs added up give the column.',
    },
  ],
};

export const stormReadings = ({ card, rowSix }: Storm, rolls: number): readonly Assumption[] =>
  when(rolls > 0, ...READINGS[card], rowSixReading(rowSix));
