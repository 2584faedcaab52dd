/** Distributions keep their laws, and their weights stay whole as long as that is promised. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '../../src/engine/dice.ts';
import {
  Count,
  certain,
  chain,
  chance,
  combine,
  type Dist,
  either,
  given,
  map,
  mean,
  part,
  quantile,
  uniform,
  weighted,
} from '../../src/engine/dist.ts';
import { expectSame, expectWhole, follower, weightsOf, wholeDist } from '../support/dists.ts';

const odd = (n: number): boolean => n % 2 !== 0;
const plus = (a: number, b: number): number => a + b;

describe('weighted', () => {
  test('equal outcomes become one: numbers by value, plain data by content', () => {
    const numbers = weighted([
      [1, 2],
      [2, 3],
      [1, 5],
    ]);
    expect(numbers).toEqual({ outcomes: [1, 2], weights: [7, 3], total: 10 });
    const data = weighted([
      [{ a: 1, b: [2] }, 1],
      [{ a: 1, b: [2] }, 1],
      [{ a: 1, b: [3] }, 1],
    ]);
    expect(data).toEqual({
      outcomes: [
        { a: 1, b: [2] },
        { a: 1, b: [3] },
      ],
      weights: [2, 1],
      total: 3,
    });
  });

  test('the number 1 and the word "1" stay apart', () => {
    expect(uniform<unknown>([1, '1']).outcomes).toEqual([1, '1']);
  });

  test('an outcome without weight is no outcome', () => {
    expect(
      weighted([
        ['never', 0],
        ['always', 4],
      ]),
    ).toEqual({ outcomes: ['always'], weights: [4], total: 4 });
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('a weight of %s is refused by name', (weight) => {
    expect(() => weighted([['x', weight]])).toThrow(
      new RangeError(`weight ${weight}: must be finite and not negative`),
    );
  });

  test('a distribution of nothing is refused', () => {
    expect(() => weighted([])).toThrow(RangeError);
    expect(() => uniform([])).toThrow(RangeError);
    expect(() => weighted([['x', 0]])).toThrow(RangeError);
  });
});

describe('simple distributions', () => {
  test('either gives yes with chance p, and leaves out what cannot happen', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (p) => {
        expect(chance(either(p, 'yes', 'no'), (o) => o === 'yes')).toBeCloseTo(p, 15);
      }),
    );
    expect(either(1, 'yes', 'no').outcomes).toEqual(['yes']);
    expect(either(0, 'yes', 'no').outcomes).toEqual(['no']);
  });

  test.each([-0.1, 1.1, Number.NaN])('either refuses a chance of %s', (p) => {
    expect(() => either(p, 1, 0)).toThrow(new RangeError(`chance ${p}: must be 0 to 1`));
  });

  test('certain and uniform', () => {
    expect(certain('x')).toEqual({ outcomes: ['x'], weights: [1], total: 1 });
    expect(chance(uniform([1, 2, 3, 4, 5, 6]), (n) => n <= 4)).toBe(4 / 6);
  });
});

describe('map', () => {
  test('by the identity changes nothing; two maps are one map', () => {
    const [f, g] = [(n: number) => n * n, (n: number) => n % 5];
    fc.assert(
      fc.property(wholeDist(), (d) => {
        expectSame(
          map(d, (n) => n),
          d,
        );
        expectSame(
          map(map(d, f), g),
          map(d, (n) => g(f(n))),
        );
        expectWhole(map(d, f));
      }),
    );
  });
});

describe('combine', () => {
  test('two dice by hand: 7 falls in 6 of 36 ways', () => {
    const die = uniform([1, 2, 3, 4, 5, 6]);
    const two = combine(die, die, plus);
    expect(weightsOf(two)).toEqual(new Map([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => [n, 6 - Math.abs(7 - n)])));
    expect(two.total).toBe(36);
  });

  test('order does not matter, chances multiply, means add, weights stay whole', () => {
    fc.assert(
      fc.property(wholeDist(), wholeDist(), (a, b) => {
        const both = combine(a, b, (x, y) => [x, y]);
        expectSame(
          both,
          combine(b, a, (y, x) => [x, y]),
        );
        expect(both.total).toBe(a.total * b.total);
        expectWhole(both);
        expect(chance(both, ([x, y]) => odd(x!) && odd(y!))).toBeCloseTo(chance(a, odd) * chance(b, odd), 14);
        const sums = combine(a, b, plus);
        expect(mean(sums, (n) => n)).toBeCloseTo(mean(a, (n) => n) + mean(b, (n) => n), 12);
      }),
    );
  });

  test('beyond whole numbers the error stays below 1e-12', () => {
    const all = combine(total(20), total(20), plus);
    expect(Math.abs(all.total - 1)).toBeLessThan(1e-12);
    expect(Math.abs(mean(all, (n) => n) - 140)).toBeLessThan(1e-9);
    // By symmetry 40 dice fall below 140 as often as above.
    expect(Math.abs(chance(all, (n) => n < 140) - chance(all, (n) => n > 140))).toBeLessThan(1e-12);
  });
});

describe('chain', () => {
  test('after something certain it is what follows; with certain followers it is map', () => {
    fc.assert(
      fc.property(wholeDist(), follower(), fc.integer({ min: -9, max: 9 }), (d, next, n) => {
        expectSame(chain(certain(n), next), next(n));
        expectSame(
          chain(d, (o) => certain(o * 2)),
          map(d, (o) => o * 2),
        );
      }),
    );
  });

  test('brackets do not matter, and weights stay whole', () => {
    fc.assert(
      fc.property(wholeDist(), follower(), follower(), (d, f, g) => {
        const left = chain(chain(d, f), g);
        const right = chain(d, (o) => chain(f(o), g));
        expectSame(left, right);
        expectWhole(left);
        expectWhole(right);
      }),
    );
  });

  test('the chance afterwards is the mean of the chances that follow', () => {
    fc.assert(
      fc.property(wholeDist(), follower(), (d, next) => {
        expect(chance(chain(d, next), odd)).toBeCloseTo(
          mean(d, (o) => chance(next(o), odd)),
          14,
        );
        expect(mean(chain(d, next), (n) => n)).toBeCloseTo(
          mean(d, (o) => mean(next(o), (n) => n)),
          12,
        );
      }),
    );
  });

  test('independent followers make it a combination', () => {
    fc.assert(
      fc.property(wholeDist(), wholeDist(), (a, b) =>
        expectSame(
          chain(a, (x) => map(b, (y) => x + y)),
          combine(a, b, plus),
        ),
      ),
    );
  });

  test('where no common total is a safe integer the chances still add up to 1', () => {
    const primes = [999983, 999979, 999961, 999959];
    const start = uniform(primes);
    const end = chain(
      start,
      (p): Dist<string> =>
        weighted([
          ['yes', 1],
          ['no', p - 1],
        ]),
    );
    expect(Math.abs(end.total - 1)).toBeLessThan(1e-12);
    const byHand = primes.reduce((acc, p) => acc + 1 / p, 0) / primes.length;
    expect(Math.abs(chance(end, (o) => o === 'yes') - byHand)).toBeLessThan(1e-18);
  });
});

describe('given', () => {
  test('all of it is itself, none of it is nothing', () => {
    fc.assert(
      fc.property(wholeDist(), (d) => {
        expectSame(given(d, () => true)!, d);
        expect(given(d, () => false)).toBeUndefined();
      }),
    );
  });

  test('is the chance of both over the chance of the condition, and the parts make the whole', () => {
    fc.assert(
      fc.property(wholeDist(), (d) => {
        const [yes, no] = [given(d, odd), given(d, (n) => !odd(n))];
        const p = chance(d, odd);
        if (yes)
          expect(chance(yes, (n) => n > 0) * p).toBeCloseTo(
            chance(d, (n) => odd(n) && n > 0),
            14,
          );
        const parts = (yes ? p * mean(yes, (n) => n) : 0) + (no ? (1 - p) * mean(no, (n) => n) : 0);
        expect(parts).toBeCloseTo(
          mean(d, (n) => n),
          12,
        );
        for (const part of [yes, no]) if (part) expectWhole(part);
      }),
    );
  });
});

describe('chance, mean, quantile', () => {
  test('a chance and its complement make 1', () => {
    fc.assert(
      fc.property(wholeDist(), (d) => {
        expect(chance(d, odd) + chance(d, (n) => !odd(n))).toBeCloseTo(1, 15);
      }),
    );
    expect(chance(uniform([1, 2, 3]), () => true)).toBe(1);
    expect(chance(uniform([1, 2, 3]), () => false)).toBe(0);
  });

  test('a quantile is the smallest outcome that is reached with at least that chance', () => {
    fc.assert(
      fc.property(wholeDist(), fc.integer({ min: 0, max: 100 }), (d, hundredths) => {
        const p = hundredths / 100;
        const q = quantile(d, p);
        expect(d.outcomes).toContain(q);
        expect(chance(d, (n) => n <= q)).toBeGreaterThanOrEqual(p - 1e-15);
        if (p > 0) expect(chance(d, (n) => n < q)).toBeLessThan(p + 1e-15);
      }),
    );
  });

  test('quantiles of two dice by hand', () => {
    const two = total(2);
    expect([0, 1 / 36, 0.5, 35 / 36, 1].map((p) => quantile(two, p))).toEqual([2, 2, 7, 11, 12]);
    expect(() => quantile(two, 1.01)).toThrow(new RangeError('quantile 1.01: must be 0 to 1'));
  });
});

describe('never and always', () => {
  const thirds = Array.from({ length: 7 }, (_, n) => [n, 1 / 3 ** (n + 1)] as const);

  test('what holds in every outcome is certain, whatever its weights add up to', () => {
    for (let n = 1; n <= thirds.length; n++) {
      const dist = weighted(thirds.slice(0, n).toReversed());
      expect(chance({ ...dist, total: dist.total * (1 + 2 ** -52) }, () => true)).toBe(1);
      expect(chance(dist, () => false)).toBe(0);
    }
  });

  test('what fails however rarely is not certain, and what holds however rarely is not impossible', () => {
    const dist = weighted<boolean>([
      [true, 1],
      [false, 1e-40],
    ]);
    expect(chance(dist, Boolean)).toBeLessThan(1);
    expect(chance(dist, (held) => !held)).toBe(1e-40);
    expect(part(1, 1e-40)).toBeLessThan(1);
  });

  test('case by case: certain where no case speaks against it', () => {
    const [always, seldom, mostly] = [new Count(), new Count(), new Count()];
    for (const [n, weight] of thirds) {
      always.add(weight, true);
      seldom.add(weight, n === 3 ? 1e-30 : false);
      mostly.add(weight, n === 3 ? 1 - 2 ** -53 : true);
    }
    expect([always.chance, new Count().chance]).toEqual([1, 0]);
    expect(seldom.chance).toBeCloseTo(1e-30 / 81, 40);
    expect(mostly.chance).toBeLessThan(1);
  });
});
