/** What each single change would be worth is what computing it says, best first. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calculator, calculatorWith } from '../../../src/calculator/calculator.ts';
import { choice, defaultsOf, flag, type InputOf, list, number, numberOr } from '../../../src/calculator/fields.ts';
import { changes } from '../../../src/calculator/search/changes.ts';
import { rulingsFrom } from '../../../src/calculator/switches.ts';

const GROUND = { flat: 0, hill: 5, swamp: -5 } as const;

const fields = {
  cu: number({ label: 'CU', key: 'c', min: 1, max: 3, default: 2 }),
  idle: number({ label: 'Idle', key: 'i', min: 0, max: 9, default: 0 }),
  ratio: numberOr<'table'>({
    label: 'Ratio',
    key: 'r',
    min: 0,
    max: 9,
    default: 'table',
    words: [{ id: 'table', label: 'table' }],
  }),
  rough: flag({ label: 'Rough', key: 'f' }),
  ground: choice({
    label: 'Ground',
    key: 'g',
    default: 'flat',
    options: [
      { id: 'flat', label: 'flat land' },
      { id: 'hill', label: 'a hill' },
      { id: 'swamp', label: 'a swamp' },
    ],
  }),
  hidden: number({ label: 'Hidden', key: 'h', min: 0, max: 9, default: 1, when: (input) => input['rough'] === true }),
  reading: rulingsFrom({ x: { a: 'a', b: 'b' } })('x', { label: 'Reading', key: 'd' }),
  armies: list({
    label: 'Armies',
    key: 'l',
    item: 'Army',
    min: 0,
    max: 2,
    of: { cu: number({ label: 'CU', key: 'c', min: 1, max: 9, default: 1 }) },
    default: [],
  }),
};

/** Worth: cu, plus 3 for the flag, plus the ground, plus every army's cu; a hidden field and a reading count too. */
function compute(input: InputOf<typeof fields>) {
  const value =
    input.cu +
    (input.rough ? 3 : 0) +
    GROUND[input.ground] +
    input.hidden * 10 +
    (input.reading === 'b' ? 100 : 0) +
    (input.ratio === 'table' ? 0 : input.ratio) +
    input.armies.reduce((sum, a) => sum + a.cu, 0);
  return { sentence: '', expected: { value } };
}

const toy = calculatorWith({})({
  id: 'toy',
  title: 'Toy',
  question: '?',
  rules: [],
  tables: [],
  terms: { value: 'Worth' },
  fields,
  compute,
  aims: { value: { form: 'number', worth: (r) => r.expected.value } },
});

const at = (given: Record<string, unknown> = {}) => {
  const input = { ...defaultsOf(toy.fields), ...given };
  return changes(toy as Calculator, input, toy.compute(input as never, {}), {}, 'value');
};

const short = (given?: Record<string, unknown>) =>
  at(given).map(({ label, from, to, gain }) => `${label}: ${from} to ${to} ${gain}`);

describe('changes', () => {
  test('every single step with its gain, best first, without those that change nothing', () => {
    expect(short()).toEqual([
      'Ground: flat land to a hill 5',
      'Rough: no to yes 3',
      'CU: 2 to 3 1',
      'CU: 2 to 1 -1',
      'Ground: flat land to a swamp -5',
    ]);
  });

  test('no step leaves the bounds', () => {
    expect(short({ cu: 3 }).filter((c) => c.startsWith('CU'))).toEqual(['CU: 3 to 2 -1']);
    expect(short({ cu: 1 }).filter((c) => c.startsWith('CU'))).toEqual(['CU: 1 to 2 1']);
  });

  test('a field that does not apply is left alone until it does', () => {
    expect(short({ rough: true }).filter((c) => c.startsWith('Hidden'))).toEqual([
      'Hidden: 1 to 2 10',
      'Hidden: 1 to 0 -10',
    ]);
  });

  test('a word has no neighbours; a number beside words has', () => {
    expect(short({ ratio: 4 }).filter((c) => c.startsWith('Ratio'))).toEqual(['Ratio: 4 to 5 1', 'Ratio: 4 to 3 -1']);
  });

  test('the items of a list are named and changed one at a time', () => {
    const armies = [{ cu: 1 }, { cu: 4 }];
    const found = at({ armies }).filter((c) => c.label.startsWith('Army'));
    expect(found.map((c) => `${c.label} ${c.from} to ${c.to}`)).toEqual([
      'Army 1: CU 1 to 2',
      'Army 2: CU 4 to 5',
      'Army 2: CU 4 to 3',
    ]);
    expect(found[1]!.input['armies']).toEqual([{ cu: 1 }, { cu: 5 }]);
  });

  test('each carries the input that it would make, one field away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        fc.constantFrom('flat', 'hill', 'swamp'),
        (cu, rough, ground) => {
          const input = { ...defaultsOf(toy.fields), cu, rough, ground };
          const now = toy.compute(input as never, {}).expected.value;
          for (const change of at({ cu, rough, ground })) {
            const differ = Object.keys(input).filter(
              (name) => change.input[name] !== (input as Record<string, unknown>)[name],
            );
            expect(differ).toHaveLength(1);
            expect(toy.compute(change.input as never, {}).expected.value - now).toBe(change.gain);
          }
        },
      ),
    );
  });

  test('an aim that is not there is named', () => {
    expect(() => changes(toy as Calculator, {}, toy.compute(defaultsOf(fields), {}), {}, 'glory')).toThrow(
      new RangeError('aim "glory" is not one of value'),
    );
  });
});
