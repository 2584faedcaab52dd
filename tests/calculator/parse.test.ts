/** The parser takes what forms, addresses and JSON write, and answers anything else with one sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, number } from '../../src/calculator/fields.ts';
import { inJson } from '../../src/calculator/in-json.ts';
import { parse } from '../../src/calculator/parse.ts';
import { anyInput, type Input } from '../support/inputs.ts';
import { sample } from '../support/sample-fields.ts';

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

const RANGE = 'allowed a whole number from 1 to 40.';
const EACH = 'allowed a list of 1 to 3 (cu, enemySpace each).';

describe('what is not, in the words of the form and in those of JSON', () => {
  test.each([
    [{ attackerCu: 0 }, 'range', 'Attacker CU must be between 1 and 40, not 0.', `attackerCu: found 0, ${RANGE}`],
    [
      { attackerCu: '41' },
      'range',
      'Attacker CU must be between 1 and 40, not 41.',
      `attackerCu: found "41", ${RANGE}`,
    ],
    [
      { attackerCu: 8.5 },
      'kind',
      'Attacker CU must be a whole number between 1 and 40, not 8.5.',
      `attackerCu: found 8.5, ${RANGE}`,
    ],
    [
      { attackerCu: '8x' },
      'kind',
      'Attacker CU must be a whole number between 1 and 40, not "8x".',
      `attackerCu: found "8x", ${RANGE}`,
    ],
    [
      { attackerCu: '1e1' },
      'kind',
      'Attacker CU must be a whole number between 1 and 40, not "1e1".',
      `attackerCu: found "1e1", ${RANGE}`,
    ],
    [
      { attackerCu: '' },
      'missing',
      'Attacker CU: this is empty and must be between 1 and 40.',
      `attackerCu: found nothing, ${RANGE}`,
    ],
    [
      { attackerCu: null },
      'missing',
      'Attacker CU: this is empty and must be between 1 and 40.',
      `attackerCu: found nothing, ${RANGE}`,
    ],
    [
      { attackerCu: [8] },
      'kind',
      'Attacker CU must be a whole number between 1 and 40, not [8].',
      `attackerCu: found [8], ${RANGE}`,
    ],
    [
      { event: -10 },
      'range',
      'Events must be between −9 and 9, not −10.',
      'event: found -10, allowed a whole number from -9 to 9.',
    ],
    [
      { ratio: 'av' },
      'kind',
      'Force ratio must be a whole number between 0 and 9 or "from the table" or "automatic victory", not "av".',
      'ratio: found "av", allowed a whole number from 0 to 9, "table" or "AV".',
    ],
    [
      { acrossRough: 1 },
      'kind',
      'Across rough: answer yes or no, not 1.',
      'acrossRough: found 1, allowed true or false.',
    ],
    [
      { friendlyTo: 'Attacker' },
      'choice',
      'Friendly to: choose "neither" or "the attacker", not "Attacker".',
      'friendlyTo: found "Attacker", allowed "none", "attacker".',
    ],
    [
      { losersOnes: 2 },
      'choice',
      'A loser\'s 1: choose "costs 1 CU" or "does nothing", not 2.',
      'losersOnes: found 2, allowed "costs", "nothing".',
    ],
    [{ aim: '' }, 'missing', 'Aim: this is empty.', 'aim: found nothing, allowed "win", "save".'],
    [{ armies: [] }, 'count', 'Armies: there must be between 1 and 3, not 0.', `armies: found 0, ${EACH}`],
    [
      { armies: [{}, {}, {}, {}] },
      'count',
      'Armies: there must be between 1 and 3, not 4.',
      `armies: found 4, ${EACH}`,
    ],
    [{ armies: { cu: 3 } }, 'kind', 'Armies: this cannot be read: {"cu":3}.', `armies: found {"cu":3}, ${EACH}`],
    [
      { armies: [5] },
      'kind',
      'Army 1 cannot be read: it is 5.',
      'armies[1]: found 5, allowed an object with fields such as cu, enemySpace.',
    ],
    [
      { armies: [{}, { cu: 99 }] },
      'range',
      'Army 2: CU must be between 1 and 40, not 99.',
      `armies[2].cu: found 99, ${RANGE}`,
    ],
    [
      { armies: [{ size: 3 }] },
      'unknown',
      'Army 1: Nothing here is called "size".',
      'armies[1].size: found a field of that name, allowed cu, enemySpace.',
    ],
  ])('%j', (raw, code, sentence, json) => {
    const [problem, ...more] = problemsOf(raw);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code, field: json.slice(0, json.indexOf(':')), sentence });
    expect(inJson(sample, problem!)).toBe(json);
  });

  test('of two fields with one label the group is told, and the clause only to whoever wants too much', () => {
    const size = (group: string) =>
      number({ label: 'Size', key: group, group, min: 1, max: 9, limit: '9.1', default: 1 });
    const parsed = parse({ mine: size('Mine'), yours: size('Yours') }, { mine: 0, yours: 10 });
    expect(parsed.type === 'problems' && parsed.problems.map((p) => p.sentence)).toEqual([
      'Size (Mine) must be between 1 and 9, not 0.',
      'Size (Yours) must be between 1 and 9, not 10: 9.1 allows no more.',
    ]);
  });

  test.each([[undefined], [null], [3], ['x'], [[1, 2]]])('%j is no input at all', (raw) => {
    const [problem, ...more] = problemsOf(raw);
    expect(more).toEqual([]);
    expect(problem!.sentence).toMatch(/^The input cannot be read: it is .+\.$/);
    expect(inJson(sample, problem!)).toMatch(
      /^input: found .+, allowed an object with fields such as attackerCu, event, ratio\.$/,
    );
  });

  test('a mistyped field is named with the nearest known one', () => {
    const [problem] = problemsOf({ atackerCU: 8 });
    expect(problem).toMatchObject({ code: 'unknown', field: 'atackerCU' });
    expect(problem!.sentence).toBe('Nothing here is called "atackerCU".');
    expect(inJson(sample, problem!)).toBe(
      'atackerCU: found a field of that name (did you mean attackerCu?), allowed attackerCu, event, ratio, acrossRough, friendlyTo, losersOnes, aim, armies.',
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
      for (const problem of problemsOf(raw)) expect(problem.sentence + inJson(sample, problem)).not.toMatch(/[\r\n]/);
    }
  });
});

const SENTENCE = /^.+: found .+, allowed .+\.$/;

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
          for (const problem of parsed.problems) {
            expect(problem.sentence).toMatch(/^[A-Z][^\n]*\.$/);
            expect(inJson(sample, problem)).toMatch(SENTENCE);
          }
        }
      }),
      { numRuns: 1000 },
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
