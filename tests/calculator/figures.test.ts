/** Figures declared once: what all rolls fold is what single rolls tell, and what a case rests on comes with it. */
import { describe, expect, test } from 'vitest';
import { fromQuery, onward } from '../../src/calculator/address.ts';
import { calculatorWith } from '../../src/calculator/calculator.ts';
import { flag, list, number } from '../../src/calculator/fields.ts';
import { figuresOf } from '../../src/calculator/figures.ts';
import { line } from '../../src/calculator/ledger.ts';
import { touchedBy } from '../../src/calculator/readings.ts';
import { perCase } from '../../src/calculator/remember.ts';
import { rulingsFrom } from '../../src/calculator/switches.ts';
import type { Reader, Tables } from '../../src/calculator/table.ts';
import { queryOf } from '../../src/calculator/told/ways.ts';
import { writtenFields } from '../../src/components/data/surroundings.ts';
import { weighted } from '../../src/engine/dist.ts';

interface Result {
  readonly won: boolean;
  readonly lost: number;
  readonly face?: number;
}

const figures = figuresOf<Result, { readonly pays: boolean }>()(({ chance, amount, mean, fact }) => ({
  wins: chance('Wins', (r) => r.won, { tone: 'attacker' }),
  lossesIfWon: amount('Lost if won', (r) => r.lost, { given: (r) => r.won, chart: 'Losses' }),
  losses: amount('Lost', (r) => r.lost, { tone: 'plain', chart: 'Losses' }),
  price: mean('Price', (r) => r.lost * 2, { when: ({ pays }) => pays }),
  face: fact('Face', (r) => r.face),
}));

const results = weighted<Result>([
  [{ won: true, lost: 0 }, 2],
  [{ won: true, lost: 3 }, 1],
  [{ won: false, lost: 3 }, 3],
]);

describe('figures', () => {
  test('are folded over all results, each over those that it counts', () => {
    expect(figures.fold(results, { pays: true })).toEqual({
      chances: { wins: 1 / 2 },
      expected: { lossesIfWon: 1, losses: 2, price: 4 },
      distributions: {
        lossesIfWon: [
          { value: 0, chance: 2 / 3 },
          { value: 3, chance: 1 / 3 },
        ],
        losses: [
          { value: 0, chance: 1 / 3 },
          { value: 3, chance: 2 / 3 },
        ],
      },
    });
  });

  test('are missing where nothing counts for them, or the case does not ask', () => {
    const lost = weighted<Result>([[{ won: false, lost: 1 }, 1]]);
    expect(Object.keys(figures.fold(lost, { pays: false }).expected)).toEqual(['losses']);
  });

  test('are read off one roll, with what only a roll can tell', () => {
    expect(figures.facts({ won: true, lost: 3, face: 5 }, { pays: false })).toEqual({
      wins: true,
      lossesIfWon: 3,
      losses: 3,
      price: 6,
      face: 5,
    });
    expect(figures.facts({ won: false, lost: 3 }, { pays: false })).toEqual({ wins: false, losses: 3, price: 6 });
  });

  test('bring their words, tones and charts', () => {
    expect(figures.terms).toMatchObject({ wins: 'Wins', face: 'Face' });
    expect(figures.tones).toEqual({ wins: 'attacker', losses: 'plain' });
    expect(figures.charts).toEqual([{ title: 'Losses', keys: ['lossesIfWon', 'losses'] }]);
  });
});

const tables: Tables = {
  price: {
    id: 'price',
    title: 'Price',
    rules: ['1'],
    axes: [{ id: 'n', label: 'n', keys: [1, 2] }],
    entries: [
      { at: [1], value: 4, standing: 'printed' },
      { at: [2], value: 5, standing: 'stand-in' },
    ],
  },
};

const calculator = calculatorWith({
  ones: { rule: '1.1', says: { costs: 'A 1 costs 1 CU.', nothing: 'A 1 does nothing.' } },
  ties: { rule: ['9', '2'], says: 'Ties go to the defender.' },
  late: { rule: '2', says: { play: 'It is played late.', roll: 'It is rolled late.' } },
});

const ruling = rulingsFrom({ ones: { costs: 'costs 1 CU', nothing: 'does nothing' } });

const planOf = perCase(({ n }: { readonly n: number }, read: Reader) => Number(read.at('price', n).value));

const priced = calculator({
  id: 'priced',
  title: 'Priced',
  question: 'How much?',
  rules: ['1', '1.1', '2'],
  fields: {
    n: number({ label: 'n', key: 'n', min: 1, max: 2, default: 1 }),
    ones: ruling('ones', { label: 'A 1', key: 'o' }),
  },
  tables: ['price'],
  terms: { price: 'Price' },
  compute: (input, read) => ({
    sentence: 'It has a price.',
    facts: { price: planOf(input, read) },
    ledger: [line('me', 1, 'One', '1')],
    readings: {
      ones: input.n === 2 || { as: 'costs', field: false },
      ties: input.n === 2,
      late: input.n === 2 && { as: 'roll', rule: '1' },
    },
  }),
});

describe('a calculator that is handed its reader', () => {
  test('says what it rests on: lines, tables looked up, the weakest of them', () => {
    const { breakdown, tables: used, standing, chances } = priced.compute({ n: 2, ones: 'costs' }, tables);
    expect(breakdown).toHaveLength(1);
    expect(used.map(({ table, entries }) => [table, entries.map(({ at }) => at)])).toEqual([['price', [[2]]]]);
    expect([standing, chances]).toEqual(['stand-in', {}]);
  });

  test('stands on what was looked up for a case before, too', () => {
    const input = { n: 1, ones: 'costs' } as const;
    expect(priced.compute(input, tables).tables).toEqual(priced.compute(input, tables).tables);
    expect(priced.compute(input, tables).tables).toHaveLength(1);
  });

  test('words the readings touched by the option that is set, at a clause of its own', () => {
    expect(priced.compute({ n: 2, ones: 'nothing' }, tables).assumptions).toEqual([
      { ruling: 'ones', rule: '1.1', field: 'ones', reading: 'A 1 does nothing.' },
      { ruling: 'ties', rule: '2', reading: 'Ties go to the defender.' },
      { ruling: 'late', rule: '1', reading: 'It is rolled late.' },
    ]);
  });

  test('names no field beside a sentence that it does not switch', () => {
    expect(priced.compute({ n: 1, ones: 'nothing' }, tables).assumptions).toEqual([
      { ruling: 'ones', rule: '1.1', reading: 'A 1 costs 1 CU.' },
    ]);
  });

  test('tells a reading of several stages once, as it is first touched', () => {
    expect(touchedBy({ a: false, b: 'first' }, { a: true, b: 'second' })).toEqual({ b: 'first', a: true });
  });
});

test('a way on is read by the calculator that it leads to', () => {
  const cu = number({ label: 'CU', key: 'c', min: 0, max: 9, default: 1 });
  const fields = {
    cu,
    first: flag({ label: 'First', key: 'f' }),
    armies: list({ label: 'Armies', key: 'a', item: 'Army', min: 0, max: 3, of: { cu }, default: [] }),
  };
  const set = { cu: 1, first: true, armies: [{ cu: 4 }, { cu: 2 }] };
  // What travels with a page says as much as the fields themselves.
  for (const at of [fields, JSON.parse(JSON.stringify(writtenFields(fields)))]) {
    const query = queryOf(onward<typeof fields>('march', 'Go on', set), at);
    expect(query).toBe('v=1&c=1&f=1&a=4_2');
    expect(fromQuery(fields, query)).toEqual({ cu: '1', first: '1', armies: [{ cu: '4' }, { cu: '2' }] });
    const changed = onward<typeof fields>('march', 'Go on', { cu: 1, first: true }, 'changed');
    expect(queryOf(changed, at)).toBe('v=1&f=1');
  }
  expect(() => queryOf(onward('march', 'Go on', { speed: 1 }), fields)).toThrow('no field "speed"');
});
