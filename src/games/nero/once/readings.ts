/** The reading of Once (12.0) that a result rests on. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { OnceReading } from './rules.ts';

export const onceReadings = (holds: boolean, reading: OnceReading): Assumption[] =>
  when(holds, {
    ruling: 'once-for-the-table',
    rule: '12.0',
    field: 'once',
    reading:
      reading === 'table'
        ? 'Once: one play in a player round for the whole table.'
        : 'Once: one play in a player round for each player.',
  });
