/** How far drawn figures may be off. */
import { describe, expect, test } from 'vitest';
import { meanError, shareError } from '../../src/engine/sample.ts';

describe('standard errors', () => {
  test('of a share: half of 10,000 draws is within half a per cent, and certainty is never claimed', () => {
    expect(shareError(5000, 10_000)).toBeCloseTo(0.005, 5);
    expect(shareError(0, 100)).toBeGreaterThan(0.01);
    expect(shareError(100, 100)).toBeCloseTo(shareError(0, 100), 12);
  });

  test('of a mean: 1, 2, 3, 4 have variance 5/3', () => {
    expect(meanError(10, 30, 4)).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  });
});
