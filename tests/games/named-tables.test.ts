/** What a report tells depends only on the entries of tables that it names: any other may change, and nothing moves. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fields } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Report } from '../../src/calculator/report.ts';
import type { Table, Tables } from '../../src/calculator/table.ts';
import { everyCalculator } from '../support/calculators.ts';
import { nearDefaults } from '../support/inputs.ts';
import { runs } from '../support/work.ts';

const SEED = 5;
const found = (await everyCalculator()).filter(({ calculator: { tables } }) => tables.length > 0);

/** All tables, with every number moved that the report does not name. */
function moved(tables: Tables, { tables: used }: Report, by: number): Tables {
  const named = new Set(used.flatMap(({ table, entries }) => entries.map(({ at }) => `${table} ${at.join(' ')}`)));
  const change = (id: string, { entries, ...table }: Table): Table => ({
    ...table,
    entries: entries.map((entry) =>
      typeof entry.value === 'number' && !named.has(`${id} ${entry.at.join(' ')}`)
        ? { ...entry, value: Math.max(0, entry.value + by) }
        : entry,
    ),
  });
  return Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, change(id, table)]));
}

/** What is told as the answer; what only stands beside it for comparison is left out. */
const toldOf = ({ sentence, verdict, chances, expected, facts }: Report): string =>
  JSON.stringify({ sentence, verdict, chances, expected, facts });

test.each(found.map((at) => [`${at.game} ${at.name}`, at] as const))('%s', (_, { calculator, content }) => {
  const fields = calculator.fields as Fields;
  for (const given of fc.sample(nearDefaults(fields), { seed: SEED, numRuns: runs(30) })) {
    const parsed = parse(fields, given);
    if (parsed.type === 'problems') continue;
    const compute = (tables: Tables): Report => calculator.compute(parsed.input as never, tables);
    const report = compute(content.tables);
    for (const by of [1, -1])
      expect(toldOf(compute(moved(content.tables, report, by))), JSON.stringify(given)).toBe(toldOf(report));
  }
});
