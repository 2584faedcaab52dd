/** Raids: by hand, against a slow search through all choices, and what the track does with the plunder. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { raid } from '../../../src/games/sword-of-rome/raid/calculator.ts';
import { trackAfter } from '../../../src/games/sword-of-rome/raid/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof raid.fields>;
type Space = Input['spaces'][number];
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(raid.fields), ...given });
const report = (given: Partial<Input>): Report => raid.compute(inputOf(given), tables);
const space = (given: Partial<Space> = {}): Space => ({ holds: 'marker', cost: 1, nextTo: 'before', ...given });

const CLOSE = 1e-12;
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(CLOSE);

/** Of 36 rolls 21 succeed, 11 of them for a CU; 15 fail, 6 of them for a CU. */
const [SUCCESS, FAILURE] = [21 / 36, 15 / 36];
const OUTCOMES = [
  { points: 1, cu: 1, p: 11 / 36 },
  { points: 1, cu: 0, p: 10 / 36 },
  { points: 0, cu: 1, p: 6 / 36 },
  { points: 0, cu: 0, p: 9 / 36 },
] as const;

describe('by hand', () => {
  test.each([1, 2, 3, 4, 5])('one space and %i MP: as many tries', (mp) => {
    const { chances, expected } = report({ mp, spaces: [space()] });
    close(chances['plunders'], 1 - FAILURE ** mp);
    close(chances['noSuccess'], FAILURE ** mp);
    close(expected['successes'], 1 - FAILURE ** mp);
    // Each try costs 17/36 CU, and the next is made after a failure only.
    close(expected['cuLost'], (17 / 36) * ((1 - FAILURE ** mp) / SUCCESS));
  });

  test('two spaces on 5 MP: the step between them takes one, so that the first may take three tries', () => {
    const both = [1, 2, 3].reduce((p, t) => p + FAILURE ** (t - 1) * SUCCESS * (1 - FAILURE ** (4 - t)), 0);
    const { chances, expected } = report({ mp: 5 });
    close(chances['allRaided'], both);
    close(expected['successes'], 1 - FAILURE ** 5 + both);
  });

  test('a single CU is gone at the first roll that costs one', () => {
    const { chances } = report({ cu: 1, mp: 2, spaces: [space()] });
    // Lost at once 17 times in 36; else a failure without loss 9 times, and a second try.
    close(chances['outOfCu'], 17 / 36 + (9 / 36) * (17 / 36));
    close(chances['plunders'], 21 / 36 + (9 / 36) * (21 / 36));
  });

  test('no marker of another power, no raid', () => {
    const { chances, facts, grid } = report({ spaces: [space({ holds: 'nothing' })] });
    expect(chances).toMatchObject({ plunders: 0, noSuccess: 1, fills: 0 });
    expect(facts['firstStep']).toBe('Nothing to raid');
    expect(grid!.rows).toEqual([]);
  });
});

describe('the plunder track', () => {
  const at = (plunder: number, successes: number, length = 5) => trackAfter(inputOf({ plunder }), successes, length);

  test('the two kinds cancel out, and a full track is cleared', () => {
    expect(at(-1, 2)).toEqual({ plunder: 1, fills: 0 });
    expect(at(-3, 2)).toEqual({ plunder: -1, fills: 0 });
    expect(at(4, 1)).toEqual({ plunder: 0, fills: 1 });
    expect(at(2, 5, 3)).toEqual({ plunder: 1, fills: 2 });
  });

  test('one short of full: the first success fills it', () => {
    const { chances, expected, breakdown } = report({ plunder: 4, mp: 1, spaces: [space()] });
    close(chances['fills'], SUCCESS);
    close(expected['plunder'], 4 * FAILURE);
    expect(breakdown.map((l) => l.amount)).toEqual([5, -4]);
  });

  test('a length typed in counts, and stands as yours', () => {
    const { facts, breakdown } = report({ trackLength: 8 });
    expect(facts['trackLength']).toBe(8);
    expect(breakdown[0]).toMatchObject({ amount: 8, standing: 'yours' });
    expect(report({}).breakdown[0]).toMatchObject({ amount: 5, standing: 'stand-in' });
  });
});

describe('the best order', () => {
  /** From an empty space: one marker near by, two in a row behind a rough connection. */
  const fork = [space({ holds: 'nothing' }), space({ nextTo: 1 }), space({ nextTo: 1, cost: 2 }), space({ nextTo: 3 })];

  test('most plunder lies where two can be had; the last marker for a full track lies nearest', () => {
    expect(report({ spaces: fork }).facts['firstStep']).toBe('Move to space 3');
    expect(report({ spaces: fork, plunder: 4, aim: 'fills' }).facts['firstStep']).toBe('Move to space 2');
  });

  test('a marker underfoot is raided first', () => {
    expect(report({}).facts['firstStep']).toBe('Raid');
  });

  test('a space next to no earlier one is next to the one before', () => {
    const chain = report({ spaces: [space(), space(), space()] });
    expect(report({ spaces: [space(), space(), space({ nextTo: 5 })] })).toEqual(chain);
    expect(report({ spaces: [space(), space(), space({ nextTo: 2 })] })).toEqual(chain);
  });

  /** The slow way: every choice tried, nothing remembered, on the table as we have it. */
  function slowly(input: Input): number {
    const next = (i: number) => {
      const { nextTo } = input.spaces[i]!;
      return nextTo === 'before' || nextTo > i ? i - 1 : nextTo - 1;
    };
    const worth = (at: number, mp: number, cu: number, left: readonly boolean[]): number => {
      if (cu === 0) return 0;
      let best = 0;
      if (mp > 0 && left[at]) {
        const raided = OUTCOMES.reduce((sum, { points, cu: lost, p }) => {
          const after = points ? left.with(at, false) : left;
          const gain = input.aim === 'swing' ? points - lost : points;
          return sum + p * (gain + worth(at, mp - 1, cu - lost, after));
        }, 0);
        best = Math.max(best, raided);
      }
      for (let to = 0; to < input.spaces.length; to++) {
        const cost =
          to > 0 && next(to) === at
            ? input.spaces[to]!.cost
            : at > 0 && next(at) === to
              ? input.spaces[at]!.cost
              : undefined;
        if (cost !== undefined && cost <= mp) best = Math.max(best, worth(to, mp - cost, cu, left));
      }
      return best;
    };
    return worth(
      0,
      input.mp,
      input.cu,
      input.spaces.map((s) => s.holds === 'marker'),
    );
  }

  test('no other order of raiding and moving does better', () => {
    fc.assert(
      fc.property(anyInput(raid.fields, { items: 4 }), fc.integer({ min: 1, max: 4 }), (drawn, mp) => {
        const input = { ...drawn, mp } as Input;
        if (input.aim === 'fills') return;
        const { expected } = raid.compute(input, tables);
        const found = expected['successes']! - (input.aim === 'swing' ? expected['cuLost']! : 0);
        close(found, slowly(input));
      }),
      { numRuns: 40 },
    );
  });

  test('the situations add up: some step is taken from the start, each with what to do', () => {
    fc.assert(
      fc.property(anyInput(raid.fields), (drawn) => {
        const { grid, facts } = raid.compute(drawn as Input, tables);
        for (const row of grid!.rows) expect(Number(row['reached'])).toBeLessThanOrEqual(1 + CLOSE);
        if (grid!.rows.length) expect(grid!.rows[0]).toMatchObject({ reached: 1, best: facts['firstStep'] });
      }),
      { numRuns: 30 },
    );
  });
});

test('more MP and more CU never bring less', () => {
  fc.assert(
    fc.property(anyInput(raid.fields), (drawn) => {
      const input = { ...drawn, aim: 'plunder' } as Input;
      const successes = (other: Partial<Input>) => raid.compute({ ...input, ...other }, tables).expected['successes']!;
      const now = successes({});
      expect(successes({ cu: input.cu + 1 })).toBeGreaterThanOrEqual(now - CLOSE);
      expect(successes({ mp: input.mp + 1 })).toBeGreaterThanOrEqual(now - CLOSE);
    }),
    { numRuns: 30 },
  );
});
