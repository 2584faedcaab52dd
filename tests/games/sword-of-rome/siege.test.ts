/** Siege and subjugation: by hand on the table as we have it, by every sequence of dice, and by what must hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { siege } from '../../../src/games/sword-of-rome/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof siege.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(siege.fields), ...given });
const report = (given: Partial<Input>): Report => siege.compute(inputOf(given), tables);

const CLOSE = 1e-12;
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(CLOSE);

/** Of 36 rolls 21 bring a point or more, one of them two; 17 cost a CU. */
describe('by hand', () => {
  test('one roll against loyalty 1 takes it 21 times in 36, and costs 17/36 CU', () => {
    const { chances, expected } = report({ factor: 1, rolls: 1 });
    close(chances['falls'], 21 / 36);
    close(chances['stands'], 15 / 36);
    close(expected['cuLost'], 17 / 36);
  });

  test('Gauls need one more at a city, and nothing more at a tribe', () => {
    close(report({ factor: 1, rolls: 1, gallic: true }).chances['falls'], 15 / 36);
    close(report({ factor: 1, rolls: 1, gallic: true, kind: 'tribe' }).chances['falls'], 21 / 36);
    expect(report({ gallic: true }).facts['modifier']).toBe(-1);
    expect(report({ gallic: true, kind: 'tribe' }).facts['modifier']).toBe(0);
  });

  test('loyalty 2 in two rolls: 471 of 1296', () => {
    // Two points at once; one and then one or more; none and then two.
    close(report({ rolls: 2 }).chances['falls'], (36 + 20 * 21 + 15) / 1296);
    close(report({ rolls: 1 }).chances['falls'], 1 / 36);
  });

  test('with 3 CU against loyalty 1: 7 in 9 in the end, after 4/3 rolls', () => {
    // A roll takes it 21 times, stops the siege 6 times, changes nothing 9 times.
    const { facts, chances } = report({ factor: 1, cu: 3, rolls: 1 });
    expect(facts).toMatchObject({ fallsInTheEnd: '77.8%', rollsInTheEnd: '1.33' });
    close(chances['stalls'], 6 / 36);
    close(chances['underThree'], 6 / 36);
  });

  test('beyond the table its outermost rows count', () => {
    expect(report({ factor: 1, rolls: 1, otherModifiers: 6 }).chances['falls']).toBe(1);
    const { chances, sentence } = report({ factor: 1, otherModifiers: -6 });
    expect(chances['falls']).toBe(0);
    expect(sentence).toBe('The city does not fall.');
  });
});

describe('without a roll', () => {
  test('a level that has reached the loyalty takes the place at once', () => {
    const { chances, expected, tables: used, sentence } = report({ factor: 2, level: 2 });
    expect(chances).toMatchObject({ falls: 1, stands: 0, stalls: 0 });
    expect(expected).toMatchObject({ rollsIfFalls: 0, cuLost: 0 });
    expect(used).toEqual([]);
    expect(sentence).toContain('falls without a roll');
  });

  test('support may bring the loyalty down to the level', () => {
    expect(report({ factor: 3, level: 1, support: 2 }).chances['falls']).toBe(1);
    expect(report({ factor: 1, level: 0, support: 1 }).chances['falls']).toBe(1);
  });

  test('CU inside keep the loyalty up', () => {
    expect(report({ factor: 3, support: 3, garrison: 2 }).facts['needed']).toBe(2);
    expect(report({ factor: 1, support: 3, garrison: 3 }).facts['needed']).toBe(1);
  });

  test('support does not touch a tribe', () => {
    expect(report({ kind: 'tribe', factor: 3, support: 3 })).toMatchObject({ facts: { needed: 3 } });
  });

  test('2 CU cannot roll, but keep up a siege that lost support ends', () => {
    expect(report({ cu: 2 }).chances).toMatchObject({ falls: 0, stalls: 1, underThree: 1 });
    const worn = report({ cu: 2, support: 1, supportWhen: 'each', rolls: 3 });
    expect(worn.chances).toMatchObject({ falls: 1, stalls: 0, underThree: 1 });
    expect(worn.expected['rollsIfFalls']).toBe(2);
    expect(worn.series!.points.map((p) => p.chances['falls'])).toEqual([0, 1, 1]);
    expect(report({ cu: 2, support: 1, supportWhen: 'each', garrison: 1 }).chances['falls']).toBe(0);
  });
});

/** Points and CU lost of the table as we have it, written down anew. */
const RESULT: Readonly<Record<number, readonly [number, number]>> = {
  2: [0, 1],
  3: [0, 1],
  4: [0, 1],
  5: [0, 0],
  6: [0, 0],
  7: [1, 1],
  8: [1, 1],
  9: [1, 0],
  10: [1, 0],
  11: [1, 0],
  12: [2, 0],
};

/** The slow way: every ordered pair of dice, roll after roll. */
function slowly(input: Input): { falls: number; stalls: number; cuLost: number; rolls: number } {
  const city = input.kind === 'city';
  const modifier = (city && input.gallic ? -1 : 0) + input.otherModifiers;
  const lower = (loyalty: number) =>
    city ? Math.max(0, loyalty - input.support, Math.min(loyalty, input.garrison)) : loyalty;
  const out = { falls: 0, stalls: 0, cuLost: 0, rolls: 0 };
  const go = (turn: number, level: number, loyalty: number, cu: number, p: number): void => {
    if (level >= loyalty) {
      out.falls += p;
      out.rolls += p * turn;
      out.cuLost += p * (input.cu - cu);
    } else if (turn === input.rolls) {
      if (cu < 3) out.stalls += p;
      out.cuLost += p * (input.cu - cu);
    } else {
      const then = input.supportWhen === 'each' ? lower : (same: number) => same;
      if (cu < 3) go(turn + 1, level, then(loyalty), cu, p);
      else
        for (const dice of sequences(2)) {
          const [points, lost] = RESULT[Math.min(12, Math.max(2, sum(dice) + modifier))]!;
          const fell = level + points >= loyalty;
          go(turn + 1, level + points, fell ? loyalty : then(loyalty), cu - lost, p / 36);
        }
    }
  };
  go(0, input.level, input.supportWhen === 'before' ? lower(input.factor) : input.factor, input.cu, 1);
  return out;
}

describe('every sequence of dice', () => {
  test('gives the same, roll by roll', () => {
    fc.assert(
      fc.property(anyInput(siege.fields, { numbers: 4 }), fc.integer({ min: 1, max: 3 }), (drawn, rolls) => {
        const input = { ...drawn, rolls } as Input;
        const { chances, expected } = siege.compute(input, tables);
        const slow = slowly(input);
        close(chances['falls'], slow.falls);
        close(chances['stalls'], slow.stalls);
        close(expected['cuLost'], slow.cuLost);
        if (slow.falls > 0) close(expected['rollsIfFalls'], slow.rolls / slow.falls);
        else expect(expected['rollsIfFalls']).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });
});

describe('what must hold', () => {
  const any = anyInput(siege.fields) as fc.Arbitrary<Input>;
  const falls = (input: Input): number => siege.compute(input, tables).chances['falls']!;
  const notLess = (a: number, b: number): void => expect(a).toBeGreaterThanOrEqual(b - CLOSE);

  test('more CU, a higher level, more rolls and lower loyalty never hurt', () => {
    fc.assert(
      fc.property(any, (input) => {
        const now = falls(input);
        notLess(falls({ ...input, cu: input.cu + 1 }), now);
        notLess(falls({ ...input, level: input.level + 1 }), now);
        notLess(falls({ ...input, rolls: input.rolls + 1 }), now);
        notLess(now, falls({ ...input, factor: input.factor + 1 }));
      }),
      { numRuns: 30 },
    );
  });

  test('the series rises to the result, and what is left ends as said without a limit', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { series, chances } = siege.compute(input, tables);
        const points = series!.points.map((p) => p.chances['falls']!);
        expect(points).toHaveLength(input.rolls);
        points.forEach((p, i) => {
          if (i) notLess(p, points[i - 1]!);
        });
        close(points.at(-1), chances['falls']!);
        close(series!.points.at(-1)!.chances['stalls'], chances['stalls']!);
        close(chances['falls']! + chances['stands']! + chances['stalls']!, 1);
      }),
      { numRuns: 30 },
    );
  });

  test('several rolls rest on one a round; one roll does not', () => {
    expect(report({ rolls: 2 }).assumptions.map((a) => a.ruling)).toContain('one-siege-roll-per-round');
    expect(report({ rolls: 1 }).assumptions).toEqual([]);
    expect(report({ rolls: 1, factor: 1 }).assumptions.map((a) => a.ruling)).toEqual(['siege-level-above-loyalty']);
  });
});

test('a city that stands however rarely does not fall for certain', () => {
  const { chances, sentence } = report({ factor: 1, cu: 40, rolls: 18, otherModifiers: 2 });
  expect(chances['stands']).toBeGreaterThan(0);
  expect(chances['stands']).toBeLessThan(1e-12);
  expect(chances['falls']).toBeLessThan(1);
  expect(sentence).toContain('falls >99.9% of the time within 18 rolls');
  expect(sentence).not.toContain('100%');
});
