/** Battles of chapter 12: known answers, every roll counted one by one, and the laws that any battle keeps. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { battle as calculator } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { battleFields } from '../../../src/games/sword-of-rome/battle/fields.ts';
import { type Battle, PLAIN_BATTLE } from '../../../src/games/sword-of-rome/battle/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { battleOdds, battleRoll } from '../../support/battle-answers.ts';
import { anyInput } from '../../support/inputs.ts';
import { sum } from '../../support/oracle.ts';
import { countsOf, expectCounts, type SlowBattle, slowBattle } from '../../support/slow-battle.ts';

const { tables } = gameOf('sword-of-rome');

const odds = (given: Partial<Battle>): Report => battleOdds({ ...PLAIN_BATTLE, ...given }, tables);

/** Armies so large that no loss is cut short, with these modifiers and nothing else. */
const large = (attackerEvent: number, defenderEvent: number, more: Partial<Battle> = {}): Report =>
  odds({ attackerCu: 20, defenderCu: 20, attackerEvent, defenderEvent, ...more });

/**
 * The reference battle, 3d6 +3 against 3d6 +1: counted by brute force and by an independent exact engine,
 * which gave the same whole numbers. Rows: the attacker's losses, columns: the defender's.
 */
const REFERENCE = [
  [115, 465, 984, 1241, 1185, 885, 497, 210, 60, 8],
  [189, 660, 2553, 3708, 3411, 2277, 1098, 396, 72, 0],
  [618, 447, 864, 2130, 2943, 1773, 756, 216, 0, 0],
  [1168, 1662, 198, 124, 462, 267, 209, 0, 0, 0],
  [1185, 2871, 918, 24, 0, 0, 0, 0, 0, 0],
  [885, 2259, 1215, 57, 0, 0, 0, 0, 0, 0],
  [497, 1098, 726, 108, 0, 0, 0, 0, 0, 0],
  [210, 396, 216, 0, 0, 0, 0, 0, 0, 0],
  [60, 72, 0, 0, 0, 0, 0, 0, 0, 0],
  [8, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

test('the plain battle is what the form begins with', () => {
  const { aim: _, ...plain } = defaultsOf(battleFields);
  expect(PLAIN_BATTLE).toEqual(plain);
});

describe('the reference battle', () => {
  const report = large(3, 1);

  test('has 46,656 equally likely rolls', () => {
    expect(report.outOf).toBe(46_656);
    expect(sum(REFERENCE.flat())).toBe(46_656);
  });

  test.each(REFERENCE.flatMap((row, a) => row.map((count, d) => [a, d, count] as const)))(
    'attacker loses %i and defender %i in %i rolls',
    (a, d, count) => {
      const rows = report.joint!.filter((row) => row['attackerLosses'] === a && row['defenderLosses'] === d);
      expect(sum(rows.map((row) => row.chance)) * 46_656).toBeCloseTo(count, 8);
    },
  );

  test('the attacker wins 9,905 of 15,552, losing 1,523 / 648 and taking 2,365 / 864 on average', () => {
    expect(report.chances['attackerWins']).toBe(9905 / 15552);
    expect(report.chances['defenderWins']).toBe(5647 / 15552);
    expect(report.expected['attackerLosses']).toBe(1523 / 648);
    expect(report.expected['defenderLosses']).toBe(2365 / 864);
  });

  test('each side apart', () => {
    const counts = (key: string) => report.distributions[key]!.map((p) => Math.round(p.chance * 46_656));
    expect(counts('attackerLosses')).toEqual([5650, 14364, 9747, 4090, 4998, 4416, 2429, 822, 132, 8]);
    expect(counts('defenderLosses')).toEqual([4935, 9930, 7674, 7392, 8001, 5202, 2560, 822, 132, 8]);
  });

  test('winning costs 1.18 and takes 3.77, losing costs 4.41 and takes 0.93; it wins at 1 CU or less in 19,881', () => {
    const { expected } = report;
    expect(expected['attackerLossesIfAttackerWins']).toBeCloseTo(1.18, 2);
    expect(expected['defenderLossesIfAttackerWins']).toBeCloseTo(3.77, 2);
    expect(expected['attackerLossesIfDefenderWins']).toBeCloseTo(4.41, 2);
    expect(expected['defenderLossesIfDefenderWins']).toBeCloseTo(0.93, 2);
    const cheap = report.joint!.filter((row) => row['winner'] === 'attacker' && Number(row['attackerLosses']) <= 1);
    expect(sum(cheap.map((row) => row.chance)) * 46_656).toBeCloseTo(19_881, 8);
  });

  test('says so in words', () => {
    expect(report.sentence).toContain('29,715 of 46,656 rolls');
    expect(report.sentence.replace(/\s/g, ' ')).toContain('63.7%');
  });
});

describe('known answers', () => {
  test('without modifiers the attacker wins 3,527 of 7,776: ties go to the defender', () => {
    expect(odds({}).chances['attackerWins']).toBe(3527 / 7776);
  });

  // Attacker's wins by net modifier: count(n) and count(1 - n) make 46,656.
  test.each([
    [-5, 4501],
    [-4, 6748],
    [-3, 9604],
    [-2, 13035],
    [-1, 16941],
    [0, 21162],
    [1, 25494],
    [2, 29715],
    [3, 33621],
    [4, 37052],
    [5, 39908],
    [6, 42155],
    [7, 43821],
    [8, 44982],
    [9, 45738],
  ])('net %i: %i rolls', (net, count) => {
    expect(large(Math.max(net, 0), Math.max(-net, 0)).chances['attackerWins']).toBe(count / 46_656);
    expect(large(0, 0, { attackerEvent: net }).chances['attackerWins']).toBe(count / 46_656);
    expect(large(0, net - 1).chances['defenderWins']).toBe(count / 46_656);
  });

  test('6d6 +3 against 6d6 +1: 1,303,702,726 of 6^12', () => {
    const report = large(3, 1, { attackerDice: 6, defenderDice: 6 });
    expect(report.outOf).toBe(6 ** 12);
    expect(report.chances['attackerWins']).toBe(1_303_702_726 / 6 ** 12);
  });

  test('the design note of 12.3: about 4 for the loser and 1 for the winner', () => {
    const { expected } = large(0, 0);
    expect(expected['loserLosses']).toBeCloseTo(4.055, 3);
    expect(expected['winnerLosses']).toBeCloseTo(1.066, 3);
  });

  test('8 against 4 is +3, proven by the example of 12.2.1', () => {
    const report = odds({ attackerCu: 8, defenderCu: 4 });
    expect(report.facts).toMatchObject({ forceRatio: 3, attackerModifier: 3, defenderModifier: 0 });
    expect(report.breakdown).toEqual([
      expect.objectContaining({ who: 'attacker', amount: 3, rule: '12.2.1', standing: 'example' }),
    ]);
    expect(report.standing).toBe('example');
    expect(report.chances).toMatchObject({ attackerWins: 33_621 / 46_656, automaticVictory: 0 });
  });

  test('12 against 2 is an automatic victory, by a stand-in', () => {
    const report = odds({ attackerCu: 12, defenderCu: 2 });
    expect(report.chances).toMatchObject({
      automaticVictory: 1,
      attackerWins: 1,
      defenderWins: 0,
      defenderWipedOut: 1,
      attackerWipedOut: 0,
    });
    expect(report.expected).toMatchObject({ attackerLosses: 0, defenderLosses: 2, supportIfAttackerWins: 1 });
    expect(report.standing).toBe('stand-in');
    expect(report.outOf).toBeUndefined();
    expect(
      calculator.rolls!({ ...PLAIN_BATTLE, attackerCu: 12, defenderCu: 2, aim: 'attackerWins' } as never, tables, {}),
    ).toEqual([]);
  });

  test('a defender four times as large wins automatically, or rolls where that reading is switched off', () => {
    const beaten = odds({ attackerCu: 3, defenderCu: 12 });
    expect(beaten.chances).toMatchObject({ automaticVictory: 1, defenderWins: 1, attackerWipedOut: 1 });
    const rolled = odds({ attackerCu: 3, defenderCu: 12, defenderVictory: 'roll' });
    // 11 against 3 is the most that still rolls: +5.
    expect(rolled.facts).toMatchObject({ defenderModifier: 5 });
    expect(rolled.chances).toMatchObject({ automaticVictory: 0, attackerWins: 4501 / 46_656 });
  });
});

describe('every modifier of 12.2.1 to 12.2.3', () => {
  test.each<[string, Partial<Battle>, number, number]>([
    ['6 against 4', { attackerCu: 6, defenderCu: 4 }, 1, 0],
    ['4 against 6', { attackerCu: 4, defenderCu: 6 }, 0, 1],
    ['better attacker by 2', { attackerTactics: 5, defenderTactics: 3 }, 2, 0],
    ['better defender by 4', { defenderTactics: 4 }, 0, 4],
    ['a flanking force, 4 and half of 4 against 6', { attackerCu: 4, flankCu: 4 }, 1, 0],
    ['half of 5 is 3: 7 and 3 against 5', { attackerCu: 7, flankCu: 5, defenderCu: 5 }, 4, 0],
    ['friendly to the attacker', { friendlyTo: 'attacker' }, 1, 0],
    ['friendly to the defender', { friendlyTo: 'defender' }, 0, 1],
    ['friendly to both', { friendlyTo: 'both' }, 1, 1],
    ['intercepted', { intercepted: true }, 0, 1],
    ['failed to avoid', { failedAvoid: true }, 0, -1],
    ['both', { intercepted: true, failedAvoid: true }, 0, 0],
    ['across rough', { acrossRough: true }, -2, 0],
    ['events', { attackerEvent: -2, defenderEvent: 3 }, -2, 3],
    ['Wild Beasts against the attacker', { wildBeasts: 'attacker' }, -1, 0],
    ['Wild Beasts against the defender', { wildBeasts: 'defender' }, 0, -1],
    ['your own card says +2', { attackerCu: 8, defenderCu: 4, forceRatio: 2 }, 2, 0],
    ['your own card is not used between equals', { forceRatio: 4 }, 0, 0],
  ])('%s', (_, given, attacker, defender) => {
    const { facts, breakdown } = odds(given);
    expect(facts).toMatchObject({ attackerModifier: attacker, defenderModifier: defender });
    for (const who of ['attacker', 'defender']) {
      expect(sum(breakdown.filter((l) => l.who === who).map((l) => l.amount))).toBe(facts[`${who}Modifier`]);
    }
  });

  test('what you typed counts as yours', () => {
    expect(odds({ attackerCu: 8, defenderCu: 4, forceRatio: 2 }).standing).toBe('yours');
    expect(odds({ attackerCu: 8, defenderCu: 4, forceRatio: 'AV' }).chances['automaticVictory']).toBe(1);
  });
});

describe('every roll counted from the printed table', () => {
  const SIZES = [1, 2, 3, 7];
  const cases = SIZES.flatMap((attackerCu) =>
    SIZES.flatMap((defenderCu) => [-3, 0, 2].map((lead): SlowBattle => ({ attackerCu, defenderCu, lead }))),
  );

  test.each(cases)('$attackerCu against $defenderCu, ahead by $lead', (slow) => {
    const { attackerCu, defenderCu, lead } = slow;
    expectCounts(odds({ attackerCu, defenderCu, forceRatio: 0, attackerEvent: lead }), slowBattle(slow));
  });

  test.each([
    { attackerCu: 9, defenderCu: 2, lead: 1, attackerDice: 4, defenderDice: 2 },
    { attackerCu: 5, defenderCu: 5, lead: 0, attackerDice: 1, defenderDice: 5 },
    { attackerCu: 2, defenderCu: 1, lead: -1, attackerDice: 2, defenderDice: 3 },
  ])('$attackerDice dice against $defenderDice', (slow) => {
    const { lead, ...given } = slow;
    expectCounts(odds({ ...given, forceRatio: 0, attackerEvent: lead }), slowBattle(slow));
  });
});

const LOSSES = [
  'attackerLosses',
  'defenderLosses',
  'primaryLosses',
  'flankLosses',
  'support',
  'winnerLosses',
  'loserLosses',
] as const;

describe('the laws of one roll', () => {
  const face = fc.integer({ min: 1, max: 6 });
  const input = anyInput(calculator.fields).map(
    (i) => ({ ...i, attackerDice: 3, defenderDice: 3 }) as unknown as Battle,
  );
  const roll = fc.array(face, { minLength: 3, maxLength: 3 });

  test('nobody loses more than is there, support is half of the loser’s losses rounded up, ties are the defender’s', () => {
    fc.assert(
      fc.property(input, roll, roll, (battle, attacker, defender) => {
        const { facts } = battleRoll(battle, { attacker, defender }, tables);
        const [attackerLost, defenderLost, primary, flank, support, winnerLost, loserLost] = LOSSES.map((key) =>
          Number(facts[key]),
        );
        expect(attackerLost).toBe(primary! + flank!);
        expect(primary).toBeLessThanOrEqual(battle.attackerCu);
        expect(flank).toBeLessThanOrEqual(battle.flankCu);
        expect(defenderLost).toBeLessThanOrEqual(battle.defenderCu);
        const onTheWay = Number(facts['retreatLosses']);
        const [attackerWay, defenderWay] = facts['winner'] === 'attacker' ? [0, onTheWay] : [onTheWay, 0];
        expect(support).toBe(Math.ceil((loserLost! + onTheWay) / 2));
        expect([winnerLost, loserLost]).toEqual(
          facts['winner'] === 'attacker' ? [attackerLost, defenderLost] : [defenderLost, attackerLost],
        );
        expect(facts['attackerWipedOut']).toBe(attackerLost! + attackerWay! === battle.attackerCu + battle.flankCu);
        expect(facts['defenderWipedOut']).toBe(defenderLost! + defenderWay! === battle.defenderCu);
        if (facts['automaticVictory']) return;
        expect(facts['attackerTotal']).toBe(sum(attacker) + Number(facts['attackerModifier']));
        expect(facts['defenderTotal']).toBe(sum(defender) + Number(facts['defenderModifier']));
        expect(facts['winner']).toBe(
          Number(facts['attackerTotal']) > Number(facts['defenderTotal']) ? 'attacker' : 'defender',
        );
      }),
      { numRuns: 500 },
    );
  });

  test('9.5.6: the flanking force takes half, rounded down, the army the odd CU', () => {
    // The combat example: 5 CU lost, 3 from Camillus and 2 from Valerius.
    const example = { ...PLAIN_BATTLE, attackerCu: 7, flankCu: 5, defenderCu: 5, forceRatio: 0 };
    const { facts } = battleRoll(example, { attacker: [5, 2, 2], defender: [5, 5, 4] }, tables);
    expect(facts).toMatchObject({
      winner: 'defender',
      attackerLosses: 5,
      primaryLosses: 3,
      flankLosses: 2,
      support: 3,
    });
  });

  test('what one force cannot bear passes to the other, or vanishes where that is the reading', () => {
    const faces = { attacker: [1, 1, 1], defender: [6, 6, 6] };
    const split = (given: Partial<Battle>) => {
      const { facts } = battleRoll({ ...PLAIN_BATTLE, forceRatio: 0, defenderCu: 6, ...given }, faces, tables);
      return [facts['loserNominalLosses'], facts['primaryLosses'], facts['flankLosses']];
    };
    // 9 CU: 5 from the army, 4 from the flanking force.
    expect(split({ attackerCu: 9, flankCu: 9 })).toEqual([9, 5, 4]);
    expect(split({ attackerCu: 9, flankCu: 1 })).toEqual([9, 8, 1]);
    expect(split({ attackerCu: 2, flankCu: 9 })).toEqual([9, 2, 7]);
    expect(split({ attackerCu: 9, flankCu: 1, flankSurplus: 'vanishes' })).toEqual([9, 5, 1]);
    expect(split({ attackerCu: 2, flankCu: 9, flankSurplus: 'vanishes' })).toEqual([9, 2, 4]);
    expect(split({ attackerCu: 9, flankCu: 0, flankSurplus: 'vanishes' })).toEqual([9, 9, 0]);
  });

  test('beaten after coming over rough, the army is destroyed and its flanking force is not', () => {
    const faces = { attacker: [2, 2, 2], defender: [6, 2, 2] };
    const battle = { ...PLAIN_BATTLE, attackerCu: 8, flankCu: 4, defenderCu: 8, forceRatio: 0, acrossRough: true };
    expect(battleRoll(battle, faces, tables).facts).toMatchObject({
      winner: 'defender',
      primaryLosses: 8,
      flankLosses: 1,
      support: 5,
    });
    expect(battleRoll({ ...battle, beatenOverRough: 'retreats' }, faces, tables).facts).toMatchObject({
      primaryLosses: 1,
      flankLosses: 1,
      support: 1,
    });
  });

  test('Titus Manlius: the dice decide and kill nobody', () => {
    const report = odds({ titusManlius: true });
    expect(report.chances).toMatchObject({ attackerWins: 3527 / 7776, attackerWipedOut: 0, defenderWipedOut: 0 });
    expect(report.expected).toMatchObject({ attackerLosses: 0, defenderLosses: 0 });
  });
});

describe('the laws of all rolls', () => {
  const input = anyInput(calculator.fields).map((i) => i as unknown as Battle);
  const fought = input.filter((battle) => battleOdds(battle, tables).chances['automaticVictory'] === 0);
  const wins = (battle: Battle): number => battleOdds(battle, tables).chances['attackerWins']!;

  test('one more for the attacker never hurts it; one more for the defender never helps the attacker', () => {
    fc.assert(
      fc.property(fought, (battle) => {
        const now = wins(battle);
        expect(wins({ ...battle, attackerEvent: battle.attackerEvent + 1 })).toBeGreaterThanOrEqual(now);
        expect(wins({ ...battle, defenderEvent: battle.defenderEvent + 1 })).toBeLessThanOrEqual(now);
        if (battle.attackerDice < 6)
          expect(wins({ ...battle, attackerDice: battle.attackerDice + 1 })).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  test('only the difference of the modifiers decides', () => {
    fc.assert(
      fc.property(fought, fc.integer({ min: -5, max: 5 }), (battle, shift) => {
        const moved = {
          ...battle,
          attackerEvent: battle.attackerEvent + shift,
          defenderEvent: battle.defenderEvent + shift,
        };
        expect(countsOf(battleOdds(moved, tables))).toEqual(countsOf(battleOdds(battle, tables)));
      }),
    );
  });

  test('one side wins', () => {
    fc.assert(
      fc.property(input, (battle) => {
        const { chances } = battleOdds(battle, tables);
        expect(chances['attackerWins']! + chances['defenderWins']!).toBeCloseTo(1, 14);
      }),
    );
  });

  test('no one loses more CU by the reading in which a loser’s 1 does nothing', () => {
    fc.assert(
      fc.property(fought, (battle) => {
        const [costs, nothing] = (['costs', 'nothing'] as const).map((losersOnes) =>
          battleOdds({ ...battle, losersOnes }, tables),
        );
        expect(nothing!.expected['loserLosses']).toBeLessThanOrEqual(costs!.expected['loserLosses']! + 1e-12);
        expect(nothing!.chances['attackerWins']).toBe(costs!.chances['attackerWins']);
      }),
    );
  });

  test('armies that can bear every loss lose alike, however large', () => {
    const ten = countsOf(large(2, 1));
    expect(countsOf(odds({ attackerCu: 40, defenderCu: 40, attackerEvent: 2, defenderEvent: 1 }))).toEqual(ten);
  });
});

describe('what a result stands on', () => {
  test('a single CU brings in the one cell of the loss table that nothing proves', () => {
    const report = odds({ attackerCu: 1, defenderCu: 1 });
    expect(report.standing).toBe('stand-in');
    expect(report.tables.find((t) => t.table === 'combat-loss')!.entries).toContainEqual({
      at: [1, 'loser', '1'],
      value: 'L1',
      standing: 'stand-in',
    });
    expect(odds({ attackerCu: 1, defenderCu: 1, losersOnes: 'nothing' }).standing).toBe('printed');
  });

  test('only the readings that are touched are named', () => {
    const named = (given: Partial<Battle>) => odds(given).assumptions.map((a) => a.ruling);
    expect(named({})).not.toContain('retreat-over-rough');
    expect(named({ acrossRough: true })).toContain('retreat-over-rough');
    expect(named({})).not.toContain('flank-split-surplus');
    expect(named({ flankCu: 2 })).toEqual(expect.arrayContaining(['flank-split-surplus', 'loss-band-with-flanker']));
    expect(named({ attackerCu: 12, defenderCu: 2 })).toEqual([]);
  });
});

test('12.2.2: the better leader is told first, whoever he leads, and equal ones not at all', () => {
  const told = (attackerTactics: number, defenderTactics: number) =>
    odds({ attackerTactics, defenderTactics })
      .breakdown.filter(({ rule }) => rule === '12.2.2')
      .map(({ who, amount, why }) => [who, amount, why]);
  expect(told(4, 1)).toEqual([['attacker', 3, 'Leadership: tactics 4 against 1']]);
  expect(told(0, 2)).toEqual([['defender', 2, 'Leadership: tactics 2 against 0']]);
  expect(told(3, 3)).toEqual([]);
});

describe('a force ratio that is typed', () => {
  test('9.5.6, 12.2.1: is said of the sizes with the flanking force', () => {
    // 5 and half of 10 against 6: the attacker is the larger.
    const won = odds({ attackerCu: 5, flankCu: 10, defenderCu: 6, forceRatio: 'AV' });
    expect(won.chances).toMatchObject({ attackerWins: 1, automaticVictory: 1 });
    expect(won.facts).toMatchObject({ attackerSize: 10, defenderSize: 6 });
    expect(won.standing).toBe('yours');
    // 1 and half of 10 are as many as 6: nothing typed counts, and 1 alone has lost to 6 before its flank comes (12.1).
    const level = odds({ attackerCu: 1, flankCu: 10, defenderCu: 6, forceRatio: 2 });
    expect(level.chances).toMatchObject({ defenderWins: 1, automaticVictory: 1 });
    // Whoever types a modifier says that there is a roll.
    const rolled = odds({ attackerCu: 3, flankCu: 2, defenderCu: 12, forceRatio: 2 });
    expect(rolled.facts).toMatchObject({ forceRatio: 2, attackerSize: 4 });
  });

  test('12.2.1: a defender who rolls instead of winning automatically has the most that a roll can have', () => {
    const roll = { defenderVictory: 'roll' } as const;
    const most = (given: object) => odds({ ...roll, ...given }).facts['forceRatio'];
    // As if the table gave AV: against 12 the last size before it is 47.
    expect(most({ attackerCu: 12, defenderCu: 21, forceRatio: 'AV' })).toBe(
      tables['force-ratio']!.fill!.steps[1]!.value,
    );
    expect(most({ attackerCu: 3, defenderCu: 13, forceRatio: 'AV' })).toBe(most({ attackerCu: 3, defenderCu: 13 }));
    for (const defenderCu of [13, 18, 24, 36])
      expect(most({ attackerCu: 12, defenderCu, forceRatio: 'AV' })).toBeGreaterThanOrEqual(
        Number(most({ attackerCu: 12, defenderCu })),
      );
  });
});
