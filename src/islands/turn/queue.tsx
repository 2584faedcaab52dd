/** The players who go through a phase one after another, to be ticked off. */
import type { Side } from '../../play/shown.ts';
import type { Queued } from '../../stores/turn/table.ts';
import { SeatBadge } from './seat-badge.tsx';
import * as say from './words.ts';

interface QueueProps {
  readonly queue: readonly Queued[];
  readonly done: readonly string[];
  readonly sides: readonly Side[];
  /** What the order goes by. */
  readonly unit?: string | undefined;
  readonly tick: (seat: string) => void;
  readonly enter: () => void;
}

export function Queue({ queue, done, sides, unit, tick, enter }: QueueProps) {
  const unsorted = unit && queue.some(({ seat, points }) => !seat.as && points === undefined);
  return (
    <section class="turn-queue">
      <h3 id="turn-queue">{say.tickOff}</h3>
      <ul class="ruled" aria-labelledby="turn-queue">
        {queue.map(({ seat, points, tied }) => (
          <li key={seat.id}>
            <button type="button" aria-pressed={done.includes(seat.id)} onClick={() => tick(seat.id)}>
              <SeatBadge seat={seat} sides={sides} as={done.includes(seat.id) ? 'done' : undefined} />{' '}
              <span>{seat.name}</span>
              <small>
                {seat.as === 'neutral' && 'neutral'}
                {points !== undefined && `${points} ${unit}`}
                {tied && say.tied}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {unsorted && (
        <p>
          <button type="button" class="quiet" onClick={enter}>
            {say.toSort(unit)}
          </button>
        </p>
      )}
    </section>
  );
}
