/** The board as a table: every place where something stands, for those who read and do not look. */
import type { Board } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { sideOf } from './badge.tsx';
import type { Ground } from './ground.ts';

/** Place, who controls it, what stands there. */
function rowsOf(
  board: Board,
  ground: Pick<Ground, 'spots'>,
  sides: readonly Side[],
): { place: string; control: string; there: string }[] {
  const name = (id: string | null): string => (id === null ? 'nobody' : (sideOf(sides, id)?.name ?? id));
  return ground.spots.flatMap((spot) => {
    const place = board.places[spot.id];
    if (!place) return [];
    const there = [
      ...place.stacks.map(
        (s) =>
          `${name(s.side)}: ${s.number} ${s.kind}${s.inside ? ', inside' : ''}${(s.marks ?? []).map((m) => `, ${m.says}`).join('')}`,
      ),
      ...place.leaders.map((l) => `${l.name}${l.status ? `, ${l.status}` : ''} (${name(l.side)})`),
      ...(place.siege ? [`besieged by ${name(place.siege.by)}, ${place.siege.points} of ${place.siege.of}`] : []),
      ...(place.marks ?? []).map((m) => m.says),
    ];
    return there.length ? [{ place: spot.name, control: name(place.control), there: there.join('; ') }] : [];
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
      <caption class="sr">What stands where</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Held by</th>
          <th scope="col">There</th>
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
