/** Why the engine refuses an action, with the clause that forbids it. */
import type { Problem } from '../../../play/problem.ts';
import { Clause } from '../clause.tsx';
import type { Data } from '../props.ts';

export function Refusal({ problem, clauses }: { readonly problem: Problem; readonly clauses: Data['clauses'] }) {
  return (
    <p class="refusal beside gap-6" role="status">
      <Clause id={problem.rule} clauses={clauses} /> <span>{problem.sentence}</span>
    </p>
  );
}
