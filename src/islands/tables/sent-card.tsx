/** Entries that came with a link: what they would change, and the choice to adopt them. */
import { useMemo, useState } from 'preact/hooks';
import { OWN_KEY, readLinked } from '../../calculator/card/link.ts';
import { cellName } from '../../calculator/card/unknown.ts';
import { cellsOf, differing, placeOf, withOwn } from '../../calculator/own.ts';
import { entryAt, type Tables, tableIn } from '../../calculator/table.ts';
import { $own, ownOf } from '../../stores/kept/own-tables.ts';
import { typeEntries } from '../../stores/own-edit.ts';
import { useStore } from '../use-store.ts';
import { showValue } from './table-grid.tsx';
import * as say from './words.ts';

export function SentCard({ game, tables }: { game: string; tables: Tables }) {
  const linked = useMemo(() => readLinked(new URLSearchParams(location.search).get(OWN_KEY), tables), []);
  const mine = withOwn(tables, ownOf(useStore($own), game));
  const [said, setSaid] = useState('');
  if (linked.type !== 'own')
    return (
      <p class="problem" role="alert">
        {say.unreadable}
      </p>
    );
  const other = differing(linked.own, mine);
  const done = (says: string) => {
    // Opened again, the page does not ask again.
    history.replaceState(null, '', `${location.pathname}${location.hash}`);
    setSaid(says);
  };
  if (said || !other) return <p role="status">{said || say.sameEntries}</p>;
  return (
    <section class="notice" aria-label={say.entriesFromLink}>
      <p>{say.fromOther}</p>
      <ul>
        {Object.entries(other).flatMap(([id, cells]) => {
          const table = tableIn(mine, id);
          return cellsOf(table).flatMap((at) => {
            const [theirs, ours] = [cells[placeOf(at)], entryAt(table, at)?.value];
            if (theirs === undefined || ours === undefined) return [];
            return [
              <li key={`${id} ${placeOf(at)}`}>
                {table.title}, {cellName(table, at)}: <b>{showValue(table, theirs)}</b> {say.insteadOf}{' '}
                {showValue(table, ours)}
              </li>,
            ];
          });
        })}
      </ul>
      <p class="actions row">
        <button
          type="button"
          onClick={() => {
            for (const [id, cells] of Object.entries(other)) typeEntries(game, id, cells);
            done(say.takenOver);
          }}
        >
          {say.takeOver}
        </button>
        <button type="button" onClick={() => done(say.leftOut)}>
          {say.keepMine}
        </button>
      </p>
    </section>
  );
}
