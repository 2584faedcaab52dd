/** Withdrawals: known hands, unseen ones the slow way, and the invented deck. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { chance } from '../../../src/engine/dist.ts';
import { bestOf, bestOfUnseen, unseenIn } from '../../../src/games/nero/deck/values.ts';
import { withdrawal } from '../../../src/games/nero/withdrawal/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof withdrawal.fields>;

const ask = (given: Partial<Input>) => withdrawal.compute({ ...defaultsOf(withdrawal.fields), ...given }, tables);
const holding = (left: number, ...mp: number[]) => ask({ hand: 'known', left, known: mp.map((m) => ({ mp: m })) });

describe('known cards', () => {
  test.each([
    [[2], false],
    [[3], true],
    [[1, 1], false],
    [[1, 1, 1], true],
    [[2, 1], true],
  ] as const)('%j against 2 MP: %s', (mp, possible) => {
    expect(holding(2, ...mp).facts['possible']).toBe(possible);
    expect(holding(2, ...mp).chances['withdraws']).toBe(possible ? 1 : 0);
  });

  test('three cards at most, and at least one', () => {
    expect(holding(3, 1, 1, 1, 1).facts).toMatchObject({ possible: false, bestTotal: 3 });
    expect(holding(0).facts['possible']).toBe(false);
    expect(holding(0, 1).facts['possible']).toBe(true);
  });
});

describe('unseen cards', () => {
  test('1, 1, 2, 3, 4, 6 and a hand of two against 4 MP: 2 times in 3', () => {
    const deck = [6, 4, 3, 2, 1].map((value) => ({ value, count: value === 1 ? 2 : 1 }));
    const best = bestOfUnseen(deck, 2, 3);
    expect(best.total).toBe(15);
    expect(chance(best, (mp) => mp > 4)).toBeCloseTo(2 / 3, 15);
  });

  test('any hand of four, the slow way', () => {
    const values = [6, 5, 5, 3, 2, 2, 1, 0];
    const deck = [6, 5, 3, 2, 1, 0].map((value) => ({ value, count: values.filter((v) => v === value).length }));
    const all = values.flatMap((_, a) =>
      values
        .slice(a + 1)
        .flatMap((__, b) =>
          values
            .slice(a + b + 2)
            .flatMap((___, c) => values.slice(a + b + c + 3).map((d) => [a, a + b + 1, a + b + c + 2, d])),
        ),
    );
    const slow = all.map(([a, b, c, d]) => bestOf([values[a!]!, values[b!]!, values[c!]!, d!], 3));
    const best = bestOfUnseen(deck, 4, 3);
    expect(slow).toHaveLength(70);
    for (let left = 0; left <= 17; left++)
      expect(chance(best, (mp) => mp > left)).toBeCloseTo(slow.filter((mp) => mp > left).length / 70, 12);
  });

  test('cards seen are out of the way', () => {
    expect(
      unseenIn(
        [{ value: 4, count: 2 }],
        [
          { value: 4, count: 1 },
          { value: 4, count: 1 },
        ],
      ),
    ).toEqual([]);
    const all6 = { cards: 1, left: 5 } as const;
    expect(ask(all6).chances['withdraws']).toBeCloseTo(13 / 55, 12);
    expect(ask({ ...all6, seen: [{ mp: 6, number: 3 }] }).chances['withdraws']).toBeCloseTo(10 / 52, 12);
  });
});

describe('the invented deck', () => {
  test.each([
    [10, 14, 563469, 572930],
    [10, 17, 12761497, 29219430],
    [2, 6, 1394, 1485],
    [2, 9, 533, 1485],
    [2, 12, 0, 1],
  ])('a hand of %i against %i MP: %i in %i', (cards, left, top, of) => {
    expect(Math.abs(ask({ cards, left }).chances['withdraws']! - top / of)).toBeLessThan(1e-12);
  });

  test('printed decimals', () => {
    expect(ask({ left: 14 }).chances['withdraws']).toBeCloseTo(0.983487, 6);
    expect(ask({ left: 16 }).chances['withdraws']).toBeCloseTo(0.74322, 6);
    expect(ask({ left: 17 }).chances['withdraws']).toBeCloseTo(0.436747, 6);
  });

  test('is called a stand-in', () => {
    expect(ask({}).standing).toBe('stand-in');
    expect(holding(2, 3).standing).toBe('printed');
  });

  test('the MP to keep are enough, and one less is not', () => {
    const keep = Number(ask({ cards: 4 }).facts['keep']);
    expect(ask({ cards: 4, left: keep }).chances['withdraws']).toBeLessThanOrEqual(0.1);
    expect(ask({ cards: 4, left: keep - 1 }).chances['withdraws']).toBeGreaterThan(0.1);
  });
});

describe('who moves in', () => {
  test('a landed force has nothing left: any card with an MP does', () => {
    expect(ask({ mover: 'galley', cards: 1 }).chances['withdraws']).toBe(1);
    expect(ask({ mover: 'galley', cards: 1, galley: 'no' }).chances['withdraws']).toBe(0);
  });

  test('a Leader alone, a way closed, a second withdrawal', () => {
    expect(ask({ mover: 'leader' }).chances['withdraws']).toBe(0);
    expect(ask({ mover: 'leader', leader: 'yes' }).chances['withdraws']).toBeGreaterThan(0.9);
    expect(ask({ noWay: true, again: true }).chances['withdraws']).toBe(0);
    expect(ask({ again: true, left: 40 }).chances['withdraws']).toBe(1);
  });
});
