/** Makes a table for the box from rows that no table file holds. */
import type { Standing } from '../../calculator/standing.ts';
import type { Allowed, Table, Tables, Value } from '../../calculator/table.ts';
import { NO, YES } from '../../stores/box/parts.ts';

export interface Row {
  readonly key: string;
  readonly label?: string;
  readonly cells: Readonly<Record<string, { readonly value: Value | undefined; readonly standing: Standing }>>;
}

interface Column {
  readonly label: string;
  readonly allows: Allowed;
}

export function tableOf(
  id: string,
  title: string,
  row: string,
  columns: Readonly<Record<string, Column>>,
  rows: readonly Row[],
  called?: Readonly<Record<string, string>>,
): Tables {
  const keys = Object.keys(columns);
  const table: Table = {
    id,
    title,
    rules: [],
    axes: [
      {
        id: 'row',
        label: row,
        keys: rows.map(({ key }) => key),
        labels: Object.fromEntries(rows.map(({ key, label }) => [key, label ?? key])),
      },
      { id: 'column', label: '', keys, labels: Object.fromEntries(keys.map((key) => [key, columns[key]!.label])) },
    ],
    entries: rows.flatMap(({ key, cells }) =>
      keys.flatMap((column) => {
        const cell = cells[column];
        return cell?.value === undefined ? [] : [{ at: [key, column], value: cell.value, standing: cell.standing }];
      }),
    ),
    allows: Object.fromEntries(keys.map((key) => [key, columns[key]!.allows])),
    ...(called && { called }),
  };
  return rows.length ? { [id]: table } : {};
}

export const words = (...list: readonly string[]): Allowed => ({ words: [...new Set(list)] });
export const numbers = (least: number, most: number): Allowed => ({ words: [], numbers: [least, most] });
export const flag = (value: unknown): string => (value ? YES : NO);
