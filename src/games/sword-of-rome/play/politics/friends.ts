/** Who plays which power, and who is friendly to whom: questions about a state that know no space. */
import { areAllied, type Holder } from '../../control/rules.ts';
import type { Neutral } from '../../neutral-power/rules.ts';
import { type Player, type Power, partnerOf } from '../../words.ts';
import type { Slot } from '../set-up.ts';
import type { State } from '../state.ts';

/** 16.1: powers that no player has, with some number of players. */
export const NEUTRALS = ['volsci', 'transalpine', 'carthage', 'rebels'] as const satisfies readonly Neutral[];

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
  ((a === 'romans' && b === 'carthage') || (a === 'carthage' && b === 'romans')) && s.marks.includes('treaty');

function sameSeat(s: State, a: Power, b: Power): boolean {
  const [one, other] = [seatOf(s, a), seatOf(s, b)];
  if (one === undefined || other === undefined) return false;
  if (one === other) return s.setup.rulings['one-seat-two-powers'] === 'friends';
  return s.setup.players === '2' && s.setup.rulings['one-person-two-seats'] === 'allied' && partnerOf(one) === other;
}

const warded = ({ setup, ward }: State, a: Power, b: Power): boolean =>
  ward?.friend === true &&
  ((a === ward.power && setup.seatOf[b] === ward.seat) || (b === ward.power && setup.seatOf[a] === ward.seat));

/** 15.2, 18: bound to each other by an alliance, by the treaty, or by one seat. */
export const areBound = (s: State, a: Power, b: Power): boolean =>
  areAllied(a, b, s.alliances) || sameSeat(s, a, b) || treaty(s, a, b);

/** glossary-friendly, 15.2, 16.1.2, 18: one's own, an ally's, the other power of the same seat, a ward's. */
export const isFriend = (s: State, a: Power, b: Holder): boolean =>
  a === b || (b !== 'independents' && (areBound(s, a, b) || warded(s, a, b)));

/** The seats still in the game, clockwise from this one. */
export function clockwise(s: State, from: Player): Player[] {
  return placesFrom(s, from).filter((place) => place !== 'gallic-event');
}
/** The places of a round from this seat on, the Gauls' own place included. */
export function placesFrom(s: State, from: Player): Slot[] {
  const { places } = s.setup;
  const i = places.indexOf(from);
  return [...places.slice(i), ...places.slice(0, i)].filter(
    (place) => place === 'gallic-event' || !s.out.includes(place),
  );
}
export const seatsIn = (s: State): Player[] => s.setup.seats.filter((seat) => !s.out.includes(seat));
