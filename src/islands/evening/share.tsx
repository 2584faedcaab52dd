/** Shares an evening: you see first what will be sent, and may leave out names and luck. */
import { useEffect, useState } from 'preact/hooks';
import type { Evening } from '../../stores/evening/evening.ts';
import { shared, writeLink } from '../../stores/evening/evening-file.ts';
import { HandOver } from '../calculator/parts/hand-over.tsx';
import type { EveningProps } from './props.ts';
import { dayOf, Sheet } from './sheet.tsx';
import * as say from './words.ts';

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
      <section class="evening-share" aria-label={say.shareEvening}>
        <p class="row">
          <label>
            <input type="checkbox" checked={names} onChange={() => setNames(!names)} /> {say.names}
          </label>
          <label>
            <input type="checkbox" checked={luck} onChange={() => setLuck(!luck)} /> {say.luck}
          </label>
          <button type="button" onClick={() => print()}>
            {say.print}
          </button>
          <button type="button" onClick={close}>
            {say.close}
          </button>
        </p>
        {link.length > MOST_LETTERS ? (
          <p>{say.tooLong}</p>
        ) : (
          link && (
            <HandOver
              address={`${location.origin}${location.pathname}#${link}`}
              what={say.thisEvening}
              title={`${props.name}, ${dayOf(evening)}`}
            />
          )
        )}
        <p class="hint">{say.staysHere}</p>
      </section>
    </>
  );
}
