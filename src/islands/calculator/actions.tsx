/** What to do with an answer: lay it beside another, roll it, hand it over. The code for each comes when it is used. */
import { useState } from 'preact/hooks';
import { caseWords } from '../../calculator/case-words.ts';
import { $pins, $shared, addPin, LETTERS, trayOf } from '../../stores/tray.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import { useLater } from './later.tsx';

export function Actions() {
  const { session, game, uid } = useSurroundings();
  const { id, rolls } = session.calculator;
  const query = useStore(session.$query);
  const letter = LETTERS[trayOf(useStore($pins), { game, calculator: id }).findIndex((p) => p.query === query)];
  const [said, setSaid] = useState('');
  const [sharing, setSharing] = useState(false);
  const SharePanel = useLater(async () => (await import('./parts/share-panel.tsx')).SharePanel, sharing);
  const pin = () => {
    // A pinned case is a step back and forth in the browser's history.
    history.pushState(null, '', query ? `?${query}` : location.pathname);
    const sentence = caseWords(session.calculator, session.$input.get());
    setSaid(addPin({ game, calculator: id, query, sentence }) || 'Added to the comparison.');
  };
  return (
    <>
      <div class="answer-actions">
        <button type="button" disabled={letter !== undefined} onClick={pin}>
          {letter ? `Case ${letter}` : '+ Compare'}
        </button>
        {rolls && (
          <a class="button" href={`#${uid}-roll`}>
            Roll it
          </a>
        )}
        <button type="button" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          Share
        </button>
      </div>
      <p class="answer-said" role="status">
        {said}
      </p>
      {SharePanel && <SharePanel />}
    </>
  );
}

/** The cases side by side, where there are any. */
export function TrayPlace() {
  const { session, game } = useSurroundings();
  const pins = trayOf(useStore($pins), { game, calculator: session.calculator.id });
  const shared = useStore($shared);
  const Tray = useLater(async () => (await import('./parts/tray.tsx')).Tray, pins.length + shared.length > 0);
  return Tray ? <Tray /> : null;
}
