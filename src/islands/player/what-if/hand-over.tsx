/** Between two players who share a device: a screen in the next player's colour, so that nobody sees another's hand. */
import type { Side } from '../../../play/shown.ts';
import * as say from './played-words.ts';

export function HandOver({ side, onTake }: { readonly side: Side; readonly onTake: () => void }) {
  return (
    <section class="hand-over" data-look={side.look} aria-label={say.handTo(side.name)}>
      <span class="hand-over-letters" aria-hidden="true">
        {side.letters}
      </span>
      <p class="flush">{say.handTo(side.name)}.</p>
      <button type="button" onClick={onTake}>
        {say.iAm(side.name)}
      </button>
    </section>
  );
}
