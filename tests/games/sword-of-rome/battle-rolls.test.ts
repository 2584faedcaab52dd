/** The odds of a battle are those of all its rolls, each resolved as if it had been thrown on the table. */
import { describe, expect, test } from 'vitest';
import { type Battle, PLAIN_BATTLE } from '../../../src/games/sword-of-rome/battle/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { battleOdds, battleRoll } from '../../support/battle-answers.ts';
import { meanOf, tellingsOf } from '../../support/enumerate.ts';
import { sequences, sum } from '../../support/oracle.ts';
import { expectCounts } from '../../support/slow-battle.ts';

const { tables } = gameOf('sword-of-rome');

describe('all 46,656 ordered rolls written down', () => {
  /** Each set of faces once, with the number of orders in which it falls. */
  const dice = [...Map.groupBy(sequences(3), (faces) => faces.toSorted().join()).values()].map((orders) => ({
    faces: orders[0]!,
    ways: orders.length,
  }));

  test('the order of the dice changes nothing', () => {
    const battle = { ...PLAIN_BATTLE, attackerCu: 3, flankCu: 1, defenderCu: 4, acrossRough: true };
    const defender = [5, 2, 1];
    for (const attacker of sequences(3)) {
      const told = battleRoll(battle, { attacker, defender }, tables).facts;
      const sorted = { attacker: attacker.toSorted(), defender: defender.toSorted() };
      expect(battleRoll(battle, sorted, tables).facts).toEqual(told);
    }
  });

  test.each<[string, Partial<Battle>]>([
    ['band 1 against band 2', { attackerCu: 1, defenderCu: 2, attackerTactics: 2 }],
    ['band 2 against band 3+', { attackerCu: 2, defenderCu: 3, friendlyTo: 'attacker' }],
    ['a flanking force', { attackerCu: 2, flankCu: 3, defenderCu: 4, failedAvoid: true }],
    ['across rough with a flanking force', { attackerCu: 3, flankCu: 1, defenderCu: 4, acrossRough: true }],
    [
      'every other reading',
      {
        attackerCu: 2,
        flankCu: 1,
        defenderCu: 3,
        acrossRough: true,
        losersOnes: 'nothing',
        winnersOnes: 'costs',
        beatenOverRough: 'retreats',
        flankBand: 'primary-only',
        flankSurplus: 'vanishes',
      },
    ],
  ])('%s', (_, given) => {
    const battle = { ...PLAIN_BATTLE, ...given };
    const report = battleOdds(battle, tables);
    const figures = { ...report.chances, ...report.expected };
    const joint = new Map<string, number>();
    function* outcomes() {
      for (const attacker of dice) {
        for (const defender of dice) {
          const outcome = battleRoll(battle, { attacker: attacker.faces, defender: defender.faces }, tables);
          const chance = attacker.ways * defender.ways;
          const key = `${outcome.facts['winner']} ${outcome.facts['attackerLosses']} ${outcome.facts['defenderLosses']}`;
          joint.set(key, (joint.get(key) ?? 0) + chance);
          yield { outcome, chance };
        }
      }
    }
    const tellings = tellingsOf(outcomes(), Object.keys(figures));
    expect(sum([...joint.values()])).toBe(46_656);
    expectCounts(report, joint);
    for (const [key, value] of Object.entries(figures)) {
      expect(Math.abs(meanOf(tellings.get(key)!) - value), key).toBeLessThan(1e-12);
    }
  });
});
