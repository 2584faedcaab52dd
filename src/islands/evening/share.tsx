/** Shares an evening: what goes out is seen first; names and luck can stay at home. */
import { useEffect, useState } from 'preact/hooks';
import type { Evening } from '../../stores/evening/evening.ts';
import { shared, writeLink } from '../../stores/evening/evening-file.ts';
import { HandOver } from '../calculator/parts/hand-over.tsx';
import type { EveningProps } from './props.ts';
import { dayOf, Sheet } from './sheet.tsx';

/** Longer addresses are cut by some messengers. */
const MOST_LETTERS = 6000;

export function Share({ evening, close, ...props }: EveningProps & { evening: Evening; close: () => void }) {
  const [names, setNames] = useState(true);
  const [luck, setLuck] = useState(true);
  const [link, setLink] = useState('');
  const out = shared(evening, { names, luck });
  const key = JSON.stringify(out);
  useEffect(() => {
    let late = false;
    void writeLink(out).then((hash) => !late && setLink(hash));
    return () => {
      late = true;
    };
  }, [key]);
  return (
    <>
      <Sheet {...props} evening={out} />
      <section class="evening-share" aria-label="Share the evening">
        <p class="row">
          <label>
            <input type="checkbox" checked={names} onChange={() => setNames(!names)} /> Names
          </label>
          <label>
            <input type="checkbox" checked={luck} onChange={() => setLuck(!luck)} /> Luck
          </label>
          <button type="button" onClick={() => print()}>
            Print
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </p>
        {link.length > MOST_LETTERS ? (
          <p>This evening is too long for a link. Export it, and send the file.</p>
        ) : (
          link && (
            <HandOver
              address={`${location.origin}${location.pathname}#${link}`}
              what="this evening"
              title={`${props.name}, ${dayOf(evening)}`}
            />
          )
        )}
        <p class="hint">Nothing leaves this device until you share it.</p>
      </section>
    </>
  );
}
