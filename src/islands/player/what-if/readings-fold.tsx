/** The readings a new game is played by, folded: their list loads when it is opened. */
import { useState } from 'preact/hooks';
import { useLater } from '../../later.tsx';
import type { Room } from './engine.ts';
import { chosenIn, ownReadings } from './fresh.ts';
import * as say from './words.ts';

interface Props {
  readonly room: Room;
  readonly setup: object;
  /** Absent where the game has begun: what it is played by can no longer be changed. */
  readonly onChoose?: (ruling: string, option: string) => void;
}

export function ReadingsFold({ room, setup, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const List = useLater(async () => (await import('./parts/readings.tsx')).listFrom(room.readings), open);
  return (
    <details class="readings" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{ownReadings(setup) || say.ourReadings}</summary>
      {List && <List readings={room.game.readings} chosen={chosenIn(setup)} {...(onChoose && { onChoose })} />}
    </details>
  );
}
