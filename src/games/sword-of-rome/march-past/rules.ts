/** Chapter 10 before any roll: an army on the march, who may intercept it, who comes, and the battle that results. */
import { atMost } from '../../../engine/dice.ts';
import { chanceOfSet, setsOf } from '../../../mechanics/interceptions.ts';
import { type Battle, type BattleReadings, isEnemyTo, PLAIN_BATTLE } from '../battle/rules.ts';
import type { Voyage } from '../naval-movement/voyage.ts';
import type { Figures } from '../tables.ts';
import { byPlace } from '../tie-order/rules.ts';
import { POWER_NAMES, type Power } from '../words.ts';
import { type Arrival, arrivalOf, comesOn, type Interceptor } from './attempt.ts';
import type { MarchInput } from './fields.ts';

/** The clauses by which armies are intercepted. */
export const INTERCEPTION_RULES = ['10.2', '10.3', '10.4', '10.5.1', '10.5.2'] as const;

/** An interceptor beside a march through several spaces, which are counted from 1. */
type Watcher = MarchInput['interceptors'][number];

/** A space on the way; `enemyTo` says to whom it is enemy ground: as control and each army say, to all, or to none (10.3). */
type Ground = MarchInput['furtherSpaces'][number];

export interface March
  extends BattleReadings,
    Pick<MarchInput, 'moverCu' | 'moverTactics' | 'interceptors' | 'order' | 'came' | 'reply' | 'letGo'> {
  /** At least one, in the order in which they are entered. */
  readonly spaces: readonly Ground[];
  /** 10.5.1: the way back over the sea, for a space entered by sea. */
  readonly voyage: Voyage;
}

export const marchOf = (input: MarchInput): March => {
  const { furtherSpaces, friendlyTo, acrossRough, bySea, enemyTo } = input;
  return {
    ...input,
    spaces: [{ friendlyTo, acrossRough, bySea, enemyTo }, ...furtherSpaces],
    voyage: { contest: input.contest, friendlyPort: input.homePort },
  };
};

export function groundAt({ spaces }: March, space: number): Ground {
  const ground = spaces[space];
  if (!ground) throw new RangeError(`space ${space}: the march has ${spaces.length}`);
  return ground;
}

/** 10.3: the army as it tries for this space: what is friendly to none of them is enemy ground, unless their CU stand there. */
export function watcherAt(march: March, who: number, space: number): Watcher {
  const army = march.interceptors[who];
  if (!army) throw new RangeError(`army ${who}: there are ${march.interceptors.length}`);
  const { enemyTo, friendlyTo } = groundAt(march, space);
  const listed = army.enemySpace || isEnemyTo('defender', friendlyTo);
  return { ...army, enemySpace: enemyTo === 'listed' ? listed : enemyTo === 'all' };
}

/** 10.1: an army tries again in each further space adjacent to it. */
export const mayTry = ({ from, spaces }: Watcher, space: number): boolean => space >= from && space < from + spaces;

/** 10.5: those who stand in the first space already, by their places in the list. */
export const arrivedIn = ({ came, interceptors }: March): readonly number[] =>
  came ? interceptors.flatMap((army, i) => (mayTry(army, 1) ? [i] : [])) : [];

/** 10.3: each power that tries, once. */
export function powersInOrder(armies: readonly Watcher[], order: March['order'], figures: Figures): Power[] {
  const present = [...new Set(armies.map((army) => army.power))];
  return order === 'tie' ? byPlace(present, figures) : present;
}

/** 10.4: the chance that this army comes. */
export const chanceToCome = (army: Interceptor): number => atMost(comesOn(army));

/** 10.5.1: the chance to refuse battle against an unwilling enemy. */
export const chanceToRefuse = (tactics: number): number => atMost(tactics);

/** 10.3: every set of armies that may come, with its chance; the empty set first. */
export function arrivals(armies: readonly Interceptor[]): { arrival: Arrival; chance: number }[] {
  const triers = armies.map((army, who) => ({ who, needs: comesOn(army) }));
  return setsOf([...armies.keys()])
    .map((who) => ({ arrival: arrivalOf(armies, who), chance: chanceOfSet(triers, who) }))
    .filter(({ chance, arrival }) => chance > 0 || arrival.who.length === 0);
}

/** 10.5.2: the mover attacks whoever came; ground that is enemy to them all cannot be friendly to them. */
export function battleAgainst(march: March, space: number, arrival: Arrival): Battle {
  const { friendlyTo, acrossRough, bySea } = groundAt(march, space);
  const enemyToAll = arrival.who.every((i) => watcherAt(march, i, space).enemySpace);
  const withoutDefender = { none: 'none', attacker: 'attacker', defender: 'none', both: 'attacker' } as const;
  return {
    ...PLAIN_BATTLE,
    ...march,
    attackerCu: march.moverCu,
    defenderCu: arrival.cu,
    attackerTactics: march.moverTactics,
    defenderTactics: arrival.tactics,
    friendlyTo: enemyToAll ? withoutDefender[friendlyTo] : friendlyTo,
    intercepted: true,
    acrossRough: acrossRough && !bySea,
  };
}

/** 10.3: who sets the order, where more than one power would try for the same space. */
export function orderFacts({ interceptors, spaces }: March, figures: Figures): { orderSetBy?: string } {
  for (const space of spaces.keys()) {
    const trying = interceptors.filter((army) => mayTry(army, space + 1));
    const [first, ...others] = byPlace([...new Set(trying.map((army) => army.power))], figures);
    if (first && others.length) return { orderSetBy: POWER_NAMES[first] };
  }
  return {};
}
