/** Ways on from a battle with what it leaves. Those calculators stand above this one, so their addresses are written by key. */
import { byKey } from '../../../calculator/address.ts';
import type { Onward } from '../../../calculator/report.ts';
import type { Battle } from './rules.ts';

const MOST_MARCHING = 10;

const FRIENDS = { none: 'none', both: 'both', attacker: 'me', defender: 'enemy' } as const;

export function onwardOf(battle: Battle): Onward[] {
  const { attackerCu, attackerTactics, defenderCu, defenderTactics, friendlyTo, acrossRough, flankCu } = battle;
  // What those have no field for would be lost on the way.
  if (flankCu > 0 || attackerCu > MOST_MARCHING || defenderCu > 13 || battle.intercepted || battle.failedAvoid)
    return [];
  const rough = acrossRough ? 1 : 0;
  const ground = { r: rough, fr: friendlyTo };
  const first = [defenderCu, defenderTactics, 'me', FRIENDS[friendlyTo], rough, 0].join('.');
  return [
    {
      calculator: 'attack',
      says: 'Go on to the siege with what is left',
      query: byKey({
        c: attackerCu,
        t: attackerTactics,
        d: defenderCu,
        dt: defenderTactics,
        ...ground,
        rc: 'stand',
        i: '',
      }),
    },
    {
      calculator: 'battles',
      says: 'Go on to the next battle with what is left',
      query: byKey({ c: attackerCu, t: attackerTactics, b: `${first}_4.2.me.enemy.0.0` }),
    },
  ];
}
