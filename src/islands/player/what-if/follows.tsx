/** What follows from an action, or has followed, according to the engine: each with its clause; or why it is refused. */
import type { Problem } from '../../../play/problem.ts';
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

export function Refusal({ problem, clauses }: { readonly problem: Problem; readonly clauses: Data['clauses'] }) {
  return (
    <p class="refusal" role="status">
      <Clause id={problem.rule} clauses={clauses} /> <span>{problem.sentence}</span>
    </p>
  );
}
