/** What must hold for every calculator of every game, found in the index: a new one is tested from its first day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../src/calculator/address.ts';
import { TONES } from '../../src/calculator/calculator.ts';
import { barsOf, defaultsOf, type Field, type Fields, type ScalarField } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { refusal } from '../../src/calculator/refusal.ts';
import type { Basis, Outcome, Report, Stage } from '../../src/calculator/report.ts';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { changes } from '../../src/calculator/search/changes.ts';
import { STANDINGS, type Standing, weakest } from '../../src/calculator/standing.ts';
import { answerToQuote } from '../../src/calculator/told/quoted-answer.ts';
import { queryOf } from '../../src/calculator/told/ways.ts';
import { writtenFields } from '../../src/components/data/surroundings.ts';
import type { Solved } from '../../src/engine/tree.ts';
import { GAMES } from '../../src/games/index.ts';
import { everyCalculator, type Found } from '../support/calculators.ts';
import { meanOf, tellingsOf } from '../support/enumerate.ts';
import { anyInput, type Input } from '../support/inputs.ts';
import { sum } from '../support/oracle.ts';
import { idsOf, unspoken } from '../support/spoken.ts';
import { runs, sized } from '../support/work.ts';

const CLOSE = 1e-12;
/** Inputs tried for each calculator. */
const RUNS = runs(20);
/** Cases of each whose words are read. */
const CASES = sized(60, 200);
/** Rolls of each that are written down, of all cases and of one. */
const [FALLS, OF_ONE] = [sized(5000, 7000), 3200];
const WRONG = '?!';

const found = await everyCalculator();

const near = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b));

/** A report for each input, made once: the aims look at the same ones. */
function remembered(compute: (input: Input) => Report): (input: Input) => Report {
  const reports = new Map<string, Report>();
  return (input) => {
    const key = JSON.stringify(input);
    const report = reports.get(key) ?? compute(input);
    reports.set(key, report);
    return report;
  };
}

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

/** What is wrong with something, a line each: an expectation for every number of every report would cost more than the reports. */
type Faults = string[];

const unless = (ok: boolean, faults: Faults, says: string): void => {
  if (!ok) faults.push(says);
};

function finite(value: unknown, path: string, faults: Faults): void {
  if (typeof value === 'number') unless(Number.isFinite(value), faults, `${path} is ${value}`);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) finite((value as Record<string, unknown>)[key], `${path}.${key}`, faults);
  else unless(['string', 'boolean', 'undefined'].includes(typeof value), faults, `${path} is a ${typeof value}`);
}

function sentence(text: string, faults: Faults): void {
  unless(/^\S.*[.!]$/.test(text), faults, `no sentence: ${text}`);
}

/** All that a reader is shown in words. */
function words({ calculator, game }: Found, texts: readonly string[], faults: Faults): void {
  const ids = idsOf(calculator);
  for (const text of texts) {
    const fault = unspoken(text, ids, game);
    if (fault) faults.push(fault);
  }
}

/** Words of a report that stand beside its sentence. */
const besideOf = ({ verdict, grid, series, onward, facts }: Report): string[] => [
  verdict ?? '',
  ...(grid?.columns.map(({ label }) => label) ?? []),
  ...(grid?.rows.flatMap((row) => Object.values(row).map(String)) ?? []),
  ...(series ? [series.title, series.step] : []),
  ...(onward?.map(({ says }) => says) ?? []),
  ...Object.values(facts).filter((fact) => typeof fact === 'string'),
];

const textsOf = ({ sentence, breakdown, assumptions }: Report | Outcome): string[] => [
  sentence,
  ...breakdown.flatMap(({ who, why }) => [who, why]),
  ...assumptions.map(({ reading }) => reading),
];

function basis(
  { calculator, content }: Found,
  { breakdown, assumptions, tables, standing }: Basis,
  faults: Faults,
): void {
  const weakestOf = (parts: readonly { readonly standing: Standing }[]): Standing =>
    weakest(parts.map((part) => part.standing));
  for (const { rule, standing, amount, why } of breakdown) {
    const sound = calculator.rules.includes(rule) && STANDINGS.includes(standing);
    unless(sound && Number.isInteger(amount) && why !== '', faults, `line ${rule} ${standing} ${amount} "${why}"`);
  }
  for (const use of tables) {
    unless(
      calculator.tables.includes(use.table) && use.entries.length > 0,
      faults,
      `table ${use.table} is not declared`,
    );
    unless(use.standing === weakestOf(use.entries), faults, `table ${use.table} is ${use.standing}`);
  }
  for (const { ruling, rule, reading, field } of assumptions) {
    unless(
      content.rulings.some((r) => r.id === ruling) && calculator.rules.includes(rule),
      faults,
      `${ruling} at ${rule}`,
    );
    sentence(reading, faults);
    const switched = field === undefined ? undefined : (calculator.fields as Fields)[field];
    const fits = field === undefined || (switched?.kind === 'ruling' && switched.ruling === ruling);
    unless(fits, faults, `${ruling} is not switched by ${field}`);
  }
  unless(standing === weakestOf([...breakdown, ...tables]), faults, `stands as ${standing}`);
}

function tree(node: Solved<Stage>, faults: Faults): void {
  if (node.type === 'leaf') {
    unless(node.leaf.name !== '', faults, 'a leaf without a name');
    return;
  }
  if (node.type === 'chance') unless(near(sum(node.branches.map((b) => b.chance!)), 1), faults, 'branches are not all');
  else unless(node.branches.filter((b) => b.best).length === 1, faults, 'not one branch is best');
  for (const branch of node.branches) tree(branch.to, faults);
}

/** A drawn figure has an error, and there is one to draw for. */
function drawn({ sampled, chances, expected }: Report, faults: Faults): void {
  const { drawn, of, errors } = sampled!;
  unless(Number.isInteger(drawn) && drawn > 0 && Number.isInteger(of) && of > 0, faults, `${drawn} of ${of} drawn`);
  unless(Object.keys(errors).length > 0, faults, 'drawn without an error');
  for (const [key, error] of Object.entries(errors)) {
    const fits = key in chances ? error > 0 && error < 1 : key in expected && error >= 0;
    unless(fits && Number.isFinite(error), faults, `error ${error} of ${key}`);
  }
}

/** Never and always are said of 0 and 1 alone: rounding makes none of them and hides none. */
function certainty(parts: readonly number[], of: string, faults: Faults): void {
  const there = parts.filter((chance) => chance > 0);
  unless(
    there.every((chance) => (chance === 1) === (there.length === 1)),
    faults,
    `${of} is sure where it is not, or not where it is: ${parts}`,
  );
}

function distributions({ distributions, expected }: Report, faults: Faults): void {
  for (const [key, parts] of Object.entries(distributions)) {
    unless(near(sum(parts.map((p) => p.chance)), 1), faults, `${key} does not add up`);
    certainty(
      parts.map((p) => p.chance),
      key,
      faults,
    );
    const rising = parts.every((p, i) => p.chance > 0 && (i === 0 || p.value > parts[i - 1]!.value));
    unless(rising, faults, `${key} does not rise`);
    unless(near(sum(parts.map((p) => p.value * p.chance)), expected[key]!), faults, `${key} has another mean`);
  }
}

/** A way on leads to a calculator that the page knows, with a case that it takes. */
function ways({ game, calculator }: Found, { onward = [] }: Report, faults: Faults): void {
  for (const way of onward) {
    const to = found.find((other) => other.game === game && other.name === way.calculator)?.calculator.fields;
    unless(to && ('query' in way || calculator.leads?.includes(way.calculator)), faults, `leads to ${way.calculator}`);
    const read = to && parse(to, fromQuery(to, queryOf(way, writtenFields(to))) ?? {});
    if (read?.type === 'problems') faults.push(`${way.calculator} refuses: ${read.problems[0]?.sentence}`);
  }
}

function faultsOf(at: Found, report: Report): Faults {
  const faults: Faults = [];
  const { terms, headline, aims } = at.calculator;
  finite(report, 'report', faults);
  sentence(report.sentence, faults);
  words(at, textsOf(report), faults);
  basis(at, report, faults);
  for (const part of [report.chances, report.expected, report.distributions, report.facts])
    for (const key of Object.keys(part)) unless(key in terms, faults, `${key} is no term`);
  for (const [key, chance] of Object.entries(report.chances)) unless(chance >= 0 && chance <= 1, faults, key);
  if (headline.length > 1) {
    const parts = headline.map((key) => report.chances[key]!);
    unless(near(sum(parts), 1), faults, 'the headline does not add up');
    certainty(parts, 'the headline', faults);
  }
  distributions(report, faults);
  if (report.joint) unless(near(sum(report.joint.map((row) => row.chance)), 1), faults, 'joint does not add up');
  const columns = report.grid?.columns.flatMap((c) => [c.id, ...(c.error ? [c.error] : [])]).sort();
  for (const row of report.grid?.rows ?? [])
    unless(Object.keys(row).sort().join() === columns!.join(), faults, `a row of ${Object.keys(row)}`);
  if (report.tree) tree(report.tree, faults);
  ways(at, report, faults);
  if (report.sampled) drawn(report, faults);
  for (const [aim, { worth }] of Object.entries(aims)) unless(Number.isFinite(worth(report)), faults, aim);
  return faults;
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
    for (const rule of calculator.rules) expect(content.ids).toContain(rule);
    // Its page knows the names of these alone.
    for (const rule of allFields(fields).flatMap(([, f]) => f.rule ?? [])) expect(calculator.rules).toContain(rule);
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

  test('what it asks, names and refuses is said in words', () => {
    const { title, question, terms } = calculator;
    const faults: Faults = [];
    const asked = allFields(fields).flatMap(([, f]) => [f.label, f.help ?? '', f.group ?? '']);
    words(at, [title, question, ...asked, ...Object.values<string>(terms)], faults);
    for (const [path, field] of Object.entries(fields)) {
      const items = field.kind === 'list' ? Object.keys(field.of).map((of) => [{ [of]: WRONG }]) : [];
      for (const found of [WRONG, '', '999999', '-999999', '1.5', [], [WRONG], ...items]) {
        const read = parse(fields, { [path]: found });
        if (read.type === 'input') continue;
        for (const problem of read.problems) {
          const says = refusal(fields, problem);
          sentence(says, faults);
          words(at, [says], faults);
          const named = [field.label, 'item' in field ? `${field.item} 1` : field.label];
          unless(
            named.some((name) => says.toLowerCase().includes(name.toLowerCase())),
            faults,
            `${path} without its label in: ${says}`,
          );
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('what it says of small cases, where words must agree with their numbers, is said in words', () => {
    const faults: Faults = [];
    for (const raw of fc.sample(anyInput(fields, { numbers: 3, items: 2 }), { numRuns: CASES })) {
      const read = parse(fields, raw);
      if (read.type === 'problems')
        words(
          at,
          read.problems.map((problem) => refusal(fields, problem)),
          faults,
        );
      else {
        const report = compute(read.input);
        words(at, [answerToQuote(calculator, read.input, report), ...textsOf(report), ...besideOf(report)], faults);
      }
    }
    expect([...new Set(faults)].slice(0, 5)).toEqual([]);
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
        const before = JSON.stringify(input);
        const report = compute(input);
        expect(faultsOf(at, report)).toEqual([]);
        expect(JSON.stringify(input)).toBe(before);
        expect(JSON.stringify(compute(input))).toBe(JSON.stringify(report));
      }),
      { numRuns: RUNS },
    );
  });

  test('single changes are inputs of their own', () => {
    const input: Input = defaultsOf(fields);
    const known = { ...calculator, compute: remembered(compute) };
    for (const aim of Object.keys(calculator.aims)) {
      for (const change of changes(known, input, compute(input), content.tables, aim)) {
        expect(parse(fields, change.input)).toEqual({ type: 'input', input: change.input });
        expect(Number.isFinite(change.gain) && change.gain !== 0).toBe(true);
      }
    }
  });

  test.runIf(calculator.swap)('seen from the other side and back again it is itself', () => {
    fc.assert(
      fc.property(anyInput(fields), (input) => {
        fc.pre(barsOf(fields, input).length === 0);
        const other = calculator.swap!(input as never) as Input;
        const read = parse(fields, other);
        // An army that may stand may be too large to march; then the clause is told.
        if (read.type === 'problems')
          for (const { code, sentence } of read.problems)
            expect(`${code}: ${sentence}`).toMatch(/^range: .*the most that .* allows\b/);
        else expect(read.input).toEqual(other);
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
    let [cases, left] = [0, FALLS];
    const inputs = fc.sample(anyInput(fields, { numbers: 2, items: 1 }), { numRuns: 60, seed: 12 });
    for (const [tried, input] of inputs.entries()) {
      // Of some calculators few cases are small: they are searched for a little longer.
      if (tried >= 30 && cases >= 5) break;
      const falls = everyFall((fallen) => rolls!(input as never, content.tables, fallen), Math.min(left, OF_ONE));
      if (!falls) continue;
      left -= falls.length;
      cases++;
      const outcomes = falls.map(({ faces, chance }) => ({
        outcome: resolve!(input as never, faces, content.tables),
        chance,
      }));
      const report = compute(input);
      const tellings = tellingsOf(outcomes, Object.keys({ ...report.chances, ...report.expected }));
      const faults: Faults = [];
      for (const [key, mean] of [report.chances, report.expected].flatMap(Object.entries<number>))
        unless(near(meanOf(tellings.get(key)!), mean), faults, key);
      for (const [key, parts] of Object.entries(report.distributions)) {
        const { values, told } = tellings.get(key)!;
        const found = [...values.keys()].toSorted((a, b) => Number(a) - Number(b));
        unless(found.join() === parts.map((p) => p.value).join(), faults, `${key} is ${found}`);
        for (const { value, chance } of parts)
          unless(near(values.get(value)! / told, chance), faults, `${key} ${value}`);
      }
      for (const { outcome } of [outcomes[0]!, outcomes.at(-1)!]) {
        sentence(outcome.sentence, faults);
        words(at, [...textsOf(outcome), ...outcome.steps.map((step) => step.text)], faults);
        basis(at, outcome, faults);
        finite(outcome, 'outcome', faults);
        for (const key of Object.keys(outcome.facts)) unless(key in calculator.terms, faults, `${key} is no term`);
        for (const { rule, text } of outcome.steps) {
          unless(calculator.rules.includes(rule), faults, `no clause ${rule}`);
          sentence(text, faults);
        }
      }
      expect(faults, JSON.stringify(input)).toEqual([]);
    }
    expect(cases).toBeGreaterThanOrEqual(5);
  });
});
