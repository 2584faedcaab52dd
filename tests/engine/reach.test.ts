/** How long it takes where it ends well, and where it stands after every step. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certain, chance, either, entriesOf, given, uniform, weighted } from '../../src/engine/dist.ts';
import { absorb, overTime, reach, type Step, timeline } from '../../src/engine/markov.ts';
import { sum } from '../support/oracle.ts';

const CLOSE = 1e-11;

/** One up or one down with equal chances, until 0 or `top`. */
const walk =
  (top: number): Step<number> =>
  (n) =>
    n === 0 || n === top ? undefined : either(0.5, n + 1, n - 1);

/** Random chains on 0..size-1 that leave for 'a' or 'b' in every state. */
const settling = fc
  .array(fc.tuple(fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), fc.boolean()), { minLength: 1, maxLength: 6 })
  .map(
    (rows): Step<number | string> =>
      (state) => {
        if (typeof state === 'string') return undefined;
        const [to, good] = rows[state]!;
        return weighted<number | string>([...to.map((j) => [j % rows.length, 1] as const), [good ? 'a' : 'b', 1]]);
      },
  );

describe('reach', () => {
  test('a fair walk from i that reaches n takes (n² - i²) / 3 steps', () => {
    for (const n of [2, 5, 12])
      for (let i = 1; i <= n; i++) {
        const found = reach(i, walk(n), (s) => s === n);
        expect(Math.abs(found.chance - i / n)).toBeLessThan(CLOSE);
        expect(Math.abs(found.steps! - (n * n - i * i) / 3)).toBeLessThan(1e-9);
      }
  });

  test('certain only where it cannot settle elsewhere, nor be caught for ever', () => {
    const climbs: Step<number> = (n) => (n === 9 ? undefined : either(1 / 3, n, n + 1));
    expect(reach(0, climbs, (n) => n === 9).chance).toBe(1);
    const slips: Step<number> = (n) => (n === 9 || n < 0 ? undefined : either(1e-20, -1, n + 1));
    expect(reach(0, slips, (n) => n === 9).chance).toBeLessThan(1);
    const sticks: Step<number> = (n) => (n === 9 ? undefined : n < 0 ? certain(-1) : either(1e-20, -1, n + 1));
    expect(reach(0, sticks, (n) => n === 9).chance).toBeLessThan(1);
  });

  test('what settles at once takes no step; what cannot be reached takes none that could be named', () => {
    expect(
      reach(
        'here',
        () => undefined,
        () => true,
      ),
    ).toEqual({ chance: 1, steps: 0 });
    expect(
      reach(
        'here',
        () => undefined,
        () => false,
      ),
    ).toEqual({ chance: 0 });
  });

  test('a trap beside the way does no harm to those who get through', () => {
    const step: Step<string> = (s) =>
      s === 'start' ? uniform(['out', 'trap']) : s === 'trap' ? certain('trap') : undefined;
    expect(reach('start', step, (s) => s === 'out')).toEqual({ chance: 0.5, steps: 1 });
  });

  test('the ends together take as long as the whole', () => {
    fc.assert(
      fc.property(settling, (step) => {
        const parts = ['a', 'b'].map((end) => reach<number | string>(0, step, (s) => s === end));
        const { steps } = absorb<number | string>(0, step);
        expect(Math.abs(sum(parts.map((p) => p.chance)) - 1)).toBeLessThan(CLOSE);
        expect(Math.abs(sum(parts.map((p) => p.chance * (p.steps ?? 0))) - steps)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('timeline', () => {
  test('is what overTime says, with what has settled told once', () => {
    fc.assert(
      fc.property(settling, fc.nat(12), (step, times) => {
        const slow = overTime<number | string>(0, step, times);
        const instants = timeline<number | string>(0, step, times);
        expect(instants).toHaveLength(times + 1);
        let settled = 0;
        instants.forEach(({ open, settled: now }, i) => {
          settled += sum(now.map((p) => p.chance));
          expect(Math.abs(settled - chance(slow[i]!, (s) => typeof s === 'string'))).toBeLessThan(CLOSE);
          const under = given(slow[i]!, (s) => typeof s === 'number');
          const expected = under ? [...entriesOf(under)].map(([s, w]) => [s, w / slow[i]!.total] as const) : [];
          expect(open).toHaveLength(expected.length);
          for (const [state, p] of expected)
            expect(Math.abs(open.find((o) => o.state === state)!.chance - p)).toBeLessThan(CLOSE);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('what has settled already is told at step 0', () => {
    expect(timeline('there', () => undefined, 2)).toEqual([
      { open: [], settled: [{ state: 'there', chance: 1 }] },
      { open: [], settled: [] },
      { open: [], settled: [] },
    ]);
  });
});
