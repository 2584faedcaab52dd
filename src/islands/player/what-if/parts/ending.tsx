/** Resigning against the computer, or ending a game by common consent. */
import { useState } from 'preact/hooks';
import type { Side } from '../../../../play/shown.ts';
import type { Computer } from '../../../../stores/branch/computer.ts';
import { AGREED, hasComputer, isByLink, peopleOf } from '../../../../stores/branch/seats.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import { sideOf } from '../../../board/badge.tsx';
import { useStore } from '../../../use-store.ts';
import type { Room } from '../engine.ts';
import * as say from './words.ts';

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly sides: readonly Side[];
}

const nameOf = (sides: readonly Side[], seat: string): string => sideOf(sides, seat)?.name ?? seat;

export function Resign({ room, sitting, sides, computer }: Props & { readonly computer: Computer }) {
  const seats = useStore(sitting.$seats);
  const outlook = useStore(computer.$outlook);
  const { state } = useStore(sitting.branching.$now);
  const [refused, setRefused] = useState('');
  // Where others play by link, giving up is theirs to hear of.
  if (!hasComputer(seats) || isByLink(seats) || seats.over) return null;
  const all = room.game.seated(state);
  const [person = ''] = peopleOf(seats, all);
  const offer = () => {
    // It agrees where it sees no more for itself than an even share.
    const content = Object.keys(seats.computers).find((seat) => (outlook[seat] ?? 1) > 1 / all.length);
    if (content === undefined) sitting.$seats.set({ ...seats, over: AGREED });
    else setRefused(say.wantsOn(nameOf(sides, content)));
  };
  return (
    <p>
      <button type="button" onClick={offer}>
        {say.offerEnd}
      </button>
      <button type="button" onClick={() => sitting.$seats.set({ ...seats, over: person })}>
        {say.resign}
      </button>{' '}
      <span role="status">{refused}</span>
    </p>
  );
}

/** The game was given up; it can still be played on. */
export function Over({ sitting, sides }: Omit<Props, 'room'>) {
  const seats = useStore(sitting.$seats);
  const { over, ...rest } = seats;
  if (!over) return null;
  return (
    <p class="player-problem" role="status">
      {over === AGREED ? say.agreed : say.resigned(nameOf(sides, over))}{' '}
      <button type="button" onClick={() => sitting.$seats.set(rest)}>
        {say.playOn}
      </button>
    </p>
  );
}
