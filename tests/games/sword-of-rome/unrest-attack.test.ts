/** Attacks on the unrest: hand-computed cases, every roll one by one, and what must hold for all of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Outcome, Report } from '../../../src/calculator/report.ts';
import { unrestAttack } from '../../../src/games/sword-of-rome/unrest-attack/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof unrestAttack.fields>;

const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(unrestAttack.fields), ...given });
const report = (given: Partial<Input>): Report => unrestAttack.compute(inputOf(given), tables);
const roll = (given: Partial<Input>, faces: Record<string, number[]>): Outcome =>
  unrestAttack.resolve!(inputOf(given), faces, tables);
const chanceOfLevel = ({ distributions }: Report, level: number): number =>
  distributions['newLevel']!.find((s) => s.value === level)?.chance ?? 0;

/** 12.3 and 20.3 by hand, sharing nothing with the code under test. */
function byHand(
  cu: number,
  level: number,
  box: number,
  lead: number,
): { newLevel: number; cuLost: number; won: boolean }[] {
  const band = (size: number) => Math.min(size, 3) - 1;
  const winner = [
    [0, 0, 0, 0, 0, 2],
    [0, 0, 0, 0, 2, 2],
    [0, 0, 0, 1, 2, 2],
  ];
  const loserHits = [
    [0, 0, 0, 0, 0, 1],
    [0, 0, 0, 0, 1, 1],
    [0, 0, 0, 1, 1, 1],
  ];
  const count = (dice: readonly number[], by: readonly number[]) => sum(dice.map((d) => by[d - 1]!));
  const ones = (dice: readonly number[]) => dice.filter((d) => d === 1).length;
  return sequences(3).flatMap((carthage) =>
    sequences(3).map((unrest) => {
      const won = sum(carthage) + lead > sum(unrest);
      if (won) {
        const losses = count(carthage, winner[band(cu)]!) + ones(unrest);
        return {
          won,
          newLevel: Math.max(0, level - Math.ceil(losses / 2)),
          cuLost: Math.min(cu, count(unrest, loserHits[band(level)]!)),
        };
      }
      const cuLost = Math.min(cu, count(unrest, winner[band(level)]!) + ones(carthage));
      const cap = Math.max(0, 10 - (box + cu - cuLost));
      return { won, newLevel: Math.max(level, Math.min(cap, level + Math.ceil(cuLost / 2))), cuLost };
    }),
  );
}

describe('every roll one by one', () => {
  // Leads: tactics, and what the table says for the sizes.
  const cases = [
    { cu: 6, level: 4, boxCu: 0, tactics: 2, lead: 3 },
    { cu: 6, level: 4, boxCu: 6, tactics: 3, lead: 4 },
    { cu: 2, level: 1, boxCu: 0, tactics: 3, lead: 6 },
    { cu: 2, level: 4, boxCu: 1, tactics: 2, lead: -1 },
    { cu: 4, level: 4, boxCu: 3, tactics: 0, lead: 0 },
    { cu: 1, level: 2, boxCu: 0, tactics: 0, lead: -3 },
  ];
  test.each(cases)('%o', ({ lead, ...given }) => {
    const all = byHand(given.cu, given.level, given.boxCu, lead);
    const share = (passes: (one: (typeof all)[number]) => boolean) => all.filter(passes).length / all.length;
    const { chances, expected, distributions, outOf } = report(given);
    expect(outOf).toBe(46_656);
    expect(chances['carthageWins']).toBeCloseTo(
      share((o) => o.won),
      14,
    );
    expect(chances['zero']).toBeCloseTo(
      share((o) => o.newLevel === 0),
      14,
    );
    expect(chances['worse']).toBeCloseTo(
      share((o) => o.newLevel > given.level),
      14,
    );
    expect(chances['leaderDisplaced']).toBeCloseTo(
      share((o) => o.cuLost === given.cu),
      14,
    );
    expect(expected['cuLost']).toBeCloseTo(sum(all.map((o) => o.cuLost)) / all.length, 12);
    for (const { value, chance } of distributions['newLevel']!)
      expect(chance).toBeCloseTo(
        share((o) => o.newLevel === value),
        14,
      );
  });
});

describe('one CU without tactics against an unrest of 1', () => {
  test('wins as often as any even battle, and only sixes and ones move anything', () => {
    const { chances } = report({ cu: 1, level: 1, tactics: 0 });
    // An even battle of three dice: (46656 - 4332) / 2 rolls exceed, 4332 tie.
    expect(chances['carthageWins']).toBeCloseTo(21_162 / 46_656, 14);
  });
});

describe('automatic victories', () => {
  test('four to one clears the unrest without a roll', () => {
    const { chances, expected, sentence, facts } = report({ cu: 8, level: 2 });
    expect(chances).toMatchObject({ carthageWins: 1, zero: 1, automaticVictory: 1, leaderDisplaced: 0 });
    expect(expected).toEqual({ newLevel: 0, cuLost: 0 });
    expect(sentence).toBe('Automatic victory: the unrest falls from 2 to 0 without a roll.');
    expect(facts['highestLevel']).toBe(10);
    expect(unrestAttack.rolls!(inputOf({ cu: 8, level: 2 }), tables, {})).toEqual([]);
  });

  test('one to four destroys the attackers, and half of them raise the level', () => {
    const { chances, expected } = report({ cu: 2, level: 8 });
    expect(chances).toMatchObject({ carthageWins: 0, worse: 1, automaticVictory: 1, leaderDisplaced: 1 });
    expect(expected).toEqual({ newLevel: 9, cuLost: 2, supportIfUnrestWins: 1 });
  });

  test('the other reading lets the unrest roll at +5', () => {
    const { chances, facts, assumptions } = report({ cu: 2, level: 8, unrestVictory: 'roll' });
    expect(chances['automaticVictory']).toBe(0);
    expect(chances['carthageWins']).toBeGreaterThan(0);
    expect(facts['unrestModifier']).toBe(5);
    expect(assumptions.map((a) => a.ruling)).toContain('unrest-automatic-victory');
  });
});

describe('the garrison', () => {
  test('ten CU in the box: it never gets worse', () => {
    for (const level of [1, 4, 9]) expect(report({ level, boxCu: 10 }).chances['worse']).toBe(0);
  });

  test('survivors hold the level down, by the reading we follow', () => {
    const [stay, leave] = [report({ level: 5, cu: 6 }), report({ level: 5, cu: 6, survivors: 'leave' })];
    expect(stay.chances['worse']!).toBeLessThan(leave.chances['worse']!);
    expect(stay.chances['carthageWins']).toBe(leave.chances['carthageWins']);
  });

  test('a level above the highest stays where it is', () => {
    const { facts } = roll({ level: 6, cu: 4, tactics: 0, boxCu: 8 }, { carthage: [1, 1, 1], unrest: [6, 6, 6] });
    expect(facts).toMatchObject({ maxLevel: 2, newLevel: 6, support: 2, supportLost: 2, same: true });
  });
});

describe('a tie', () => {
  test('is won by the unrest', () => {
    const { facts, steps } = roll({ level: 4, cu: 4, tactics: 0 }, { carthage: [2, 3, 4], unrest: [3, 3, 3] });
    expect(facts).toMatchObject({ carthageTotal: 9, unrestTotal: 9, winner: 'unrest' });
    expect(steps.map((s) => s.text).join(' ')).toContain('wins the tie');
  });
});

describe('a Campaign', () => {
  test('of a second attack that is sure to win clears what the first one leaves', () => {
    // 40 CU are four times any level, so whatever is left falls.
    const { chances } = report({ secondCu: 40 });
    expect(chances['zero']).toBeCloseTo(1, 14);
    expect(chances['secondWins']).toBeCloseTo(chances['secondFought']!, 14);
    expect(chances['secondFought']).toBeCloseTo(1 - chanceOfLevel(report({ boxCu: 40 }), 0), 14);
  });

  test('keeps the CU of the second attack in the box during the first', () => {
    expect(report({ secondCu: 10 }).facts['highestLevel']).toBe(0);
    expect(report({ secondCu: 4, boxCu: 2 }).facts['highestLevel']).toBe(4);
  });

  test('asks for the second dice only if any unrest is left', () => {
    const rolls = (carthage: number[], unrest: number[]) =>
      unrestAttack.rolls!(inputOf({ secondCu: 2, level: 4 }), tables, { carthage, unrest }).map((r) => r.id);
    expect(rolls([6, 6, 6], [1, 1, 2])).toEqual(['carthage', 'unrest']);
    expect(rolls([1, 1, 1], [6, 6, 6])).toEqual(['carthage', 'unrest', 'carthage2', 'unrest2']);
  });

  test('told step by step ends where its second attack leaves it', () => {
    const { facts, sentence } = roll(
      { level: 4, cu: 2, tactics: 2, secondCu: 2, secondTactics: 3, boxCu: 0 },
      { carthage: [1, 1, 2], unrest: [4, 4, 5], carthage2: [6, 6, 6], unrest2: [1, 1, 2] },
    );
    // First: 6 to 16, 2 CU lost, 1 point, 5. Second: 2 CU against 5, +3 tactics: 21 to 8, 6 + 2 = 8 losses, 4 points.
    expect(facts).toMatchObject({ carthageWins: false, secondFought: true, secondWins: true, cuLost: 2, newLevel: 1 });
    expect(sentence).toBe(
      'The unrest wins the first attack, Carthage the second: the level goes from 4 to 1 and Carthage loses 2 CU.',
    );
  });
});

describe('whatever the case', () => {
  const small = anyInput(unrestAttack.fields, { numbers: 8 }) as fc.Arbitrary<Input>;

  test('more tactics never make a victory less likely', () => {
    fc.assert(
      fc.property(small, (input) => {
        fc.pre(input.tactics < 6);
        const better = unrestAttack.compute({ ...input, tactics: input.tactics + 1 }, tables);
        expect(better.chances['carthageWins']!).toBeGreaterThanOrEqual(
          unrestAttack.compute(input, tables).chances['carthageWins']! - 1e-12,
        );
      }),
    );
  });

  test('more CU beside the attack never make it end worse', () => {
    fc.assert(
      fc.property(small, (input) => {
        const guarded = unrestAttack.compute({ ...input, boxCu: input.boxCu + 1, secondCu: 0 }, tables);
        const bare = unrestAttack.compute({ ...input, secondCu: 0 }, tables);
        expect(guarded.chances['worse']!).toBeLessThanOrEqual(bare.chances['worse']! + 1e-12);
        expect(guarded.chances['zero']).toBe(bare.chances['zero']);
      }),
    );
  });

  test('the level stays within 0 and 10, the losses within the CU', () => {
    fc.assert(
      fc.property(small, (input) => {
        const { distributions } = unrestAttack.compute(input, tables);
        for (const { value } of distributions['newLevel']!) expect(value >= 0 && value <= 10).toBe(true);
        for (const { value } of distributions['cuLost']!)
          expect(value >= 0 && value <= input.cu + input.secondCu).toBe(true);
      }),
    );
  });
});
