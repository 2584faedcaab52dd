/** Who plays each seat: a line for each, and one tap for a game against the computer. */
import type { Level } from '../../../opponent/levels.ts';
import type { Side } from '../../../play/shown.ts';
import { hasComputer, isByLink, NOBODY, peopleOf, type Seats } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import type { Room } from './engine.ts';
import { seed } from './use-chance.ts';
import * as say from './words.ts';

const COMPUTER: Readonly<Record<Level, string>> = {
  easy: say.easy,
  normal: say.normal,
  strong: say.strong,
};
const PERSON = 'person';
const LINK = 'link';

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly sides: readonly Side[];
}

export function SeatLines({ room: { game, worth }, sitting, sides }: Props) {
  const { state } = useStore(sitting.branching.$now);
  const seats = useStore(sitting.$seats);
  if (!worth) return null;
  const all = game.seated(state);
  const people = peopleOf(seats, all);
  const linked = seats.linked ?? [];
  const place = (computers: Seats['computers'], links: readonly string[] = []) =>
    sitting.$seats.set(
      Object.keys(computers).length || links.length
        ? {
            computers,
            ...(links.length > 0 && { linked: links }),
            seed: seats.seed || Math.abs(seed()) || 1,
          }
        : NOBODY,
    );
  const sit = (seat: string, who: string) => {
    const { [seat]: _, ...others } = seats.computers;
    const links = linked.filter((one) => one !== seat);
    if (who === LINK) place(others, [...links, seat]);
    else place(who === PERSON ? others : { ...others, [seat]: who as Level }, links);
  };
  /** Somebody must sit here. */
  const atHome = people.filter((seat) => !linked.includes(seat));
  const isLast = (seat: string): boolean => atHome.length === 1 && atHome[0] === seat;
  const person = atHome.length === 1 ? say.you : say.aPerson;
  return (
    <fieldset class="seat-lines stack gap-3 words">
      <legend class="strong">{say.whoPlays}</legend>
      {!hasComputer(seats) && !isByLink(seats) && (
        <button
          type="button"
          class="main"
          onClick={() => place(Object.fromEntries(all.slice(1).map((seat) => [seat, 'normal'])))}
        >
          {say.againstComputer}
        </button>
      )}
      {all.map((seat) => {
        const side = sideOf(sides, seat);
        return (
          <label key={seat} class="beside tap line-above">
            {side && <Badge side={side} />}
            <span class="grow">{side?.name ?? seat}</span>
            <select
              value={seats.computers[seat] ?? (linked.includes(seat) ? LINK : PERSON)}
              onChange={(e) => sit(seat, e.currentTarget.value)}
            >
              <option value={PERSON}>{person}</option>
              {Object.entries(COMPUTER).map(([level, says]) => (
                <option key={level} value={level} disabled={isLast(seat)}>
                  {says}
                </option>
              ))}
              <option value={LINK} disabled={isLast(seat)}>
                {say.friendByLink}
              </option>
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
