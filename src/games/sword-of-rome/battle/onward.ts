/** Ways on from a battle with what it leaves. Those calculators stand above this one, so their addresses are written by key. */
import { byKey } from '../../../calculator/address.ts';
import type { Onward, Share } from '../../../calculator/report.ts';
import type { Side } from '../words.ts';
import type { Battle } from './rules.ts';

const MOST_MARCHING = 10;

const FRIENDS = { none: 'none', both: 'both', attacker: 'me', defender: 'enemy' } as const;

/** 12.4: the way back of a beaten side, with the CU that it most likely has; none where the battle has used up all. */
function retreatOf(loser: Side, cu: number, losses: readonly Share[]): Onward[] {
  const standing = losses.filter(({ value }) => value < cu);
  if (standing.length === 0) return [];
  const { value: lost } = standing.reduce((best, share) => (share.chance > best.chance ? share : best));
  return [
    {
      calculator: 'retreat',
      says: `Go on to the retreat of the ${loser} with ${cu - lost} CU, the likeliest number left`,
      query: byKey({ u: cu - lost, b: lost, r: loser }),
    },
  ];
}

/** `losses`: of whoever is likelier to be beaten, if it is. */
export const onwardOf = (battle: Battle, loser: Side, losses: readonly Share[] = []): Onward[] => [
  ...withWhatIsLeft(battle),
  ...retreatOf(loser, battle[`${loser}Cu`], losses),
];

function withWhatIsLeft(battle: Battle): Onward[] {
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
