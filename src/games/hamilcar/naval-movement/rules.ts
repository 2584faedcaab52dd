/** Chapters 7.3 and 8: where a moving Fleet can be intercepted, whether it slips past, and what happens to it if not. */
import { certain, chain, type Dist, map, uniform } from '../../../engine/dist.ts';
import { type Prospect, prospectOf } from '../battle-roll/rules.ts';
import { DIE } from '../dice.ts';
import { aftermathOf, type Stakes, stakesOf } from '../naval-battle/end.ts';
import type { NavalBattle, Over } from '../naval-battle/moment.ts';
import type { SymbolList } from '../seamanship/levels.ts';
import { levelSymbols, seaRange } from '../seamanship/levels.ts';
import type { Figures } from '../tables.ts';
import { type Level, otherSide, type Side } from '../words.ts';
import type { Voyage } from './fields.ts';

/** What a voyage that nobody meets costs either side. */
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

/** How the voyage ended, and what it brought the mover. */
export interface Landfall extends Readonly<typeof NOTHING> {
  readonly kind: 'unopposed' | 'avoids' | 'wins' | 'beaten';
  readonly supremacy: boolean;
}

/** 8.1, 7.3.A: how far the interceptor can come. */
export const interceptRange = ({ mover, seamanship }: Voyage, figures: Figures): number =>
  Number(seaRange(otherSide(mover), seamanship, figures).value);

/** 8.1, 8.4, 17.1.#49: the ports at which the Fleet can be intercepted, as places in its route. */
export function qualifyingPorts(voyage: Voyage, enemyWarships: number, figures: Figures): number[] {
  if (voyage.truce || enemyWarships === 0) return [];
  const range = interceptRange(voyage, figures);
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

/** 8.2: Roman symbols less Carthaginian ones, those of the level included. */
export function netSymbols(face: number, level: Level, list: SymbolList, figures: Figures): number {
  const shown = (key: 'roman' | 'carthaginian'): number => Number(figures.at('naval-die', face, key).value);
  return shown('roman') - shown('carthaginian') - levelSymbols(level, list, figures);
}

/** 8.2: avoided if a symbol of the mover is left. */
export const isAvoided = (mover: Side, net: number): boolean => (mover === 'rome' ? net > 0 : net < 0);

/** 8.2: all faces of the Naval Die. */
export const avoids = (mover: Side, level: Level, list: SymbolList, figures: Figures): Dist<boolean> =>
  map(DIE, (face) => isAvoided(mover, netSymbols(face, level, list, figures)));

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
  figures: Figures,
): Prospect {
  const side = otherSide(mover);
  const { admiral } = battle.fleets[side];
  const aboard = [admiral, otherAdmiral].filter((rating) => rating !== 'none');
  const rating = admiralCounts === 'commander' ? admiral : aboard.length ? Math.max(...aboard) : 'none';
  const prospect = prospectOf(battle, { side, rating, round: 1, cards: 0 }, figures);
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
  const after = aftermathOf(end, battle);
  const { wins, supremacy, ...stakes } = stakesOf(after, mover);
  return {
    ...stakes,
    kind: wins ? 'wins' : 'beaten',
    enemyUnitsLost: after.unitsLost[otherSide(mover)],
    supremacy: supremacy > 0,
    displaced: after.displaced[mover],
  };
}

/** Unopposed, slipped past or victorious: the Fleet lands. */
export const getsThrough = ({ kind }: Landfall): boolean => kind !== 'beaten';

/** What an end brings the mover: to get through is to win. */
export const stakesAt = (end: Landfall): Stakes => ({
  ...end,
  wins: getsThrough(end) ? 1 : 0,
  supremacy: end.supremacy ? 1 : 0,
});

/** 8.5: all ends of the one roll. */
export const unguardedEnds = (battle: NavalBattle, voyage: Voyage, { all }: Prospect): Dist<Landfall> =>
  map(all, ({ hits }) => afterUnguarded(hits, battle, voyage));

/** 8.2, 8.3: slips past, or what follows. */
export const afterDie = (avoided: Dist<boolean>, holder: boolean, caught: Dist<Landfall>): Dist<Landfall> =>
  chain(avoided, (away) => (away ? certain(untouched('avoids', holder)) : caught));

export const portName = (port: number | undefined): string => (port === undefined ? 'nowhere' : `port ${port + 1}`);
