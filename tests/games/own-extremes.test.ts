/** Whatever a column may hold, every calculator that reads it bears: all its cells, and one alone, at each extreme. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type Fields } from '../../src/calculator/fields.ts';
import { cellsOf, type Own, placeOf, withOwn } from '../../src/calculator/own.ts';
import { allowedAt } from '../../src/calculator/own-cell.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Key, Table, Value } from '../../src/calculator/table.ts';
import { everyCalculator } from '../support/calculators.ts';
import { nearDefaults } from '../support/inputs.ts';
import { AT_LENGTH, runs, within } from '../support/work.ts';

/** Cells that take the same values, with the least, the most and every word they take. */
function extremesOf(table: Table): { cells: (readonly Key[])[]; values: Value[] }[] {
  const kinds = Map.groupBy(cellsOf(table), (at) => JSON.stringify(allowedAt(table, at)));
  return [...kinds.values()].map((cells) => {
    const { words, numbers = [] } = allowedAt(table, cells[0]!);
    // A phrase is read by people: one of them stands for all.
    return { cells, values: [...numbers, ...words.filter((w) => !w.includes(' ')).slice(0, 4), ...words.slice(-1)] };
  });
}

const ownWith = (table: Table, cells: readonly (readonly Key[])[], value: Value): Own => ({
  [table.id]: Object.fromEntries(cells.map((at) => [placeOf(at), value])),
});

/** Paths of numbers in a report that are none, and of words that no reader should see. */
function wrongIn(part: unknown, path = ''): string[] {
  if (typeof part === 'number') return Number.isFinite(part) ? [] : [path];
  if (typeof part === 'string') return /NaN|undefined|Infinity|\[object/.test(part) ? [`${path}: ${part}`] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => wrongIn(inner, `${path}.${name}`));
}

/** The usual case, and with each option of each choice in turn: what a table says is often read in one of them alone. */
const choicesOf = (fields: Fields): Record<string, unknown>[] => [
  defaultsOf(fields),
  ...Object.entries(fields).flatMap(([name, field]) => {
    const values = field.kind === 'flag' ? [true, false] : 'options' in field ? field.options.map(({ id }) => id) : [];
    return values.filter((value) => value !== field.default).map((value) => ({ ...defaultsOf(fields), [name]: value }));
  }),
];

const SEED = 21;
const SLOW = within(1500);

describe.each(await everyCalculator())('$game $name', ({ calculator, content }) => {
  test('answers with every table at every extreme that may be typed', () => {
    const shipped = Object.fromEntries(calculator.tables.map((id) => [id, content.tables[id]!]));
    const inputs = [
      defaultsOf(calculator.fields as Fields),
      ...(calculator.sample
        ? []
        : fc.sample(nearDefaults(calculator.fields), { seed: SEED, numRuns: Math.min(runs(1), 5) })),
    ];
    const wrong: string[] = [];
    for (const table of Object.values(shipped)) {
      for (const { cells, values } of extremesOf(table)) {
        for (const value of values) {
          for (const some of cells.length > 1 ? [cells, cells.slice(0, 1)] : [cells]) {
            const tables = withOwn(shipped, ownWith(table, some, value));
            for (const input of inputs) {
              const name = `${table.id}[${some.map(placeOf).slice(0, 2).join('; ')}${some.length > 2 ? '…' : ''}] = ${value}`;
              const from = performance.now();
              try {
                wrong.push(...wrongIn(calculator.compute(input as never, tables)).map((path) => `${name}: ${path}`));
              } catch (error) {
                wrong.push(`${name}: ${error}`);
              }
              const took = performance.now() - from;
              if (took > SLOW) wrong.push(`${name}: ${Math.round(took)} ms`);
            }
          }
        }
      }
    }
    expect([...new Set(wrong)].slice(0, 12)).toEqual([]);
  });

  test('answers in each choice with every value that a cell read there may hold', () => {
    const shipped = Object.fromEntries(calculator.tables.map((id) => [id, content.tables[id]!]));
    const tried = new Set<string>();
    const wrong: string[] = [];
    const computed = (input: object, tables: typeof shipped, name: string) => {
      try {
        const report = calculator.compute(input as never, tables);
        wrong.push(...wrongIn(report).map((path) => `${name}: ${path}`));
        return report;
      } catch (error) {
        wrong.push(`${name}: ${error}`);
        return undefined;
      }
    };
    // What is drawn takes its time: there the usual case stands for all.
    const choices = choicesOf(calculator.fields as Fields).slice(0, calculator.sample && !AT_LENGTH ? 1 : undefined);
    for (const input of choices) {
      if (parse(calculator.fields as Fields, input).type !== 'input') continue;
      for (const { table: id, entries } of computed(input, shipped, 'as shipped')?.tables ?? []) {
        for (const { at } of entries.filter((e) => !tried.has(`${id} ${placeOf(e.at)}`))) {
          tried.add(`${id} ${placeOf(at)}`);
          const { words, numbers = [] } = allowedAt(shipped[id]!, at);
          for (const value of [...numbers, ...words])
            computed(input, withOwn(shipped, ownWith(shipped[id]!, [at], value)), `${id}[${placeOf(at)}] = ${value}`);
        }
      }
    }
    expect([...new Set(wrong)].slice(0, 12)).toEqual([]);
  });
});
