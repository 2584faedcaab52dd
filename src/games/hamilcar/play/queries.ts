/** What follows from the map, from its control and from the tracks: counts, moods, ranges, limits. Changes nothing. */

import { figuresOf } from '../../../play/figures.ts';
import { found } from '../../../play/state.ts';
import type { Limit } from '../limits.ts';
import { moodOf } from '../miat/rules.ts';
import { levelAt, seaRange } from '../seamanship/levels.ts';
import { isBound } from '../truce.ts';
import { countOf, type Display, type Holder } from '../victory/rules.ts';
import { both, type Level, otherSide, type Side } from '../words.ts';
import type { Province, Space } from './content.ts';
import type { State } from './state.ts';

export const limit = (s: State, id: Limit): number => s.setup.limits[id];

export const spaceOf = (s: State, at: string): Space => found(s.setup.spaces[at], 'space', at);

export const isSpace = (s: State, at: string): boolean => s.setup.spaces[at] !== undefined;

export const placeName = (s: State, at: string): string => spaceOf(s, at).name;

/** The space beside this one: by road, and over the Strait. */
export const besideOf = (s: State, at: string): readonly string[] => {
  const { roads, strait } = spaceOf(s, at);
  return strait ? [...roads, strait] : roads;
};

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

const provinceOf = (s: State, id: string): Province => found(s.setup.provinces[id], 'Province', id);

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

/** 7.1, 15.3.C, 15.3.D: CUs and STs of Carthage leave Africa only while the Miat is Warlike. */
export const keptInAfrica = (s: State, side: Side, from: string, to: string): boolean =>
  side === 'carthage' && mood(s) !== 'warlike' && inAfrica(s, from) && !inAfrica(s, to);

/** 13.3.B: own cities in the Region. */
export const alliesOf = (s: State, side: Side, at: string): number => {
  const { region } = spaceOf(s, at);
  return s.setup.ids.filter((id) => ownCity(s, side, id) && spaceOf(s, id).region === region).length;
};

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

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 15.3: a slot as one would point at it. */
export function slotName({ setup: { miat } }: State, slot: string): string {
  if (miat[slot]?.center) return 'the center of the Miat';
  const at = Object.keys(miat).indexOf(slot);
  return `the ${NTH[at] ?? `${at + 1}.`} slot of the Miat`;
}
