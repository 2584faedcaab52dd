/** Force ratio: what a size is worth, what one more CU buys, and where the next step is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { PLAIN_BATTLE } from '../../../src/games/sword-of-rome/battle/rules.ts';
import { forceRatio } from '../../../src/games/sword-of-rome/force-ratio.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { battleOdds } from '../../support/battle-answers.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof forceRatio.fields>;

const report = (given: Partial<Input>): Report =>
  forceRatio.compute({ ...defaultsOf(forceRatio.fields), ...given }, tables);

const net = (wins: number): number => wins / 46_656;

describe('by hand', () => {
  test('8 against 4 is +3, an example proves it, and I win 72.1%; what one more CU would buy is a stand-in', () => {
    const { facts, chances, breakdown, standing } = report({ cu: 8, enemyCu: 4 });
    expect(facts['modifier']).toBe('+3');
    expect(chances['wins']).toBe(net(33_621));
    expect(breakdown[0]).toMatchObject({ who: 'attacker', amount: 3, standing: 'example' });
    expect(standing).toBe('stand-in');
  });

  test('equal sizes: the attacker wins 45.4%, the defender 54.6%', () => {
    expect(report({}).chances['wins']).toBe(net(21_162));
    expect(report({ side: 'defender' }).chances['wins']).toBe(net(46_656 - 21_162));
  });

  test('12.2.1: that a defender wins automatically is told as a reading where it makes a difference', () => {
    const told = (given: Partial<Input>) =>
      report(given).assumptions.some(({ ruling }) => ruling === 'defender-automatic-victory');
    expect(told({ cu: 12, enemyCu: 2, side: 'defender' })).toBe(true);
    expect(told({ cu: 2, enemyCu: 12 })).toBe(true);
    expect(told({ cu: 12, enemyCu: 2, side: 'defender', defenderVictory: 'roll' })).toBe(true);
    // The attacker is the larger, or there would be a roll in any case.
    expect(told({ cu: 12, enemyCu: 2 })).toBe(false);
    expect(told({ cu: 5, enemyCu: 4, side: 'defender' })).toBe(false);
    // One CU more would make it a victory, and that is told too.
    expect(told({ cu: 3, enemyCu: 1, side: 'defender' })).toBe(true);
  });

  test('4 against 8 gives the enemy +3, whichever side I am', () => {
    expect(report({ cu: 4, enemyCu: 8 }).chances['wins']).toBe(net(9604));
    expect(report({ cu: 4, enemyCu: 8, side: 'defender' }).chances['wins']).toBe(net(46_656 - 33_621));
    expect(report({ cu: 4, enemyCu: 8 }).facts['modifier']).toBe('−3');
  });

  test('other modifiers are mine minus the enemy’s', () => {
    expect(report({ otherModifiers: 2 }).chances['wins']).toBe(net(29_715));
    // A defender at -1 leaves the attacker at +1.
    expect(report({ otherModifiers: -1, side: 'defender' }).chances['wins']).toBe(net(46_656 - 25_494));
  });

  test('6 against 6: the next step is at 9, for +1', () => {
    expect(report({}).facts).toMatchObject({ modifier: '0', nextStepAt: 9, nextStepGives: '+1' });
    expect(report({}).sentence).toContain('With 3 more CU');
  });

  test('8 against 4: +4 at 10; 12 against 4: automatic victory at 16', () => {
    expect(report({ cu: 8, enemyCu: 4 }).facts).toMatchObject({ nextStepAt: 10, nextStepGives: '+4' });
    expect(report({ cu: 12, enemyCu: 4 }).facts).toMatchObject({ modifier: '+5', nextStepAt: 16, nextStepGives: 'AV' });
  });

  test('from four times the enemy on I win at once, and no step is left', () => {
    const { chances, facts } = report({ cu: 12, enemyCu: 3 });
    expect(chances).toEqual({ wins: 1, winsWithOneMore: 1, automaticVictory: 1 });
    expect(facts).toEqual({ modifier: 'AV' });
  });

  test('against four times my size I have lost, until I am large enough to roll', () => {
    const { chances, facts } = report({ cu: 3, enemyCu: 12 });
    expect(chances).toMatchObject({ wins: 0, automaticVictory: 0 });
    // 12 against 4 is still +5 for the enemy, but it is a roll.
    expect(facts).toEqual({ modifier: 'AV against me', nextStepAt: 4, nextStepGives: '−5' });
    expect(chances['winsWithOneMore']).toBe(net(4501));
  });
});

describe('laws', () => {
  const any = anyInput(forceRatio.fields).map((input) => input as unknown as Input);

  test('agrees with the battle calculator', () => {
    fc.assert(
      fc.property(any, (input) => {
        const mine = input.side === 'attacker';
        const battle = battleOdds(
          {
            ...PLAIN_BATTLE,
            attackerCu: mine ? input.cu : input.enemyCu,
            defenderCu: mine ? input.enemyCu : input.cu,
            attackerEvent: mine ? input.otherModifiers : 0,
            defenderEvent: mine ? 0 : input.otherModifiers,
            defenderVictory: input.defenderVictory,
          },
          tables,
        );
        expect(report(input).chances['wins']).toBe(battle.chances[mine ? 'attackerWins' : 'defenderWins']);
      }),
      { numRuns: 15 },
    );
  });

  test('the grid shows every enemy size from 1 to 20, worse as it grows, and the size in view as reported', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { grid, chances } = report(input);
        const wins = grid!.rows.map((row) => Number(row['wins']));
        expect(grid!.rows.map((row) => row['enemy'])).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
        wins.slice(1).forEach((w, i) => {
          expect(w).toBeLessThanOrEqual(wins[i]!);
        });
        expect(wins[input.enemyCu - 1]).toBe(chances['wins']);
        expect(grid!.rows[input.enemyCu - 1]!['oneMore']).toBeCloseTo(
          chances['winsWithOneMore']! - chances['wins']!,
          14,
        );
        for (const row of grid!.rows) expect(row['oneMore']).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });

  test('the next step is the first size with a better modifier', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { facts, chances } = report(input);
        const at = facts['nextStepAt'];
        if (at === undefined || Number(at) > 40) return;
        for (let cu = input.cu + 1; cu < Number(at); cu++)
          expect(report({ ...input, cu }).facts['modifier']).toBe(facts['modifier']);
        const then = report({ ...input, cu: Number(at) });
        expect(then.facts['modifier']).toBe(facts['nextStepGives']);
        expect(then.chances['wins']).toBeGreaterThanOrEqual(chances['wins']!);
      }),
      { numRuns: 15 },
    );
  });
});
