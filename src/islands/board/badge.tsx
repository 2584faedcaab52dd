/** A side by colour, pattern and letters: each is enough on its own. */
import type { Side } from '../../play/shown.ts';

export const sideOf = (sides: readonly Side[], id: string | undefined): Side | undefined =>
  sides.find((s) => s.id === id);

export function Badge({ side }: { readonly side: Side }) {
  return (
    <span class="badge" data-look={side.look}>
      <span aria-hidden="true">{side.letters}</span> <span class="sr">{side.name}</span>
    </span>
  );
}
