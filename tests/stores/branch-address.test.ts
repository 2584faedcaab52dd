/** A branch in an address: it comes back as it went, and what was mangled on the way is noticed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amount,
  COMMON,
  card,
  cards,
  choice,
  faces,
  flag,
  hands,
  numbered,
  piece,
  pile,
  place,
  seat,
} from '../../src/play/fields.ts';
import type { Branch, Written } from '../../src/play/sample.ts';
import { branchText } from '../../src/stores/branch/branch-address.ts';
import { partsOf, readBranch } from '../../src/stores/branch/branch-read.ts';
import { runs } from '../support/work.ts';

const DECLARED = {
  ...COMMON,
  march: { from: place, way: choice(['land', 'sea']), legions: amount, leader: flag },
  lay: { card, for: piece, force: numbered, side: seat(['red', 'blue']) },
} as const;

const id = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => !/\p{Cs}/u.test(text) && text !== '__proto__');
const kinds = { flag: fc.boolean(), whole: fc.nat(999_999), way: fc.constantFrom('land', 'sea') };
const byName = <T>(of: fc.Arbitrary<T>) =>
  fc.dictionary(id, fc.array(of, { maxLength: 4 }), { maxKeys: 3, noNullPrototype: true });

const action: fc.Arbitrary<Written> = fc.oneof(
  fc.constantFrom<Written>({ type: 'pass' }, { type: 'done' }),
  fc.record({ type: fc.constant('roll'), faces: byName(fc.integer({ min: 1, max: 20 })) }),
  fc.record({ type: fc.constant('deal'), hands: byName(id) }),
  fc.record({ type: fc.constant('draw'), cards: fc.array(id, { maxLength: 5 }) }),
  fc.record({ type: fc.constant('shuffle'), pile: id }),
  fc.record({ type: fc.constant('march'), from: id, way: kinds.way, legions: kinds.whole, leader: kinds.flag }),
  fc.record({ type: fc.constant('lay'), card: id, for: id, force: kinds.whole, side: fc.constantFrom('red', 'blue') }),
);
const branch: fc.Arbitrary<Branch> = fc
  .record({
    of: fc.stringMatching(/^[0-9a-z]{7}$/),
    step: fc.nat(400),
    after: fc.nat(30),
    actions: fc.array(fc.tuple(action, fc.boolean()), { maxLength: 12 }),
  })
  .map(({ actions, ...where }) => {
    const together = actions.flatMap(([, follows], i) => (follows && i > 0 ? [i] : []));
    return { ...where, actions: actions.map(([one]) => one), ...(together.length > 0 && { together }) };
  });

test('every kind of field is tried', () => {
  const tried = new Set(Object.values(DECLARED).flatMap((fields) => Object.values(fields).map(({ kind }) => kind)));
  const all = [place, piece, numbered, card, pile, amount, flag, seat([]), choice([]), faces, cards, hands];
  expect([...tried].sort()).toEqual(all.map((f) => f.kind).sort());
});

describe('a branch', () => {
  test('comes back as it went', () => {
    fc.assert(
      fc.property(branch, (given) => {
        expect(readBranch(branchText(given, DECLARED), DECLARED)).toEqual({ branch: given, whole: true });
      }),
    );
  });

  test('holds nothing that an address would change or that parts it from what follows', () => {
    fc.assert(
      fc.property(branch, (given) => {
        const text = branchText(given, DECLARED);
        expect(new URL(`http://x.test/#step-1&branch=${text}`).hash).toBe(`#step-1&branch=${text}`);
        expect(partsOf(`#step-1&branch=${text}&a=b`)).toEqual(
          new Map([
            ['branch', text],
            ['a', 'b'],
          ]),
        );
      }),
    );
  });

  test('says the same thing again in a few letters', () => {
    const passes = Array.from({ length: 30 }, () => ({ type: 'pass' }));
    expect(branchText({ of: 'abcdefg', step: 40, after: 2, actions: passes }, DECLARED)).toMatch(
      /^abcdefg\.14\.2\.\w{4}\.pass\*30$/,
    );
  });

  test('is never taken for whole when letters are lost at its end', () => {
    fc.assert(
      fc.property(branch, fc.nat(), (given, n) => {
        const text = branchText(given, DECLARED);
        const cut = text.slice(0, text.length - 1 - (n % text.length));
        const read = readBranch(cut, DECLARED);
        expect(read?.whole ?? false).toBe(false);
        const found = read?.branch.actions ?? [];
        // The last one may have lost its end and still be an action.
        expect(found.slice(0, -1)).toEqual(given.actions.slice(0, Math.max(0, found.length - 1)));
      }),
    );
  });

  test('never throws, whatever it is', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'abc019.,;*+:/%&=-', 'pass', 'roll,', '%E0'), maxLength: 60 });
    fc.assert(
      fc.property(signs, (text) => {
        const read = readBranch(`abcdefg.1.0.0000.${text}`, DECLARED);
        expect(read?.branch.step).toBe(1);
        readBranch(text, DECLARED);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each(['', 'banana', 'abcdefg.1.0.zzzz', 'ABCDEFG.1.0.zzzz.pass'])('%s is none', (text) => {
    expect(readBranch(text, DECLARED)).toBeUndefined();
  });

  test.each([
    'pass,1',
    'march,a,land,2',
    'march,a,air,2,1',
    'march,a,land,-2,1',
    'march,a,land,2,x',
    'nothing',
    'pass*99999',
    'toString',
    '__proto__',
  ])('stops at %s, which is no action', (text) => {
    expect(readBranch(`abcdefg.1.0.0000.done;${text};done`, DECLARED)).toEqual({
      branch: { of: 'abcdefg', step: 1, after: 0, actions: [{ type: 'done' }] },
      whole: false,
    });
  });
});
