/** An answer worked out with the sender's table entries: lists them, shows the result with your own, and lets you choose. */
import { OWN_KEY, writeLinked } from '../../../calculator/card/link.ts';
import { howSure, namesOf } from '../../../calculator/told/sure.ts';
import { whole } from '../../../calculator/told/verdict.ts';
import { signed } from '../../../calculator/words.ts';
import { typeEntries } from '../../../stores/own-edit.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

const MOST_SHOWN = 2;

export function Sent() {
  const { session, game, tablesHref } = useSurroundings();
  const sent = useStore(session.$sent);
  const input = useStore(session.$input);
  const { tables, sign } = howSure(useStore(session.$report));
  const mine = useStore(session.$mine);
  if (!sent || sign !== 'sender') return null;
  const { calculator } = session;
  const key = calculator.figure ?? calculator.headline[0];
  const without =
    calculator.sample || key === undefined ? undefined : calculator.compute(input as never, mine).chances[key];
  const entries = tables.flatMap((t) => t.entries);
  const said = (value: number | string) => (typeof value === 'number' ? signed(value) : value);
  const keep = () => {
    for (const [id, cells] of Object.entries(sent)) typeEntries(game, id, cells);
    session.lay(undefined);
  };
  return (
    <p class="flush">
      {say.withTheirs(namesOf(tables))}
      {entries.length <= MOST_SHOWN && (
        <b> ({entries.map((e) => `${e.at.join(say.against)}: ${said(e.value)}`).join('; ')})</b>
      )}
      .{without !== undefined && ` ${say.withYours(whole(without))}`}{' '}
      <a href={`${tablesHref}?${OWN_KEY}=${writeLinked(sent)}#your-card`}>{say.see}</a>{' '}
      <button type="button" class="quiet" onClick={keep}>
        {say.keepTheirs}
      </button>{' '}
      <button type="button" class="quiet" onClick={() => session.lay(undefined)}>
        {say.useMine}
      </button>
    </p>
  );
}
