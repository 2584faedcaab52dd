/** What has just happened: the latest in full, the rest folded. */
import type { Happening } from '../../../play/state.ts';
import type { Data } from '../props.ts';
import { Follows } from './follows.tsx';
import * as say from './played-words.ts';

/** Lines that a reader takes in beside a question. */
const FEW = 3;

/** Of a way that is gone step by step the end is told: the board shows the steps, and the log has them. */
const isPassed = ({ move }: Happening, next: Happening | undefined): boolean =>
  move?.as === 'moved' &&
  next?.move?.as === 'moved' &&
  next.move.side === move.side &&
  next.move.path[0] === move.path.at(-1);

export function Told({
  happened,
  clauses,
  brief,
}: {
  readonly happened: readonly Happening[];
  readonly clauses: Data['clauses'];
  /** The board needs the room: only the last of it. */
  readonly brief: boolean;
}) {
  const all = happened.filter((one, i) => !isPassed(one, happened[i + 1]));
  if (brief) return <Follows happened={all.slice(-1)} clauses={clauses} />;
  const [before, last] = [all.slice(0, -FEW), all.slice(-FEW)];
  return (
    <>
      {before.length > 0 && (
        <details class="told-before">
          <summary class="note tap">{say.before}</summary>
          <Follows happened={before} clauses={clauses} />
        </details>
      )}
      <Follows happened={last} clauses={clauses} />
    </>
  );
}
