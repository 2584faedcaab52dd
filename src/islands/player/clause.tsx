/** A clause by its number, as a link to its text. */
import type { Data } from './props.ts';

export function Clause({ id, clauses }: { readonly id: string; readonly clauses: Data['clauses'] }) {
  const clause = clauses[id];
  return clause ? (
    <a class="clause" href={clause.href} title={clause.title}>
      {clause.label}
    </a>
  ) : (
    <span class="clause">{id}</span>
  );
}
