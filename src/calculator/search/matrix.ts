/** Two numbers of an input against each other: what every pair of values is worth for an aim. */
import type { Calculator } from '../calculator.ts';
import type { Standing } from '../standing.ts';
import type { Tables } from '../table.ts';
import { type NumberPlace, numbersOf, worthOf } from './goal.ts';
import type { Input } from './places.ts';

export interface Cell {
  readonly worth: number;
  readonly standing: Standing;
}

export interface MatrixRow {
  readonly value: number;
  /** One a column; none where the rules forbid the pair. */
  readonly cells: readonly (Cell | undefined)[];
}

/** So many values in a row that hold the present one, as near to the middle as the field allows. */
export function windowOf({ field, value }: NumberPlace, size: number): number[] {
  const now = typeof value === 'number' ? value : field.min;
  const length = Math.min(size, field.max - field.min + 1);
  const first = Math.min(Math.max(field.min, now - Math.floor(length / 2)), field.max - length + 1);
  return Array.from({ length }, (_, i) => first + i);
}

/** The input with both values; the second is looked for again, since the first may be inside the same list. */
export function withBoth(calculator: Calculator, input: Input, rows: string, columns: string, pair: [number, number]) {
  const put = (on: Input, id: string, value: number): Input | undefined =>
    numbersOf(calculator, on)
      .find((place) => place.id === id)
      ?.put(value);
  const one = put(input, rows, pair[0]);
  return one && put(one, columns, pair[1]);
}

/** One row of the matrix: its value beside every value of the columns. */
export const matrixRow = (
  calculator: Calculator,
  input: Input,
  tables: Tables,
  aim: string,
  { rows, columns, value, across }: { rows: string; columns: string; value: number; across: readonly number[] },
): MatrixRow => ({
  value,
  cells: across.map((other) => {
    const pair = withBoth(calculator, input, rows, columns, [value, other]);
    return pair && worthOf(calculator, pair, tables, aim);
  }),
});
