/** 15.2: the Attrition Table, for Forces, for Fleets in a storm and for hits at sea alike. */
import type { Assumption } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';

/** 15.2: the columns from left to right, each with the largest number that it holds. */
export const COLUMNS = [
  { id: '1', upTo: 1 },
  { id: '2', upTo: 2 },
  { id: '3', upTo: 3 },
  { id: '4', upTo: 4 },
  { id: '5-6', upTo: 6 },
  { id: '7-9', upTo: 9 },
  { id: '10+', upTo: Number.POSITIVE_INFINITY },
] as const;

export type Column = (typeof COLUMNS)[number]['id'];

/** The two printings of row 6. */
export type RowSix = 'step-7' | 'step-6';

/** The options of the ruling on row 6, as a field offers them. */
export const ROW_SIX = [
  { id: 'step-7', label: '1, 1, 1, 2, 2, 3, 3' },
  { id: 'step-6', label: '1, 1, 2, 2, 3, 3, 3' },
] as const satisfies readonly { id: RowSix; label: string }[];

const [LOWEST, HIGHEST] = [1, 7];

/** 15.2: beyond the ends of the table its outermost rows count. */
export const rowOf = (modified: number): number => Math.min(HIGHEST, Math.max(LOWEST, modified));

/** 15.2, 17.1.#39: the column with this number at its head. */
export const columnOf = (units: number): Column => COLUMNS.find(({ upTo }) => units <= upTo)!.id;

/** 15.2, 9.2.B1: what the table shows for a modified die; never less than nothing. */
export function tableEntry(modified: number, column: Column, rowSix: RowSix, read: Reader): number {
  const row = rowOf(modified);
  const { value } =
    row === 6 && rowSix === 'step-6' ? read.at('attrition-row-six', row, column) : read.at('attrition', row, column);
  return Math.max(0, Number(value));
}

/** The reading of row 6, where the row can be rolled. */
export const rowSixReading = (rowSix: RowSix, field: string): Assumption => ({
  ruling: 'attrition-row-six',
  rule: '15.2',
  field,
  reading: `Row 6 of the Attrition Table is ${ROW_SIX.find(({ id }) => id === rowSix)!.label}.`,
});
