/** What can be done with a branch as a whole: hand it on, save it as a file, hide the hands. */
import { useState } from 'preact/hooks';
import { fileOf } from '../../../stores/branch/branch-file.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import type { Room } from './engine.ts';
import { hashOf } from './use-kept.ts';

export const HANDS = { open: 'Hands are open', hidden: 'Each sees only their own hand' } as const;
export type Hands = keyof typeof HANDS;

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly hands: Hands;
  readonly onHands: (hands: Hands) => void;
  /** Unfolded where it should be chosen first. */
  readonly open: boolean;
}

export function More({ room, sitting, hands, onHands, open }: Props) {
  const [said, setSaid] = useState('');
  const { branching } = sitting;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(hashOf(room, sitting), location.href).href);
      setSaid('Copied: whoever opens it sees this branch.');
    } catch {
      setSaid('The address bar holds this branch: copy it from there.');
    }
  };
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([fileOf(branching)], { type: 'application/json' }));
    link.download = `tabularium-${room.id}-${branching.line.sample.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    setSaid('Saved as a sample file.');
  };
  return (
    <details class="branch-more" open={open}>
      <summary>Share, save, hands</summary>
      <fieldset>
        <legend class="sr">Hands</legend>
        {(Object.keys(HANDS) as Hands[]).map((id) => (
          <label key={id}>
            <input type="radio" name="hands" checked={hands === id} onChange={() => onHands(id)} /> {HANDS[id]}
          </label>
        ))}
      </fieldset>
      <p>
        <button type="button" onClick={copy}>
          Copy the address
        </button>
        <button type="button" onClick={save} disabled={branching.$branch.get().actions.length === 0}>
          Save as a file
        </button>
      </p>
      <p role="status">{said}</p>
    </details>
  );
}
