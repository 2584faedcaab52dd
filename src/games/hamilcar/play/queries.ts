/** What follows from where the pieces are: control, counts, rank, command, Allies, range. Changes nothing. */

import { figuresOf } from '../../../play/figures.ts';
import { limitOf } from '../limits.ts';
import { moodOf } from '../miat/rules.ts';
import { levelAt, seaRange } from '../seamanship/levels.ts';
import { isBound } from '../truce.ts';
import { countOf, type Display, type Holder } from '../victory/rules.ts';
import { both, type Level, otherSide, SIDES, type Side } from '../words.ts';
import type { Heap } from './parts.ts';
import { cusOf, fieldOf, insideOf, sum, unitsOf } from './changes.ts';
import type { GeneralCard, Space } from './kept.ts';
import type { State } from './state.ts';

export const spaceOf = (s: State, at: string): Space => {
  const space = s.setup.spaces[at];
  if (!space) throw new RangeError(`"${at}" is no space of the map`);
  return space;
};

export const isSpace = (s: State, at: string): boolean => s.setup.spaces[at] !== undefined;

export const cardOfGeneral = (s: State, id: string): GeneralCard => {
  const card = s.setup.generals[id];
  if (!card) throw new RangeError(`"${id}" is no General`);
  return card;
};

export const controlOf = (s: State, at: string): Side | null => s.control[at] ?? null;

export const isCity = (s: State, at: string): boolean => spaceOf(s, at).kind === 'city';

export const inAfrica = (s: State, at: string): boolean => spaceOf(s, at).region === 'Africa';

export const isTribe = (s: State, at: string): boolean => s.tribes.includes(at);

export const ownCity = (s: State, side: Side, at: string): boolean => isCity(s, at) && controlOf(s, at) === side;

/** 14.5.A */
export const isBesieged = (s: State, at: string): boolean => isCity(s, at) && (s.sieges[at]?.points ?? 0) > 0;

/** 2.1.E, 2.1.H: who controls more than half of these. */
function holderOf(s: State, spaces: readonly string[]): Side | null {
  const own = both((side) => spaces.filter((at) => controlOf(s, at) === side).length);
  return SIDES.find((side) => own[side] * 2 > spaces.length) ?? null;
}

export const holderOfProvince = (s: State, province: string): Side | null =>
  holderOf(s, s.setup.provinces[province]?.spaces ?? []);

export const holderOfTyrrhenum = (s: State): Side | null => holderOf(s, s.setup.tyrrhenum.ports);

/** 4.1, 5.1.C: Provinces of Italia that Rome controls, Samnium among them. */
export const italian = (s: State): number =>
  Object.keys(s.setup.provinces).filter(
    (id) => s.setup.provinces[id]?.region === 'Italia' && holderOfProvince(s, id) === 'rome',
  ).length;

/** 5.5: the Provincial Display. */
function displayOf(s: State): Display {
  const scoring = Object.keys(s.setup.provinces).filter((id) => s.setup.provinces[id]?.scores);
  const holder = (side: Side | null): Holder => side ?? 'nobody';
  return {
    provinces: both((side) => scoring.filter((id) => holderOfProvince(s, id) === side).length),
    tyrrhenum: holder(holderOfTyrrhenum(s)),
    lilybaeum: holder(controlOf(s, 'lilybaeum')),
    mood: mood(s),
  };
}

export const counts = (s: State) => both((side) => countOf(side, displayOf(s), figuresOf(s)));

/** 4.1, 2.1.G: the spaces with an own PC that is no city. */
export const pcSpaces = (s: State, side: Side): string[] =>
  Object.keys(s.control).filter((at) => s.control[at] === side && !isCity(s, at));

/** 4.1: how many PCs a side can be made to remove. */
export const pcsOf = (s: State, side: Side, cause: 'battle' | 'check' | 'other'): number =>
  pcSpaces(s, side).length + (side === 'carthage' && cause !== 'other' ? s.miat.length : 0);

/** 17.1.#49, 15.3.D: a Truce binds this side. */
export const bound = (s: State, side: Side): boolean =>
  isBound(side, { truce: s.truce, peaceful: mood(s) === 'peaceful', peacefulTruce: s.setup.rulings['peaceful-truce'] });

export const levelOf = (s: State): Level => levelAt(s.seamanship);

export const rangeOf = (s: State, side: Side): number => Number(seaRange(side, levelOf(s), figuresOf(s)).value);

/** 2.2.E2: the higher commands. */
export function rankOf(s: State, id: string): number {
  const { side, aristocrat } = cardOfGeneral(s, id);
  if (side === 'carthage') return id === 'barca' ? 2 : 1;
  const office = s.generals[id]?.office;
  return office === 'dictator' ? 4 : office === 'consul' ? (aristocrat ? 3 : 2) : 1;
}

/** 2.2.E1: the highest in rank; among equals the one preferred, at sea an Admiral, then the better one. */
export function commanderOf(s: State, ids: readonly string[], atSea = false): string | undefined {
  const worth = (id: string): number =>
    rankOf(s, id) * 1000 +
    (s.preferred.includes(id) ? 100 : 0) +
    (atSea && cardOfGeneral(s, id).admiral ? 10 : 0) +
    cardOfGeneral(s, id).battle;
  return [...ids].sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))[0];
}

/** 8.4: of an Intercepting Fleet the first who came aboard, unless a higher rank has followed. */
export const firstAboard = (s: State, ids: readonly string[]): string | undefined =>
  ids.find((id) => ids.every((other) => rankOf(s, other) <= rankOf(s, id)));

/** Generals of a side in a space; only those within the walls, or only those outside, where that is asked. */
export const generalsAt = (s: State, side: Side, at: string, inside?: boolean): string[] =>
  Object.keys(s.generals).filter((id) => {
    const general = s.generals[id];
    if (general?.at !== at || cardOfGeneral(s, id).side !== side) return false;
    return inside === undefined || (general.inside ?? false) === inside;
  });

/** Generals of a side on the map. */
export const generalsOnMap = (s: State, side: Side): string[] =>
  Object.keys(s.generals).filter((id) => cardOfGeneral(s, id).side === side && isSpace(s, s.generals[id]?.at ?? ''));

/** A side has CUs in the open there. */
export const hasCus = (s: State, side: Side, at: string): boolean => cusOf(fieldOf(s, side, at)) > 0;

/** A side has CUs there, in the open or within its own walls. */
export const holdsCus = (s: State, side: Side, at: string): boolean =>
  hasCus(s, side, at) || (ownCity(s, side, at) && cusOf(insideOf(s, at)) > 0);

export const hasUnits = (s: State, side: Side, at: string): boolean => unitsOf(fieldOf(s, side, at)) > 0;

/** 7.2.D: an own city whose gates stand open: no enemy CUs before it, and no Siege. */
export const isOpenCity = (s: State, side: Side, at: string): boolean =>
  ownCity(s, side, at) && !isBesieged(s, at) && !hasCus(s, otherSide(side), at);

/** Units that a General there can take along: those beside him, and with open gates those on either side of them. */
export function withinReach(s: State, side: Side, at: string, inside: boolean): Heap {
  if (isOpenCity(s, side, at)) return sum(fieldOf(s, side, at), insideOf(s, at));
  if (inside) return { ...insideOf(s, at) };
  return { ...fieldOf(s, side, at) };
}

/** 7.1, 15.3.C, 15.3.D: CUs and STs of Carthage leave Africa only while the Miat is Warlike. */
export const keptInAfrica = (s: State, side: Side, from: string, to: string): boolean =>
  side === 'carthage' && mood(s) !== 'warlike' && inAfrica(s, from) && !inAfrica(s, to);

/** 13.3.B: own cities in the Region. */
export const alliesOf = (s: State, side: Side, at: string): number => {
  const { region } = spaceOf(s, at);
  return Object.keys(s.setup.spaces).filter((id) => spaceOf(s, id).region === region && ownCity(s, side, id)).length;
};

/** 2.3.E3, 7.1: whether the Consuls on either side of a parting keep what they must. */
export function consulsAllow(
  s: State,
  moving: readonly string[],
  staying: readonly string[],
  taken: number,
  before: number,
): boolean {
  const least = Math.min(limitOf('consul-cu', figuresOf(s)), before);
  const isConsul = (id: string): boolean => s.generals[id]?.office === 'consul';
  if (moving.some(isConsul) && taken < least) return false;
  if (moving.some((id) => s.generals[id]?.office === 'dictator')) return true;
  return !staying.some(isConsul) || before - taken >= least;
}

/** 15.3.B to 15.3.D: the mood of the Miat now. */
export const mood = (s: State) =>
  moodOf(
    s.miat.length,
    s.miat.some((slot) => s.setup.miat[slot]?.center),
    figuresOf(s),
  );
