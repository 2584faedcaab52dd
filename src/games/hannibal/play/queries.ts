/** What the spaces are to a side: whose, friendly or not, Besieged or not, and how they are joined. */
import { otherSide, type Side } from '../words.ts';
import { cuAt, cuIn } from './changes.ts';
import type { Space, Way } from './content.ts';
import type { State } from './state.ts';

export const ROMA = 'roma';
export const CARTHAGO = 'carthago';
export const CARTHAGO_NOVA = 'carthago-nova';

export const spaceOf = (s: State, at: string): Space => {
  const space = s.setup.spaces[at];
  if (!space) throw new RangeError(`space "${at}" is not on the map`);
  return space;
};

/** Any space by name, or the word itself in quotes where it is none. */
export const nameOf = (s: State, at: string): string => s.setup.spaces[at]?.name ?? `"${at}"`;

export const namesOf = (s: State, places: readonly string[]): string[] => places.map((at) => nameOf(s, at));

export const regionOf = (s: State, at: string): string => s.setup.provinces[spaceOf(s, at).province]?.region ?? 'none';

export const isCity = (s: State, at: string): boolean => spaceOf(s, at).kind === 'city';

export const isTribe = (s: State, at: string): boolean => s.tribes.includes(at);

/** 12.g: neither a Walled City nor a Tribe that is still there. */
export const isPlain = (s: State, at: string): boolean => !isCity(s, at) && !isTribe(s, at);

/** 5.3: a Tribe that is not a friend of this side. */
export const isUnfriendlyTribe = (s: State, side: Side, at: string): boolean =>
  isTribe(s, at) && s.setup.friends[at] !== side;

export const isOwn = (s: State, side: Side, at: string): boolean => s.control[at] === side;

/** 5.3, 11.10B.d: a space with an enemy PC or city, or an unfriendly Tribe. */
export const isHostile = (s: State, side: Side, at: string): boolean =>
  s.control[at] === otherSide(side) || isUnfriendlyTribe(s, side, at);

/** 12.d: a Walled City with a Siege Point. */
export const isBesieged = (s: State, at: string): boolean => (s.siege[at] ?? 0) > 0 && isCity(s, at);

/** An own Walled City that may be entered. */
export const isOpenCity = (s: State, side: Side, at: string): boolean =>
  isCity(s, at) && isOwn(s, side, at) && !isBesieged(s, at);

export const enemyCuAt = (s: State, side: Side, at: string): number => cuAt(s, otherSide(side), at);
export const enemyCuIn = (s: State, side: Side, at: string): number => cuIn(s, otherSide(side), at);

/** How two spaces are joined by land. */
export const wayTo = (s: State, from: string, to: string): Way | undefined =>
  spaceOf(s, from).links.find((link) => link.to === to)?.way;

/** 7.2B.b: spaces next to this one by a road. */
export const byRoad = (s: State, at: string): string[] =>
  spaceOf(s, at).links.flatMap(({ to, way }) => (way === 'road' ? [to] : []));

/** 7.2B.a: the strait between these two takes control of the city that is left. */
export const isMessana = (from: string, to: string): boolean => [from, to].sort().join(' ') === 'messana regium';

export const ports = (s: State): string[] => Object.keys(s.setup.spaces).filter((id) => spaceOf(s, id).port);
