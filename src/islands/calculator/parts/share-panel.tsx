/** Hands a case over: by the device's share sheet, as a link, as a sentence, or as a code to point a camera at. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { entriesIn, MOST_LINKED, ownIn } from '../../../calculator/card/link.ts';
import { answerToQuote } from '../../../calculator/told/quoted-answer.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';

/** A path of squares; the quiet border belongs to the code. */
interface Code {
  readonly size: number;
  readonly path: string;
}

async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 3 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size, path };
}

export function SharePanel() {
  const { session } = useSurroundings();
  const query = useStore(session.$query);
  const report = useStore(session.$report);
  const input = useStore(session.$input);
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<Code>();
  const address = `${location.origin}${location.pathname}${query && `?${query}`}`;
  const sentence = answerToQuote(session.calculator, input, report);
  const tooMany = entriesIn(ownIn(session.$first.get())) > MOST_LINKED;
  useEffect(() => setCode(undefined), [address]);
  // On a small phone it opens under the tabs.
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: 'center' }), []);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid('This browser does not let pages copy; the address bar holds the link.');
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title: session.calculator.title, text: sentence, url: address });
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  return (
    <section class="share" ref={root} aria-label="Share this case">
      <p class="share-words">{sentence}</p>
      <div class="actions">
        {'share' in navigator && (
          <button type="button" onClick={send}>
            Send
          </button>
        )}
        <button type="button" onClick={() => copy(address, 'Link copied.')}>
          Copy link
        </button>
        <button type="button" onClick={() => copy(`${sentence}\n${address}`, 'Sentence copied.')}>
          Copy sentence
        </button>
        <button
          type="button"
          aria-expanded={code !== undefined}
          onClick={async () => setCode(code ? undefined : await codeOf(address))}
        >
          QR code
        </button>
        <span role="status">{said}</span>
      </div>
      {tooMany && (
        <p class="hint">
          The answer uses more than {MOST_LINKED} entries of your own, too many for a link. Export them from the tables
          page and send the file too.
        </p>
      )}
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="QR code of this case">
          <path d={code.path} />
        </svg>
      )}
    </section>
  );
}
