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
    [{ attackerCu: 0 }, 'range', 'attackerCu: found 0, allowed a whole number from 1 to 40.'],
    [{ attackerCu: '41' }, 'range', 'attackerCu: found "41", allowed a whole number from 1 to 40.'],
    [{ attackerCu: 8.5 }, 'kind', 'attackerCu: found 8.5, allowed a whole number from 1 to 40.'],
    [{ attackerCu: '8x' }, 'kind', 'attackerCu: found "8x", allowed a whole number from 1 to 40.'],
    [{ attackerCu: '1e1' }, 'kind', 'attackerCu: found "1e1", allowed a whole number from 1 to 40.'],
    [{ attackerCu: '' }, 'missing', 'attackerCu: found nothing, allowed a whole number from 1 to 40.'],
    [{ attackerCu: null }, 'missing', 'attackerCu: found nothing, allowed a whole number from 1 to 40.'],
    [{ attackerCu: true }, 'kind', 'attackerCu: found true, allowed a whole number from 1 to 40.'],
    [{ attackerCu: [8] }, 'kind', 'attackerCu: found [8], allowed a whole number from 1 to 40.'],
    [{ event: -10 }, 'range', 'event: found -10, allowed a whole number from -9 to 9.'],
    [{ ratio: 'av' }, 'kind', 'ratio: found "av", allowed a whole number from 0 to 9, "table" or "AV".'],
    [{ acrossRough: 'maybe' }, 'kind', 'acrossRough: found "maybe", allowed true or false.'],
    [{ acrossRough: 1 }, 'kind', 'acrossRough: found 1, allowed true or false.'],
    [{ friendlyTo: 'Attacker' }, 'choice', 'friendlyTo: found "Attacker", allowed "none", "attacker".'],
    [{ losersOnes: 2 }, 'choice', 'losersOnes: found 2, allowed "costs", "nothing".'],
    [{ aim: 'lose' }, 'choice', 'aim: found "lose", allowed "win", "save".'],
    [{ armies: [] }, 'count', 'armies: found 0, allowed a list of 1 to 3 (cu, enemySpace each).'],
    [{ armies: [{}, {}, {}, {}] }, 'count', 'armies: found 4, allowed a list of 1 to 3 (cu, enemySpace each).'],
    [{ armies: { cu: 3 } }, 'kind', 'armies: found {"cu":3}, allowed a list of 1 to 3 (cu, enemySpace each).'],
    [{ armies: [5] }, 'kind', 'armies[1]: found 5, allowed an object with cu, enemySpace.'],
    [{ armies: [{}, { cu: 99 }] }, 'range', 'armies[2].cu: found 99, allowed a whole number from 1 to 40.'],
    [{ armies: [{ size: 3 }] }, 'unknown', 'armies[1].size: found a field of that name, allowed cu, enemySpace.'],
  ])('%j', (raw, code, sentence) => {
    expect(problemsOf(raw)).toEqual([{ code, field: sentence.slice(0, sentence.indexOf(':')), sentence }]);
  });

  test.each([[undefined], [null], [3], ['x'], [[1, 2]]])('%j is no input at all', (raw) => {
    const [problem, ...more] = problemsOf(raw);
    expect(more).toEqual([]);
    expect(problem!.sentence).toMatch(
      /^input: found .+, allowed an object with fields such as attackerCu, event, ratio\.$/,
    );
  });

  test('a mistyped field is named with the nearest known one', () => {
    const [problem] = problemsOf({ atackerCU: 8 });
    expect(problem).toMatchObject({ code: 'unknown', field: 'atackerCU' });
    expect(problem!.sentence).toBe(
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
      for (const { sentence } of problemsOf(raw)) expect(sentence).not.toMatch(/[\r\n]/);
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
