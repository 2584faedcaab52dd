/** Shares an address: by the device's share sheet, by copying, or as a QR code. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAttempt } from '../../later.tsx';
import { type Code, codeOf } from './code.ts';
import * as say from './words.tsx';

interface HandOverProps {
  readonly address: string;
  /** What the address leads to: a case, these entries. */
  readonly what: string;
  readonly title: string;
  /** In words, where it can be said in a sentence. */
  readonly sentence?: string;
  /** What the code leads to, where that is less. */
  readonly code?: string;
  /** It was handed over, as far as a page can know. */
  readonly onGiven?: () => void;
}

export function HandOver({ address, what, title, sentence, code: coded = address, onGiven }: HandOverProps) {
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<Code>();
  const [lost, attempt] = useAttempt();
  const drawn = useRef<SVGSVGElement>(null);
  useEffect(() => setCode(undefined), [coded]);
  // A code that is cut off cannot be read.
  useEffect(() => drawn.current?.scrollIntoView({ block: 'nearest' }), [code]);
  const show = async () => {
    const made = await codeOf(coded);
    setCode(made);
    if (made) onGiven?.();
    setSaid(made ? '' : say.tooLong);
  };
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
      onGiven?.();
    } catch {
      setSaid(say.copyBlocked(address));
      onGiven?.();
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title, ...(sentence && { text: sentence }), url: address });
      onGiven?.();
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  return (
    <>
      <div class="actions row">
        {'share' in navigator && (
          <button type="button" onClick={send}>
            {say.send}
          </button>
        )}
        <button type="button" onClick={() => copy(address, say.linkCopied)}>
          {say.copyLink}
        </button>
        {sentence && (
          <button type="button" onClick={() => copy(`${sentence}\n${address}`, say.sentenceCopied)}>
            {say.copySentence}
          </button>
        )}
        <button
          type="button"
          aria-expanded={code !== undefined}
          onClick={() => (code ? setCode(undefined) : attempt(show))}
        >
          {say.qrCode}
        </button>
        <span role="status">{said}</span>
      </div>
      {lost}
      {code && (
        // Dark on light in both themes: cameras want it so.
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width="256"
          role="img"
          aria-label={say.qrCodeOf(what)}
          ref={drawn}
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </>
  );
}
