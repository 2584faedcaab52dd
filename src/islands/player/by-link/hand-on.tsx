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
import * as say from './words.ts';

export interface HandOnProps {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly link: ByLink;
  readonly sides: readonly Side[];
  readonly onReplace: (sitting: Sitting) => void;
  /** Nobody is asked any more: the end is handed on. */
  readonly isOver?: boolean;
}

/** Longer addresses are cut by some messengers. */
const MOST_LETTERS = 6000;

export function HandOn({ room, data, sitting, link, sides, onReplace, isOver = false }: HandOnProps) {
  const { game } = room;
  const now = useStore(sitting.branching.$now);
  const { holder } = useStore(sitting.$table);
  const known = useStore(link.$known);
  const [letters, setLetters] = useState<{ readonly whole: string; readonly part: string }>();
  const { here, locks, bare, handed } = known;
  const nameOf = (seat: string): string => sideOf(sides, seat)?.name ?? game.seats[seat] ?? '';
  const others = link.others();
  const side = isOver ? undefined : sideOf(sides, now.decider);
  const name = isOver ? others.map(nameOf).join(', ') : nameOf(now.decider ?? '');
  const many = now.moves.length;
  const unguarded = bare || isOver ? undefined : here.find((seat) => locks[seat] === undefined);
  useEffect(() => {
    let late = false;
    setLetters(undefined);
    if (unguarded === undefined)
      void Promise.all([link.whole(), link.part()]).then(([whole, part]) => !late && setLetters({ whole, part }));
    return () => {
      late = true;
    };
  }, [many, unguarded, bare, Object.keys(locks).length, isOver]);
  if (unguarded !== undefined)
    return <SeatWord link={link} seat={unguarded} sides={sides} why={say.beforeHanding(name)} />;
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
    <section class="hand-on stack words" aria-label={say.handOn}>
      <p class="beside">
        {side && <Badge side={side} />}
        <b>{isOver ? say.tellEnd(name) : many > handed ? say.toPlay(name) : say.waitingFor(name)}</b>
      </p>
      {letters && (
        <>
          <HandOver
            address={addressOf(isLong ? letters.part : letters.whole)}
            code={addressOf(letters.part)}
            what={say.theGame}
            title={isOver ? say.endTitle(data.shown.title) : say.title(data.shown.title, name)}
            onGiven={link.handOn}
          />
          <p class="actions row">
            <button type="button" onClick={save}>
              {say.saveFile}
            </button>
            {!isOver && <Bring {...{ room, data, onReplace }} says={say.openAnswer} />}
          </p>
          <p class="hint">
            {isLong && say.tooLong}
            {!isOver && say.theyAnswer} {!bare && say.holds}
          </p>
        </>
      )}
      {!bare &&
        !isOver &&
        here.filter((seat) => seat !== holder).map((seat) => <SeatWord key={seat} {...{ link, seat, sides }} />)}
    </section>
  );
}
