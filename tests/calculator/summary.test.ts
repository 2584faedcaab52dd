/** The parts of a report follow from the distribution they are taken from. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basis, measure, shares } from '../../src/calculator/summary.ts';
import { Reader } from '../../src/calculator/table.ts';
import { given, weighted } from '../../src/engine/dist.ts';
import { wholeDist } from '../support/dists.ts';
import { sum } from '../support/oracle.ts';

describe('shares', () => {
  test('rise in value and total 1', () => {
    fc.assert(
      fc.property(wholeDist(), (dist) => {
        const parts = shares(dist);
        expect(parts.map((p) => p.value)).toEqual(dist.outcomes.toSorted((a, b) => a - b));
        expect(sum(parts.map((p) => p.chance))).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('measure', () => {
  test('expectation and distribution of what can happen, and nothing of what cannot', () => {
    const dist = weighted([
      [{ won: true, lost: 1 }, 1],
      [{ won: true, lost: 3 }, 1],
    ]);
    expect(
      measure({
        lost: [dist, (r) => r.lost],
        lostIfBeaten: [given(dist, (r) => !r.won), (r) => r.lost],
      }),
    ).toEqual({
      expected: { lost: 2 },
      distributions: {
        lost: [
          { value: 1, chance: 0.5 },
          { value: 3, chance: 0.5 },
        ],
      },
    });
  });
});

describe('basis', () => {
  const table = {
    id: 't',
    title: 'T',
    rules: ['1'],
    axes: [],
    entries: [{ at: [1], value: 0, standing: 'public' as const }],
  };
  const line = { who: 'attacker', amount: 1, why: 'x', rule: '1', standing: 'example' as const };

  test('stands on the weakest of ledger and tables alike', () => {
    const read = new Reader({ t: table });
    expect(basis([line], [], read).standing).toBe('example');
    read.at('t', 1);
    expect(basis([line], [], read).standing).toBe('public');
    expect(basis([{ ...line, standing: 'stand-in' }], [], read).standing).toBe('stand-in');
    expect(basis([], [], new Reader({})).standing).toBe('printed');
  });
});
