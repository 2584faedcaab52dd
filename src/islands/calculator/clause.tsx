/** A clause number that leads to its clause; plain where the clause is not written yet. */
import { useSurroundings } from './context.ts';

export function Clause({ id }: { id: string }) {
  const place = useSurroundings().places[id];
  return place ? (
    <a class="clause" href={place.href} title={place.title}>
      {id}
    </a>
  ) : (
    <span class="clause">{id}</span>
  );
}
