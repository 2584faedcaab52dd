/** Takes a game in from a file. */
import { useState } from 'preact/hooks';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { letterIn } from '../../../stores/by-link/letter.ts';
import type { Data } from '../props.ts';
import type { Room } from '../what-if/engine.ts';
import { openLetter } from './open.ts';
import * as say from './words.ts';

interface Props {
  readonly room: Room;
  readonly data: Data;
  readonly says: string;
  readonly onReplace: (sitting: Sitting) => void;
}

export function Bring({ room, data, says, onReplace }: Props) {
  const [said, setSaid] = useState('');
  const bring = async (file: File) => {
    const letter = letterIn(await file.text());
    if (letter === undefined) return setSaid(say.noGame);
    const { sitting, problem = '' } = await openLetter(room, data, letter);
    setSaid(problem);
    if (sitting) onReplace(sitting);
  };
  return (
    <>
      <label class="file row tap">
        {says}
        <input
          type="file"
          class="unseen"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void bring(file);
            currentTarget.value = '';
          }}
        />
      </label>
      {said && <span role="status">{said}</span>}
    </>
  );
}
