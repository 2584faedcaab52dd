/** Chapter 10: who comes, with which chance, and as what army. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalOf, comesOn, type Interceptor } from '../../../src/games/sword-of-rome/march-past/attempt.ts';
import { arrivals, chanceToCome, chanceToRefuse } from '../../../src/games/sword-of-rome/march-past/rules.ts';
import { sequences, sum } from '../../support/oracle.ts';

const army = (tactics: number, enemySpace = false, cu = 5): Interceptor => ({ cu, tactics, enemySpace });

const anyArmy: fc.Arbitrary<Interceptor> = fc.record({
  cu: fc.integer({ min: 1, max: 40 }),
  tactics: fc.integer({ min: 0, max: 6 }),
  enemySpace: fc.boolean(),
});
const anyArmies = fc.array(anyArmy, { minLength: 1, maxLength: 4 });

describe('one army', () => {
  // 10.2, example: Claudius comes on 1 to 3.
  test('Claudius, tactics 3, comes on 1 to 3', () => {
    expect(comesOn(army(3))).toBe(3);
    expect(chanceToCome(army(3))).toBe(3 / 6);
  });

  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 1],
    [4, 4, 3],
    [6, 6, 5],
  ])('tactics %i: %i of 6, into an enemy space %i of 6', (tactics, plain, enemy) => {
    expect(chanceToCome(army(tactics))).toBe(plain / 6);
    expect(chanceToCome(army(tactics, true))).toBe(enemy / 6);
  });

  test('a mover refuses on its tactics or less', () => {
    expect([0, 1, 3, 6].map(chanceToRefuse)).toEqual([0, 1 / 6, 3 / 6, 1]);
  });
});

describe('several armies', () => {
  test('tactics 3 and 2: nobody 2 in 6, the first alone 2 in 6, the second alone 1 in 6, both 1 in 6', () => {
    const found = arrivals([army(3), army(2)]);
    expect(found.map((a) => a.arrival.who)).toEqual([[], [0], [1], [0, 1]]);
    const byHand = [2 / 6, 2 / 6, 1 / 6, 1 / 6];
    found.forEach((a, i) => {
      expect(a.chance).toBeCloseTo(byHand[i]!, 15);
    });
  });

  test('those who come fight together under the best of their leaders', () => {
    expect(arrivalOf([army(3, false, 4), army(1, true, 7), army(2, false, 9)], [0, 1])).toEqual({
      who: [0, 1],
      cu: 11,
      tactics: 3,
    });
    expect(arrivalOf([army(3)], [])).toEqual({ who: [], cu: 0, tactics: 0 });
  });

  test('who cannot come is in no arrival; who must come is in all', () => {
    expect(arrivals([army(0), army(3)]).map((a) => a.arrival.who)).toEqual([[], [1]]);
    // Nobody stays listed, with no chance, since it is where the march goes on.
    expect(arrivals([army(6), army(1, true)])).toEqual([
      { arrival: { who: [], cu: 0, tactics: 0 }, chance: 0 },
      { arrival: { who: [0], cu: 5, tactics: 6 }, chance: 1 },
    ]);
  });

  test('each set comes as often as among all rolls of one die an army', () => {
    fc.assert(
      fc.property(anyArmies, (armies) => {
        const found = arrivals(armies);
        expect(sum(found.map((a) => a.chance))).toBeCloseTo(1, 14);
        const slow = new Map<string, number>();
        for (const roll of sequences(armies.length)) {
          const who = armies.flatMap((a, i) => (roll[i]! <= a.tactics - (a.enemySpace ? 1 : 0) ? [i] : []));
          slow.set(who.join(), (slow.get(who.join()) ?? 0) + 1 / 6 ** armies.length);
        }
        for (const { arrival, chance } of found) {
          expect(chance).toBeCloseTo(slow.get(arrival.who.join()) ?? 0, 12);
          expect(arrival).toEqual(arrivalOf(armies, arrival.who));
        }
        expect(found.filter((a) => a.chance > 0)).toHaveLength(slow.size);
      }),
      { numRuns: 60 },
    );
  });
});
