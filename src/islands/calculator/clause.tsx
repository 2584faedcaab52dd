/** A clause's name as a link to it; plain text if the clause is not written yet. */
import { useSurroundings } from './context.ts';

export function Clause({ id }: { id: string }) {
  const place = useSurroundings().places[id];
  return place ? (
    <a class="clause" href={place.href} title={place.title}>
      {place.name}
    </a>
  ) : (
    <span class="clause">{id}</span>
  );
}
