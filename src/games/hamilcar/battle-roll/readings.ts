/** The readings of any roll on the Naval Battle Table. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { rowSixReading } from '../attrition/table.ts';
import type { Waters } from './table-fields.ts';

/** Whether some roll reads that row of the table. */
export const readsRow = (read: Reader, row: number): boolean =>
  read.uses.some(
    ({ table, entries }) =>
      (row === 6 && table === 'attrition-row-six') ||
      (table === 'attrition' && entries.some(({ at }) => at[0] === row)),
  );

/** The readings of the table, as far as it was used. */
export const tableReadings = ({ navalColumns, rowSix }: Waters, read: Reader): readonly Assumption[] => [
  ...when(
    read.uses.some(({ table }) => table === 'naval-columns'),
    {
      ruling: 'naval-columns',
      rule: '9.2.B1',
      field: 'navalColumns',
      reading: `The naval columns I to V are ${navalColumns === 'from-2' ? '2, 3, 4, 5-6 and 7-9' : '3, 4, 5-6, 7-9 and 10+'}.`,
    },
  ),
  ...when(readsRow(read, 6), rowSixReading(rowSix)),
];
