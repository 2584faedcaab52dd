/** The word of a seat: chosen once, and asked for before its hand is shown; and who sits here, before anybody does. */
import { useState } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { ByLink } from '../../../stores/by-link/by-link.ts';
import { isWord } from '../../../stores/by-link/seal.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';

interface WordProps {
  readonly link: ByLink;
  readonly seat: string;
  readonly sides: readonly Side[];
  /** Why it is asked for. */
  readonly why?: string;
}

export function SeatWord({ link, seat, sides, why }: WordProps) {
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
        {side && <Badge side={side} />} <span class="choice-says">I play {name}</span>
        <span class="choice-more">›</span>
      </button>
    );
  const give = async () => {
    if (!isWord(word)) return setSaid('Type a word first.');
    setWorking(true);
    setSaid('');
    if (isNew) await link.guard(seat, word);
    else if (!(await link.open(seat, word))) setSaid(`That is not the word of ${name}.`);
    setWorking(false);
  };
  return (
    <form
      class="seat-word"
      data-look={side?.look}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label>
        <span class="row">
          {side && <Badge side={side} />}
          {isNew ? `Choose a word for ${name}` : `The word of ${name}`}
        </span>
        <input
          type="password"
          autocomplete="off"
          autocapitalize="none"
          maxLength={40}
          value={word}
          aria-invalid={said ? 'true' : undefined}
          onInput={({ currentTarget: { value } }) => setWord(value)}
        />
      </label>
      <button type="submit" disabled={working}>
        {isNew ? 'This is my word' : 'Show my cards'}
      </button>
      <p role="status">{said}</p>
      {isNew ? (
        <p class="hint">
          {why} It is not sent, and nobody can look it up. It keeps your cards from a glance, not from an attacker: the
          link holds the whole game and its key, since every phone must be able to play on.
        </p>
      ) : (
        <details class="told-before">
          <summary>The word is lost</summary>
          <p class="hint">
            Nobody can find it again. The game can go on with all hands open, and everybody will see that.
          </p>
          <button type="button" onClick={link.layOpen}>
            Play on with open hands
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
    <section class="who-plays" aria-label="Which side is yours?">
      <p>
        <b>Which side is yours?</b>
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
                <small>{locks[seat] ? 'has a word' : 'free'}</small>
              </span>
              <span class="choice-more">›</span>
            </button>
          );
        })}
    </section>
  );
}
