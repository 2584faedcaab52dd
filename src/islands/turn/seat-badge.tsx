/** A seat by the colours and letters of the sides it plays. */
import type { Side } from '../../play/shown.ts';
import type { Seat } from '../../stores/turn/plan.ts';

export function SeatBadge({
  seat,
  sides,
  as,
}: {
  readonly seat: Seat;
  readonly sides: readonly Side[];
  readonly as?: 'now' | 'done' | undefined;
}) {
  const own = seat.sides.flatMap((id) => sides.find((s) => s.id === id) ?? []);
  const letters = own.length > 1 ? own.map((s) => s.letters[0]).join('') : own[0]?.letters;
  return (
    <span class="seat-badge disc" data-look={own[0]?.look} data-as={as} aria-hidden="true">
      {as === 'done' ? '✓' : letters}
    </span>
  );
}
