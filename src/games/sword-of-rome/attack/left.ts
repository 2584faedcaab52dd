/** What an attack leaves behind once the field is decided: who holds it, with how many CU, and the siege that follows. */
import type { Fight } from '../battle/fights.ts';
import type { Toll } from '../battle/losses.ts';
import type { Battle } from '../battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import type { Attack } from './fields.ts';
import type { Answer } from './rules.ts';

export const ENDS = ['unopposed', 'wins', 'beaten', 'refused'] as const;
export type EndId = (typeof ENDS)[number];

/** How the field ends; what a battle costs is left to its dice. */
export interface End {
  readonly end: EndId;
  readonly answer: Answer;
  readonly intercepted: boolean;
  readonly avoided: boolean;
  readonly fight?: Fight;
}

export interface Left {
  /** The attacker's CU in the space; 0 where it does not hold it. */
  readonly cu: number;
  /** Lost in battle and retreat. */
  readonly attackerLost: number;
  readonly defenderLost: number;
  /** CU inside the city. */
  readonly garrison: number;
  /** Support points that the attacker won. */
  readonly support: number;
  /** 8.4: all CU of the commander's force are gone. */
  readonly attackerDisplaced: boolean;
  readonly defenderDisplaced: boolean;
}

/** A battle as it was fought: both armies, and what became of them. */
interface Fought {
  readonly battle: Pick<Battle, 'attackerTactics' | 'defenderCu' | 'defenderTactics'>;
  readonly toll: Toll;
}

/** What the field's end leaves; a battle brings its toll. */
export function leftAfter(attack: Attack, { insideCu }: Answer, end: EndId, fought?: Fought): Left {
  const nothing = { attackerLost: 0, defenderLost: 0, support: 0, attackerDisplaced: false, defenderDisplaced: false };
  if (!fought) return { ...nothing, cu: end === 'refused' ? 0 : attack.cu, garrison: insideCu };
  const { attackerLosses, defenderLosses, retreatLosses, support } = fought.toll;
  const { attackerTactics, defenderTactics, defenderCu } = fought.battle;
  const won = end === 'wins';
  // 12.4: whoever is beaten leaves the space, with what its way costs.
  const attackerLost = attackerLosses + (won ? 0 : retreatLosses);
  const defenderLost = defenderLosses + (won ? retreatLosses : 0);
  return {
    cu: won ? attack.cu - attackerLosses : 0,
    attackerLost,
    defenderLost,
    garrison: insideCu + fought.toll.insideCu,
    support: won ? support : 0,
    attackerDisplaced: attackerTactics > 0 && attackerLost === attack.cu,
    defenderDisplaced: defenderTactics > 0 && defenderLost === defenderCu,
  };
}

/** 13.1.1, 13.1.2, 7.3.3: the siege of whoever holds the space; none where there is nothing to besiege. */
export function siegeOf(
  attack: Attack,
  { cu, garrison, support }: Pick<Left, 'cu' | 'garrison' | 'support'>,
): Siege | undefined {
  const { place, factor, rolls, gallic, siegeEvents, useSupport } = attack;
  if (place === 'none' || cu === 0) return undefined;
  const spent = place === 'city' && useSupport ? support : 0;
  return {
    kind: place,
    factor,
    level: 0,
    cu,
    rolls,
    gallic,
    otherModifiers: siegeEvents,
    support: spent,
    supportWhen: 'before',
    garrison: Math.min(3, garrison),
  };
}
