/** What has just happened: the latest in full, the rest folded. */
import type { Happening } from '../../../play/state.ts';
import type { Data } from '../props.ts';
import { Follows } from './follows.tsx';
import * as say from './words.ts';

/** Lines that a reader takes in beside a question. */
const FEW = 3;

export function Told({
  happened,
  clauses,
}: {
  readonly happened: readonly Happening[];
  readonly clauses: Data['clauses'];
}) {
  const [before, last] = [happened.slice(0, -FEW), happened.slice(-FEW)];
  return (
    <>
      {before.length > 0 && (
        <details class="told-before">
          <summary>{say.before}</summary>
          <Follows happened={before} clauses={clauses} />
        </details>
      )}
      <Follows happened={last} clauses={clauses} />
    </>
  );
}
