/** A card for the others at the table: its entries in a link, or as a code to point a camera at. */

import { entriesIn, MOST_LINKED, OWN_KEY, writeLinked } from '../../calculator/card/link.ts';
import type { Own } from '../../calculator/own.ts';
import { plural } from '../../calculator/words.ts';
import { HandOver } from '../calculator/parts/hand-over.tsx';

export function GiveCard({ own }: { own: Own }) {
  const entries = entriesIn(own);
  return (
    <section class="give-card" aria-label="Give them to the table">
      <h3>Give them to the table</h3>
      {entries > MOST_LINKED ? (
        <p>
          A link holds {MOST_LINKED} entries at most, and you have {entries}. Export them and send the file.
        </p>
      ) : (
        <>
          <p>A friend who opens the link or scans the code can take over your {plural(entries, 'entry', 'entries')}.</p>
          <HandOver
            address={`${location.origin}${location.pathname}?${OWN_KEY}=${writeLinked(own)}#your-card`}
            what="these entries"
            title="Our card"
          />
        </>
      )}
    </section>
  );
}
