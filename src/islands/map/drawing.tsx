/** The map itself: the board as the player draws it, the route over it, and a button at every space for keyboard and ear. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Muster } from '../../stores/muster.ts';
import type { Route } from '../../stores/route.ts';
import { Board } from '../board/board.tsx';
import { project } from '../board/camera.ts';
import type { Ground } from '../board/ground.ts';
import { boardOf } from './at-home.ts';
import type { MapProps } from './props.ts';
import { RouteLine } from './route-line.tsx';
import { screenOf, stillOf } from './still.ts';
import { useView } from './use-view.ts';

/** Half of what a finger hits, in px. */
const REACH = 14;

interface DrawingProps extends Pick<MapProps, 'spots' | 'sides'> {
  readonly ground: Ground;
  readonly muster: Muster;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly route: Route | undefined;
  /** Spaces that Tab goes through. */
  readonly near: readonly string[];
  readonly tap: (space: string) => void;
}

export function Drawing(props: DrawingProps) {
  const { ground, sides, muster, from, to, route, near, tap, spots } = props;
  const frame = useRef<HTMLDivElement>(null);
  /** How much of the map lies under the card, in px: what is there cannot be reached. */
  const [low, setLow] = useState(0);
  const { view, camera, show, nearer, all, isWhole, hands } = useView(ground, frame, tap);
  /** On a phone the card lies over the lower part of the map. */
  const covered = (): number => {
    const card = document.querySelector('.map-card');
    if (!card || getComputedStyle(card).position !== 'fixed') return 0;
    const bottom = frame.current?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, Math.round(bottom - card.getBoundingClientRect().top));
  };
  // The card grows with what it tells.
  useEffect(() => setLow(covered()));
  useEffect(() => {
    const chosen = to ?? from;
    if (!chosen) return;
    if (covered()) frame.current?.scrollIntoView({ block: 'start' });
    show(chosen, covered());
  }, [from, to]);
  const free = from ? [to ?? from, ...near] : [spots[0]?.id];
  return (
    <div class="stage map-stage" ref={frame} data-whole={isWhole || undefined} {...hands}>
      <Board
        uid="map-awake"
        ground={ground}
        board={boardOf(spots, muster, from)}
        sides={sides}
        {...(isWhole
          ? stillOf(
              ground,
              screenOf((query) => matchMedia(query).matches),
            )
          : { camera, view })}
        named
        asked={[from, to].flatMap((id) => id ?? [])}
      />
      {from && <RouteLine ground={ground} camera={camera} view={view} from={from} to={to} route={route} />}
      <ul class="map-spots" aria-label="Spaces">
        {ground.spots.map((spot) => {
          const [x, y] = project(camera, view, spot.at);
          return (
            <li key={spot.id} style={{ left: `${x}px`, top: `${y}px` }}>
              <button
                type="button"
                data-space={spot.id}
                tabIndex={free.includes(spot.id) && y < view.height - low - REACH ? 0 : -1}
                aria-pressed={spot.id === from || spot.id === to}
                onClick={(event) => event.detail === 0 && tap(spot.id)}
              >
                <span class="unseen">{spot.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="map-tools">
        <button type="button" aria-label="Enlarge the map" onClick={() => nearer(1.25)}>
          +
        </button>
        <button type="button" aria-label="Show more of the map" onClick={() => nearer(0.8)}>
          −
        </button>
        <button type="button" aria-label="The whole map" onClick={all}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </div>
    </div>
  );
}
