/** How much of something each player has, as noted during the evening; points that decide the order of play are in the turn too. */
import type { Plan } from '../turn/plan.ts';
import { follow } from '../turn/turn.ts';
import { amountsOf, type Evening } from './evening.ts';
import { $evenings, note, underWay } from './evenings.ts';

/** Only what has changed is noted. */
export function noteAmounts(
  evening: Evening,
  what: string,
  amounts: Readonly<Record<string, number>>,
  { points }: Pick<Plan, 'points'>,
): void {
  const was = amountsOf(evening, what);
  const changed = Object.entries(amounts).filter(([seat, amount]) => was[seat] !== amount);
  for (const [seat, amount] of changed) note(evening, { type: 'count', what, seat, amount });
  if (what === points && changed.length)
    follow(evening.game, (table) => ({ ...table, points: { ...table.points, ...Object.fromEntries(changed) } }));
}

/** Points that were entered in My turn belong in the evening that is under way. */
export function notePoints(
  game: string,
  seat: string,
  amount: number | undefined,
  { points }: Pick<Plan, 'points'>,
): void {
  const evening = underWay($evenings.get(), game);
  if (evening && points && amount !== undefined) noteAmounts(evening, points, { [seat]: amount }, { points });
}
