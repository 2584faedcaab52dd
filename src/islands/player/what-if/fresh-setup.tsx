/** Before the first action of a branch: how a new game is set up, and earlier games. */
import { branching } from '../../../stores/branch/branch.ts';
import { leavingsAt } from '../../../stores/branch/main-line.ts';
import { type Sitting, sitting as sittingOf } from '../../../stores/branch/sitting.ts';
import type { Data } from '../props.ts';
import { lineOf, type Room } from './engine.ts';
import { chosenIn, setupOf } from './fresh.ts';
import { ReadingsFold } from './readings-fold.tsx';
import { SeatLines } from './seat-lines.tsx';
import { seed } from './use-chance.ts';

interface FreshProps {
  readonly room: Room;
  readonly data: Data;
  readonly sitting: Sitting;
  readonly onReplace: (sitting: Sitting) => void;
}

/** Number of players and the like, and the readings, for a game that has not begun. */
export function FreshSetup({ room, data, sitting, onReplace }: FreshProps) {
  const setup = sitting.branching.line.sample.setup as object;
  const chosen = chosenIn(setup);
  const choose = (name: string, value: string | number) => {
    const line = lineOf(room, data, setupOf({ ...chosen, [name]: value }, room.game));
    const [leaving] = leavingsAt(line, 0);
    if (leaving) onReplace(sittingOf(branching(line, leaving.branch), 0, seed));
  };
  const open = Object.entries(room.game.offers).filter(([, { options }]) => options.length > 1);
  return (
    <>
      {open.length > 0 && (
        <div class="fresh">
          {open.map(([name, { label, options }]) => (
            <fieldset key={name}>
              <legend>{label}</legend>
              {options.map(({ value, says }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    checked={chosen[name] === value}
                    onChange={() => choose(name, value)}
                  />{' '}
                  {says}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <SeatLines room={room} sitting={sitting} sides={data.shown.sides} />
      {Object.keys(room.game.readings).length > 0 && <ReadingsFold room={room} setup={setup} onChoose={choose} />}
    </>
  );
}
