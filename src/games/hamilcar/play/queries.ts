/** What follows from where the pieces are: control, counts, rank, command, Allies, range. Changes nothing. */

import { figuresOf } from '../../../play/figures.ts';
import type { Limit } from '../limits.ts';
import { moodOf } from '../miat/rules.ts';
import { levelAt, seaRange } from '../seamanship/levels.ts';
import { isBound } from '../truce.ts';
import { countOf, type Display, type Holder } from '../victory/rules.ts';
import { both, type Level, otherSide, type Side } from '../words.ts';
import type { GeneralCard, Province, Space } from './content/kept.ts';
import { type Band, type FrameOf, type General, type Heap, NONE, type State } from './state.ts';

export const limit = (s: State, id: Limit): number => s.setup.limits[id];

export const spaceOf = (s: State, at: string): Space => {
  const space = s.setup.spaces[at];
  if (!space) throw new RangeError(`"${at}" is no space of the map`);
  return space;
};

export const isSpace = (s: State, at: string): boolean => s.setup.spaces[at] !== undefined;

export const placeName = (s: State, at: string): string => spaceOf(s, at).name;

/** The space beside this one: by road, and over the Strait. */
export const besideOf = (s: State, at: string): readonly string[] => {
  const { roads, strait } = spaceOf(s, at);
  return strait ? [...roads, strait] : roads;
};

export const cardOfGeneral = (s: State, id: string): GeneralCard => {
  const card = s.setup.generals[id];
  if (!card) throw new RangeError(`"${id}" is no General`);
  return card;
};

export const nameOf = (s: State, id: string): string => cardOfGeneral(s, id).name;

export const generalOf = (s: State, id: string): General => {
  const general = s.generals[id];
  if (!general) throw new RangeError(`"${id}" is no General of this game`);
  return general;
};

export const isWithin = (s: State, id: string): boolean => generalOf(s, id).inside ?? false;

export const cusOf = ({ cu, elephants }: Readonly<Heap>): number => cu + elephants;
export const unitsOf = ({ cu, elephants, st }: Readonly<Heap>): number => cu + elephants + st;

export const sum = (a: Readonly<Heap>, b: Readonly<Heap>, sign = 1): Heap => ({
  cu: a.cu + sign * b.cu,
  elephants: a.elephants + sign * b.elephants,
  st: a.st + sign * b.st,
});

/** As many of each kind as are in both. */
export const least = (a: Readonly<Heap>, b: Readonly<Heap>): Heap => ({
  cu: Math.min(a.cu, b.cu),
  elephants: Math.min(a.elephants, b.elephants),
  st: Math.min(a.st, b.st),
});

export const bandOf = (heap: Readonly<Heap> = NONE, generals: readonly string[] = []): Band => ({
  cu: heap.cu,
  elephants: heap.elephants,
  st: heap.st,
  generals: [...generals],
});

/** In the open. */
export const fieldOf = (s: State, side: Side, at: string): Readonly<Heap> => s.field[side][at] ?? NONE;
/** Within the walls. */
export const insideOf = (s: State, at: string): Readonly<Heap> => s.inside[at] ?? NONE;

export const controlOf = (s: State, at: string): Side | null => s.control[at] ?? null;

export const isCity = (s: State, at: string): boolean => spaceOf(s, at).kind === 'city';

export const inAfrica = (s: State, at: string): boolean => spaceOf(s, at).region === 'Africa';

export const isTribe = (s: State, at: string): boolean => s.tribes.includes(at);

export const ownCity = (s: State, side: Side, at: string): boolean => s.control[at] === side && isCity(s, at);

/** 14.5.A */
export const isBesieged = (s: State, at: string): boolean => (s.sieges[at]?.points ?? 0) > 0 && isCity(s, at);

/** 14.5.A: an own city that nobody leaves or comes to. */
export const isShut = (s: State, side: Side, at: string): boolean => isBesieged(s, at) && ownCity(s, side, at);

/** 2.1.E, 2.1.H: who controls more than half of these. */
function holderOf(s: State, spaces: readonly string[]): Side | null {
  let [rome, carthage] = [0, 0];
  for (const at of spaces) {
    const side = s.control[at];
    if (side === 'rome') rome++;
    else if (side === 'carthage') carthage++;
  }
  return rome * 2 > spaces.length ? 'rome' : carthage * 2 > spaces.length ? 'carthage' : null;
}

const provinceOf = (s: State, id: string): Province => {
  const province = s.setup.provinces[id];
  if (!province) throw new RangeError(`"${id}" is no Province`);
  return province;
};

export const provinceName = (s: State, id: string): string => provinceOf(s, id).name;

export const holderOfProvince = (s: State, id: string): Side | null => holderOf(s, provinceOf(s, id).spaces);

export const holderOfTyrrhenum = (s: State): Side | null => holderOf(s, s.setup.tyrrhenum.ports);

const provinces = (s: State, holder: Side, which: (province: Province) => boolean): number =>
  Object.values(s.setup.provinces).filter((one) => which(one) && holderOf(s, one.spaces) === holder).length;

/** 4.1, 5.1.C: Provinces of Italia that Rome controls, Samnium among them. */
export const italian = (s: State): number => provinces(s, 'rome', ({ region }) => region === 'Italia');

/** 5.5: the Provincial Display. */
function displayOf(s: State): Display {
  const holder = (side: Side | null): Holder => side ?? 'nobody';
  return {
    provinces: both((side) => provinces(s, side, ({ scores }) => scores)),
    tyrrhenum: holder(holderOfTyrrhenum(s)),
    lilybaeum: holder(controlOf(s, 'lilybaeum')),
    mood: mood(s),
  };
}

export function counts(s: State) {
  const display = displayOf(s);
  return both((side) => countOf(side, display, figuresOf(s)));
}

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

export const holdsOffice = (s: State, id: string, office: General['office']): boolean =>
  generalOf(s, id).office === office;

/** 2.2.E2: the higher commands. */
export function rankOf(s: State, id: string): number {
  const { side, aristocrat } = cardOfGeneral(s, id);
  if (side === 'carthage') return id === 'barca' ? 2 : 1;
  const { office } = generalOf(s, id);
  return office === 'dictator' ? 4 : office === 'consul' ? (aristocrat ? 3 : 2) : 1;
}

/** 2.2.E1: the highest in rank; among equals the one preferred, at sea an Admiral, then the better one. */
export function commanderOf(s: State, ids: readonly string[], atSea = false): string | undefined {
  if (ids.length < 2) return ids[0];
  let [first, most]: [string | undefined, number] = [undefined, -1];
  for (const id of ids) {
    const { admiral, battle } = cardOfGeneral(s, id);
    const worth = rankOf(s, id) * 1000 + (s.preferred.includes(id) ? 100 : 0) + (atSea && admiral ? 10 : 0) + battle;
    if (first === undefined || worth > most || (worth === most && id < first)) [first, most] = [id, worth];
  }
  return first;
}

/** 8.4: of an Intercepting Fleet the first who came aboard, unless a higher rank has followed. */
export const firstAboard = (s: State, ids: readonly string[]): string | undefined =>
  ids.find((id) => ids.every((other) => rankOf(s, other) <= rankOf(s, id)));

const isThere = (s: State, id: string, at: string, inside?: boolean): boolean => {
  const general = s.generals[id];
  return general?.at === at && (inside === undefined || (general.inside ?? false) === inside);
};

/** Generals of a side in a space; only those within the walls, or only those outside, where that is asked. */
export const generalsAt = (s: State, side: Side, at: string, inside?: boolean): string[] =>
  s.setup.roster[side].filter((id) => isThere(s, id, at, inside));

/** Whether there are any. */
export const hasGeneral = (s: State, side: Side, at: string, inside?: boolean): boolean =>
  s.setup.roster[side].some((id) => isThere(s, id, at, inside));

/** Generals of a side on the map. */
export const generalsOnMap = (s: State, side: Side): string[] =>
  s.setup.roster[side].filter((id) => isSpace(s, generalOf(s, id).at));

/** A side has CUs in the open there. */
export const hasCus = (s: State, side: Side, at: string): boolean => {
  const heap = s.field[side][at];
  return heap !== undefined && heap.cu + heap.elephants > 0;
};

/** A side has CUs there, in the open or within its own walls. */
export const holdsCus = (s: State, side: Side, at: string): boolean =>
  hasCus(s, side, at) || (ownCity(s, side, at) && cusOf(insideOf(s, at)) > 0);

export const hasUnits = (s: State, side: Side, at: string): boolean => unitsOf(fieldOf(s, side, at)) > 0;

/** 7.2.D: an own city whose gates stand open: no enemy CUs before it, and no Siege. */
export const isOpenCity = (s: State, side: Side, at: string): boolean =>
  ownCity(s, side, at) && !isBesieged(s, at) && !hasCus(s, otherSide(side), at);

/** Units that a General there can take along: those beside him, and with open gates those on either side of them. */
export function withinReach(s: State, side: Side, at: string, inside: boolean): Readonly<Heap> {
  if (isOpenCity(s, side, at)) return sum(fieldOf(s, side, at), insideOf(s, at));
  return inside ? insideOf(s, at) : fieldOf(s, side, at);
}

/** 7.1, 15.3.C, 15.3.D: CUs and STs of Carthage leave Africa only while the Miat is Warlike. */
export const keptInAfrica = (s: State, side: Side, from: string, to: string): boolean =>
  side === 'carthage' && mood(s) !== 'warlike' && inAfrica(s, from) && !inAfrica(s, to);

/** 13.3.B: own cities in the Region. */
export const alliesOf = (s: State, side: Side, at: string): number => {
  const { region } = spaceOf(s, at);
  return s.setup.ids.filter((id) => ownCity(s, side, id) && spaceOf(s, id).region === region).length;
};

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** 2.3.E3, 7.1: how many of the CUs there may be taken, so that the Consuls on either side of a parting keep what they must. */
export function consulBounds(s: State, moving: readonly string[], staying: readonly string[], before: number): Bounds {
  const due = Math.min(limit(s, 'consul-cu'), before);
  const isConsul = (id: string): boolean => holdsOffice(s, id, 'consul');
  const free = moving.some((id) => holdsOffice(s, id, 'dictator')) || !staying.some(isConsul);
  return { least: moving.some(isConsul) ? due : 0, most: free ? Number.POSITIVE_INFINITY : before - due };
}

/** Whether so many CUs may be taken. */
export function consulsAllow(
  s: State,
  moving: readonly string[],
  staying: readonly string[],
  taken: number,
  before: number,
): boolean {
  const { least: fewest, most } = consulBounds(s, moving, staying, before);
  return taken >= fewest && taken <= most;
}

/** 15.3.B to 15.3.D: the mood of the Miat now. */
export const mood = (s: State) =>
  moodOf(
    s.miat.length,
    s.miat.some((slot) => s.setup.miat[slot]?.center),
    figuresOf(s),
  );

/** 5.3.A: in the open, beside an enemy PC or city or among a Tribe. */
export const suffersWinter = (s: State, side: Side, at: string): boolean =>
  controlOf(s, at) === otherSide(side) || isTribe(s, at);

/** 5.2.C3 */
export const hireCost = (s: State): number => Number(figuresOf(s).at('hire-cost', s.turn, 'cost').value);

/** 1: STs on the map; none is ever placed while others are aboard. */
export function stsInPlay(s: State): number {
  let n = 0;
  for (const heaps of [s.field.rome, s.field.carthage, s.inside]) for (const at in heaps) n += heaps[at]?.st ?? 0;
  return n;
}

/** 13.2: two Consuls of one rank, under no Dictator. */
export function consulsThere(s: State, at: string): string[] {
  const there = generalsAt(s, 'rome', at, false);
  const consuls = there.filter((id) => holdsOffice(s, id, 'consul'));
  const [a, b] = consuls;
  if (!a || !b || rankOf(s, a) !== rankOf(s, b)) return [];
  return there.some((id) => holdsOffice(s, id, 'dictator')) ? [] : consuls;
}

/** 2.2.E1, 13.2: who commands a side in this battle. */
export function leaderIn(s: State, f: FrameOf<'battle'>, side: Side): string | undefined {
  const first = commanderOf(s, generalsAt(s, side, f.at, false));
  if (side === 'carthage' || !f.swapped) return first;
  return consulsThere(s, f.at).find((id) => id !== first) ?? first;
}
