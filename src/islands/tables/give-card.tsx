/** A card for the others at the table: its entries as a link or a QR code. */
import { entriesIn, MOST_LINKED, OWN_KEY, writeLinked } from '../../calculator/card/link.ts';
import type { Own } from '../../calculator/own.ts';
import { plural } from '../../calculator/words.ts';
import { HandOver } from '../calculator/parts/hand-over.tsx';
import * as say from './words.ts';

export function GiveCard({ own }: { own: Own }) {
  const entries = entriesIn(own);
  return (
    <section class="give-card" aria-label={say.share}>
      <h3>{say.share}</h3>
      {entries > MOST_LINKED ? (
        <p>{say.tooManyForLink(MOST_LINKED, entries)}</p>
      ) : (
        <>
          <p>{say.canUse(plural(entries, 'entry', 'entries'))}</p>
          <HandOver
            address={`${location.origin}${location.pathname}?${OWN_KEY}=${writeLinked(own)}#your-card`}
            what={say.theseEntries}
            title={say.ourCard}
          />
        </>
      )}
    </section>
  );
}
