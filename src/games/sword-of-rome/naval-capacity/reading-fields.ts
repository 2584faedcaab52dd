/** 11.1.1, 12.4.3: the readings about voyages of those who avoid battle or retreat, wherever they are asked for. */
import { ruling } from '../rulings.ts';

export const READINGS = 'Readings of the rules';

/** Whether the Greeks ship more from Syracuse too, where they avoid battle or retreat. */
export const syracuseField = (key: string, group: string, rule: string) =>
  ruling('sea-capacity-from-syracuse', { label: 'Avoiding or retreating, the Greeks ship more', key, group, rule });

/** What becomes of CU for which the ships have no room. */
export const overCapacityField = ruling('sea-retreat-over-capacity', {
  label: 'CU without room in a retreat by sea',
  key: 'ro',
  group: READINGS,
  rule: '12.4.3',
});
