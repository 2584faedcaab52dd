/** The field that switches what Once means, wherever it matters. */
import { ruling } from '../../../calculator/fields.ts';

export const onceField = ruling({
  label: 'Once means once',
  key: 'on',
  rule: '12.0',
  ruling: 'once-for-the-table',
  options: [
    { id: 'table', label: 'for the whole table' },
    { id: 'player', label: 'for each player' },
  ],
});
