/** An arrow on the board: a route that was taken, or may be. */
import type { Move } from '../../play/state.ts';
import { project } from './camera.ts';
import type { Ground, Point } from './ground.ts';
import type { Box } from './names.ts';
import { at, round } from './place.ts';
import type { BoardProps } from './props.ts';

interface Leg {
  readonly a: Point;
  readonly b: Point;
  readonly c: Point;
  readonly last: boolean;
}

/** From sign to sign, bent a little aside so that the road stays in sight, or more where the road is bent. */
export function legsOf(path: readonly string[], { spots, next, roads }: Ground, seen: (p: Point) => Point): Leg[] {
  const stops = path.flatMap((id) => {
    const spot = spots.find((s) => s.id === id);
    return spot ? [{ id, at: seen(spot.at) }] : [];
  });
  return stops.slice(1).map(({ id, at: to }, i) => {
    const { id: before, at: from } = stops[i] as (typeof stops)[number];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const last = i === stops.length - 2;
    const [start, stop] = [Math.min(14, length / 4), Math.min(last ? 22 : 12, length / 3)];
    const road = roads[next.findIndex(([a, b]) => (a === before && b === id) || (a === id && b === before))];
    const via = road?.via && seen(road.via);
    // How far the road itself stands aside: the arrow goes with it.
    const off = via ? (via[0] - (from[0] + to[0]) / 2) * uy - (via[1] - (from[1] + to[1]) / 2) * ux : 0;
    const bend = off + Math.min(26, length * 0.16) * (off < 0 ? -1 : 1);
    const a: Point = [from[0] + ux * start, from[1] + uy * start];
    const b: Point = [to[0] - ux * stop, to[1] - uy * stop];
    return { a, b, c: [(a[0] + b[0]) / 2 + uy * bend, (a[1] + b[1]) / 2 - ux * bend], last };
  });
}

/** Points that an arrow runs through. */
export const arrowPoints = (legs: readonly Leg[]): Point[] =>
  legs.flatMap(({ a, b, c }) =>
    Array.from({ length: 12 }, (_, i): Point => {
      const t = (i + 0.5) / 12;
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [p * a[0] + q * c[0] + r * b[0], p * a[1] + q * c[1] + r * b[1]];
    }),
  );

const SAYS = { letter: 6.8, around: 16, high: 20 } as const;
const widthOf = (says: string): number => says.length * SAYS.letter + SAYS.around;

/** What the words on an arrow cover. */
export function saysBox(says: string | undefined, legs: readonly Leg[]): Box[] {
  const middle = legs[Math.floor((legs.length - 1) / 2)];
  if (!says || !middle) return [];
  const [[x, y], half] = [middle.c, widthOf(says) / 2];
  return [{ left: x - half, right: x + half, top: y - SAYS.high / 2, bottom: y + SAYS.high / 2 }];
}

export function Arrow({
  move,
  ground,
  camera,
  view,
  sides,
}: { readonly move: Move } & Pick<BoardProps, 'ground' | 'camera' | 'view' | 'sides'>) {
  const legs = legsOf(move.path, ground, (p) => project(camera, view, p)).map(({ a, b, c, last }) => ({
    d: `M${a.map(round).join(' ')}Q${c.map(round).join(' ')} ${b.map(round).join(' ')}`,
    b,
    c,
    turn: (Math.atan2(b[1] - c[1], b[0] - c[0]) * 180) / Math.PI,
    last,
  }));
  if (!legs.length) return null;
  const look = sides.find((s) => s.id === move.side)?.look;
  const middle = legs[Math.floor((legs.length - 1) / 2)];
  return (
    <g class="move" data-look={look} data-as={move.as}>
      {legs.map(({ d }) => (
        <path key={`u${d}`} class="move-under" d={d} />
      ))}
      {legs.map(({ d, b, turn, last }) => (
        <g key={d}>
          {last && <path class="move-head-under" transform={`${at(b)} rotate(${round(turn)})`} d="M-5-9L13 0L-5 9z" />}
          <path class="move-line" d={d} />
          {last && <path class="move-head" transform={`${at(b)} rotate(${round(turn)})`} d="M-3-7L10 0L-3 7z" />}
        </g>
      ))}
      {move.says && middle && (
        <g class="move-says" transform={at(middle.c)}>
          <rect x={-widthOf(move.says) / 2} y={-SAYS.high / 2} width={widthOf(move.says)} height={SAYS.high} rx="10" />
          <text y="4">{move.says}</text>
        </g>
      )}
    </g>
  );
}
