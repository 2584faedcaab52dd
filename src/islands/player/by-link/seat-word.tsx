/** The word of a seat: chosen once, and asked for before its hand is shown; and who sits here, before anybody does. */
import { useState } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { ByLink } from '../../../stores/by-link/by-link.ts';
import { isWord } from '../../../stores/by-link/seal.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import * as say from './words.ts';

interface WordProps {
  readonly link: ByLink;
  readonly seat: string;
  readonly sides: readonly Side[];
  /** Why it is asked for. */
  readonly why?: string;
}

export function SeatWord({ link, seat, sides, why = say.opensCards }: WordProps) {
  const { locks, bare } = useStore(link.$known);
  const [word, setWord] = useState('');
  const [said, setSaid] = useState('');
  const [working, setWorking] = useState(false);
  const side = sideOf(sides, seat);
  const name = side?.name ?? seat;
  const isNew = locks[seat] === undefined;
  if (bare)
    return (
      <button type="button" class="bare choice choice-tap" onClick={() => link.sit(seat)}>
        {side && <Badge side={side} />} <span class="choice-says">{say.iPlay(name)}</span>
        <span class="choice-more">›</span>
      </button>
    );
  const give = async () => {
    if (!isWord(word)) return setSaid(say.typeFirst);
    setWorking(true);
    setSaid(say.checking);
    if (isNew) await link.guard(seat, word);
    const opened = isNew || (await link.open(seat, word));
    setSaid(opened ? '' : say.wrongWord(name));
    setWorking(false);
  };
  return (
    <form
      class="seat-word stack words on-sheet"
      data-look={side?.look}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label class="stack gap-3 strong">
        <span class="row">
          {side && <Badge side={side} />}
          {isNew ? say.chooseWord(name) : say.wordOf(name)}
        </span>
        <input
          type="password"
          class="whole"
          autocomplete="off"
          autocapitalize="none"
          maxLength={40}
          value={word}
          aria-invalid={said ? 'true' : undefined}
          onInput={({ currentTarget: { value } }) => setWord(value)}
        />
      </label>
      <button type="submit" class="main" disabled={working}>
        {isNew ? say.thisIsIt : say.showCards}
      </button>
      <p role="status">{said}</p>
      {isNew ? (
        <p class="hint">
          {why} {say.whatItHolds}
        </p>
      ) : (
        <details class="told-before">
          <summary class="note tap">{say.isLost}</summary>
          <p class="hint">{say.cannotFind}</p>
          <button type="button" onClick={link.layOpen}>
            {say.openHands}
          </button>
        </details>
      )}
    </form>
  );
}

/** A game that came from elsewhere: whose seat is taken here. */
export function WhoAreYou({
  link,
  sides,
  asked,
}: Omit<WordProps, 'seat' | 'why'> & { readonly asked: string | undefined }) {
  const { locks, bare } = useStore(link.$known);
  const [chosen, choose] = useState<string>();
  if (chosen !== undefined && !bare) return <SeatWord link={link} seat={chosen} sides={sides} />;
  // Whoever is asked, and nobody has taken yet, comes first.
  const order = (seat: string) => Number(seat !== asked) + 2 * Number(locks[seat] !== undefined);
  return (
    <section class="who-plays stack words" aria-label={say.whichSide}>
      <p>
        <b>{say.whichSide}</b>
      </p>
      {link
        .people()
        .toSorted((a, b) => order(a) - order(b))
        .map((seat) => {
          const side = sideOf(sides, seat);
          return bare ? (
            <SeatWord key={seat} link={link} seat={seat} sides={sides} />
          ) : (
            <button key={seat} type="button" class="bare choice choice-tap" onClick={() => choose(seat)}>
              {side && <Badge side={side} />}
              <span class="choice-says">
                {side?.name ?? seat}
                <small>{locks[seat] ? say.hasWord : say.free}</small>
              </span>
              <span class="choice-more">›</span>
            </button>
          );
        })}
    </section>
  );
}
