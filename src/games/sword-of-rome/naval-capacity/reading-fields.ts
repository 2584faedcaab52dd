/** 11.1.1, 12.4.3: the readings about voyages of those who avoid battle or retreat, wherever they are asked for. */
import { ruling } from '../../../calculator/fields.ts';

export const READINGS = 'Readings of the rules';

/** Whether the Greeks ship more from Syracuse too, where they avoid battle or retreat. */
export const syracuseField = (key: string, group: string, rule: string) =>
  ruling({
    label: 'Avoiding or retreating, the Greeks ship more',
    key,
    group,
    rule,
    ruling: 'sea-capacity-from-syracuse',
    options: [
      { id: 'to', label: 'only to Syracuse (or Lilybaeum)' },
      { id: 'to-or-from', label: 'to or from it' },
    ],
  });

/** What becomes of CU for which the ships have no room. */
export const overCapacityField = ruling({
  label: 'CU without room in a retreat by sea',
  key: 'ro',
  group: READINGS,
  rule: '12.4.3',
  ruling: 'sea-retreat-over-capacity',
  options: [
    { id: 'lost', label: 'are lost' },
    { id: 'by-land', label: 'retreat by land' },
  ],
});
