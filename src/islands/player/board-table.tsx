/** The board as a table: every occupied place, for those who read instead of looking. */
import type { Board } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import type { Ground } from '../board/ground.ts';
import { nameOf, thereOn } from './there.ts';
import * as say from './words.ts';

/** Place, who controls it, what stands there. */
function rowsOf(
  board: Board,
  ground: Pick<Ground, 'spots'>,
  sides: readonly Side[],
): { place: string; control: string; there: string }[] {
  return ground.spots.flatMap((spot) => {
    const place = board.places[spot.id];
    const there = place ? thereOn(place, sides) : [];
    return place && there.length
      ? [{ place: spot.name, control: nameOf(sides, place.control), there: there.join('; ') }]
      : [];
  });
}

export function BoardTable({
  board,
  ground,
  sides,
}: {
  readonly board: Board;
  readonly ground: Pick<Ground, 'spots'>;
  readonly sides: readonly Side[];
}) {
  return (
    <table class="board-table">
      <caption class="sr">{say.whatIsWhere}</caption>
      <thead>
        <tr>
          <th scope="col">{say.place}</th>
          <th scope="col">{say.heldBy}</th>
          <th scope="col">{say.there}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(board, ground, sides).map(({ place, control, there }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td>{control}</td>
            <td>{there}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
