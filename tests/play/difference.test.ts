/** Boards as differences: what is put back together is what was taken apart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, differenceOf } from '../../src/play/difference.ts';

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.string({ maxLength: 3 }).filter((k) => k !== '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

describe('differenceOf', () => {
  test('applied to what was before gives what came after, for any two values', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = differenceOf(before, after);
        expect(applied(before, change && JSON.parse(JSON.stringify(change)))).toEqual(after);
      }),
    );
  });

  test('is absent exactly where nothing changed', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(differenceOf(value, structuredClone(value))).toBeUndefined();
      }),
    );
    expect(differenceOf({ a: 1 }, { a: 2 })).toBeDefined();
  });

  test('names only what changed', () => {
    const before = { places: { roma: { n: 2 }, capua: { n: 1 } }, turn: 1 };
    const after = { places: { roma: { n: 3 }, capua: { n: 1 } }, turn: 1 };
    expect(differenceOf(before, after)).toEqual({ in: { places: { in: { roma: { in: { n: { to: 3 } } } } } } });
  });

  test('what did not change is shared, not copied', () => {
    const before = { a: { x: 1 }, b: { y: 1 } };
    const after = applied(before, differenceOf(before, { a: { x: 2 }, b: { y: 1 } }));
    expect(after.b).toBe(before.b);
    expect(before.a.x).toBe(1);
  });
});
