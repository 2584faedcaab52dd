/** 15.2: the Attrition Table, used for Forces, for Fleets in a storm and for hits at sea, and which version of its row 6 applies. */
import type { ValueOf } from '../../../calculator/fields.ts';
import type { Value } from '../../../calculator/table.ts';
import { COLUMNS, type Column } from '../../../mechanics/attrition-columns.ts';
import { ruling } from '../rulings.ts';
import type { Figures } from '../tables.ts';

/** 15.2: the two printings of row 6. */
export const rowSixField = (group: string, label = 'Row 6 of the Attrition Table') =>
  ruling('attrition-row-six', { label, key: 'r6', group, rule: '15.2' });

export type RowSix = ValueOf<ReturnType<typeof rowSixField>>;

const [LOWEST, HIGHEST] = [1, 7];

/** 15.2: beyond the ends of the table its outermost rows count. */
export const rowOf = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** The column of that name, where another table names one. */
export function columnNamed(name: Value): Column {
  const column = COLUMNS.find(({ id }) => id === String(name));
  if (!column) throw new RangeError(`column "${name}": must be one of ${COLUMNS.map(({ id }) => id).join(', ')}`);
  return column.id;
}

/** 15.2, 9.2.B1: what the table shows for a modified die; never less than nothing. */
export function tableEntry(modified: number, column: Column, rowSix: RowSix, figures: Figures): number {
  const row = rowOf(modified);
  const table = row === 6 && rowSix === 'step-6' ? 'attrition-row-six' : 'attrition';
  return Math.max(0, Number(figures.at(table, row, column).value));
}
