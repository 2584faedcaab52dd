/** Giving up a game by link, and what is told of it: it travels like a move. */
import type { Side } from '../../../play/shown.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import type { ByLink } from '../../../stores/by-link/by-link.ts';
import { sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import * as say from './words.ts';

interface Props {
  readonly sitting: Sitting;
  readonly link: ByLink;
  readonly sides: readonly Side[];
}

const nameOf = (sides: readonly Side[], seat: string): string => sideOf(sides, seat)?.name ?? seat;

export function GiveUp({ sitting, link, sides }: Props) {
  const seats = useStore(sitting.$seats);
  const { here } = useStore(link.$known);
  const { holder } = useStore(sitting.$table);
  const { ending } = useStore(sitting.branching.$now);
  const who = here.includes(holder) ? holder : here.length === 1 ? here[0] : undefined;
  if (seats.over || ending || who === undefined) return null;
  return (
    <p>
      <button type="button" onClick={() => sitting.$seats.set({ ...seats, over: who })}>
        {say.giveUp(nameOf(sides, who))}
      </button>
    </p>
  );
}

/** Whoever gave up may think better of it. */
export function GivenUp({ sitting, link, sides }: Props) {
  const { over, ...seats } = useStore(sitting.$seats);
  const { here } = useStore(link.$known);
  if (!over) return null;
  return (
    <p class="player-problem" role="status">
      {say.gaveUp(nameOf(sides, over))}{' '}
      {here.includes(over) && (
        <button type="button" onClick={() => sitting.$seats.set(seats)}>
          {say.takeBack}
        </button>
      )}
    </p>
  );
}
