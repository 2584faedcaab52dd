/** Courses of one game on two devices: a part goes back to where it was cut off, and which of two is newer is told right. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Branch } from '../../../src/play/sample.ts';
import { knownBy, meet, partFrom, withPart } from '../../../src/stores/by-link/course.ts';

const course: fc.Arbitrary<Branch> = fc
  .array(fc.record({ type: fc.constantFrom('pass', 'move'), to: fc.nat(3) }), { maxLength: 12 })
  .chain((actions) =>
    fc.subarray(actions.map((_, i) => i).slice(1)).map((together) => ({
      ...{ of: 'digest7', step: 0, after: 0, actions },
      ...(together.length > 0 && { together }),
    })),
  );

test('a course cut anywhere is whole again with its part', () =>
  fc.assert(
    fc.property(course, fc.nat(12), (whole, at) => {
      const since = Math.min(at, whole.actions.length);
      expect(withPart({ ...whole, together: whole.together ?? [] }, since, partFrom(whole, since))).toEqual(whole);
      expect(partFrom(whole, since).actions).toHaveLength(whole.actions.length - since);
    }),
  ));

test('of two courses one goes on from the other, or they part behind what they share', () =>
  fc.assert(
    fc.property(course, course, (one, other) => {
      const shared = one.actions.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(other.actions[i]));
      const [a, b] = [one.actions.length, other.actions.length];
      const met = meet(one, other);
      if (shared < 0) expect(met.type).toBe(a === b ? 'same' : 'newer');
      else if (shared >= b) expect(met.type).toBe('older');
      else expect(met).toEqual({ type: 'apart', shared });
      expect(meet(other, one).type).toBe({ newer: 'older', older: 'newer', same: 'same', apart: 'apart' }[met.type]);
    }),
  ));

test('the actions before a part are known by their contents', () => {
  const [a, b] = [{ type: 'pass' }, { type: 'move' }];
  const of = (...actions: Branch['actions']): Branch => ({ of: 'd', step: 0, after: 0, actions });
  expect(knownBy(of(a, b), 1)).toBe(knownBy(of(a, a), 1));
  expect(knownBy(of(a, b), 2)).not.toBe(knownBy(of(a, a), 2));
});
