/** What has happened since the game or the branch began, move by move, and what everybody holds: beside the board if there is room. */
import { hasCards } from '../../../play/board.ts';
import type { Side } from '../../../play/shown.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useLater } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import { TableSheet } from '../tracks.tsx';
import * as say from './words.ts';

export function Log({ sitting, sides }: { readonly sitting: Sitting; readonly sides: readonly Side[] }) {
  const { moves } = useStore(sitting.branching.$now);
  const { board } = useStore(sitting.$seen);
  const Entries = useLater(async () => (await import('./log-entries.tsx')).LogEntries, moves.length > 0);
  return (
    <>
      <section class="log" aria-label={say.whatHappened}>
        <h2>{say.whatHappened}</h2>
        {moves.length === 0 && <p>{say.nothingYet}</p>}
        {Entries && <Entries sitting={sitting} moves={moves} sides={sides} />}
      </section>
      <details class="going-list log-hands">
        <summary>{hasCards(board) ? say.handsAndPiles : say.tracks}</summary>
        <TableSheet board={board} sides={sides} />
      </details>
    </>
  );
}
