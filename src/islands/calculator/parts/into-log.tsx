/** Puts a result into the evening's log, then goes back to the turn or stays with this case. */
import { useEffect, useState } from 'preact/hooks';
import { $eveningTrouble } from '../../../stores/evening/evenings.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

export function IntoLog({ keep, of }: { readonly keep: () => void; readonly of: unknown }) {
  const { atTable } = useSurroundings();
  const [kept, setKept] = useState(false);
  const trouble = useStore($eveningTrouble);
  useEffect(() => setKept(false), [of]);
  if (!atTable) return null;
  if (kept)
    return (
      <p role="status">
        {say.inTheLog} {trouble} <a href={atTable.turnHref}>{say.backToTurn}</a>{' '}
        <a href={atTable.eveningHref}>{say.theEvening}</a>
      </p>
    );
  return (
    <p class="row">
      <button
        type="button"
        class="filled"
        onClick={() => {
          keep();
          // Where nothing can be stored, leaving the page would lose it.
          if ($eveningTrouble.get()) setKept(true);
          else location.assign(atTable.turnHref);
        }}
      >
        {say.logAndReturn}
      </button>
      <button
        type="button"
        class="whole"
        onClick={() => {
          keep();
          setKept(true);
        }}
      >
        {say.logIt}
      </button>
    </p>
  );
}
