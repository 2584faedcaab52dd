/** Hands the game on to a player elsewhere, by link, code or file, and takes in the answer. */
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { LETTER } from '../../../stores/by-link/address.ts';
import type { ByLink } from '../../../stores/by-link/by-link.ts';
import { fileOf } from '../../../stores/by-link/letter.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { HandOver } from '../../calculator/parts/hand-over.tsx';
import { useStore } from '../../use-store.ts';
import type { Data } from '../props.ts';
import type { Room } from '../what-if/engine.ts';
import { Bring } from './bring.tsx';
import { SeatWord } from './seat-word.tsx';

export interface HandOnProps {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly link: ByLink;
  readonly sides: readonly Side[];
  readonly onReplace: (sitting: Sitting) => void;
}

/** Longer addresses are cut by some messengers. */
const MOST_LETTERS = 6000;

export function HandOn({ room, data, sitting, link, sides, onReplace }: HandOnProps) {
  const { game } = room;
  const now = useStore(sitting.branching.$now);
  const { holder } = useStore(sitting.$table);
  const known = useStore(link.$known);
  const [letters, setLetters] = useState<{ readonly whole: string; readonly part: string }>();
  const { here, locks, bare, handed } = known;
  const side = sideOf(sides, now.decider);
  const name = side?.name ?? game.seats[now.decider ?? ''] ?? '';
  const many = now.moves.length;
  const unguarded = bare ? undefined : here.find((seat) => locks[seat] === undefined);
  useEffect(() => {
    let late = false;
    setLetters(undefined);
    if (unguarded === undefined)
      void Promise.all([link.whole(), link.part()]).then(([whole, part]) => !late && setLetters({ whole, part }));
    return () => {
      late = true;
    };
  }, [many, unguarded, bare, Object.keys(locks).length]);
  if (unguarded !== undefined)
    return (
      <SeatWord
        link={link}
        seat={unguarded}
        sides={sides}
        why={`Before you hand the game to ${name}: the word opens your cards.`}
      />
    );
  const addressOf = (letter: string) => `${location.origin}${location.pathname}#step-${sitting.at}&${LETTER}=${letter}`;
  const save = () => {
    if (!letters) return;
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([fileOf(letters.whole)], { type: 'application/json' }));
    anchor.download = `tabularium-${room.id}-game.json`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
    link.handOn();
  };
  const isLong = letters !== undefined && letters.whole.length > MOST_LETTERS;
  return (
    <section class="hand-on" aria-label="Hand the game on">
      <p class="row">
        {side && <Badge side={side} />}
        <b>{many > handed ? `${name} to play: hand the game on.` : `Waiting for ${name}.`}</b>
      </p>
      {letters && (
        <>
          <HandOver
            address={addressOf(isLong ? letters.part : letters.whole)}
            code={addressOf(letters.part)}
            what="the game"
            title={`${data.shown.title}: your move, ${name}`}
            onGiven={link.handOn}
          />
          <p class="actions row">
            <button type="button" onClick={save}>
              Save as a file
            </button>
            <Bring {...{ room, data, onReplace }} says="Open the answer" />
          </p>
          <p class="hint">
            {isLong &&
              'The game is too long for a link by now: the link holds what they do not have yet, the file all of it. '}
            They play on their phone and send a link back. This page may be closed: the game stays under Go on.
          </p>
        </>
      )}
      {!bare &&
        here.filter((seat) => seat !== holder).map((seat) => <SeatWord key={seat} {...{ link, seat, sides }} />)}
    </section>
  );
}
