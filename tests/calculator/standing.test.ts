/** A result is only as strong as the weakest figure it used. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEANING, STANDINGS, weakest } from '../../src/calculator/standing.ts';

const standings = fc.array(fc.constantFrom(...STANDINGS));

describe('weakest', () => {
  test('printed is strongest, a stand-in weakest', () => {
    expect(STANDINGS).toEqual(['printed', 'example', 'derived', 'public', 'yours', 'stand-in']);
    expect(weakest(['printed', 'stand-in', 'example'])).toBe('stand-in');
    expect(weakest(['example', 'printed'])).toBe('example');
    expect(weakest(['yours', 'public'])).toBe('yours');
  });

  test('what used nothing is as good as printed', () => {
    expect(weakest([])).toBe('printed');
  });

  test('order and grouping do not matter, and no member is weaker', () => {
    fc.assert(
      fc.property(standings, standings, (a, b) => {
        const all = weakest([...a, ...b]);
        expect(all).toBe(weakest([weakest(b), weakest(a)]));
        for (const s of [...a, ...b]) expect(STANDINGS.indexOf(s)).toBeLessThanOrEqual(STANDINGS.indexOf(all));
      }),
    );
  });

  test('each has its meaning in words', () => {
    expect(Object.keys(MEANING)).toEqual([...STANDINGS]);
  });
});
