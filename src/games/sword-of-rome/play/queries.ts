/** What stands where, who holds what, who is friendly to whom: questions to a state. Changes nothing. */
import { keysOf } from '../../../calculator/keys.ts';
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf } from '../../../play/figures.ts';
import { areAllied, type Holder } from '../control/rules.ts';
import { type Destination, mayEnd, type Neutral } from '../neutral-power/rules.ts';
import { type Player, type Power, partnerOf } from '../words.ts';
import type { Kind, LeaderFacts, Place, Space, Way } from './set-up.ts';
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

export const limitOf = (s: { readonly setup: { readonly tables: Tables } }, limit: Limit): number =>
  Number(figuresOf(s).at('limits', limit, 'number').value);

/** 1 to so many, and back from them. */
export const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
export const downFrom = (most: number, least = 1): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => most - i);

/** 16.1: powers that no player has, with some number of players. */
export const NEUTRALS = ['volsci', 'transalpine', 'carthage', 'rebels'] as const satisfies readonly Neutral[];

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new RangeError(`there is no ${what} "${id}"`);
  return found;
}
export const spaceOf = (s: State, at: string): Space => known(s.setup.spaces[at], 'space', at);
export const isSpace = (s: State, at: string): boolean => s.setup.spaces[at] !== undefined;
export const nameOf = (s: State, at: string): string => spaceOf(s, at).name;
export const leaderOf = (s: State, id: string): LeaderFacts => known(s.setup.leaders[id], 'leader', id);
/** Where a leader is now, and how. */
export const placedOf = (s: State, id: string): LeaderState => known(s.leaders[id], 'leader', id);
/** A leader and his space, in words. */
export const whereIs = (s: State, id: string): string => `${leaderOf(s, id).name} in ${nameOf(s, placedOf(s, id).at)}`;

/** The last frame of this type that is under way. */
export const under = <T extends Frame['type']>(s: State, type: T): FrameAt<T> | undefined =>
  s.frames.findLast((f): f is FrameAt<T> => f.type === type);

/** The move that is under way. */
export const moveOf = (s: State): FrameAt<'move'> => known(under(s, 'move'), 'frame', 'move');

export const kindAt = (s: State, at: string): Kind => s.kind[at] ?? spaceOf(s, at).kind;
/** glossary-controlled, 7.3: the marker decides; without one, the colour that is printed on the map. */
export const holderAt = (s: State, at: string): Holder => s.marker[at] ?? spaceOf(s, at).home;
/** 17: with two to four players Carthago is no city that could be besieged. */
export const isCity = (s: State, at: string): boolean => kindAt(s, at) === 'city';
export const isTribe = (s: State, at: string): boolean => kindAt(s, at) === 'tribe';
export const loyaltyAt = (s: State, at: string): number => s.loyalty[at] ?? spaceOf(s, at).loyalty;
export const has = (s: State, mark: Mark): boolean => s.marks.includes(mark);
export const isAfrican = (s: State, at: string): boolean => s.setup.spaces[at]?.region === 'Africa';

export const seatOf = (s: State, power: Power): Player | undefined => s.setup.seatOf[power];
export const isNeutral = (s: State, power: Power): power is Neutral =>
  seatOf(s, power) === undefined && NEUTRALS.some((neutral) => neutral === power);
export function neutralOf(s: State, power: Power): Neutral {
  if (!isNeutral(s, power)) throw new RangeError(`"${power}" is no neutral power`);
  return power;
}
const OF_ETRUSCANS: readonly Power[] = ['etruscans', 'samnites'];
export const powersOf = (seat: Player): readonly Power[] => (seat === 'etruscans' ? OF_ETRUSCANS : [seat]);

/** 18: the treaty makes friends of Rome and Carthage. */
const treaty = (s: State, a: Holder, b: Holder): boolean =>
  ((a === 'romans' && b === 'carthage') || (a === 'carthage' && b === 'romans')) && has(s, 'treaty');

function sameSeat(s: State, a: Power, b: Power): boolean {
  const [one, other] = [seatOf(s, a), seatOf(s, b)];
  if (one === undefined || other === undefined) return false;
  if (one === other) return s.setup.rulings['one-seat-two-powers'] === 'friends';
  return s.setup.players === '2' && s.setup.rulings['one-person-two-seats'] === 'allied' && partnerOf(one) === other;
}

const warded = ({ setup, ward }: State, a: Power, b: Power): boolean =>
  ward?.friend === true &&
  ((a === ward.power && setup.seatOf[b] === ward.seat) || (b === ward.power && setup.seatOf[a] === ward.seat));

/** glossary-friendly, 15.2, 16.1.2, 18: one's own, an ally's, the other power of the same seat, a ward's. */
export const isFriend = (s: State, a: Power, b: Holder): boolean =>
  a === b ||
  (b !== 'independents' && (areAllied(a, b, s.alliances) || sameSeat(s, a, b) || treaty(s, a, b) || warded(s, a, b)));

export const cuAt = (s: State, at: string, power: Power): number => s.cu[at]?.[power] ?? 0;
export const insideAt = (s: State, at: string): number => s.inside[at] ?? 0;

const NOBODY: readonly Power[] = [];
/** Powers with CU outside here. */
export const standing = (s: State, at: string): readonly Power[] => {
  const here = s.cu[at];
  return here ? keysOf(here) : NOBODY;
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

/** 17.1.1: whether one of these may not go there. */
export const staysInAfrica = (s: State, leaders: readonly string[], to: string): boolean =>
  leaders.includes('bomilcar') && !isAfrican(s, to);
/** 17.1.2: CU of this power here that may go there. */
export const movable = (s: State, at: string, power: Power, to?: string): number =>
  power === 'carthage' && !(to !== undefined && isAfrican(s, to))
    ? cuAt(s, at, power) - (s.militia[at] ?? 0)
    : cuAt(s, at, power);

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

export const HIGHLANDS: readonly string[] = ['bovianum', 'aufidena'];
/** 9.2-exception: what the connection is to this power. */
export const lineFor = (power: string, from: string, { to, line }: Pick<Way, 'to' | 'line'>): Way['line'] =>
  power === 'samnites' && (HIGHLANDS.includes(from) || HIGHLANDS.includes(to)) ? 'clear' : line;
export const wayTo = (s: State, from: string, to: string): Way | undefined =>
  spaceOf(s, from).ways.find((way) => way.to === to);
export const wayOf = (s: State, from: string, to: string): Way =>
  known(wayTo(s, from, to), `way from "${from}" to`, to);
export const isClear = (s: State, power: Power, from: string, to: string): boolean => {
  const way = wayTo(s, from, to);
  return way !== undefined && lineFor(power, from, way) === 'clear';
};

/** The seats still in the game, clockwise from this one. */
export function clockwise(s: State, from: Player): Player[] {
  return placesFrom(s, from).filter((place) => place !== 'gallic-event');
}
/** The places of a round from this seat on, the Gauls' own place included. */
export function placesFrom(s: State, from: Player): Place[] {
  const { places } = s.setup;
  const i = places.indexOf(from);
  return [...places.slice(i), ...places.slice(0, i)].filter(
    (place) => place === 'gallic-event' || !s.out.includes(place),
  );
}
export const seatsIn = (s: State): Player[] => s.setup.seats.filter((seat) => !s.out.includes(seat));

/** Every space of a power's home area. */
export const homeOf = (s: State, power: Power): string[] =>
  s.setup.spaceIds.filter((at) => spaceOf(s, at).home === power);
/** 15.2.3: whether this is the home of an ally of the power. */
export const allyAtHome = (s: State, at: string, power: Power): Power | undefined => {
  const { home } = spaceOf(s, at);
  if (home === power || home === 'independents') return undefined;
  return areAllied(power, home, s.alliances) || sameSeat(s, power, home) || treaty(s, power, home) ? home : undefined;
};
export const isAlliedHome = (s: State, at: string, power: Power): boolean => allyAtHome(s, at, power) !== undefined;
export const isBesieged = (s: State, at: string): boolean => s.siege[at] !== undefined;

/** How a space counts for the limits of neutral powers. */
function destination(s: State, at: string): Destination {
  const { home, region } = spaceOf(s, at);
  if (at === 'antium') return 'antium';
  if (home === 'romans') return 'romanHome';
  if (home === 'gauls') return 'gallicHome';
  if (at === 'carthago' || at === 'kerkouane') return 'carthago';
  return region === 'Italy' ? 'italy' : 'elsewhere';
}

/** The clause that keeps this power where it belongs. */
export const restRule = (power: Power): string => (power === 'rebels' ? '16.3-5p' : '16.3');

export const mayRest = (s: State, power: Power, at: string): boolean =>
  !isNeutral(s, power) || mayEnd(power, destination(s, at));

/** Carthage does not even pass through Italy. */
export const isShut = (s: State, power: Power, at: string): boolean =>
  power === 'carthage' && isNeutral(s, power) && spaceOf(s, at).region === 'Italy';
