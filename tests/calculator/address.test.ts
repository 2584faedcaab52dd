/** An address hands over every input of every calculator, and no address can do harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS_VERSION, fromQuery, toQuery, versionProblem } from '../../src/calculator/address.ts';
import { defaultsOf, type Field, type Fields } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { everyCalculator } from '../support/calculators.ts';
import { anyInput } from '../support/inputs.ts';
import { sample } from '../support/sample-fields.ts';
import { runs } from '../support/work.ts';

/** What is forbidden between fields has tests of its own (bars.test.ts); an address carries it all the same. */
const eachAlone = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { bar: _, ...field }]) => [name, field as Field]));

const forms: [string, Fields][] = [
  ['the sample form', sample],
  ...(await everyCalculator()).map(({ game, calculator }): [string, Fields] => [
    `${game} ${calculator.id}`,
    eachAlone(calculator.fields),
  ]),
];

const readBack = (fields: Fields, query: string) => parse(fields, fromQuery(fields, query) ?? {});

describe.each(forms)('%s', (_, fields) => {
  test('every input comes back from its address', () => {
    fc.assert(
      fc.property(anyInput(fields), (input) => {
        expect(readBack(fields, toQuery(fields, input))).toEqual({ type: 'input', input });
      }),
    );
  });

  test('the defaults need no address, and only what differs is written', () => {
    const defaults: Record<string, unknown> = defaultsOf(fields);
    expect(toQuery(fields, defaults)).toBe('');
    fc.assert(
      fc.property(anyInput(fields), (input) => {
        const differ = Object.keys(fields).filter(
          (name) => JSON.stringify(input[name]) !== JSON.stringify(defaults[name]),
        );
        const params = [...new URLSearchParams(toQuery(fields, input)).keys()];
        expect(params).toEqual(differ.length ? ['v', ...differ.map((name) => fields[name]!.key)] : []);
      }),
    );
  });

  test('keys are short, differ from each other and from the version', () => {
    const keys = Object.values(fields).map((f) => f.key);
    expect(new Set(['v', ...keys]).size).toBe(keys.length + 1);
    for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9]{0,3}$/);
  });

  test('a hostile address is read or refused, never thrown at', () => {
    const key = fc.constantFrom('v', '__proto__', ...Object.values(fields).map((f) => f.key));
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('_', '.', '-', '1', '9', '%') }),
      fc.constantFrom('', '_', '..', '%', '+', '\0'),
    );
    const query = fc.oneof(
      fc.string(),
      fc.array(fc.tuple(key, value)).map((pairs) => pairs.map(([k, v]) => `${k}=${v}`).join('&')),
      fc.array(fc.tuple(key, value)).map((pairs) => new URLSearchParams(pairs).toString()),
    );
    fc.assert(
      fc.property(query, (text) => {
        const parsed = readBack(fields, text);
        if (parsed.type === 'input') expect(readBack(fields, toQuery(fields, parsed.input))).toEqual(parsed);
        else
          for (const { sentence } of parsed.problems)
            expect(sentence).toMatch(/ must be .+\.$|^There is no field .+; the fields are .+\.$/);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('the form of an address', () => {
  test('is the version, then short keys', () => {
    const input = {
      ...defaultsOf(sample),
      attackerCu: 8,
      acrossRough: true,
      armies: [
        { cu: 3, enemySpace: true },
        { cu: 5, enemySpace: false },
      ],
    };
    expect(ADDRESS_VERSION).toBe('1');
    expect(toQuery(sample, input)).toBe('v=1&a=8&r=1&i=3.1_5.0');
    expect(fromQuery(sample, '?v=1&a=8&r=1&i=3.1_5.0')).toEqual({
      attackerCu: '8',
      acrossRough: '1',
      armies: [
        { cu: '3', enemySpace: '1' },
        { cu: '5', enemySpace: '0' },
      ],
    });
  });

  test('an address that says nothing of this calculator is none', () => {
    for (const query of ['', '?', 'v=1', 'utm=x&zz=3']) expect(fromQuery(sample, query)).toBeUndefined();
  });

  test.each(['2', '0', '', 'x', '11111111111111'])('of version "%s" is not read, and says so', (version) => {
    const query = `?v=${version}&a=8`;
    expect(fromQuery(sample, query)).toBeUndefined();
    expect(versionProblem(query)).toMatchObject({
      code: 'version',
      sentence: `This address has version "${version.slice(0, 9)}"; only version 1 can be read.`,
    });
  });

  test('without a version is read as ours, and ours is no problem', () => {
    for (const query of ['?a=8', '?v=1&a=8']) {
      expect(fromQuery(sample, query)).toEqual({ attackerCu: '8' });
      expect(versionProblem(query)).toBeUndefined();
    }
  });

  // Addresses already sent round must go on meaning the same.
  test.each([
    [
      'battle',
      'v=1&a=8&d=4&at=4&dt=3&fr=defender&r=1',
      {
        attackerCu: 8,
        defenderCu: 4,
        attackerTactics: 4,
        defenderTactics: 3,
        friendlyTo: 'defender',
        acrossRough: true,
      },
    ],
    [
      'battle',
      'v=1&f=5&i=1&av=1&ae=-2&de=1&ad=4&dd=2&fo=AV',
      {
        flankCu: 5,
        intercepted: true,
        failedAvoid: true,
        attackerEvent: -2,
        defenderEvent: 1,
        attackerDice: 4,
        defenderDice: 2,
        forceRatio: 'AV',
      },
    ],
    [
      'battle',
      'v=1&lo=nothing&br=retreats&aim=defenderSwing',
      { losersOnes: 'nothing', beatenOverRough: 'retreats', aim: 'defenderSwing' },
    ],
    ['force-ratio', 'v=1&c=8&e=4&s=defender&m=-1', { cu: 8, enemyCu: 4, side: 'defender', otherModifiers: -1 }],
    [
      'march-past',
      'v=1&m=9&mt=2&i=6.3.0_4.2.1&fr=both&r=1&aim=swing',
      {
        moverCu: 9,
        moverTactics: 2,
        interceptors: [
          { cu: 6, tactics: 3, enemySpace: false },
          { cu: 4, tactics: 2, enemySpace: true },
        ],
        friendlyTo: 'both',
        acrossRough: true,
        aim: 'swing',
      },
    ],
  ])('%s?%s', async (id, query, says) => {
    const found = (await everyCalculator()).find(
      ({ game, calculator }) => game === 'sword-of-rome' && calculator.id === id,
    )!;
    const { fields } = found.calculator;
    // What the address does not say, down to the parts of a list's items, is as it is by default.
    expect(readBack(fields, query)).toMatchObject({ type: 'input', input: says });
  });
});
