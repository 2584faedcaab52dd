/** Greek leaders: what they cost, what Sicily takes off, and every way to pay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import {
  greekLeaders,
  loyaltyOf,
  type Payment,
  paymentsOf,
} from '../../../src/games/sword-of-rome/greek-leaders/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof greekLeaders.fields>;

const ask = (given: Partial<Input>) => greekLeaders.compute({ ...defaultsOf(greekLeaders.fields), ...given }, tables);
const leader = (penalty: 'dionysius' | 'timoleon' | number, inSicily = false) => ({ leader: penalty, inSicily });

describe('what is due', () => {
  test('the sum of all penalties, named or typed', () => {
    const { facts, breakdown } = ask({ leaders: [leader('dionysius'), leader('timoleon'), leader(3)] });
    expect(facts['due']).toBe(6);
    expect(breakdown.map((l) => l.standing)).toEqual(['example', 'example', 'yours']);
  });

  test('nobody kept costs nothing', () => {
    expect(ask({ leaders: [] })).toMatchObject({
      sentence: 'Without named leaders there is nothing to pay.',
      facts: { due: 0 },
    });
  });
});

describe('relief in Sicily', () => {
  const five = { fivePlayers: true, leaders: [leader('dionysius', true), leader('timoleon', true)] };

  test('goes to one leader, where it does most, and not below 0', () => {
    expect(ask({ ...five, spaces: 1 }).facts).toMatchObject({ due: 2, relief: 1, reliefLost: 0 });
    expect(ask({ ...five, spaces: 3 }).facts).toMatchObject({ due: 1, relief: 2, reliefLost: 1 });
  });

  test('needs five players, a leader in Sicily and no space lost there', () => {
    expect(ask({ ...five, spaces: 3, fivePlayers: false }).facts['due']).toBe(3);
    expect(ask({ ...five, spaces: 3, sicilyLost: true }).facts).toMatchObject({ due: 3, relief: 0 });
    expect(ask({ fivePlayers: true, spaces: 3, leaders: [leader('dionysius')] }).facts).toMatchObject({
      due: 2,
      relief: 0,
    });
  });
});

describe('who can stay', () => {
  test('all, where the loyalty suffices', () => {
    expect(ask({ leaders: [leader(4)], threes: 0, twos: 1, ones: 2 }).facts).toMatchObject({
      canKeepAll: true,
      citiesLost: 3,
    });
  });

  test('as many as the loyalty pays for, the cheapest first', () => {
    const { facts, sentence } = ask({ leaders: [leader(3), leader(1), leader(2)], threes: 1, twos: 0, ones: 0 });
    expect(facts).toMatchObject({ due: 6, loyalty: 3, canKeepAll: false, mostKept: 2 });
    expect(facts).not.toHaveProperty('waysToPay');
    expect(sentence).toContain('at most 2 can stay');
  });
});

/** Every way by trying each city: as the sorted amounts, with the fewest cities brought to 0. */
function slowWays(due: number, loyalties: readonly number[]): Map<string, number> {
  const best = new Map<string, number>();
  const pay = (i: number, left: number, amounts: readonly number[], lost: number): void => {
    if (i === loyalties.length) {
      if (left > 0) return;
      const key = amounts
        .filter((a) => a > 0)
        .sort()
        .join();
      best.set(key, Math.min(best.get(key) ?? Number.POSITIVE_INFINITY, lost));
      return;
    }
    for (let a = 0; a <= Math.min(left, loyalties[i]!); a++)
      pay(i + 1, left - a, [...amounts, a], lost + (a === loyalties[i] ? 1 : 0));
  };
  pay(0, due, [], 0);
  return best;
}

const keyOf = ({ ones, twos, threes }: Payment): string =>
  [...Array(ones).fill(1), ...Array(twos).fill(2), ...Array(threes).fill(3)].join();

test('every way to pay, and the cities each must lose, as found city by city', () => {
  const few = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(few, few, few, fc.integer({ min: 0, max: 12 }), (ones, twos, threes, due) => {
      const cities = { ones, twos, threes };
      const loyalties = [...Array(ones).fill(1), ...Array(twos).fill(2), ...Array(threes).fill(3)];
      const ways = paymentsOf(due, cities);
      expect(new Map(ways.map((w) => [keyOf(w), w.citiesLost]))).toEqual(slowWays(due, loyalties));
      expect(ways.length > 0).toBe(due <= loyaltyOf(cities));
    }),
  );
});
