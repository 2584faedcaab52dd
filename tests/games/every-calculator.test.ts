/** What must hold for every calculator of every game, found in the index: a new one is tested from its first day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TONES } from '../../src/calculator/calculator.ts';
import { changes } from '../../src/calculator/changes.ts';
import { everyFall } from '../../src/calculator/falls.ts';
import { defaultsOf, type Field, type Fields, type ScalarField } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Basis, Report, Stage } from '../../src/calculator/report.ts';
import { STANDINGS, weakest } from '../../src/calculator/standing.ts';
import type { Solved } from '../../src/engine/tree.ts';
import { GAMES } from '../../src/games/index.ts';
import { everyCalculator, type Found } from '../support/calculators.ts';
import { meanOf, tellingsOf } from '../support/enumerate.ts';
import { anyInput, type Input } from '../support/inputs.ts';
import { sum } from '../support/oracle.ts';

const CLOSE = 1e-12;

const found = await everyCalculator();

const near = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b));

/** Every field, those of list items included. */
const allFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.kind === 'list'
      ? [
          [name, field],
          ...Object.entries(field.of as Record<string, ScalarField>).map(([of, f]): [string, Field] => [
            `${name}.${of}`,
            f,
          ]),
        ]
      : [[name, field]],
  );

function expectFinite(value: unknown, path: string): void {
  if (typeof value === 'number') expect(Number.isFinite(value), path).toBe(true);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) expectFinite(part, `${path}.${key}`);
  else expect(['string', 'boolean', 'undefined'], path).toContain(typeof value);
}

function expectSentence(text: string): void {
  expect(text).toMatch(/^\S.*[.!]$/);
  expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
}

function expectBasis({ calculator, content }: Found, { breakdown, assumptions, tables, standing }: Basis): void {
  for (const line of breakdown) {
    expect(content.ids).toContain(line.rule);
    expect(STANDINGS).toContain(line.standing);
    expect(Number.isInteger(line.amount)).toBe(true);
    expect(line.why).not.toBe('');
  }
  for (const use of tables) {
    expect(calculator.tables).toContain(use.table);
    expect(use.entries.length).toBeGreaterThan(0);
    expect(use.standing).toBe(weakest(use.entries.map((e) => e.standing)));
  }
  for (const { ruling, rule, reading, field } of assumptions) {
    expect(content.rulings.map((r) => r.id)).toContain(ruling);
    expect(content.ids).toContain(rule);
    expectSentence(reading);
    if (field) expect((calculator.fields as Fields)[field]).toMatchObject({ kind: 'ruling', ruling });
  }
  expect(standing).toBe(weakest([...breakdown, ...tables].map((part) => part.standing)));
}

function expectTree(node: Solved<Stage>): void {
  if (node.type === 'leaf') {
    expect(node.leaf.name).not.toBe('');
    return;
  }
  if (node.type === 'chance') expect(near(sum(node.branches.map((b) => b.chance!)), 1)).toBe(true);
  else expect(node.branches.filter((b) => b.best)).toHaveLength(1);
  for (const branch of node.branches) expectTree(branch.to);
}

/** A drawn figure has an error, and there is one to draw for. */
function expectSampled({ sampled, chances, expected }: Report): void {
  const { drawn, of, errors } = sampled!;
  expect(Number.isInteger(drawn) && drawn > 0 && Number.isInteger(of) && of > 0).toBe(true);
  expect(Object.keys(errors).length).toBeGreaterThan(0);
  for (const [key, error] of Object.entries(errors)) {
    expect(Object.keys({ ...chances, ...expected })).toContain(key);
    expect(error >= 0 && error < (key in chances ? 1 : Number.POSITIVE_INFINITY), key).toBe(true);
    if (key in chances) expect(error, key).toBeGreaterThan(0);
  }
}

function expectReport(at: Found, report: Report): void {
  const { terms, headline } = at.calculator;
  expectFinite(report, 'report');
  expectSentence(report.sentence);
  expectBasis(at, report);
  for (const part of [report.chances, report.expected, report.distributions, report.facts]) {
    for (const key of Object.keys(part)) expect(Object.keys(terms)).toContain(key);
  }
  for (const [key, chance] of Object.entries(report.chances)) expect(chance >= 0 && chance <= 1, key).toBe(true);
  if (headline.length > 1) expect(near(sum(headline.map((key) => report.chances[key]!)), 1)).toBe(true);
  for (const [key, parts] of Object.entries(report.distributions)) {
    expect(near(sum(parts.map((p) => p.chance)), 1), key).toBe(true);
    expect(
      parts.every((p, i) => p.chance > 0 && (i === 0 || p.value > parts[i - 1]!.value)),
      key,
    ).toBe(true);
    expect(near(sum(parts.map((p) => p.value * p.chance)), report.expected[key]!), key).toBe(true);
  }
  if (report.joint) expect(near(sum(report.joint.map((row) => row.chance)), 1)).toBe(true);
  for (const row of report.grid?.rows ?? [])
    expect(Object.keys(row).sort()).toEqual(
      report.grid!.columns.flatMap((c) => [c.id, ...(c.error ? [c.error] : [])]).sort(),
    );
  if (report.tree) expectTree(report.tree);
  if (report.sampled) expectSampled(report);
  for (const { worth } of Object.values(at.calculator.aims)) expect(Number.isFinite(worth(report))).toBe(true);
}

test('every game of the list has calculators', () => {
  expect([...new Set(found.map((f) => f.game))]).toEqual(GAMES);
});

describe.each(found.map((at) => [`${at.game} ${at.name}`, at] as const))('%s', (_, at) => {
  const { calculator, content, name } = at;
  const fields: Fields = calculator.fields;
  const compute = (input: Input): Report => calculator.compute(input as never, content.tables);

  test('goes by the name it is filed under, and asks one question', () => {
    expect(calculator.id).toBe(name);
    expect(calculator.title).not.toBe('');
    expect(calculator.question).toMatch(/\?$/);
  });

  test('every clause and table that it names exists', () => {
    for (const rule of [...calculator.rules, ...allFields(fields).flatMap(([, f]) => f.rule ?? [])])
      expect(content.ids).toContain(rule);
    for (const table of calculator.tables) expect(Object.keys(content.tables)).toContain(table);
  });

  test('the defaults are an input', () => {
    expect(parse(fields, {})).toEqual({ type: 'input', input: defaultsOf(fields) });
    expect(parse(fields, defaultsOf(fields))).toEqual({ type: 'input', input: defaultsOf(fields) });
  });

  test('every field is labelled, and its default is allowed', () => {
    for (const [path, field] of allFields(fields)) {
      expect(field.label, path).not.toBe('');
      if (field.kind === 'choice' || field.kind === 'aim' || field.kind === 'ruling') {
        expect(new Set(field.options.map((o) => o.id)).size, path).toBe(field.options.length);
        expect(
          field.options.every((o) => o.label !== ''),
          path,
        ).toBe(true);
      }
    }
  });

  test('every field has an address key of its own, and none takes the one of the version', () => {
    const keys = Object.values(fields).map((f) => f.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('v');
  });

  test('an aim field offers the aims there are, and several aims have their field', () => {
    if (Object.keys(calculator.aims).length > 1) expect(fields['aim']?.kind).toBe('aim');
    for (const [path, field] of allFields(fields)) {
      if (field.kind === 'aim')
        expect(
          field.options.map((o) => o.id),
          path,
        ).toEqual(Object.keys(calculator.aims));
    }
  });

  test('a ruling field offers what rulings.json offers, and starts with what we follow', () => {
    for (const [path, field] of allFields(fields)) {
      if (field.kind !== 'ruling') continue;
      const ruling = content.rulings.find((r) => r.id === field.ruling);
      expect(
        ruling?.options?.map((o) => o.id),
        path,
      ).toEqual(field.options.map((o) => o.id));
      expect(field.default, path).toBe(field.options[0]!.id);
    }
  });

  test('what is drawn is computed and labelled', () => {
    const { headline, figure, charts, tones, terms } = calculator;
    const { chances } = compute(defaultsOf(fields));
    for (const key of [...headline, ...(figure ? [figure] : [])]) expect(Object.keys(chances)).toContain(key);
    for (const key of [...charts.flatMap((c) => c.keys), ...Object.keys(tones)])
      expect(Object.keys(terms)).toContain(key);
    for (const tone of Object.values(tones)) expect(TONES).toContain(tone);
    for (const folded of calculator.folded ?? []) expect(Object.values(fields).map((f) => f.group)).toContain(folded);
  });

  test('any input gives a whole report, the same each time, and stays as it was', () => {
    fc.assert(
      fc.property(anyInput(fields), (input) => {
        const before = structuredClone(input);
        const report = compute(input);
        expectReport(at, report);
        expect(input).toEqual(before);
        expect(compute(input)).toEqual(report);
      }),
      { numRuns: 20 },
    );
  });

  test('single changes are inputs of their own', () => {
    const input: Input = defaultsOf(fields);
    for (const aim of Object.keys(calculator.aims)) {
      for (const change of changes(calculator, input, compute(input), content.tables, aim)) {
        expect(parse(fields, change.input)).toEqual({ type: 'input', input: change.input });
        expect(Number.isFinite(change.gain) && change.gain !== 0).toBe(true);
      }
    }
  });

  test.runIf(calculator.swap)('seen from the other side and back again it is itself', () => {
    fc.assert(
      fc.property(anyInput(fields), (input) => {
        const other = calculator.swap!(input as never) as Input;
        expect(parse(fields, other)).toEqual({ type: 'input', input: other });
        expect(calculator.swap!(other as never)).toEqual(input);
      }),
    );
  });

  test.runIf(calculator.sample)(
    'a run can be carried on and repeated, and another run agrees within the errors',
    () => {
      const { most, start } = calculator.sample!;
      for (const input of [defaultsOf(fields), ...fc.sample(anyInput(fields), { numRuns: 12, seed: 5 })]) {
        const total = most(input as never, content.tables);
        expect(total > 0).toBe(compute(input).sampled !== undefined);
        if (total === 0) continue;
        const run = (seed: number, steps: readonly number[]): Report => {
          const sampling = start(input as never, content.tables, seed);
          for (const step of steps) sampling.step(step);
          return sampling.report();
        };
        const once = run(3, [40, 60]);
        expect(once.sampled).toMatchObject({ drawn: 100, of: total, seed: 3 });
        expect(run(3, [40, 60])).toEqual(once);
        const other = run(4, [100]);
        for (const [key, error] of Object.entries(once.sampled!.errors)) {
          if (!(key in once.chances)) continue;
          const apart = Math.abs(once.chances[key]! - other.chances[key]!);
          expect(apart, key).toBeLessThan(5 * Math.hypot(error, other.sampled!.errors[key]!));
        }
      }
    },
  );

  test('dice and their resolution come together', () => {
    expect(calculator.rolls === undefined).toBe(calculator.resolve === undefined);
  });

  test.runIf(calculator.resolve)('one roll at a time, over all rolls, gives exactly what is computed at once', () => {
    const { rolls, resolve } = calculator;
    let [cases, left] = [0, 7000];
    const inputs = fc.sample(anyInput(fields, { numbers: 2, items: 1 }), { numRuns: 60, seed: 12 });
    for (const [tried, input] of inputs.entries()) {
      // Of some calculators few cases are small: they are searched for a little longer.
      if (tried >= 30 && cases >= 5) break;
      const falls = everyFall((fallen) => rolls!(input as never, content.tables, fallen), Math.min(left, 3200));
      if (!falls) continue;
      left -= falls.length;
      cases++;
      const outcomes = falls.map(({ faces, chance }) => ({
        outcome: resolve!(input as never, faces, content.tables),
        chance,
      }));
      const report = compute(input);
      const tellings = tellingsOf(outcomes, Object.keys({ ...report.chances, ...report.expected }));
      const where = JSON.stringify(input);
      for (const [key, chance] of Object.entries(report.chances))
        expect(near(meanOf(tellings.get(key)!), chance), `${key} of ${where}`).toBe(true);
      for (const [key, value] of Object.entries(report.expected))
        expect(near(meanOf(tellings.get(key)!), value), `${key} of ${where}`).toBe(true);
      for (const [key, parts] of Object.entries(report.distributions)) {
        const { values, told } = tellings.get(key)!;
        expect(
          [...values.keys()].toSorted((a, b) => Number(a) - Number(b)),
          `${key} of ${where}`,
        ).toEqual(parts.map((p) => p.value));
        for (const part of parts)
          expect(near(values.get(part.value)! / told, part.chance), `${key} of ${where}`).toBe(true);
      }
      for (const { outcome } of [outcomes[0]!, outcomes.at(-1)!]) {
        expectSentence(outcome.sentence);
        expectBasis(at, outcome);
        expectFinite(outcome, 'outcome');
        for (const key of Object.keys(outcome.facts)) expect(Object.keys(calculator.terms)).toContain(key);
        for (const step of outcome.steps) {
          expect(content.ids).toContain(step.rule);
          expectSentence(step.text);
        }
      }
    }
    expect(cases).toBeGreaterThanOrEqual(5);
  });
});
