/** No figure rests on a stand-in without saying so: wherever a value of ours, set to another, would change a report, the report names its table. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type Fields } from '../../src/calculator/fields.ts';
import { cellsOf } from '../../src/calculator/own.ts';
import { allowedAt } from '../../src/calculator/own-cell.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Report } from '../../src/calculator/report.ts';
import { entryAt, type Key, type Table, type Tables, type Value } from '../../src/calculator/table.ts';
import { everyCalculator } from '../support/calculators.ts';
import { type Input, nearDefaults } from '../support/inputs.ts';
import { runs } from '../support/work.ts';

/** Another value that the cell may hold, one step up or down where it is a number. */
function otherAt(table: Table, at: readonly Key[], value: Value, up: boolean): Value {
  const { words, numbers } = allowedAt(table, at);
  if (typeof value === 'number' && numbers) {
    const [least, most] = [numbers[0]!, numbers.at(-1)!];
    if (up ? value < most : value > least) return value + (up ? 1 : -1);
  }
  const others = [...words, ...(numbers ?? [])].filter((other) => other !== value);
  return others[up ? 0 : others.length - 1] ?? value;
}

/** The table with every value of ours set to another; undefined where it has none. */
function moved(table: Table, up: boolean): Table | undefined {
  const cells = cellsOf(table).map((at) => ({ at, ...entryAt(table, at)! }));
  if (cells.every(({ standing }) => standing !== 'stand-in')) return undefined;
  const entries = cells.map((cell) =>
    cell.standing === 'stand-in' ? { ...cell, value: otherAt(table, cell.at, cell.value, up) } : cell,
  );
  return { ...table, entries };
}

/** All that a reader is told, without what it rests on. */
function toldIn({ breakdown, assumptions, tables, standing, onward, ...told }: Report): string {
  return JSON.stringify({ ...told, breakdown: breakdown.map(({ amount, why }) => [amount, why]) });
}

/** Whether the report says that it rests on values of ours, and in which table. */
const owns = ({ standing, tables }: Report, id: string): boolean =>
  standing === 'stand-in' && tables.some((use) => use.table === id && use.standing === 'stand-in');

const found = (await everyCalculator()).filter(({ calculator }) => calculator.tables.length > 0);

describe.each(found)('$game $name', ({ calculator, content }) => {
  const shipped: Tables = Object.fromEntries(calculator.tables.map((id) => [id, content.tables[id]!]));
  const others = Object.values(shipped).flatMap((table) =>
    [true, false].flatMap((up) => {
      const other = moved(table, up);
      return other ? [{ id: table.id, tables: { ...shipped, [table.id]: other } }] : [];
    }),
  );
  const fields: Fields = calculator.fields;
  const compute = (input: Input, tables: Tables): Report => calculator.compute(input as never, tables);

  /** Tables on which the report rests and does not say so. */
  const silent = (input: Input): string[] => {
    const report = compute(input, shipped);
    const told = toldIn(report);
    const unnamed = others.filter(({ id }) => !owns(report, id));
    return unnamed.flatMap(({ id, tables }) =>
      toldIn(compute(input, tables)) === told ? [] : [`${id}, in a report that stands as ${report.standing}`],
    );
  };

  test('names every table whose stand-ins its report rests on', () => {
    expect(silent(defaultsOf(fields))).toEqual([]);
    if (calculator.sample) return;
    fc.assert(
      fc.property(nearDefaults(fields), (input) => {
        if (parse(fields, input).type === 'input') expect(silent(input)).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});
