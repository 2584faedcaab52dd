/** What to do with an answer: compare it, roll it, share it. The code for each is loaded when it is used. */
import { useEffect, useState } from 'preact/hooks';
import { caseWords } from '../../calculator/told/case-words.ts';
import { read } from '../../stores/device/storage.ts';
import { $pins, $shared, addPin, LETTERS, trayOf } from '../../stores/tray.ts';
import { useLater } from '../later.tsx';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import * as say from './words.tsx';

/** The letter of this case among those side by side, if it is one, and the way to make it one: returns what to tell. */
export function usePin(): { readonly letter: string | undefined; readonly pin: () => string } {
  const { session, game } = useSurroundings();
  const { id } = session.calculator;
  const query = useStore(session.$query);
  const letter = LETTERS[trayOf(useStore($pins), { game, calculator: id }).findIndex((p) => p.query === query)];
  const pin = () => {
    // A pinned case is a step back and forth in the browser's history.
    history.pushState(null, '', query ? `?${query}` : location.pathname);
    const sentence = caseWords(session.calculator, session.$input.get());
    return addPin({ game, calculator: id, query, sentence }) || say.added;
  };
  return { letter, pin };
}

/** The mark of addresses to which My turn leads. */
const FROM_TURN = '#my-turn';

export function Actions() {
  const { session, uid } = useSurroundings();
  const { rolls } = session.calculator;
  const { letter, pin } = usePin();
  const [said, setSaid] = useState('');
  // What was just done is told for a while, not for good.
  useEffect(() => {
    const gone = said ? setTimeout(() => setSaid(''), 6000) : undefined;
    return () => clearTimeout(gone);
  }, [said]);
  const [sharing, setSharing] = useState(false);
  const SharePanel = useLater(async () => (await import('./parts/share-panel.tsx')).SharePanel, sharing);
  // Whoever plays tonight has evenings on the device, or came from the turn.
  const [played, setPlayed] = useState(false);
  useEffect(() => setPlayed(Boolean(read('evenings')) || location.hash === FROM_TURN), []);
  const Tonight = useLater(async () => (await import('./parts/tonight.tsx')).Tonight, played);
  return (
    <>
      <div class="answer-actions line-above">
        <button type="button" disabled={letter !== undefined} onClick={() => setSaid(pin())}>
          {letter ? say.caseNamed(letter) : say.compare}
        </button>
        {rolls && (
          <a class="button" href={`#${uid}-roll`}>
            {say.rollIt}
          </a>
        )}
        <button type="button" aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          {say.share}
        </button>
      </div>
      <p class="answer-said data" role="status">
        {said}
      </p>
      {SharePanel && <SharePanel />}
      {Tonight && <Tonight />}
    </>
  );
}

/** The cases side by side, where there are any. */
export function TrayPlace() {
  const { session, game } = useSurroundings();
  const pins = trayOf(useStore($pins), { game, calculator: session.calculator.id });
  const shared = useStore($shared);
  const isWanted = pins.length + shared.length > 0;
  const Tray = useLater(async () => (await import('./parts/tray.tsx')).Tray, isWanted);
  if (Tray) return <Tray />;
  // What follows must not be in sight first and then go.
  return isWanted ? <div class="tray-coming" /> : null;
}
