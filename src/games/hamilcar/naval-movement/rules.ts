/** Chapters 7.3 and 8: where a moving Fleet can be intercepted, whether it slips past, and what befalls it if not. */
import type { Reader } from '../../../calculator/table.ts';
import { certain, chain, type Dist, map, uniform } from '../../../engine/dist.ts';
import { type Level, levelNumber, type Prospect, prospectOf } from '../battle-roll/rules.ts';
import { aftermathOf } from '../naval-battle/end.ts';
import type { NavalBattle, Over } from '../naval-battle/moment.ts';
import { otherSide, type Side } from '../words.ts';

export interface Port {
  /** MPs from the nearest Major Port of the interceptor. */
  readonly distance: number | 'no';
  readonly noGeneral: boolean;
}

export type Declares = 'best' | 'first' | 'last' | 'never';

export interface Voyage {
  readonly mover: Side;
  readonly ports: readonly Port[];
  readonly truce: boolean;
  readonly declares: Declares;
  readonly seamanship: Level;
  readonly symbols: 'three' | 'four';
  readonly admiralCounts: 'commander' | 'any';
  readonly unguardedAristocrat: 'none' | 'removed';
}

/** How the voyage ended, by the eyes of the mover. */
export interface Landfall {
  readonly kind: 'unopposed' | 'avoids' | 'wins' | 'beaten';
  readonly shipsLost: number;
  readonly enemyShipsLost: number;
  readonly unitsLost: number;
  readonly enemyUnitsLost: number;
  readonly prizes: number;
  readonly enemyPrizes: number;
  readonly pcs: number;
  readonly enemyPcs: number;
  readonly supremacy: boolean;
  readonly displaced: boolean;
}

/** 8.1, 7.3.A: how far the interceptor can come. */
export const interceptRange = ({ mover, seamanship }: Voyage, read: Reader): number =>
  Number(
    (mover === 'rome' ? read.at('sea-costs', 'carthage') : read.at('seamanship', levelNumber(seamanship), 'range'))
      .value,
  );

/** 8.1, 8.4, 17.1.#49: the ports at which the Fleet can be intercepted, as places in its route. */
export function qualifyingPorts(voyage: Voyage, enemyWarships: number, read: Reader): number[] {
  if (voyage.truce || enemyWarships === 0) return [];
  const range = interceptRange(voyage, read);
  return voyage.ports.flatMap(({ distance, noGeneral }, i) =>
    distance !== 'no' && distance <= range && !noGeneral ? [i] : [],
  );
}

export interface Course {
  /** The port of the Interception; none where it is not declared. */
  readonly port?: number;
  /** Who holds Naval Supremacy by then. */
  readonly holder: Side;
}

/** 8.1: an Interception that could be declared and is not gives the mover Naval Supremacy. */
export const coursesOf = (qualifying: readonly number[], mover: Side, holder: Side): Course[] => [
  ...qualifying.map((port, i) => ({ port, holder: i === 0 ? holder : mover })),
  { holder: qualifying.length ? mover : holder },
];

/** 15.4.B: the Carthaginian symbols of the level. */
export const levelSymbols = (level: Level, reading: Voyage['symbols'], read: Reader): number =>
  Number(read.at('seamanship', levelNumber(level), reading === 'three' ? 'symbols' : 'symbols-four').value);

/** 8.2: Roman symbols less Carthaginian ones, those of the level included. */
export function netSymbols(face: number, level: Level, reading: Voyage['symbols'], read: Reader): number {
  const shown = (key: 'roman' | 'carthaginian'): number => Number(read.at('naval-die', face, key).value);
  return shown('roman') - shown('carthaginian') - levelSymbols(level, reading, read);
}

/** 8.2: avoided if a symbol of the mover is left. */
export const isAvoided = (mover: Side, net: number): boolean => (mover === 'rome' ? net > 0 : net < 0);

const NAVAL_DIE = uniform([1, 2, 3, 4, 5, 6]);

/** 8.2: all faces of the Naval Die. */
export const avoids = (mover: Side, level: Level, reading: Voyage['symbols'], read: Reader): Dist<boolean> =>
  map(NAVAL_DIE, (face) => isAvoided(mover, netSymbols(face, level, reading, read)));

const NOTHING = {
  shipsLost: 0,
  enemyShipsLost: 0,
  unitsLost: 0,
  enemyUnitsLost: 0,
  prizes: 0,
  enemyPrizes: 0,
  pcs: 0,
  enemyPcs: 0,
  displaced: false,
};

export const untouched = (kind: 'unopposed' | 'avoids', supremacy: boolean): Landfall => ({
  kind,
  ...NOTHING,
  supremacy,
});

/** 8.3: whether the Fleet fights, is shot at, or is only a General. */
export function sailsAs({ fleets }: NavalBattle, mover: Side): 'escorted' | 'unguarded' | 'alone' {
  const { warships, units } = fleets[mover];
  return warships ? 'escorted' : units ? 'unguarded' : 'alone';
}

/** 8.3, 2.2.D2: a General without Units is displaced. */
export const lostAlone = (battle: NavalBattle, { mover }: Voyage, holder: Side): Landfall => ({
  kind: 'beaten',
  ...NOTHING,
  displaced: true,
  pcs: mover === 'rome' ? battle.aristocrats : 0,
  supremacy: holder === mover,
});

/** 8.5: the one roll against a Fleet without Warships; only hits count, and no row brings anything else. */
export function unguardedRoll(
  battle: NavalBattle,
  { mover, admiralCounts }: Voyage,
  otherAdmiral: number | 'none',
  read: Reader,
): Prospect {
  const side = otherSide(mover);
  const { admiral } = battle.fleets[side];
  const aboard = [admiral, otherAdmiral].filter((rating) => rating !== 'none');
  const rating = admiralCounts === 'commander' ? admiral : aboard.length ? Math.max(...aboard) : 'none';
  const prospect = prospectOf(battle, { side, rating, round: 1, cards: 0 }, read);
  const faces = prospect.faces.map(({ hits }) => ({ hits, prize: false, supremacy: false, drawsTc: false }));
  return { ...prospect, faces, all: uniform(faces) };
}

/** 8.5: each hit costs a Unit; no PCs, and Naval Supremacy goes to the interceptor. */
export function afterUnguarded(hits: number, battle: NavalBattle, voyage: Voyage): Landfall {
  const { units } = battle.fleets[voyage.mover];
  const unitsLost = Math.min(hits, units);
  const displaced = unitsLost === units;
  const pays = displaced && voyage.mover === 'rome' && voyage.unguardedAristocrat === 'removed';
  return { kind: 'beaten', ...NOTHING, unitsLost, displaced, pcs: pays ? battle.aristocrats : 0, supremacy: false };
}

/** 9.3.B, 9.4: the end of a battle, seen by the mover. */
export function afterBattle(end: Over, battle: NavalBattle, mover: Side): Landfall {
  const { winner, shipsLost, unitsLost, claimed, pcs, supremacy, displaced } = aftermathOf(end, battle);
  const enemy = otherSide(mover);
  return {
    kind: winner === mover ? 'wins' : 'beaten',
    shipsLost: shipsLost[mover],
    enemyShipsLost: shipsLost[enemy],
    unitsLost: unitsLost[mover],
    enemyUnitsLost: unitsLost[enemy],
    prizes: claimed[mover],
    enemyPrizes: claimed[enemy],
    pcs: pcs[mover],
    enemyPcs: pcs[enemy],
    supremacy: supremacy === mover,
    displaced: displaced[mover],
  };
}

export const AIMS = [
  { id: 'arrives', label: 'chance to get through' },
  { id: 'swing', label: 'balance of Warships' },
  { id: 'saved', label: 'fewest Units lost' },
  { id: 'supremacy', label: 'Naval Supremacy afterwards' },
  { id: 'pcs', label: 'balance of PCs' },
] as const;
export type AimId = (typeof AIMS)[number]['id'];

/** Unopposed, slipped past or victorious: the Fleet lands. */
export const getsThrough = ({ kind }: Landfall): boolean => kind !== 'beaten';

/** What an end is worth to the mover; the interceptor wants it as low as possible. */
export function worthOf(aim: AimId, end: Landfall): number {
  switch (aim) {
    case 'arrives':
      return getsThrough(end) ? 1 : 0;
    case 'swing':
      return end.enemyShipsLost - end.shipsLost + end.prizes - end.enemyPrizes;
    case 'saved':
      return -end.unitsLost;
    case 'supremacy':
      return end.supremacy ? 1 : 0;
    case 'pcs':
      return end.enemyPcs - end.pcs;
  }
}

/** 8.5: all ends of the one roll. */
export const unguardedEnds = (battle: NavalBattle, voyage: Voyage, { all }: Prospect): Dist<Landfall> =>
  map(all, ({ hits }) => afterUnguarded(hits, battle, voyage));

/** 8.2, 8.3: slips past, or what follows. */
export const afterDie = (avoided: Dist<boolean>, holder: boolean, caught: Dist<Landfall>): Dist<Landfall> =>
  chain(avoided, (away) => (away ? certain(untouched('avoids', holder)) : caught));
