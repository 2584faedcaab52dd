/** What stands where, who holds what, who is friendly to whom: questions to a state. Changes nothing. */
import { keysOf } from '../../../calculator/keys.ts';
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf } from '../../../play/figures.ts';
import { areAllied, controllerOf, type Holder } from '../control/rules.ts';
import { type Destination, decisionOf, mayEnd, type Neutral } from '../neutral-power/rules.ts';
import { type Player, type Power, partnerOf, playerOf } from '../words.ts';
import type { Kind, LeaderFacts, Place, Space, Way } from './content.ts';
import type { Frame, FrameAt, LeaderState, Mark, State } from './state.ts';

/** 16.1: powers that no player has, with some number of players. */
export const NEUTRALS = ['volsci', 'transalpine', 'carthage', 'rebels'] as const satisfies readonly Neutral[];

export const spaceOf = (s: State, at: string): Space => {
  const space = s.setup.spaces[at];
  if (!space) throw new RangeError(`there is no space "${at}"`);
  return space;
};
export const isSpace = (s: State, at: string): boolean => Object.hasOwn(s.setup.spaces, at);
export const nameOf = (s: State, at: string): string => spaceOf(s, at).name;
export const leaderOf = (s: State, id: string): LeaderFacts => {
  const leader = s.setup.leaders[id];
  if (!leader) throw new RangeError(`there is no leader "${id}"`);
  return leader;
};
/** Where a leader is now, and how. */
export const placedOf = (s: State, id: string): LeaderState => {
  const placed = s.leaders[id];
  if (!placed) throw new RangeError(`there is no leader "${id}"`);
  return placed;
};

export const kindAt = (s: State, at: string): Kind => s.kind[at] ?? spaceOf(s, at).kind;
export const holderAt = (s: State, at: string): Holder => controllerOf(spaceOf(s, at).home, s.marker[at] ?? 'none');
/** 17: with two to four players Carthago is no city that could be besieged. */
export const isCity = (s: State, at: string): boolean => kindAt(s, at) === 'city';
export const isTribe = (s: State, at: string): boolean => kindAt(s, at) === 'tribe';
export const loyaltyAt = (s: State, at: string): number => s.loyalty[at] ?? spaceOf(s, at).loyalty;
export const has = (s: State, mark: Mark): boolean => s.marks.includes(mark);

export const seatOf = (s: State, power: Power): Player | undefined => playerOf(power, s.setup.players);
export const isNeutral = (s: State, power: Power): power is Neutral =>
  NEUTRALS.some((neutral) => neutral === power) && seatOf(s, power) === undefined;
export const powersOf = (seat: Player): Power[] => (seat === 'etruscans' ? ['etruscans', 'samnites'] : [seat]);

/** 18: the treaty makes friends of Rome and Carthage. */
const treaty = (s: State, a: Holder, b: Holder): boolean =>
  has(s, 'treaty') && ((a === 'romans' && b === 'carthage') || (a === 'carthage' && b === 'romans'));

const sameSeat = (s: State, a: Power, b: Holder): boolean => {
  if (b === 'independents') return false;
  const [one, other] = [seatOf(s, a), seatOf(s, b)];
  if (one === undefined || other === undefined) return false;
  if (one === other) return s.setup.rulings['one-seat-two-powers'] === 'friends';
  return s.setup.players === '2' && s.setup.rulings['one-person-two-seats'] === 'allied' && partnerOf(one) === other;
};

const warded = (s: State, a: Holder, b: Holder): boolean => {
  if (!s.ward) return false;
  const { power, seat, friend } = s.ward;
  if (!friend) return false;
  const of = (x: Holder): boolean => x !== 'independents' && seatOf(s, x) === seat;
  return (a === power && of(b)) || (b === power && of(a));
};

/** glossary-friendly, 15.2, 16.1.2, 18: one's own, an ally's, the other power of the same seat, a ward's. */
export const isFriend = (s: State, a: Power, b: Holder): boolean =>
  a === b || areAllied(a, b, s.alliances) || sameSeat(s, a, b) || treaty(s, a, b) || warded(s, a, b);

export const cuAt = (s: State, at: string, power: Power): number => s.cu[at]?.[power] ?? 0;
export const insideAt = (s: State, at: string): number => s.inside[at] ?? 0;

/** Powers with CU outside here. */
export const standing = (s: State, at: string): Power[] => {
  const here = s.cu[at];
  return here ? keysOf(here).filter((power) => here[power]! > 0) : [];
};
export const foesAt = (s: State, at: string, power: Power): Power[] =>
  standing(s, at).filter((other) => !isFriend(s, power, other));
/** CU that are not friendly to this power, inside a city or not. */
export const enemyCu = (s: State, at: string, power: Power): number =>
  foesAt(s, at, power).reduce((sum, foe) => sum + cuAt(s, at, foe), 0) +
  (insideAt(s, at) > 0 && !isFriend(s, power, holderAt(s, at)) ? insideAt(s, at) : 0);
/** CU friendly to this power, inside a city or not. */
export const friendlyCu = (s: State, at: string, power: Power): number =>
  standing(s, at)
    .filter((other) => isFriend(s, power, other))
    .reduce((sum, other) => sum + cuAt(s, at, other), 0) +
  (insideAt(s, at) > 0 && isFriend(s, power, holderAt(s, at)) ? insideAt(s, at) : 0);
/** One's own CU, inside or outside. */
export const ownCu = (s: State, at: string, power: Power): number =>
  cuAt(s, at, power) + (holderAt(s, at) === power ? insideAt(s, at) : 0);

export const onMap = (s: State, id: string): boolean => isSpace(s, placedOf(s, id).at);
export const leadersAt = (s: State, at: string, power: Power, inside = false): string[] =>
  Object.keys(s.leaders).filter((id) => {
    const leader = placedOf(s, id);
    return leader.at === at && leader.inside === inside && leaderOf(s, id).power === power;
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
export const isClear = (s: State, power: Power, from: string, to: string): boolean => {
  const way = wayTo(s, from, to);
  return way !== undefined && lineFor(power, from, way) === 'clear';
};

/** The seats still in the game, clockwise from this one. */
export function clockwise(s: State, from: Player): Player[] {
  const seats = s.setup.seats;
  const i = seats.indexOf(from);
  return [...seats.slice(i), ...seats.slice(0, i)].filter((seat) => !s.out.includes(seat));
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

/** 16.1: who decides for a power now, and by which clause where nobody plays it. */
export function decisionFor(
  s: State,
  power: Power,
  moment: 'inactive' | 'end',
): { readonly seat: Player; readonly rule?: string; readonly tied: readonly Player[] } {
  const seat = seatOf(s, power);
  if (seat) return { seat, tied: [] };
  if (s.ward?.power === power) return { seat: s.ward.seat, tied: [] };
  const active = s.active ?? s.first ?? seatsIn(s)[0]!;
  // 5.10.3: whoever is out decides nothing, so that he cannot have the fewest VP.
  const vp = Object.fromEntries(s.setup.seats.map((p) => [p, s.out.includes(p) ? 99 : s.vp[p]!]));
  const barred =
    s.setup.rulings['active-player-and-inactive-neutral-power'] === 'no' && moment === 'inactive' ? active : undefined;
  const found = decisionOf(
    {
      power: NEUTRALS.find((n) => n === power) ?? 'gauls',
      moment,
      players: s.setup.players,
      active,
      ...{ gauls: 99, etruscans: 99, greeks: 99, carthage: 99, romans: 99, ...vp, ...(barred && { [barred]: 98 }) },
      alliances: s.alliances,
      treaty: has(s, 'treaty'),
    },
    figuresOf(s),
  );
  // With two players one of his seats answers for each person.
  const seatIn = ({ players }: { readonly players: readonly Player[] }) => players.find((p) => !s.out.includes(p));
  const tied = found?.tied.flatMap((side) => seatIn(side) ?? []) ?? [];
  const named = tied.find((player) => player === s.under.named[`${power} ${moment}`]);
  const decider = named ?? (found && seatIn(found.decider)) ?? active;
  return { seat: decider, tied, ...(found && { rule: found.rule }) };
}

/** 16.1: the phases that end the turn have bars of their own. */
const momentOf = (s: State): 'inactive' | 'end' =>
  s.frames.some(({ type }) => type === 'attrition' || type === 'surrender' || type === 'return') ? 'end' : 'inactive';

export const deciderOf = (s: State, power: Power, moment = momentOf(s)): Player => decisionFor(s, power, moment).seat;

/** Who rolls for a power's pieces; one seat may roll for two. */
export const rolledFor = (s: State, power: Power, moment?: 'inactive' | 'end'): { by: Player; power: Power } => ({
  by: deciderOf(s, power, moment),
  power,
});

/** Every space of a power's home area. */
export const homeOf = (s: State, power: Power): string[] =>
  Object.keys(s.setup.spaces).filter((at) => spaceOf(s, at).home === power);
/** 15.2.3: whether this is the home of an ally of the power. */
export const allyAtHome = (s: State, at: string, power: Power): Power | undefined => {
  const { home } = spaceOf(s, at);
  if (home === power || home === 'independents') return undefined;
  return areAllied(power, home, s.alliances) || sameSeat(s, power, home) || treaty(s, power, home) ? home : undefined;
};
export const isAlliedHome = (s: State, at: string, power: Power): boolean => allyAtHome(s, at, power) !== undefined;
export const isBesieged = (s: State, at: string): boolean => s.siege[at] !== undefined;

export const isAfrican = (d: State, at: string): boolean => d.setup.spaces[at]?.region === 'Africa';

/** 17.1.1: whether one of these may not go there. */
export const staysInAfrica = (s: State, leaders: readonly string[], to: string): boolean =>
  leaders.includes('bomilcar') && !isAfrican(s, to);

/** 17.1.2: CU of this power here that may go there. */
export const movable = (s: State, at: string, power: Power, to?: string): number =>
  power === 'carthage' && !(to !== undefined && isAfrican(s, to))
    ? cuAt(s, at, power) - (s.militia[at] ?? 0)
    : cuAt(s, at, power);

export const limitOf = (s: { readonly setup: { readonly tables: Tables } }, limit: string): number =>
  Number(figuresOf(s).at('limits', limit, 'number').value);

/** The last frame of this type that is under way. */
export const under = <T extends Frame['type']>(d: State, type: T): FrameAt<T> | undefined =>
  d.frames.findLast((f): f is FrameAt<T> => f.type === type);

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
