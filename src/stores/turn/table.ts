/** A table in play: who sits where, who went first, the points, and how far the turn has got. Pure. */
import type { Custom, Phase, Plan, Seat } from './plan.ts';
import { type Circle, next, outOfRounds, START, settled, type TurnPoint } from './walk.ts';

export interface Seating {
  /** Seats around the table, clockwise; those that are not named follow as the game lists them. */
  readonly seats: readonly string[];
  /** Who is left out; where nobody has said it, whom the game leaves out. */
  readonly out?: readonly string[] | undefined;
  readonly first?: string | undefined;
  readonly points: Readonly<Record<string, number>>;
  readonly place: TurnPoint;
  /** Rounds played in the phase of the rounds, for the way back. */
  readonly rounds: number;
  /** Who has been through the phase. */
  readonly done: readonly string[];
}

export const NEW: Seating = { seats: [], points: {}, place: START, rounds: 1, done: [] };

/** The players of this table, those left out among them. */
export function seatsAround(plan: Plan, { seats }: Seating): Seat[] {
  const at = ({ id }: Seat) => (seats.includes(id) ? seats.indexOf(id) : seats.length);
  return plan.seats.filter((seat) => seat.as !== 'neutral').toSorted((a, b) => at(a) - at(b));
}

export const isOut = (seat: Seat, { out }: Seating, { players }: Custom): boolean =>
  out ? out.includes(seat.id) : (seat.out?.includes(players) ?? false);

export const circleOf = (plan: Plan, table: Seating, way: Custom): Circle => ({
  seats: seatsAround(plan, table).filter((seat) => !isOut(seat, table, way)),
  first: table.first,
});

/** One of those who go through a phase one after the other. */
export interface Queued {
  readonly seat: Seat;
  readonly points?: number | undefined;
  /** Has as many points as another. */
  readonly tied: boolean;
}

/** Who goes through the phase, in order; sorted by points once all of them are known. */
export function queueOf(plan: Plan, { order }: Phase, table: Seating, way: Custom): Queued[] {
  if (!order) return [];
  const { seats } = circleOf(plan, table, way);
  const players = seats.filter((seat) => !seat.as);
  if (order.by !== 'points')
    return order.by.flatMap((id) => players.filter((s) => s.id === id).map((seat) => ({ seat, tied: false })));
  const { points } = table;
  const known = players.every(({ id }) => points[id] !== undefined);
  const place = ({ id }: Seat) => plan.ties.indexOf(id);
  const sorted = known ? players.toSorted((a, b) => points[b.id]! - points[a.id]! || place(a) - place(b)) : players;
  const neutral = order.neutral ? plan.seats.filter((seat) => seat.as === 'neutral') : [];
  return [
    ...neutral.map((seat) => ({ seat, tied: false })),
    ...sorted.map((seat) => ({
      seat,
      points: points[seat.id],
      tied: known && players.some((other) => other !== seat && points[other.id] === points[seat.id]),
    })),
  ];
}

/** At another place: what was ticked off belongs to its phase. */
export const moved = (table: Seating, place: TurnPoint): Seating => ({
  ...table,
  place,
  rounds: place.round ?? (place.phase === table.place.phase ? table.rounds : (table.place.round ?? table.rounds)),
  done: place.phase === table.place.phase && place.turn === table.place.turn ? table.done : [],
});

export const goOn = (plan: Plan, table: Seating, way: Custom): Seating => {
  const to = next(plan, table.place, circleOf(plan, table, way));
  return to ? moved(table, to) : table;
};

export const leaveRounds = (plan: Plan, table: Seating, way: Custom): Seating => {
  const to = outOfRounds(plan, table.place, circleOf(plan, table, way));
  return to ? moved(table, to) : table;
};

export const ticked = (table: Seating, seat: string): Seating => ({
  ...table,
  done: table.done.includes(seat) ? table.done.filter((id) => id !== seat) : [...table.done, seat],
});

/** A seat changes places with the one before it. */
export function sooner(plan: Plan, table: Seating, seat: string): Seating {
  const ids = seatsAround(plan, table).map((s) => s.id);
  const at = ids.indexOf(seat);
  if (at < 1) return table;
  return { ...table, seats: [...ids.slice(0, at - 1), seat, ...ids.slice(at - 1, at), ...ids.slice(at + 1)] };
}

export function leftOut(plan: Plan, table: Seating, way: Custom, seat: string): Seating {
  const out = seatsAround(plan, table)
    .filter((s) => isOut(s, table, way))
    .map((s) => s.id);
  const changed = { ...table, out: out.includes(seat) ? out.filter((id) => id !== seat) : [...out, seat] };
  // Somebody must be left to play.
  return circleOf(plan, changed, way).seats.length ? changed : table;
}

/** The table as it can be shown: somebody may have changed the number of players meanwhile. */
export const shown = (plan: Plan, table: Seating, way: Custom): Seating => ({
  ...table,
  place: settled(plan, table.place, circleOf(plan, table, way)),
});
