/** Figures as words: rounded once, never to a certainty that is not there. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  decimal,
  frequency,
  percent,
  plural,
  points,
  roughly,
  sampledDecimal,
  sampledPercent,
  signed,
} from '../../src/calculator/words.ts';

describe('percent', () => {
  test.each([
    [9905 / 15552, '63.7%'],
    [0, '0%'],
    [1, '100%'],
    [0.5, '50.0%'],
    [1 / 46656, '<0.1%'],
    [46655 / 46656, '>99.9%'],
    [0.0005, '0.1%'],
    [0.9994, '99.9%'],
  ])('%d reads %s', (chance, words) => {
    expect(percent(chance)).toBe(words);
  });

  test('never says 0 or 100 of what is possible and not certain, at any number of places', () => {
    const edges = [0.005, 0.0005, 0.00005, 0.995, 0.9995, 0.99995, 0.5 / 100, 99.5 / 100, 99.95 / 100];
    const chance = fc.oneof(
      fc.double({ min: Number.MIN_VALUE, max: 1 - 2 ** -53, noNaN: true }),
      fc.constantFrom(...edges),
      fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100_000),
      fc.integer({ min: 1, max: 46_655 }).map((n) => n / 46_656),
    );
    fc.assert(
      fc.property(chance, fc.integer({ min: 0, max: 3 }), (p, places) => {
        const text = percent(p, places);
        const value = Number(/[\d.]+/.exec(text)![0]);
        if (text.startsWith('<') || text.startsWith('>')) expect(value > 0 && value < 100).toBe(true);
        else {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThan(100);
        }
        // Off by no more than half of the last place, or on the right side of the bound.
        if (text.startsWith('<')) expect(p * 100).toBeLessThan(value);
        else if (text.startsWith('>')) expect(p * 100).toBeGreaterThan(value);
        else expect(Math.abs(value - p * 100)).toBeLessThanOrEqual(10 ** -places / 2 + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a chance however small is not never, and one however near is not always', () => {
  expect([Number.MIN_VALUE, 1e-17, 1e-14].map((p) => percent(p))).toEqual(['<0.1%', '<0.1%', '<0.1%']);
  expect([1 - 1e-14, 1 - 2 ** -53].map((p) => percent(p))).toEqual(['>99.9%', '>99.9%']);
  expect(percent(1 + 2 ** -52)).toBe('100%');
});

describe('signs and counts', () => {
  test('signed has a sign unless it rounds to nothing', () => {
    expect([3, -2, 0, -0].map((n) => signed(n))).toEqual(['+3', '−2', '0', '0']);
    expect([0.04, -0.04, 0.06].map((n) => signed(n, 1))).toEqual(['0.0', '0.0', '+0.1']);
  });

  test('decimal writes a true minus sign, and none before nothing', () => {
    expect([2.35, -1.25, 0, 1.18].map((n) => decimal(n))).toEqual(['2.4', '−1.3', '0.0', '1.2']);
    expect(decimal(-0.04)).toBe('0.0');
  });

  test('points are hundredths of a chance', () => {
    expect([0.093, -0.0361, 0].map(points)).toEqual(['+9.3 points', '−3.6 points', '0.0 points']);
  });

  test('large counts are grouped, and one is not many', () => {
    expect(count(46656)).toBe('46,656');
    expect([plural(0, 'CU', 'CU'), plural(1, 'point'), plural(2, 'point')]).toEqual(['0 CU', '1 point', '2 points']);
  });
});

describe('frequency', () => {
  test.each([
    [0, 'never'],
    [1, 'always'],
    [0.5, 'about 1 in 2'],
    [2 / 3, 'about 2 in 3'],
    [9905 / 15552, 'about 2 in 3'],
    [5 / 6, 'about 5 in 6'],
    [0.794, 'about 4 in 5'],
    [0.072, 'about 1 in 14'],
    [0.0204, 'about 1 in 50'],
    [0.003, 'about 1 in 300'],
    [0.96, 'about 24 in 25'],
    [0.99, 'about 99 in 100'],
    [0.0009, 'less than 1 in 1,000'],
    [0.9995, 'more than 999 in 1,000'],
  ])('%d reads %s', (chance, words) => {
    expect(frequency(chance)).toBe(words);
  });

  test('is never certain of what is not, and within a twentieth of the truth', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1, maxExcluded: true, noNaN: true }), (p) => {
        const text = frequency(p);
        expect(text).not.toMatch(/never|always/);
        const [, top, of] = /^about (\d+) in (\d+)$/.exec(text.replaceAll(',', '')) ?? [];
        if (top) {
          expect(Number(top)).toBeGreaterThan(0);
          expect(Number(top)).toBeLessThan(Number(of));
          expect(Math.abs(Number(top) / Number(of) - p)).toBeLessThanOrEqual(1 / 20);
        } else expect(text.startsWith('less') ? p : 1 - p).toBeLessThan(1 / 1000);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('drawn figures', () => {
  test.each([
    [0.543, 0.002, '54.3% ± 0.4'],
    [0.5, 0.000685, '50.0% ± 0.2'],
    [0.5004, 0.001, '50.0% ± 0.3'],
    [0.5, 0.0001, '50.0% ± 0.1'],
    [0, 0.01, '<2.0%'],
    [1, 0.01, '>98.0%'],
    [1, 0.00001, '>99.9%'],
    [0.0001, 0.0001, '<0.1%'],
  ])('a chance of %d with the error %d reads %s', (p, error, words) => {
    expect(sampledPercent(p, error)).toBe(words);
  });

  test('an average has its range, and a share among many no decimals', () => {
    expect(sampledDecimal(5.8123, 0.008)).toBe('5.81 ± 0.02');
    expect(roughly(0.1249)).toBe('≈ 12%');
    expect(roughly(0)).toBe('not in the sample');
  });

  test('a share among many is never called nothing where it came, nor all, however often it came', () => {
    expect([0.003, 0.996, 1].map(roughly)).toEqual(['<1%', '>99%', '>99%']);
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1, noNaN: true }), (p) => {
        const [, sign, figure] = /^(≈ |<|>)(\d+)%$/.exec(roughly(p))!;
        expect(Number(figure)).toBeGreaterThan(0);
        expect(Number(figure)).toBeLessThan(100);
        if (sign === '≈ ') expect(Math.abs(Number(figure) - p * 100)).toBeLessThanOrEqual(0.5 + 1e-9);
        else expect(sign === '<' ? p < 0.01 : p > 0.99).toBe(true);
      }),
    );
  });

  test('what is printed holds the whole range of two standard errors', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        (p, error) => {
          const [figure, half] = sampledPercent(p, error).split('% ± ').map(Number);
          expect(figure! - half!).toBeLessThanOrEqual((p - 2 * error) * 100 + 1e-9);
          expect(figure! + half!).toBeGreaterThanOrEqual((p + 2 * error) * 100 - 1e-9);
        },
      ),
    );
  });

  test('never read as exact, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (p, error) => {
          expect(sampledPercent(p, error)).toMatch(/[±<>]/);
        },
      ),
    );
  });
});
