/** What follows from an action, or has followed, according to the engine: each with its clause. */
import type { Happening } from '../../../play/state.ts';
import { Clause } from '../clause.tsx';
import type { Data } from '../props.ts';

interface Props {
  readonly happened: readonly Happening[];
  readonly clauses: Data['clauses'];
}

export function Follows({ happened, clauses }: Props) {
  if (!happened.length) return null;
  return (
    <ul class="follows">
      {happened.map(({ rule, says }, i) => (
        <li key={i}>
          {says}&nbsp;
          <Clause id={rule} clauses={clauses} />
        </li>
      ))}
    </ul>
  );
}
