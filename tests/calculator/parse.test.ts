/** The parser takes what forms, addresses and JSON write, and answers anything else with one sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { anyInput, type Input } from '../support/inputs.ts';
import { sample } from '../support/sample-fields.ts';
import { runs } from '../support/work.ts';

const DEFAULTS = defaultsOf(sample);

const read = (raw: unknown): Input => {
  const parsed = parse(sample, raw);
  if (parsed.type === 'problems') throw new Error(parsed.problems.map((p) => p.sentence).join(' '));
  return parsed.input;
};

const problemsOf = (raw: unknown) => {
  const parsed = parse(sample, raw);
  return parsed.type === 'problems' ? parsed.problems : [];
};

describe('what is allowed', () => {
  test('nothing given: the defaults', () => {
    expect(read({})).toEqual(DEFAULTS);
  });

  test.each([
    ['attackerCu', 8, 8],
    ['attackerCu', '8', 8],
    ['attackerCu', ' +8 ', 8],
    ['attackerCu', 40, 40],
    ['event', '-3', -3],
    ['event', '−3', -3],
    ['event', '-0', 0],
    ['event', -0, 0],
    ['ratio', 'AV', 'AV'],
    ['ratio', 'table', 'table'],
    ['ratio', '4', 4],
    ['acrossRough', true, true],
    ['acrossRough', 'true', true],
    ['acrossRough', '1', true],
    ['acrossRough', 'on', true],
    ['acrossRough', false, false],
    ['acrossRough', 'false', false],
    ['acrossRough', '0', false],
    ['friendlyTo', 'attacker', 'attacker'],
    ['losersOnes', 'nothing', 'nothing'],
    ['aim', 'save', 'save'],
    [
      'armies',
      [{ cu: '7' }, { enemySpace: '1' }],
      [
        { cu: 7, enemySpace: false },
        { cu: 5, enemySpace: true },
      ],
    ],
  ])('%s: %j is read as %j', (name, found, value) => {
    expect(read({ [name]: found })).toStrictEqual({ ...DEFAULTS, [name]: value });
  });

  test('every valid input is read as itself', () => {
    fc.assert(
      fc.property(anyInput(sample), (input) => {
        expect(read(input)).toEqual(input);
      }),
    );
  });
});

describe('what is not', () => {
  test.each([
    [{ attackerCu: 0 }, 'range', 'attackerCu must be a whole number from 1 to 40, not 0.'],
    [{ attackerCu: '41' }, 'range', 'attackerCu must be a whole number from 1 to 40, not "41".'],
    [{ attackerCu: 8.5 }, 'kind', 'attackerCu must be a whole number from 1 to 40, not 8.5.'],
    [{ attackerCu: '8x' }, 'kind', 'attackerCu must be a whole number from 1 to 40, not "8x".'],
    [{ attackerCu: '1e1' }, 'kind', 'attackerCu must be a whole number from 1 to 40, not "1e1".'],
    [{ attackerCu: '' }, 'missing', 'attackerCu must be a whole number from 1 to 40; nothing was given.'],
    [{ attackerCu: null }, 'missing', 'attackerCu must be a whole number from 1 to 40; nothing was given.'],
    [{ attackerCu: true }, 'kind', 'attackerCu must be a whole number from 1 to 40, not true.'],
    [{ attackerCu: [8] }, 'kind', 'attackerCu must be a whole number from 1 to 40, not [8].'],
    [{ event: -10 }, 'range', 'event must be a whole number from -9 to 9, not -10.'],
    [{ ratio: 'av' }, 'kind', 'ratio must be a whole number from 0 to 9 or "table" or "AV", not "av".'],
    [{ acrossRough: 'maybe' }, 'kind', 'acrossRough must be true or false, not "maybe".'],
    [{ acrossRough: 1 }, 'kind', 'acrossRough must be true or false, not 1.'],
    [{ friendlyTo: 'Attacker' }, 'choice', 'friendlyTo must be "none" or "attacker", not "Attacker".'],
    [{ losersOnes: 2 }, 'choice', 'losersOnes must be "costs" or "nothing", not 2.'],
    [{ aim: 'lose' }, 'choice', 'aim must be "win" or "save", not "lose".'],
    [{ armies: [] }, 'count', 'armies must be a list of 1 to 3 (cu, enemySpace each), not of 0.'],
    [{ armies: [{}, {}, {}, {}] }, 'count', 'armies must be a list of 1 to 3 (cu, enemySpace each), not of 4.'],
    [{ armies: { cu: 3 } }, 'kind', 'armies must be a list of 1 to 3 (cu, enemySpace each), not {"cu":3}.'],
    [{ armies: [5] }, 'kind', 'armies[1] must be an object with cu, enemySpace, not 5.'],
    [{ armies: [{}, { cu: 99 }] }, 'range', 'armies[2].cu must be a whole number from 1 to 40, not 99.'],
    [{ armies: [{ size: 3 }] }, 'unknown', 'There is no field armies[1].size; the fields are cu, enemySpace.'],
  ])('%j', (raw, code, sentence) => {
    expect(problemsOf(raw)).toEqual([{ code, field: fieldIn(sentence), sentence }]);
  });

  test.each([[undefined], [null], [3], ['x'], [[1, 2]]])('%j is no input at all', (raw) => {
    const [problem, ...more] = problemsOf(raw);
    expect(more).toEqual([]);
    expect(problem!.sentence).toMatch(
      /^input must be an object with fields such as attackerCu, event, ratio(?:, not .+|; nothing was given)\.$/,
    );
  });

  test('a mistyped field is named with the nearest known one', () => {
    const [problem] = problemsOf({ atackerCU: 8 });
    expect(problem).toMatchObject({ code: 'unknown', field: 'atackerCU' });
    expect(problem!.sentence).toBe(
      'There is no field atackerCU (did you mean attackerCu?); the fields are attackerCu, event, ratio, acrossRough, friendlyTo, losersOnes, aim, armies.',
    );
  });

  test('names that every object has are unknown too', () => {
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      const raw = JSON.parse(`{"${name}": 1}`);
      expect(problemsOf(raw).map((p) => [p.code, p.field])).toEqual([['unknown', name]]);
    }
  });

  test('all problems are told, not only the first', () => {
    expect(problemsOf({ attackerCu: 0, friendlyTo: 'x', armies: [{ cu: 0 }, { cu: 41 }] }).map((p) => p.field)).toEqual(
      ['attackerCu', 'friendlyTo', 'armies[1].cu', 'armies[2].cu'],
    );
  });

  test('long findings are cut short, and a sentence stays on one line', () => {
    const [long] = problemsOf({ friendlyTo: 'x'.repeat(5000) });
    expect(long!.sentence.length).toBeLessThan(150);
    for (const raw of [{ friendlyTo: 'two\nlines' }, { 'two\nlines': 1 }, { armies: [{ 'a\r\nb': 1 }] }]) {
      for (const { sentence } of problemsOf(raw)) expect(sentence).not.toMatch(/[\r\n]/);
    }
  });
});

/** The field that a refusal names. */
const fieldIn = (sentence: string): string | undefined => /^(?:There is no field )?([\w[\].]+)/.exec(sentence)?.[1];

const SENTENCE = /^.+ must be .+(?:, not .+|; nothing was given)\.$|^There is no field .+; the fields are .+\.$/;

describe('whatever comes', () => {
  const mess = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(sample), 'unknown'), fc.oneof(fc.jsonValue(), fc.string())),
    fc.record({
      armies: fc.array(
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('cu', 'enemySpace', 'x'), fc.jsonValue())),
      ),
    }),
  );

  test('it never throws: it gives an input that reads as itself, or problems of one sentence each', () => {
    fc.assert(
      fc.property(mess, (raw) => {
        const parsed = parse(sample, raw);
        if (parsed.type === 'input') expect(read(parsed.input)).toEqual(parsed.input);
        else {
          expect(parsed.problems.length).toBeGreaterThan(0);
          for (const { sentence } of parsed.problems) expect(sentence).toMatch(SENTENCE);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('one wrong field spoils a valid input, and is the one that is named', () => {
    fc.assert(
      fc.property(anyInput(sample), fc.constantFrom(...Object.keys(sample)), (input, name) => {
        expect(problemsOf({ ...input, [name]: { not: 'this' } }).map((p) => p.field)).toEqual([name]);
      }),
    );
  });
});
