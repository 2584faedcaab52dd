/** Siege and Subjugation: by hand on the stand-in dice, by every sequence of faces, and by what must hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { siege } from '../../../src/games/hamilcar/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences } from '../../support/oracle.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof siege.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(siege.fields), ...given });
const report = (given: Partial<Input>, own = tables) => siege.compute(inputOf(given), own);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

/** Points and losses of the dice as we have them. */
const RED = [
  [0, 1],
  [0, 0],
  [0, 0],
  [1, 0],
  [1, 0],
  [2, 0],
] as const;
const WHITE = [
  [0, 1],
  [0, 1],
  [0, 0],
  [0, 0],
  [1, 0],
  [1, 0],
] as const;

describe('by hand', () => {
  test('white, 2 points in 2 attempts: 1/9; red: the pairs that add up to 2', () => {
    close(report({ attempts: 2 }).chances['falls'], 4 / 36);
    // A 2 in either roll (11 of 36), or two 1s (4 of 36).
    close(report({ attempts: 2, supremacy: true }).chances['falls'], 15 / 36);
  });

  test('Naval Supremacy is worth the difference', () => {
    const { facts, grid } = report({ attempts: 2 });
    expect(facts['supremacyWorth']).toBe('+30.6 points');
    expect(grid!.rows.map((r) => r['falls'])).toEqual([15 / 36, 4 / 36].map((p) => expect.closeTo(p, 12)));
  });

  test('a Tribe is always red, and needs 3', () => {
    const { chances, facts, grid } = report({ target: 'tribe', attempts: 2 });
    expect(facts).toMatchObject({ needed: 3, die: 'red' });
    // 2 and 1 or 2, or 1 and 2: 1 + 2 + 2 of 36.
    close(chances['falls'], 5 / 36);
    expect(grid).toBeUndefined();
  });

  test('3 CUs: the first loss ends it, and the points stay', () => {
    const { chances, assumptions } = report({ cu: 3, attempts: 1 });
    close(chances['stalls'], 2 / 6);
    expect(assumptions.map((a) => a.ruling)).toContain('siege-below-three');
    const { facts } = siege.resolve!(inputOf({ cu: 3, points: 1, attempts: 2 }), { attempt1: [1] }, tables);
    expect(facts).toMatchObject({ stalls: true, points: 1, cuLost: 1 });
  });

  test('without a limit, 5 CUs with the red die: 63/64', () => {
    // From 1 point missing: each attempt ends it with 3/6, costs a CU with 1/6: all but 1/4 before each loss, and three losses stop it.
    expect(report({ points: 1, cu: 5, supremacy: true }).facts['fallsInTheEnd']).toBe('98.4%');
  });
});

describe('Large Walled Cities', () => {
  test('no attempt without Naval Supremacy, and the points are kept', () => {
    const { facts, chances, sentence } = report({ target: 'large', points: 1 });
    expect(facts).toMatchObject({ mayAttempt: false, pointsKept: true, die: 'none', needed: 3 });
    expect(chances).toEqual({ falls: 0, stands: 1, stalls: 0 });
    expect(sentence).toContain('you cannot make an attempt');
  });

  test('lost midway: only the attempts before count', () => {
    const lost = report({ target: 'large', points: 1, supremacy: true, changesAfter: 2, attempts: 9 });
    close(
      lost.chances['falls'],
      report({ target: 'large', points: 1, supremacy: true, attempts: 2 }).chances['falls']!,
    );
    const won = report({ target: 'large', points: 2, supremacy: false, changesAfter: 2, attempts: 3 });
    close(won.chances['falls'], 2 / 6);
  });

  test('with it the die is white', () => {
    expect(report({ target: 'large', supremacy: true }).facts['die']).toBe('white');
    close(report({ target: 'large', supremacy: true, points: 1, attempts: 2 }).chances['falls'], 4 / 36);
  });
});

describe('14.3: Determined Defense', () => {
  test('one pair takes one point away: 2 points become 3', () => {
    const pair = { garrisonCu: 1, garrisonSts: 3 };
    close(report({ ...pair, attempts: 2 }).chances['falls'], 0);
    close(report({ ...pair, attempts: 3 }).chances['falls'], 8 / 216);
    close(report({ ...pair, attempts: 3 }).expected['stsCapturedIfFalls'], 2);
  });

  test('once per roll, two points at once get one through; once per point, none', () => {
    const twice = { garrisonCu: 2, garrisonSts: 2, supremacy: true, attempts: 1, points: 1 } as const;
    close(report(twice).chances['falls'], 1 / 6);
    close(report({ ...twice, determined: 'each' }).chances['falls'], 0);
  });

  test('nobody pays in vain: where one point less does not save the city, all STs are captured', () => {
    const lost = { garrisonCu: 2, garrisonSts: 2, supremacy: true, attempts: 1, points: 1 } as const;
    close(report({ ...lost, defense: 'needed' }).expected['stsCapturedIfFalls'], 2);
    close(report({ ...lost, defense: 'every' }).expected['stsCapturedIfFalls'], 1);
  });

  test('paying whenever they can never makes the city fall sooner than paying in need only', () => {
    fc.assert(
      fc.property(anyInput(siege.fields), (any) => {
        const input = any as Input;
        const [every, needed] = (['every', 'needed'] as const).map((defense) => report({ ...input, defense }));
        expect(every!.chances['falls']!).toBeLessThanOrEqual(needed!.chances['falls']! + 1e-12);
        if (input.determined === 'each') close(every!.chances['falls'], needed!.chances['falls']!);
      }),
      { numRuns: 30 },
    );
  });

  test('no other way to defend holds the city longer: all choices, the slow way', () => {
    type State = { points: number; cu: number; pairs: number };
    const best = (s: State, left: number, needed: number): number => {
      if (s.points >= needed) return 1;
      if (left === 0 || s.cu < 3) return 0;
      let falls = 0;
      for (const [points, loss] of RED) {
        const options = points > 0 && s.pairs > 0 ? [0, 1] : [0];
        const worth = options.map((paid) =>
          best({ points: s.points + points - paid, cu: s.cu - loss, pairs: s.pairs - paid }, left - 1, needed),
        );
        falls += Math.min(...worth) / 6;
      }
      return falls;
    };
    for (const pairs of [1, 2, 3]) {
      const given = { garrisonCu: pairs, garrisonSts: pairs, supremacy: true, attempts: 5, cu: 4 };
      close(report(given).chances['falls'], best({ points: 0, cu: 4, pairs }, 5, 2));
    }
  });
});

test('every sequence of four attempts, Naval Supremacy lost after two', () => {
  let falls = 0;
  let lost = 0;
  for (const faces of sequences(4)) {
    let [points, cu] = [0, 4];
    for (let i = 0; i < 4 && points < 2 && cu >= 3; i++) {
      const [p, l] = (i < 2 ? RED : WHITE)[faces[i]! - 1]!;
      points += p;
      cu -= l;
    }
    if (points >= 2) falls++;
    lost += 4 - cu;
  }
  const { chances, expected, series } = report({ cu: 4, attempts: 4, supremacy: true, changesAfter: 2 });
  close(chances['falls'], falls / 1296);
  close(expected['cuLost'], lost / 1296);
  close(series!.points.at(-1)!.chances['falls'], falls / 1296);
});

test('a face that wipes out the besiegers calls the Siege off, whatever points it shows', () => {
  const own = withOwn(tables, { 'white-siege-die': { '1 loss': 9, '1 points': 3 } });
  const { facts, steps } = siege.resolve!(inputOf({ points: 1, attempts: 1 }), { attempt1: [1] }, own);
  expect(facts).toMatchObject({ falls: false, points: 0, cuLost: 5, stalls: true });
  expect(steps.at(-1)!.text).toContain('all points are removed');
});

test('any cell a reader types in is taken', () => {
  for (const value of [-20, 40]) {
    const cells = Object.fromEntries(tables['red-siege-die']!.entries.map(({ at }) => [at.join(' '), value]));
    const own = withOwn(tables, {
      'red-siege-die': cells,
      'siege-needs': { 'city points': value, 'city with': value },
    });
    const { chances } = report({ supremacy: true, garrisonCu: 2, garrisonSts: 2 }, own);
    close(chances['falls']! + chances['stands']! + chances['stalls']!, 1);
  }
});

describe('14.2: what Naval Supremacy is worth rests on the dice it would bring', () => {
  const standingsOf = (given: Partial<Input>) => {
    const { tables: used, standing, assumptions } = report(given);
    const dice = used.filter(({ table }) => table.endsWith('siege-die')).map(({ table }) => table);
    return { dice: dice.sort(), standing, readings: assumptions.map(({ ruling }) => ruling) };
  };

  test('a Large city without it: no attempt, and yet the white die is named', () => {
    expect(standingsOf({ target: 'large' })).toEqual({
      dice: ['white-siege-die'],
      standing: 'stand-in',
      readings: ['dice-faces'],
    });
  });

  test('a Walled City: both dice; a Tribe: the red one alone; a place that has fallen: none', () => {
    expect(standingsOf({ target: 'city' }).dice).toEqual(['red-siege-die', 'white-siege-die']);
    expect(standingsOf({ target: 'tribe' }).dice).toEqual(['red-siege-die']);
    expect(standingsOf({ target: 'city', points: 2 })).toMatchObject({ dice: [], standing: 'printed' });
    const few = standingsOf({ target: 'city', cu: 2 });
    expect(few).toMatchObject({ dice: [], standing: 'printed' });
    expect(few.readings).not.toContain('dice-faces');
  });
});
