/** What is where and who controls what: questions about a state. Changes nothing. */
import { keysOf } from '../../../calculator/keys.ts';
import { figuresOf } from '../../../play/figures.ts';
import { found } from '../../../play/state.ts';
import type { Holder } from '../control/rules.ts';
import type { Power } from '../words.ts';
import { areBound, isFriend } from './politics/friends.ts';
import type { Kind, LeaderFacts, Space } from './set-up.ts';
import type { Frame, FrameAt, LeaderState, Mark, State } from './state.ts';

type Limit =
  | 'avoid-spaces'
  | 'avoiding-cu'
  | 'breaking'
  | 'colony-cu'
  | 'consuls'
  | 'inside-cu'
  | 'loot'
  | 'mines'
  | 'moving-cu'
  | 'retreat-spaces'
  | 'rounds'
  | 'vp-least'
  | 'vp-most';

export const limitOf = (s: State, limit: Limit): number => Number(figuresOf(s).at('limits', limit, 'number').value);

/** 1 to so many, and back from them. */
export const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
export const downFrom = (most: number, least = 1): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => most - i);

export const spaceOf = (s: State, at: string): Space => found(s.setup.spaces[at], 'space', at);
export const isSpace = (s: State, at: string): boolean => s.setup.spaces[at] !== undefined;
/** As a sentence says it: a town by its name, a box with its article. */
export const nameOf = (s: State, at: string): string =>
  spaceOf(s, at).kind === 'box' ? `the ${spaceOf(s, at).name}` : spaceOf(s, at).name;
export const leaderOf = (s: State, id: string): LeaderFacts => found(s.setup.leaders[id], 'leader', id);
/** A leader inside a sentence: an office has its article. */
export const leaderIn = (s: State, id: string): string =>
  id === 'dictator' ? `the ${leaderOf(s, id).name}` : leaderOf(s, id).name;
/** Where a leader is now, and how. */
export const placedOf = (s: State, id: string): LeaderState => found(s.leaders[id], 'leader', id);
/** A leader and his space, in words. */
export const whereIs = (s: State, id: string): string => `${leaderOf(s, id).name} in ${nameOf(s, placedOf(s, id).at)}`;

/** The last frame of this type that is under way. */
export const under = <T extends Frame['type']>(s: State, type: T): FrameAt<T> | undefined =>
  s.frames.findLast((f): f is FrameAt<T> => f.type === type);

/** The move that is under way. */
export const moveOf = (s: State): FrameAt<'move'> => found(under(s, 'move'), 'frame', 'move');

export const kindAt = (s: State, at: string): Kind => s.kind[at] ?? spaceOf(s, at).kind;
/** glossary-controlled, 7.3: the marker decides; without one, the colour that is printed on the map. */
export const holderAt = (s: State, at: string): Holder => s.marker[at] ?? spaceOf(s, at).home;
/** 17: with two to four players Carthago is no city that could be besieged. */
export const isCity = (s: State, at: string): boolean => kindAt(s, at) === 'city';
export const isTribe = (s: State, at: string): boolean => kindAt(s, at) === 'tribe';
export const loyaltyAt = (s: State, at: string): number => s.loyalty[at] ?? spaceOf(s, at).loyalty;
/** 13.5: the siege level that brings the place down. */
export const bearsAt = (s: State, at: string): number => (isTribe(s, at) ? spaceOf(s, at).factor : loyaltyAt(s, at));
export const has = (s: State, mark: Mark): boolean => s.marks.includes(mark);

export const cuAt = (s: State, at: string, power: Power): number => s.cu[at]?.[power] ?? 0;
export const insideAt = (s: State, at: string): number => s.inside[at] ?? 0;

/** Powers with CU outside here. */
export const standing = (s: State, at: string): readonly Power[] => {
  const here = s.cu[at];
  return here ? keysOf(here) : [];
};
export const foesAt = (s: State, at: string, power: Power): Power[] =>
  standing(s, at).filter((other) => !isFriend(s, power, other));
export const hasFoes = (s: State, at: string, power: Power): boolean =>
  standing(s, at).some((other) => !isFriend(s, power, other));
/** Whether any power stands here but this one. */
export const isShared = (s: State, at: string, power: Power): boolean =>
  standing(s, at).some((other) => other !== power);

/** CU here, inside a city or not, of those who are friends of this power, or are not. */
function cuOf(s: State, at: string, power: Power, friends: boolean): number {
  const inside = insideAt(s, at);
  let sum = inside > 0 && isFriend(s, power, holderAt(s, at)) === friends ? inside : 0;
  for (const other of standing(s, at)) if (isFriend(s, power, other) === friends) sum += cuAt(s, at, other);
  return sum;
}
export const enemyCu = (s: State, at: string, power: Power): number => cuOf(s, at, power, false);
export const friendlyCu = (s: State, at: string, power: Power): number => cuOf(s, at, power, true);
/** One's own CU, inside or outside. */
export const ownCu = (s: State, at: string, power: Power): number =>
  cuAt(s, at, power) + (insideAt(s, at) > 0 && holderAt(s, at) === power ? insideAt(s, at) : 0);

export const onMap = (s: State, id: string): boolean => isSpace(s, placedOf(s, id).at);
export const leadersAt = (s: State, at: string, power: Power, inside = false): string[] =>
  s.setup.leadersOf[power].filter((id) => {
    const leader = placedOf(s, id);
    return leader.at === at && leader.inside === inside;
  });
export const commanderAt = (s: State, at: string, power: Power, inside = false): string | undefined =>
  leadersAt(s, at, power, inside).find((id) => placedOf(s, id).commands);
export const tacticsOf = (s: State, id: string | null | undefined): number => (id ? leaderOf(s, id).tactics : 0);
export const isMinor = (s: State, id: string): boolean => leaderOf(s, id).kind === 'minor';

/** glossary-army: a leader with CU, outside. */
export const isArmy = (s: State, at: string, power: Power): boolean =>
  cuAt(s, at, power) > 0 && leadersAt(s, at, power).length > 0;

/** 5.10, 2.2-reinforcement-spaces: the reinforcement spaces of a power's home that it holds. */
export const sourcesOf = (s: State, power: Power): string[] =>
  s.setup.spaceIds.filter((at) => {
    const { home, reinforcement } = spaceOf(s, at);
    return home === power && reinforcement > 0 && holderAt(s, at) === power;
  });
/** 15.2.3: whether this is the home of an ally of the power. */
export const allyAtHome = (s: State, at: string, power: Power): Power | undefined => {
  const { home } = spaceOf(s, at);
  if (home === power || home === 'independents') return undefined;
  return areBound(s, power, home) ? home : undefined;
};
export const isAlliedHome = (s: State, at: string, power: Power): boolean => allyAtHome(s, at, power) !== undefined;
export const isBesieged = (s: State, at: string): boolean => s.siege[at] !== undefined;
