/** The field that switches what Once means, wherever it matters. */
import { ruling } from '../rulings.ts';

export const onceField = ruling(
  'once-for-the-table',
  { label: 'Once means once', key: 'on', rule: '12.0' },
  { table: 'for the whole table', player: 'for each player' },
);
