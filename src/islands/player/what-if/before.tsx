/** Games of this kind begun on this device, loaded if there are any, and how to open one that a friend handed on. */
import { useState } from 'preact/hooks';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { read } from '../../../stores/device/storage.ts';
import { useLater } from '../../later.tsx';
import type { Data } from '../props.ts';
import type { Room } from './engine.ts';
import * as say from './words.ts';

interface Props {
  readonly room: Room;
  readonly data: Data;
  readonly onReplace: (sitting: Sitting) => void;
}

export function Before({ room, data, onReplace }: Props) {
  const [wanted, want] = useState(Boolean(read('by-link')));
  const TriedBefore = useLater(async () => (await import('./tried-before.tsx')).TriedBefore, Boolean(read('branches')));
  const MyGames = useLater(async () => (await import('../by-link/my-games.tsx')).MyGames, wanted);
  return (
    <>
      {TriedBefore && <TriedBefore game={room.id} sample={data.shown.id} />}
      {MyGames && <MyGames {...{ room, data, onReplace }} />}
      {data.shown.isNew && !wanted && (
        <p>
          <button type="button" class="quiet" onClick={() => want(true)}>
            {say.openHandedOn}
          </button>
        </p>
      )}
    </>
  );
}
