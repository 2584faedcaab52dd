/** The small calculators around the duel: charge, command, one round; each against fractions worked by hand. */
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { changeOfCommand } from '../../../src/games/hannibal/change-of-command/calculator.ts';
import { counterattack } from '../../../src/games/hannibal/counterattack/calculator.ts';
import { elephantCharge } from '../../../src/games/hannibal/elephant-charge/calculator.ts';

describe('Elephant Charge', () => {
  const odds = (change: object) =>
    elephantCharge.compute({ ...defaultsOf(elephantCharge.fields), ...change }, {}).chances;

  test.each([1, 2, 3, 4])('rating %i: success (6 - r)/6, backfire 1/6', (rating) => {
    const { success, nothing, backfire } = odds({ rating }) as Record<string, number>;
    expect(success).toBeCloseTo((6 - rating) / 6, 12);
    expect(backfire).toBeCloseTo(1 / 6, 12);
    expect(nothing).toBeCloseTo((rating - 1) / 6, 12);
  });

  test('without a Roman General a 1 is a 1 first', () => {
    expect(odds({ rating: 0 })).toMatchObject({
      success: expect.closeTo(5 / 6, 12),
      backfire: expect.closeTo(1 / 6, 12),
    });
  });

  test('a card that lowers the roll by 2 makes 1 to 3 backfire', () => {
    expect(odds({ rating: 2, modifier: -2 })).toMatchObject({
      success: expect.closeTo(2 / 6, 12),
      backfire: expect.closeTo(3 / 6, 12),
    });
  });

  test('a hand stops at 0', () => {
    const report = elephantCharge.compute(
      { ...defaultsOf(elephantCharge.fields), rating: 3, elephants: 4, romanCards: 2 },
      {},
    );
    expect(report.expected['romeLost']).toBeCloseTo(2 * (3 / 6), 12);
    expect(report.assumptions.map((a) => a.ruling)).toContain('no-cards-left');
  });
});

describe('Change of Command', () => {
  const odds = (change: object) => changeOfCommand.compute({ ...defaultsOf(changeOfCommand.fields), ...change }, {});

  test('half the time, and the mean rating between the two', () => {
    const { chances, expected } = odds({ inCommand: 3, other: 1 });
    expect(chances['swap']).toBe(1 / 2);
    expect(expected['rating']).toBe(2);
  });

  test('Carthage rolls against a defending Rome even where it does not want to, and not against an attacking one', () => {
    expect(odds({ rome: 'attacker', inCommand: 1, other: 3 }).chances['swap']).toBe(0);
    expect(odds({ rome: 'defender', inCommand: 1, other: 3 }).chances['swap']).toBe(1 / 2);
  });
});

describe('one round', () => {
  const odds = (change: object) => counterattack.compute({ ...defaultsOf(counterattack.fields), ...change }, {});

  test.each([
    [1, 1, 5],
    [1, 4, 2],
    [2, 2, 8],
    [3, 2, 12],
    [4, 1, 20],
    [4, 4, 8],
  ])('a Disengage at rating %i against %i gets away in %i of 36', (attackerRating, defenderRating, ways) => {
    const { chances } = odds({ move: 'disengage', attackerRating, defenderRating });
    expect(chances['away']).toBeCloseTo(ways / 36, 12);
    expect(chances['takesOver']).toBeCloseTo(1 - ways / 36, 12);
  });

  test('read strictly, a cancelled Disengage leaves the Attacker in place', () => {
    const { chances } = odds({
      move: 'disengage',
      attackerRating: 3,
      defenderRating: 2,
      cancelledDisengage: 'failed-only',
    });
    expect(chances).toMatchObject({ takesOver: expect.closeTo(1 / 2, 12), goesOn: expect.closeTo(6 / 36, 12) });
  });

  test('a Counterattack succeeds with rating in 6, a matched Double Envelopment needs no roll', () => {
    expect(odds({ defenderRating: 3 }).chances['takesOver']).toBeCloseTo(1 / 2, 12);
    expect(odds({ lead: 'double-envelopment', answer: 'reserve' }).chances['takesOver']).toBe(1);
    expect(odds({ lead: 'double-envelopment', answer: 'reserve', declines: true }).chances['goesOn']).toBe(1);
  });

  test('without a General: no roll, and the Double Envelopment by the reading', () => {
    expect(odds({ defenderRating: 0 }).chances['takesOver']).toBe(0);
    const double = { lead: 'double-envelopment', answer: 'double-envelopment', defenderRating: 0 };
    expect(odds(double).chances['takesOver']).toBe(1);
    expect(odds({ ...double, freeWithoutGeneral: 'general-needed' }).chances['takesOver']).toBe(0);
  });

  test('left is not right, and no card is no match', () => {
    expect(odds({ lead: 'flank-left', answer: 'flank-right' }).chances['defenderLoses']).toBe(1);
    expect(odds({ lead: 'flank-left', answer: 'none' }).facts).toEqual({ matched: false, lastCard: 'Flank Left' });
  });
});
