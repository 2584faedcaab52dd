/** Hands an address over: by the device's share sheet, by copying, or as a code to point a camera at. */
import { useEffect, useState } from 'preact/hooks';
import { useAttempt } from '../../later.tsx';

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

interface HandOverProps {
  readonly address: string;
  /** What the address leads to: a case, these entries. */
  readonly what: string;
  readonly title: string;
  /** In words, where it can be said in a sentence. */
  readonly sentence?: string;
}

export function HandOver({ address, what, title, sentence }: HandOverProps) {
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<Code>();
  const [lost, attempt] = useAttempt();
  useEffect(() => setCode(undefined), [address]);
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(`This browser does not let pages copy; this is the link: ${address}`);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title, ...(sentence && { text: sentence }), url: address });
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  return (
    <>
      <div class="actions">
        {'share' in navigator && (
          <button type="button" onClick={send}>
            Send
          </button>
        )}
        <button type="button" onClick={() => copy(address, 'Link copied.')}>
          Copy link
        </button>
        {sentence && (
          <button type="button" onClick={() => copy(`${sentence}\n${address}`, 'Sentence copied.')}>
            Copy sentence
          </button>
        )}
        <button
          type="button"
          aria-expanded={code !== undefined}
          onClick={() => attempt(async () => setCode(code ? undefined : await codeOf(address)))}
        >
          QR code
        </button>
        <span role="status">{said}</span>
      </div>
      {lost}
      {code && (
        // Dark on light in both themes: cameras want it so.
        <svg viewBox={`0 0 ${code.size} ${code.size}`} width="256" role="img" aria-label={`QR code of ${what}`}>
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </>
  );
}
