/** The map itself: the board as the player draws it, the route over it, and a button at every space for keyboards and screen readers. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Muster } from '../../stores/muster.ts';
import type { Route } from '../../stores/route.ts';
import { Board } from '../board/board.tsx';
import { centredOn, framedAbove, project, type Size, whole } from '../board/camera.ts';
import { Corner, cornerOf } from '../board/corner.tsx';
import type { Ground, Point } from '../board/ground.ts';
import { levelOf, nearest } from '../board/level.ts';
import type { Box } from '../board/names.ts';
import { coveredBy, useCovered } from '../board/use-covered.ts';
import { useView } from '../board/use-view.ts';
import { boardOf } from './at-home.ts';
import type { MapProps } from './props.ts';
import { RouteLine } from './route-line.tsx';
import { screenOf, stillOf } from './still.ts';
import * as say from './words.ts';

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

/** What the buttons take at the upper right corner, in px. */
const toolsOf = ({ width }: Size): Box => ({ left: width - 116, right: width, top: 0, bottom: 62 });

const CARD = '.map-card';
/** A finger is this wide, in px. */
const FINGER = 34;

export function Drawing(props: DrawingProps) {
  const { ground, sides, muster, from, to, route, near, tap, spots } = props;
  const frame = useRef<HTMLDivElement>(null);
  /** Until the reader moves it, it is drawn as the build has drawn it. */
  const [isWhole, setWhole] = useState(true);
  const { view, camera, setCamera, nearer, farther, hands } = useView({
    frame,
    ground,
    size: { width: 390, height: 480 },
    first: (size) => whole(ground, size),
    onOwn: () => setWhole(false),
    onTap: (point) => {
      const found = ground.spots
        .map(({ id, at }) => {
          const [x, y] = project(camera, view, at);
          return { id, far: Math.hypot(x - point[0], y - point[1]) };
        })
        .filter(({ far }) => far <= FINGER)
        .sort((a, b) => a.far - b.far)[0];
      if (found) tap(found.id);
      return found !== undefined;
    },
    isResting: isWhole,
  });
  /** On a phone the card lies over the lower part of the map; it grows with what it tells. */
  const covered = useCovered(frame, CARD, [from, to, view]);
  useEffect(() => {
    if (isWhole) setCamera(whole(ground, view));
  }, [view, isWhole]);
  const chosen = to ?? from;
  const way = [from, ...(route?.stops.map(({ by }) => by.to) ?? [to])].flatMap((id) => id ?? []);
  useEffect(() => {
    if (!chosen) return;
    const under = coveredBy(frame.current, CARD);
    // Where all of the map is legible and nothing lies over it, it stays as it is.
    if (isWhole && !under && levelOf(ground, whole(ground, view), true) === 'near') return;
    if (under) frame.current?.scrollIntoView({ block: 'start' });
    setWhole(false);
    setCamera((now) =>
      to ? framedAbove(ground, way, view, under) : centredOn(nearest(now, ground), ground, chosen, under),
    );
  }, [from, to, route?.stops.length]);
  const board = useMemo(() => boardOf(spots, muster, from), [spots, muster, from]);
  const lids = useMemo(
    () => (isWhole ? undefined : [toolsOf(view), cornerOf(ground, view, covered)]),
    [isWhole, view, covered],
  );
  /** Behind the card or the buttons nobody reaches a space; the card names its neighbours. */
  const tools = toolsOf(view);
  const isBehind = ([x, y]: Point): boolean =>
    (covered > 0 && y > view.height - covered - REACH) || (x > tools.left - REACH && y < tools.bottom + REACH);
  const free = from ? [to ?? from, ...near] : [spots[0]?.id];
  return (
    <div class="stage map-stage" ref={frame} data-whole={isWhole || undefined} {...hands}>
      <Board
        uid="map-awake"
        ground={ground}
        board={board}
        sides={sides}
        {...(isWhole
          ? stillOf(
              ground,
              screenOf((query) => matchMedia(query).matches),
            )
          : { camera, view })}
        named
        way={way}
        lids={lids}
      />
      {from && <RouteLine ground={ground} camera={camera} view={view} from={from} to={to} route={route} />}
      <ul class="map-spots" aria-label={say.spaces}>
        {ground.spots.map((spot) => {
          const [x, y] = project(camera, view, spot.at);
          const isUnder = isBehind([x, y]);
          return (
            <li key={spot.id} style={{ translate: `${x}px ${y}px`, visibility: isUnder ? 'hidden' : undefined }}>
              <button
                type="button"
                class="bare"
                data-space={spot.id}
                tabIndex={free.includes(spot.id) && !isUnder ? 0 : -1}
                aria-pressed={spot.id === from || spot.id === to}
                onClick={(event) => event.detail === 0 && tap(spot.id)}
              >
                <span class="unseen">{spot.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div class="map-tools framed">
        <button type="button" class="bare" aria-label={say.enlarge} onClick={nearer}>
          +
        </button>
        <button type="button" class="bare" aria-label={say.showMore} onClick={farther}>
          −
        </button>
      </div>
      {!isWhole && (
        <Corner
          {...{ ground, sides, camera, view }}
          uid="map-awake"
          board={board}
          above={covered}
          onWhole={() => setWhole(true)}
        />
      )}
    </div>
  );
}
