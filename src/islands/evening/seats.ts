/** Who sits at the table during an evening, and what they are called. */
import type { Evening } from '../../stores/evening/evening.ts';
import { type Plan, planFor, type Seat } from '../../stores/turn/plan.ts';
import { isOut, type Seating, seatsAround } from '../../stores/turn/table.ts';

/** The players, clockwise; whoever is named in an entry is among them even if left out by now. */
export function seatsOf(plan: Plan, way: Pick<Evening, 'players' | 'without'>, table: Seating): Seat[] {
  return seatsAround(planFor(plan, way), table).filter((seat) => !seat.as && !isOut(seat, table, way));
}

/** "Anna", or the seat where nobody said who sits there. */
export function nameOf(plan: Plan, { names }: Pick<Evening, 'names'>, id: string): string {
  return names[id] || (plan.seats.find((seat) => seat.id === id)?.name ?? id);
}

export const seatOf = (plan: Plan, id: string | undefined): Seat | undefined =>
  plan.seats.find((seat) => seat.id === id && !seat.as);
