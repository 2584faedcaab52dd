/** Shares a case with a sentence that describes it, and the reader's own entries that its answer used. */
import { useEffect, useRef } from 'preact/hooks';
import { entriesIn, MOST_LINKED, ownIn } from '../../../calculator/card/link.ts';
import { answerToQuote } from '../../../calculator/told/quoted-answer.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { HandOver } from './hand-over.tsx';
import * as say from './words.tsx';

export function SharePanel() {
  const { session } = useSurroundings();
  const query = useStore(session.$query);
  const report = useStore(session.$report);
  const input = useStore(session.$input);
  const address = `${location.origin}${location.pathname}${query && `?${query}`}`;
  const sentence = answerToQuote(session.calculator, input, report);
  const tooMany = entriesIn(ownIn(session.$first.get())) > MOST_LINKED;
  // On a small phone it opens under the tabs.
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <section class="share" ref={root} aria-label={say.shareThis}>
      <p class="share-words data">{sentence}</p>
      <HandOver address={address} what={say.aCase} title={session.calculator.title} sentence={sentence} />
      {tooMany && <p class="hint">{say.tooMany(MOST_LINKED)}</p>}
    </section>
  );
}
