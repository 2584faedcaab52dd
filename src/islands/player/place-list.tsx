/** The pieces in a place that was tapped: over the board, until you tap elsewhere or the game goes on. */
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import styles from '../../styles/player/place-list.css?url';
import { type Camera, project, type Size } from '../board/camera.ts';
import type { Ground, Point, Spot } from '../board/ground.ts';
import { fetchStyles } from '../fetch-styles.ts';
import { nameOf, thereOn } from './there.ts';
import * as say from './words.ts';

/** A finger is this wide, in px; counters stand above their sign. */
const REACH = 22;
const COUNTER = 47;

/** The place under a finger: its sign, or what stands on it. */
export function placeAt({ spots }: Ground, camera: Camera, view: Size, [x, y]: Point): Spot | undefined {
  const near = spots.map((spot) => {
    const [sx, sy] = project(camera, view, spot.at);
    // From the sign up to the top of a counter any height is as near.
    const below = y > sy ? y - sy : Math.max(0, sy - y - COUNTER);
    return { spot, far: Math.hypot(x - sx, below), reached: Math.abs(x - sx) <= 2 * REACH && below <= REACH };
  });
  return near.filter(({ reached }) => reached).sort((a, b) => a.far - b.far)[0]?.spot;
}

interface Props {
  readonly spot: Spot;
  readonly board: Board;
  readonly sides: readonly Side[];
}

export function PlaceList({ spot, board, sides }: Props) {
  const [dressed, setDressed] = useState(false);
  useEffect(() => void fetchStyles(styles).then(() => setDressed(true)), []);
  const place = board.places[spot.id];
  const there = place ? thereOn(place, sides) : [];
  return (
    <div class="place-list" role="status" hidden={!dressed}>
      <b>{spot.name}</b> <span class="soft">{place?.control ? nameOf(sides, place.control) : say.heldByNobody}</span>
      {there.length > 0 && (
        <ul>
          {there.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
