/** Where a table is in the turn, and what comes before and after. Pure; knows no storage and no page. */
import { forSeat, type Phase, type Plan, type Seat, type Step, stepsBefore, stepsOf } from './plan.ts';

/** In the rounds it is a seat's turn; elsewhere a step of the phase. */
export interface TurnPoint {
  readonly turn: number;
  /** Which phase, counted from 0. */
  readonly phase: number;
  readonly step: number;
  readonly round?: number | undefined;
  readonly seat?: string | undefined;
}

/** Those who have turns, clockwise, and who of them goes first. */
export interface Circle {
  readonly seats: readonly Seat[];
  readonly first?: string | undefined;
}

export const START: TurnPoint = { turn: 1, phase: 0, step: 0 };

const isRounds = ({ round }: Plan, { id }: Phase): boolean => round?.id === id;

/** The seats in the order of a round. */
export function inTurn({ seats, first }: Circle): readonly Seat[] {
  const at = Math.max(
    0,
    seats.findIndex((seat) => seat.id === first),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** A seat's turn begins with the step that opens it. */
function turnOf(plan: Plan, base: TurnPoint, round: number, seat: Seat): TurnPoint {
  const steps = forSeat(plan.round?.do ?? [], seat);
  const opens = steps.findIndex((step) => step.opens);
  return { turn: base.turn, phase: base.phase, round, seat: seat.id, step: Math.max(0, opens) };
}

function firstOf(plan: Plan, turn: number, phase: number, circle: Circle): TurnPoint {
  const here = { turn, phase, step: 0 };
  const found = plan.phases[phase];
  const [first] = inTurn(circle);
  return found && first && isRounds(plan, found) && stepsBefore(found) === 0 ? turnOf(plan, here, 1, first) : here;
}

function lastOf(plan: Plan, turn: number, phase: number, circle: Circle, rounds: number): TurnPoint {
  const found = plan.phases[phase];
  if (!found) return START;
  const steps = stepsOf(found).length;
  const last = inTurn(circle).at(-1);
  return last && isRounds(plan, found) && stepsBefore(found) === steps
    ? turnOf(plan, { turn, phase, step: 0 }, rounds, last)
    : { turn, phase, step: Math.max(0, steps - 1) };
}

/** Past this phase, whatever of it is left; nothing after the last turn. */
function onward(plan: Plan, { turn, phase }: TurnPoint, circle: Circle): TurnPoint | undefined {
  if (phase + 1 < plan.phases.length) return firstOf(plan, turn, phase + 1, circle);
  return turn === plan.turns.last ? undefined : firstOf(plan, turn + 1, 0, circle);
}

/** Out of the rounds: to what follows them, or to the next phase. */
export function outOfRounds(plan: Plan, place: TurnPoint, circle: Circle): TurnPoint | undefined {
  const phase = plan.phases[place.phase];
  if (!phase) return undefined;
  const before = stepsBefore(phase);
  return before < stepsOf(phase).length
    ? { turn: place.turn, phase: place.phase, step: before }
    : onward(plan, place, circle);
}

export function next(plan: Plan, place: TurnPoint, circle: Circle): TurnPoint | undefined {
  const phase = plan.phases[place.phase];
  if (!phase) return START;
  const order = inTurn(circle);
  if (place.round !== undefined) {
    const at = order.findIndex((seat) => seat.id === place.seat);
    const following = order[at + 1];
    if (following) return turnOf(plan, place, place.round, following);
    const [first] = order;
    if (first && (!plan.round?.times || place.round < plan.round.times))
      return turnOf(plan, place, place.round + 1, first);
    return outOfRounds(plan, place, circle);
  }
  const [first] = order;
  if (first && isRounds(plan, phase) && place.step + 1 === stepsBefore(phase)) return turnOf(plan, place, 1, first);
  return place.step + 1 < stepsOf(phase).length ? { ...place, step: place.step + 1 } : onward(plan, place, circle);
}

/** `rounds`: how many were played, where their number is not fixed. */
export function back(plan: Plan, place: TurnPoint, circle: Circle, rounds = 1): TurnPoint | undefined {
  const phase = plan.phases[place.phase];
  if (!phase) return undefined;
  const order = inTurn(circle);
  const times = plan.round?.times ?? rounds;
  if (place.round !== undefined) {
    const at = order.findIndex((seat) => seat.id === place.seat);
    const earlier = order[at - 1];
    if (earlier) return turnOf(plan, place, place.round, earlier);
    const last = order.at(-1);
    if (last && place.round > 1) return turnOf(plan, place, place.round - 1, last);
    const before = stepsBefore(phase);
    if (before) return { turn: place.turn, phase: place.phase, step: before - 1 };
  } else {
    const last = order.at(-1);
    if (last && isRounds(plan, phase) && place.step === stepsBefore(phase)) return turnOf(plan, place, times, last);
    if (place.step > 0) return { ...place, step: place.step - 1 };
  }
  if (place.phase > 0) return lastOf(plan, place.turn, place.phase - 1, circle, times);
  return place.turn > 1 ? lastOf(plan, place.turn - 1, plan.phases.length - 1, circle, times) : undefined;
}

/** The beginning of a phase, of this turn. */
export const toPhase = (plan: Plan, { turn }: TurnPoint, phase: number, circle: Circle): TurnPoint =>
  firstOf(plan, turn, phase, circle);

/** That seat's turn, in the round that is being played. */
export function toSeat(plan: Plan, place: TurnPoint, seat: Seat): TurnPoint {
  return turnOf(plan, place, place.round ?? 1, seat);
}

/** The steps of the moment: those of the seat's turn, or those of the phase. */
export function stepsAt(plan: Plan, { phase, round, seat }: TurnPoint, { seats }: Circle): Step[] {
  const here = plan.phases[phase];
  if (!here) return [];
  const whose = seats.find((s) => s.id === seat);
  return round !== undefined && whose ? forSeat(plan.round?.do ?? [], whose) : stepsOf(here);
}

/** The same place where it is still there; after a change of players the nearest that is. */
export function settled(plan: Plan, place: TurnPoint, circle: Circle): TurnPoint {
  const phase = Math.min(place.phase, plan.phases.length - 1);
  const found = plan.phases[phase];
  if (!found) return START;
  const inRounds = place.round !== undefined && isRounds(plan, found) && circle.seats.length > 0;
  const seat = inRounds ? (circle.seats.find((s) => s.id === place.seat) ?? inTurn(circle)[0]) : undefined;
  const base: TurnPoint = {
    turn: Math.min(place.turn, plan.turns.last ?? place.turn),
    phase,
    step: place.step,
    ...(seat && { round: Math.min(place.round ?? 1, plan.round?.times ?? place.round ?? 1), seat: seat.id }),
  };
  const steps = stepsAt(plan, base, circle);
  if (steps.length) return { ...base, step: Math.min(base.step, steps.length - 1) };
  return firstOf(plan, base.turn, phase, circle);
}
