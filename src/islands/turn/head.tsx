/** Where the table is: turn and round, the phases as a track, and whose turn it is. */
import type { Side } from '../../play/shown.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { type Circle, inTurn, type TurnPoint } from '../../stores/turn/walk.ts';
import { SeatBadge } from './seat-badge.tsx';
import * as say from './words.ts';

interface HeadProps {
  readonly plan: Plan;
  readonly place: TurnPoint;
  readonly circle: Circle;
  readonly sides: readonly Side[];
  readonly choose: (seat: string) => void;
}

function whenOf({ turns, round }: Plan, { turn, round: at }: TurnPoint): string {
  const when = `${turns.word} ${turn}${say.of(turns.last)}`;
  return at === undefined ? when : when + say.roundIs(at, round?.times);
}

export function Head({ plan, place, circle, sides, choose }: HeadProps) {
  const order = inTurn(circle);
  const now = order.findIndex((seat) => seat.id === place.seat);
  return (
    <header class="turn-head on-sheet">
      <p class="turn-when beside apart soft one-line">
        <strong>{whenOf(plan, place)}</strong> <span>{say.phaseOf(place.phase + 1, plan.phases.length)}</span>
      </p>
      <ol class="turn-track beside gap-2" aria-hidden="true">
        {plan.phases.map((phase, i) => (
          <li key={phase.id} data-as={i < place.phase ? 'done' : i === place.phase ? 'now' : undefined}>
            {i === place.phase ? (phase.short ?? phase.title) : null}
          </li>
        ))}
      </ol>
      {place.round !== undefined && (
        <ul class="turn-seats" aria-label={say.whoseTurn}>
          {order.map((seat, i) => (
            <li key={seat.id} class="grow">
              <button
                type="button"
                class="bare stack gap-2 whole note"
                aria-pressed={i === now}
                onClick={() => choose(seat.id)}
              >
                <SeatBadge seat={seat} sides={sides} as={i === now ? 'now' : i < now ? 'done' : undefined} />{' '}
                <span>{seat.name}</span>
                {i < now && <span class="unseen"> {say.doneAlready}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
