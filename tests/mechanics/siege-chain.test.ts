/** A siege goes on until the place falls, the besiegers are gone, or nothing can change. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniform } from '../../src/engine/dist.ts';
import { absorb } from '../../src/engine/markov.ts';
import {
  afterRoll,
  canRoll,
  hasFallen,
  isSettled,
  type SiegeState,
  type SiegeTerms,
  siegeStep,
} from '../../src/mechanics/siege-chain.ts';

const PLAIN: SiegeTerms = { leastCu: 3, ease: (needed) => needed };
const WORN: SiegeTerms = { leastCu: 3, ease: (needed) => Math.max(0, needed - 1) };

const siege = (state: Partial<SiegeState> = {}): SiegeState => ({
  points: 0,
  needed: 2,
  cu: 5,
  stalled: false,
  ...state,
});

describe('one roll', () => {
  test('adds points and costs CU', () => {
    expect(afterRoll(siege(), { points: 1, cu: 1 }, PLAIN)).toEqual(siege({ points: 1, cu: 4 }));
  });

  test('a place that falls is not worn down further, nor is the army stalled by the same roll', () => {
    expect(afterRoll(siege({ cu: 3 }), { points: 3, cu: 1 }, WORN)).toEqual(siege({ points: 3, cu: 2 }));
  });

  test('too few CU left: stalled, and never more lost than there were', () => {
    expect(afterRoll(siege({ cu: 3 }), { points: 0, cu: 1 }, PLAIN)).toEqual(siege({ cu: 2, stalled: true }));
    expect(afterRoll(siege({ cu: 3 }), { points: 0, cu: 9 }, WORN)).toEqual(siege({ cu: 0, stalled: true }));
  });

  test('a turn that passes without a roll still wears the place down', () => {
    expect(afterRoll(siege({ cu: 2, stalled: true }), undefined, WORN)).toEqual(
      siege({ cu: 2, stalled: true, needed: 1 }),
    );
  });
});

describe('the end', () => {
  test.each([
    ['fallen', siege({ points: 2 }), PLAIN, true],
    ['nobody left', siege({ cu: 0, stalled: true }), WORN, true],
    ['too few to roll, nothing wears it down', siege({ cu: 2, stalled: true }), PLAIN, true],
    ['too few to roll, but it is worn down', siege({ cu: 2, stalled: true }), WORN, false],
    ['under way', siege(), PLAIN, false],
  ])('%s', (_, state, terms, settled) => {
    expect(isSettled(state, terms)).toBe(settled);
    expect(siegeStep(uniform([{ points: 0, cu: 1 }]), terms)(state) === undefined).toBe(settled);
    if (canRoll(state, terms)) expect(settled).toBe(false);
  });

  test('every siege settles where each roll has a chance to change something', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 3, max: 9 }),
        fc.array(fc.record({ points: fc.nat(2), cu: fc.nat(2) }), { minLength: 1, maxLength: 4 }),
        (needed, cu, results) => {
          const step = siegeStep(uniform([...results, { points: 1, cu: 0 }]), PLAIN);
          const { ends } = absorb(siege({ needed, cu }), step);
          const total = ends.reduce((sum, e) => sum + e.chance, 0);
          expect(Math.abs(total - 1)).toBeLessThan(1e-12);
          for (const { state } of ends) expect(hasFallen(state) || state.cu < 3).toBe(true);
        },
      ),
    );
  });
});
