/** What a battle of chapter 12 is before the dice: two sides, their armies, and what bears on the roll. */

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

export const ROLES = ['winner', 'loser'] as const;
export type Role = (typeof ROLES)[number];

export const opponent = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export interface Battle {
  readonly attackerCu: number;
  readonly flankCu: number;
  readonly defenderCu: number;
  readonly attackerTactics: number;
  readonly defenderTactics: number;
  readonly friendlyTo: 'none' | Side | 'both';
  readonly intercepted: boolean;
  readonly failedAvoid: boolean;
  readonly acrossRough: boolean;
  readonly attackerEvent: number;
  readonly defenderEvent: number;
  /** Whose army fights Gauls under Wild Beasts. */
  readonly wildBeasts: 'none' | Side;
  /** Titus Manlius: the dice decide, and kill nobody. */
  readonly titusManlius: boolean;
  readonly attackerDice: number;
  readonly defenderDice: number;
  /** From the table, or what the reader's own card says. */
  readonly forceRatio: number | 'table' | 'AV';
  readonly losersOnes: 'costs' | 'nothing';
  readonly winnersOnes: 'nothing' | 'costs';
  readonly beatenOverRough: 'destroyed' | 'retreats';
  readonly flankBand: 'army-size' | 'primary-only';
  readonly flankSurplus: 'passes-on' | 'vanishes';
  readonly defenderVictory: 'automatic' | 'roll';
}

/** Nothing special about it, and every reading as we follow it. */
export const PLAIN_BATTLE: Battle = {
  attackerCu: 6,
  flankCu: 0,
  defenderCu: 6,
  attackerTactics: 0,
  defenderTactics: 0,
  friendlyTo: 'none',
  intercepted: false,
  failedAvoid: false,
  acrossRough: false,
  attackerEvent: 0,
  defenderEvent: 0,
  wildBeasts: 'none',
  titusManlius: false,
  attackerDice: 3,
  defenderDice: 3,
  forceRatio: 'table',
  losersOnes: 'costs',
  winnersOnes: 'nothing',
  beatenOverRough: 'destroyed',
  flankBand: 'army-size',
  flankSurplus: 'passes-on',
  defenderVictory: 'automatic',
};

/** 12.2.1: the army's own CU and half of its flanking force, rounded up. */
export const armySize = (cu: number, flankCu = 0): number => cu + Math.ceil(flankCu / 2);

export const sizesOf = (battle: Battle): Record<Side, number> => ({
  attacker: armySize(battle.attackerCu, battle.flankCu),
  defender: armySize(battle.defenderCu),
});
