/** Hands an address over: by the device's share sheet, by copying, or as a code to point a camera at. */
import { useEffect, useState } from 'preact/hooks';
import { useAttempt } from '../../later.tsx';
import { type Code, codeOf } from './code.ts';

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
  const show = async () => {
    const made = await codeOf(address);
    setCode(made);
    setSaid(made ? '' : 'The link is too long for a code: copy it instead.');
  };
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
      <div class="actions row">
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
          onClick={() => (code ? setCode(undefined) : attempt(show))}
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
