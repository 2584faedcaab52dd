/** What to do with a branch as a whole: hand it on, save it as a file, hide the hands. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hasCards } from '../../../play/board.ts';
import { isByLink } from '../../../stores/branch/seats.ts';
import type { Dealing, Sitting } from '../../../stores/branch/sitting.ts';
import type { Hands } from '../../../stores/branch/turn.ts';
import { useAttempt } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';
import { hashOf } from './use-kept.ts';
import * as say from './words.ts';

const HANDS: Readonly<Record<Hands, string>> = { open: say.openHands, hidden: say.hiddenHands };
const DEALING: Readonly<Record<Dealing, string>> = {
  device: say.deviceDeals,
  table: say.tableDeals,
};

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  /** Unfolded where it should be chosen first. */
  readonly open: boolean;
  /** What a game against the computer has beside. */
  readonly children?: ComponentChildren;
}

export function More({ room, sitting, open, children }: Props) {
  const [said, setSaid] = useState('');
  const table = useStore(sitting.$table);
  const dealing = useStore(sitting.$dealing);
  const { branching } = sitting;
  // Its address and its sample file would hold every hand in clear.
  const now = useStore(branching.$now);
  const isSealed = isByLink(useStore(sitting.$seats)) && !now.ending;
  const cards = hasCards(room.game.board(now.state, 'none'));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(hashOf(room, sitting), location.href).href);
      setSaid(say.copied);
    } catch {
      setSaid(say.inBar);
    }
  };
  const [lost, attempt] = useAttempt();
  const save = async () => {
    const { saveFile } = await import('./parts/save-file.ts');
    saveFile(room.id, branching);
    setSaid(say.saved);
  };
  return (
    <details class="branch-more" open={open}>
      <summary>{cards ? say.shareSaveHands : say.shareSave}</summary>
      {cards && !isSealed && (
        <fieldset>
          <legend class="sr">{say.hands}</legend>
          {(['open', 'hidden'] as const).map((hands) => (
            <label key={hands}>
              <input
                type="radio"
                name="hands"
                checked={table.hands === hands}
                onChange={() => sitting.$table.set({ hands, holder: '' })}
              />{' '}
              {HANDS[hands]}
            </label>
          ))}
        </fieldset>
      )}
      {cards && (
        <fieldset>
          <legend class="sr">{say.whoDeals}</legend>
          {(['device', 'table'] as const).map((who) => (
            <label key={who}>
              <input type="radio" name="dealing" checked={dealing === who} onChange={() => sitting.$dealing.set(who)} />{' '}
              {DEALING[who]}
            </label>
          ))}
        </fieldset>
      )}
      {!isSealed && (
        <p>
          <button type="button" onClick={copy}>
            {say.copyAddress}
          </button>
          <button type="button" onClick={() => attempt(save)} disabled={branching.$branch.get().actions.length === 0}>
            {say.saveFile}
          </button>
        </p>
      )}
      {children}
      {lost}
      <p role="status">{said}</p>
    </details>
  );
}
