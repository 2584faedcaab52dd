/** Who goes first: chosen when the turn decides it. */
import type { Side } from '../../play/shown.ts';
import type { Seat } from '../../stores/turn/plan.ts';
import { SeatBadge } from './seat-badge.tsx';
import * as say from './words.ts';

interface FirstProps {
  readonly seats: readonly Seat[];
  readonly first: string | undefined;
  readonly sides: readonly Side[];
  readonly points: Readonly<Record<string, number>>;
  readonly unit?: string | undefined;
  readonly pick: (seat: string) => void;
}

export const First = ({ seats, first, sides, points, unit, pick }: FirstProps) => (
  <section class="turn-queue">
    <h3 id="turn-first">{say.whoFirst}</h3>
    <ul class="ruled" aria-labelledby="turn-first">
      {seats.map((seat) => (
        <li key={seat.id}>
          <button type="button" aria-pressed={seat.id === first} onClick={() => pick(seat.id)}>
            <SeatBadge seat={seat} sides={sides} as={seat.id === first ? 'now' : undefined} /> <span>{seat.name}</span>
            <small>
              {points[seat.id] !== undefined && `${points[seat.id]} ${unit}`}
              {seat.id === first && say.first}
            </small>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
