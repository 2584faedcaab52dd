/** Repeated steps end where closed forms, classic puzzles and patience say they end. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '../../src/engine/dice.ts';
import { certain, chance, type Dist, either, entriesOf, map, mean, uniform, weighted } from '../../src/engine/dist.ts';
import { absorb, endsOf, overTime, type Step } from '../../src/engine/markov.ts';
import { expectWhole } from '../support/dists.ts';
import { sum } from '../support/oracle.ts';

const CLOSE = 1e-12;

const endAt = <S>(ends: readonly { state: S; chance: number }[], state: S): number =>
  ends.find((e) => e.state === state)?.chance ?? 0;

/** Start at `from`, one up with chance p, else one down, until 0 or `top`. */
const ruin =
  (p: number, top: number): Step<number> =>
  (n) =>
    n === 0 || n === top ? undefined : either(p, n + 1, n - 1);

describe('absorb, by closed forms', () => {
  test('trying until it succeeds takes 1 / p tries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (thousandths) => {
        const p = thousandths / 1000;
        const { ends, steps } = absorb('trying', (s) => (s === 'trying' ? either(p, 'done', 'trying') : undefined));
        expect(ends.map((e) => e.state)).toEqual(['done']);
        expect(Math.abs(ends[0]!.chance - 1)).toBeLessThan(CLOSE);
        expect(Math.abs(steps * p - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  test('a fair walk from i reaches n first with chance i / n, after i (n - i) steps', () => {
    for (const n of [2, 5, 12, 40]) {
      for (let i = 0; i <= n; i++) {
        const { ends, steps } = absorb(i, ruin(0.5, n));
        expect(Math.abs(endAt(ends, n) - i / n)).toBeLessThan(CLOSE);
        expect(Math.abs(steps - i * (n - i))).toBeLessThan(1e-9);
      }
    }
  });

  test('a biased walk: the gambler is ruined as the formula says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }),
        fc.integer({ min: 2, max: 12 }),
        fc.nat(11),
        (twentieths, top, start) => {
          fc.pre(twentieths !== 10);
          const [p, i] = [twentieths / 20, start % (top + 1)];
          const r = (1 - p) / p;
          const { ends, steps } = absorb(i, ruin(p, top));
          const wins = (1 - r ** i) / (1 - r ** top);
          expect(Math.abs(endAt(ends, top) - wins)).toBeLessThan(CLOSE);
          expect(Math.abs(endAt(ends, 0) - (1 - wins))).toBeLessThan(CLOSE);
          const expectedSteps = (i - top * wins) / (1 - 2 * p);
          expect(Math.abs(steps - expectedSteps)).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

describe('absorb, by classic puzzles', () => {
  test('all six faces of a die take 6 (1 + 1/2 + ... + 1/6) = 14.7 rolls', () => {
    const { ends, steps } = absorb(0, (seen) =>
      seen === 6
        ? undefined
        : weighted([
            [seen, seen],
            [seen + 1, 6 - seen],
          ]),
    );
    expect(ends).toHaveLength(1);
    expect(Math.abs(steps - 14.7)).toBeLessThan(CLOSE * 10);
  });

  test.each([
    ['HH', 6],
    ['HT', 4],
    ['HHH', 14],
    ['HTH', 10],
  ])('a coin shows %s for the first time after %i tosses', (pattern, tosses) => {
    const step: Step<string> = (seen) =>
      seen.endsWith(pattern) ? undefined : map(uniform(['H', 'T']), (c) => (seen + c).slice(-pattern.length));
    expect(Math.abs(absorb('', step).steps - tosses)).toBeLessThan(1e-11);
  });

  test('the shooter at craps wins 244 of 495', () => {
    const roll = total(2);
    const step: Step<string> = (s) => {
      if (s === 'win' || s === 'lose') return undefined;
      if (s === 'come out')
        return map(roll, (n) => (n === 7 || n === 11 ? 'win' : n === 2 || n === 3 || n === 12 ? 'lose' : `${n}`));
      return map(roll, (n) => (String(n) === s ? 'win' : n === 7 ? 'lose' : s));
    };
    const { ends, steps } = absorb('come out', step);
    expect(Math.abs(endAt(ends, 'win') - 244 / 495)).toBeLessThan(CLOSE);
    expect(Math.abs(steps - 557 / 165)).toBeLessThan(CLOSE * 10);
  });
});

/** Random chains on 0..size-1 with ends 'a' and 'b', each state leaving for an end with weight at least 1 of 5. */
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

describe('absorb and overTime', () => {
  test('the end is where a very long time leads', () => {
    fc.assert(
      fc.property(settling, (step) => {
        const { ends } = absorb<number | string>(0, step);
        const late = overTime<number | string>(0, step, 200).at(-1)!;
        for (const end of ['a', 'b'])
          expect(Math.abs(endAt(ends, end) - chance(late, (s) => s === end))).toBeLessThan(CLOSE);
        expect(Math.abs(endsOf({ ends, steps: 0 }).total - 1)).toBeLessThan(CLOSE);
      }),
    );
  });

  test('the expected steps are the chances of still being under way, added up', () => {
    fc.assert(
      fc.property(settling, (step) => {
        const { steps } = absorb<number | string>(0, step);
        const underWay = overTime<number | string>(0, step, 300).map((d) => chance(d, (s) => typeof s === 'number'));
        expect(Math.abs(steps - sum(underWay))).toBeLessThan(1e-10);
      }),
    );
  });

  test('the expected worth of the end is kept by every step (a martingale)', () => {
    const { ends } = absorb(3, ruin(0.5, 10));
    for (const dist of overTime(3, ruin(0.5, 10), 30)) expect(Math.abs(mean(dist, (n) => n) - 3)).toBeLessThan(CLOSE);
    expect(Math.abs(mean(endsOf({ ends, steps: 0 }), (n) => n) - 3)).toBeLessThan(CLOSE);
  });
});

describe('overTime', () => {
  test('starts certain, always totals 1, and settled states stay', () => {
    fc.assert(
      fc.property(settling, (step) => {
        const series = overTime<number | string>(0, step, 40);
        expect(series).toHaveLength(41);
        expect(series[0]).toEqual(certain(0));
        let settled = 0;
        for (const dist of series) {
          const now = chance(dist, (s) => typeof s === 'string');
          expect(now).toBeGreaterThanOrEqual(settled - CLOSE);
          expect(Math.abs(sum(dist.weights) / dist.total - 1)).toBeLessThan(CLOSE);
          settled = now;
        }
      }),
    );
  });

  test('three steps of a die that must climb: exactly as the sequences say, in whole numbers', () => {
    // From n, a roll above n moves there; 6 settles.
    const climb: Step<number> = (n) =>
      n === 6 ? undefined : map(uniform([1, 2, 3, 4, 5, 6]), (face) => Math.max(n, face));
    const third = overTime(0, climb, 3)[3]!;
    expectWhole(third);
    // The best of three dice: k has k^3 - (k-1)^3 of 216.
    for (const [n, weight] of entriesOf(third))
      expect((weight / third.total) * 216).toBeCloseTo(n ** 3 - (n - 1) ** 3, 10);
  });
});

describe('what never settles', () => {
  test('a trap keeps its share: the ends total less than 1, and the steps are endless', () => {
    const step = (s: string): Dist<string> | undefined => {
      if (s === 'out') return undefined;
      return s === 'start' ? uniform(['out', 'left', 'start']) : certain(s === 'left' ? 'right' : 'left');
    };
    const { ends, steps } = absorb('start', step);
    expect(ends).toHaveLength(1);
    expect(Math.abs(endAt(ends, 'out') - 0.5)).toBeLessThan(CLOSE);
    expect(steps).toBe(Number.POSITIVE_INFINITY);
  });

  test('a trap that cannot be reached does no harm', () => {
    const { ends, steps } = absorb('start', (s) =>
      s === 'start'
        ? weighted([
            ['out', 1],
            ['trap', 0],
          ])
        : s === 'trap'
          ? certain('trap')
          : undefined,
    );
    expect(ends).toEqual([{ state: 'out', chance: 1 }]);
    expect(steps).toBe(1);
  });

  test('what has settled already takes no step', () => {
    expect(absorb('there', () => undefined)).toEqual({ ends: [{ state: 'there', chance: 1 }], steps: 0 });
  });
});

describe('size', () => {
  test('five thousand states in a row do not overflow', () => {
    const { ends, steps } = absorb(5000, (n) => (n === 0 ? undefined : either(0.5, n, n - 1)));
    expect(ends[0]!.state).toBe(0);
    expect(Math.abs(steps - 10_000)).toBeLessThan(1e-6);
  });

  test('states may be plain data', () => {
    const { ends, steps } = absorb({ cu: 2, points: 0 }, ({ cu, points }) =>
      cu === 0 || points === 2
        ? undefined
        : uniform([
            { cu: cu - 1, points },
            { cu, points: points + 1 },
          ]),
    );
    // Two losses before two points, and the reverse, are equally likely; 2 steps half the time, else 3.
    const fell = sum(ends.filter((e) => e.state.points === 2).map((e) => e.chance));
    expect(fell).toBe(0.5);
    expect(steps).toBe(2.5);
  });
});
