/** A march past enemy armies (chapters 9 and 10) before any die: the army, the spaces on its way, who watches them. */
import { type Battle, PLAIN_BATTLE } from '../battle/rules.ts';
import type { Voyage } from '../naval-movement/voyage.ts';
import type { Arrival, Order, Watcher } from './interception.ts';

/** A space on the way. */
export interface Ground {
  readonly friendlyTo: Battle['friendlyTo'];
  readonly acrossRough: boolean;
  readonly bySea: boolean;
  /** 10.3: to whom it is enemy ground without own CU: as said for each army, to all, or to none. */
  readonly enemyTo: 'listed' | 'all' | 'none';
}

export interface March extends Pick<Battle, 'losersOnes' | 'winnersOnes' | 'beatenOverRough' | 'defenderVictory'> {
  readonly moverCu: number;
  readonly moverTactics: number;
  readonly interceptors: readonly Watcher[];
  readonly order: Order;
  /** At least one, in the order in which they are entered. */
  readonly spaces: readonly Ground[];
  /** 10.5.1: the enemy lets the army refuse battle. */
  readonly letGo: boolean;
  /** 10.5.1: the way back over the sea, for a space entered by sea. */
  readonly voyage: Voyage;
}

/** 10.3: the army as it tries for this space. */
export function watcherAt({ interceptors, spaces }: March, who: number, space: number): Watcher {
  const army = interceptors[who]!;
  const { enemyTo } = spaces[space]!;
  return enemyTo === 'listed' ? army : { ...army, enemySpace: enemyTo === 'all' };
}

/** 10.5.2: the mover attacks whoever came; ground that is enemy to them all cannot be friendly to them. */
export function battleAgainst(march: March, space: number, arrival: Arrival): Battle {
  const { friendlyTo, acrossRough, bySea } = march.spaces[space]!;
  const enemyToAll = arrival.who.every((i) => watcherAt(march, i, space).enemySpace);
  const withoutDefender = { none: 'none', attacker: 'attacker', defender: 'none', both: 'attacker' } as const;
  return {
    ...PLAIN_BATTLE,
    attackerCu: march.moverCu,
    defenderCu: arrival.cu,
    attackerTactics: march.moverTactics,
    defenderTactics: arrival.tactics,
    friendlyTo: enemyToAll ? withoutDefender[friendlyTo] : friendlyTo,
    intercepted: true,
    acrossRough: acrossRough && !bySea,
    losersOnes: march.losersOnes,
    winnersOnes: march.winnersOnes,
    beatenOverRough: march.beatenOverRough,
    defenderVictory: march.defenderVictory,
  };
}
