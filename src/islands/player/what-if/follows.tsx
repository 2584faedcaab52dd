/** What follows from an action, or what has followed, by the engine: each with its clause; and why one is refused. */
import type { Problem } from '../../../play/problem.ts';
import type { Happening } from '../../../play/state.ts';
import { Clause } from '../clause.tsx';
import type { Data } from '../props.ts';

interface Props {
  readonly happened: readonly Happening[];
  readonly clauses: Data['clauses'];
  /** How many were asked and could only pass. */
  readonly passed?: number;
}

export function Follows({ happened, clauses, passed = 0 }: Props) {
  if (!happened.length && !passed) return null;
  return (
    <ul class="follows">
      {happened.map(({ rule, says }, i) => (
        <li key={i}>
          {says} <Clause id={rule} clauses={clauses} />
        </li>
      ))}
      {passed > 0 && (
        <li>{passed === 1 ? 'One is asked, and has no answer.' : `${passed} are asked, and have no answer.`}</li>
      )}
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
