/** Share, copy and pin a result; pinned results of this calculator, side by side by their sentences. */
import { useState } from 'preact/hooks';
import { toQuery } from '../../calculator/address.ts';
import type { Fields } from '../../calculator/fields.ts';
import { $pins, addPin, removePin } from '../../stores/pins.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';

export function Pinned() {
  const { session, game } = useSurroundings();
  const pins = useStore($pins).filter((p) => p.game === game && p.calculator === session.calculator.id);
  const input = useStore(session.$input);
  const { sentence } = useStore(session.$report);
  const [said, setSaid] = useState('');
  const query = toQuery(session.calculator.fields as Fields, input);
  const address = () => `${location.origin}${location.pathname}${query && `?${query}`}`;
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid('This browser does not let pages copy; the address bar holds the link.');
    }
  };
  const pin = () => {
    // A pinned result is a step back and forth in the browser's history.
    history.pushState(null, '', address());
    setSaid(addPin({ game, calculator: session.calculator.id, query, sentence }) || 'Pinned.');
  };
  return (
    <section class="pinned">
      <div class="actions">
        <button type="button" onClick={pin}>
          Pin
        </button>
        <button type="button" onClick={() => copy(address(), 'Link copied.')}>
          Copy link
        </button>
        <button type="button" onClick={() => copy(sentence, 'Sentence copied.')}>
          Copy sentence
        </button>
        {session.calculator.swap && (
          <button type="button" onClick={() => session.change(session.calculator.swap!(input as never))}>
            Swap sides
          </button>
        )}
        <button type="button" onClick={session.reset}>
          Start over
        </button>
        <span role="status">{said}</span>
      </div>
      {pins.length > 0 && (
        <>
          <h2>Pinned</h2>
          <ul>
            {pins.map((p) => (
              <li key={p.query}>
                <a href={`?${p.query}`}>{p.sentence}</a>{' '}
                <button type="button" class="quiet" onClick={() => setSaid(removePin(p))}>
                  Remove<span class="unseen"> this pinned result</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
