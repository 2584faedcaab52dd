/** Before the next player sees a hand: the device is handed over, or in a game by link the seat's password is asked for. */
import type { ComponentChildren } from 'preact';
import type { Side } from '../../../play/shown.ts';
import { HandOver } from './hand-over.tsx';
import type { Linked } from './use-by-link.ts';
import * as say from './words.ts';

interface Props {
  readonly seat: Side;
  readonly sides: readonly Side[];
  readonly gestures: number;
  /** Somebody plays by link; what shows it may still be on its way. */
  readonly byLink: boolean;
  readonly linked: Linked | undefined;
  readonly onTake: () => void;
  /** What came since. */
  readonly children: ComponentChildren;
}

export function Covered({ seat, sides, gestures, byLink, linked, onTake, children }: Props) {
  if (!byLink) return <HandOver side={seat} onTake={onTake} />;
  return (
    <section class="player-panel branch-sheet" aria-label={say.yourMove} data-gestures={gestures}>
      {children}
      {linked && <linked.SeatWord {...linked} seat={seat.id} sides={sides} />}
    </section>
  );
}
