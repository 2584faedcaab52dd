/** A way that was gone, or may be: an arrow on the board. */
import type { Move } from '../../play/state.ts';
import { project } from './camera.ts';
import type { Point } from './ground.ts';
import { at, round } from './place.ts';
import type { BoardProps } from './props.ts';

/** From sign to sign, bent a little aside so that the road stays in sight. */
export function Arrow({
  move,
  ground,
  camera,
  view,
  sides,
}: { readonly move: Move } & Pick<BoardProps, 'ground' | 'camera' | 'view' | 'sides'>) {
  const points = move.path.flatMap((id) => {
    const spot = ground.spots.find((s) => s.id === id);
    return spot ? [project(camera, view, spot.at)] : [];
  });
  if (points.length < 2) return null;
  const look = sides.find((s) => s.id === move.side)?.look;
  const legs = points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const last = i === points.length - 2;
    const [start, stop] = [Math.min(14, length / 4), Math.min(last ? 22 : 12, length / 3)];
    const bend = Math.min(26, length * 0.16);
    const a: Point = [from[0] + ux * start, from[1] + uy * start];
    const b: Point = [to[0] - ux * stop, to[1] - uy * stop];
    const c: Point = [(a[0] + b[0]) / 2 + uy * bend, (a[1] + b[1]) / 2 - ux * bend];
    const [hx, hy] = [b[0] - c[0], b[1] - c[1]];
    return {
      d: `M${a.map(round).join(' ')}Q${c.map(round).join(' ')} ${b.map(round).join(' ')}`,
      b,
      c,
      turn: (Math.atan2(hy, hx) * 180) / Math.PI,
      last,
    };
  });
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
          <rect x={-move.says.length * 3.4 - 8} y="-10" width={move.says.length * 6.8 + 16} height="20" rx="10" />
          <text y="4">{move.says}</text>
        </g>
      )}
    </g>
  );
}
