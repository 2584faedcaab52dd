/** The board as a picture: ground that scales, signs, names and pieces that keep their size, and what just moved. */
import type { Board as BoardData, Place } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import type { Move } from '../../play/table.ts';
import { type Camera, project, type Size, SMALL } from './camera.ts';
import { Counter, widthOf } from './counter.tsx';
import type { Ground, Point, Spot } from './ground.ts';
import { Patterns } from './looks.tsx';
import { type Standing, standingOn } from './pieces.ts';

export interface BoardProps {
  readonly uid: string;
  readonly ground: Ground;
  readonly board: BoardData;
  readonly before?: BoardData | undefined;
  readonly sides: readonly Side[];
  readonly acting?: string | undefined;
  readonly camera: Camera;
  readonly view: Size;
}

const SIGN = 9.5;
const signOf = ({ kind }: Spot): string => {
  const r = SIGN;
  if (kind === 'city' || kind === 'box') return `M${-r + 0.5} ${-r + 0.5}h${2 * r - 1}v${2 * r - 1}h${-2 * r + 1}z`;
  if (kind === 'tribe')
    return `M${-r - 1} 0L${-r / 2 - 0.5} ${-r}H${r / 2 + 0.5}L${r + 1} 0L${r / 2 + 0.5} ${r}H${-r / 2 - 0.5}z`;
  return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
};

const round = (n: number): number => Math.round(n * 10) / 10;
const at = ([x, y]: Point): string => `translate(${round(x)} ${round(y)})`;

function GroundLayer({ ground, board, sides, camera, view, uid }: BoardProps) {
  const lookOf = (place: string): string | undefined => sides.find((s) => s.id === board.places[place]?.control)?.look;
  const [tx, ty] = [
    view.width / 2 - camera.middle[0] * camera.scale,
    view.height / 2 - camera.middle[1] * camera.scale,
  ];
  return (
    <g transform={`translate(${round(tx)} ${round(ty)}) scale(${camera.scale.toFixed(4)})`}>
      <clipPath id={`${uid}-land`}>
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </clipPath>
      {[29, 17.2, 7.6].map((width, i) => (
        <g key={width} class="water" data-line={i}>
          {ground.land.map((d) => (
            <path key={d} d={d} stroke-width={width} />
          ))}
        </g>
      ))}
      <g class="shore">
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g clip-path={`url(#${uid}-land)`}>
        {ground.cells.map(({ place, d }) => (
          <path key={place} class="territory" data-look={lookOf(place)} d={d} />
        ))}
        {ground.borders.map(({ between: [a, b], d }) =>
          lookOf(a) !== lookOf(b) ? <path key={d} class="border" d={d} /> : null,
        )}
      </g>
      <g class="coast">
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {ground.roads.map(({ d, terrain, standIn }) => (
        <path key={d} class="road" data-terrain={terrain} data-stand-in={standIn} d={d} />
      ))}
    </g>
  );
}

function Peaks({ ground, camera, view }: BoardProps) {
  const peaks = ground.roads.flatMap(({ peaks: on = [], standIn }) => on.map((p) => ({ p, standIn })));
  return (
    <>
      {peaks.map(({ p, standIn }) => (
        <path
          key={p.join()}
          class="peak"
          data-stand-in={standIn}
          transform={at(project(camera, view, p))}
          d="M-5.5 4L0-5.5 5.5 4z"
        />
      ))}
    </>
  );
}

/** A besieged place: a fort in plan around its sign, a stone for each point it can bear. */
function Fort({ standing: { siege }, look }: { readonly standing: Standing; readonly look: string | undefined }) {
  if (!siege) return null;
  const towers = [
    [-29, -23],
    [29, -23],
    [-29, 23],
    [29, 23],
  ] as const;
  return (
    <g class="fort" data-look={look}>
      <rect class="wall" x="-29" y="-23" width="58" height="46" />
      {towers.map(([x, y]) => (
        <rect key={`${x} ${y}`} class="tower" x={x - 4.5} y={y - 4.5} width="9" height="9" />
      ))}
      {Array.from({ length: siege.of }, (_, i) => (
        <g key={i} transform={`translate(${(i - (siege.of - 1) / 2) * 13} 15)`} class="stone">
          <rect x="-4" y="-4" width="8" height="8" />
          {i < siege.points && <path d="M-5-5L5 5M5-5L-5 5" />}
        </g>
      ))}
    </g>
  );
}

/** Where a name stands: the side that the map chose, nearer to the sign than there. */
function Name({ spot, small, besieged }: { readonly spot: Spot; readonly small: boolean; readonly besieged: boolean }) {
  if (small && spot.kind !== 'city') return null;
  const off = (besieged ? 30 : SIGN) + (spot.port ? 4 : 0);
  const [side = 'below', corner] = spot.label.split('-');
  const text = (x: number, y: number, anchor: string) => (
    <text class={`name to-${anchor}`} x={x} y={y}>
      {spot.name}
    </text>
  );
  if (side === 'left') return text(-off - 5, 4.5, 'end');
  if (side === 'right') return text(off + 5, 4.5, 'start');
  // Counters stand above their sign, so a name that the map sets above goes below too.
  if (corner === 'left') return text(-4, off + 13, 'end');
  if (corner === 'right') return text(4, off + 13, 'start');
  return text(0, off + 14, 'middle');
}

function Sign({
  spot,
  standing,
  look,
  letters,
}: {
  readonly spot: Spot;
  readonly standing: Standing;
  readonly look: string | undefined;
  readonly letters: string | undefined;
}) {
  return (
    <g class="sign" data-look={look}>
      {spot.port && <path class="port" d={signOf(spot)} transform="scale(1.36)" />}
      <path class="shape" d={signOf(spot)} />
      {letters && (
        <text class="controller" y="3.6">
          {letters}
        </text>
      )}
      {standing.changed && <circle class="changed" r="15" />}
    </g>
  );
}

/** What stands on a place: side by side where sides meet, else one behind the other; three at most. */
function Pieces({
  standing,
  sides,
  small,
  uid,
}: {
  readonly standing: Standing;
  readonly sides: readonly Side[];
  readonly small: boolean;
  readonly uid: string;
}) {
  const sideOf = (id: string): Side =>
    sides.find((s) => s.id === id) ?? { id, name: id, letters: id.slice(0, 2), look: 'band' };
  const outside = standing.counters.filter((c) => !(c.inside && standing.siege));
  const inside = standing.counters.filter((c) => c.inside && standing.siege);
  const shown = outside.slice(0, 3);
  const widths = shown.map((c) => widthOf(c, small));
  const meet = new Set(shown.map((c) => c.side)).size > 1;
  // Rings of neighbours must not cross.
  const gap = shown.some((c) => c.changed) ? 10 : 4;
  const whole = meet ? widths.reduce((a, b) => a + b, 0) + gap * (shown.length - 1) : (widths[0] ?? 0);
  const foot = standing.siege ? -26 : -SIGN - 3;
  const shift = standing.siege && shown.length ? -whole / 2 - 34 : 0;
  let x = -whole / 2;
  const placed = shown.map((counter, i) => {
    const width = widths[i] ?? 0;
    const middle = meet ? x + width / 2 : i * 22;
    x += width + gap;
    return { counter, middle, lift: meet ? 0 : -8 * i };
  });
  const goneAt = shown.length ? whole / 2 + 24 : 0;
  return (
    <>
      {placed
        .map(({ counter, middle, lift }) => (
          <g
            key={`${counter.side} ${counter.inside}`}
            transform={`translate(${round(middle + shift)} ${standing.siege ? 16 : foot + lift})`}
          >
            <Counter
              counter={counter}
              side={sideOf(counter.side)}
              small={small}
              uid={uid}
              outer={meet && middle > 0 ? 'right' : 'left'}
            />
          </g>
        ))
        .reverse()}
      {inside.map((counter) => (
        <g key={counter.side} transform="translate(0 9)">
          <Counter counter={{ ...counter, leaders: [] }} side={sideOf(counter.side)} small={true} uid={uid} />
        </g>
      ))}
      {outside.length > 3 && (
        <text class="more" x={whole / 2 + 6} y={foot - 10}>
          +{outside.length - 3}
        </text>
      )}
      {standing.gone.slice(0, 2).map(({ side, number }, i) => (
        <g key={side} class="gone" data-look={sideOf(side).look} transform={`translate(${goneAt + i * 50} ${foot})`}>
          <rect x="-20" y="-30" width="40" height="28" rx="4" />
          <text y="-10">{number}</text>
        </g>
      ))}
      {!small &&
        standing.marks.slice(0, 3).map((mark, i) => (
          <g key={mark.id} class="mark" transform={`translate(${SIGN + 14 + i * 20} ${foot + 4})`}>
            <circle r="9" />
            <text y="3.8">{mark.number ?? mark.says[0]?.toUpperCase()}</text>
          </g>
        ))}
    </>
  );
}

/** From sign to sign, bent a little aside so that the road stays in sight. */
function Arrow({
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

const EMPTY: Place = { control: null, stacks: [], leaders: [] };

export function Board(props: BoardProps) {
  const { ground, board, before, sides, acting, camera, view, uid } = props;
  const small = camera.scale < SMALL;
  const spots = ground.spots
    .map((spot) => ({ spot, at: project(camera, view, spot.at) }))
    .filter(({ at: [x, y] }) => x > -90 && y > -60 && x < view.width + 90 && y < view.height + 100)
    .sort((a, b) => a.at[1] - b.at[1]);
  const standings = spots.map(({ spot, at: place }) => ({
    spot,
    place,
    standing: standingOn(spot.id, { ...board, places: { [spot.id]: board.places[spot.id] ?? EMPTY } }, before, acting),
  }));
  const sideAt = (id: string | null): Side | undefined => sides.find((s) => s.id === id);
  const looks = [...new Set(sides.map((s) => s.look))];
  return (
    <svg
      class="board-drawing"
      data-small={small || undefined}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <Patterns uid={uid} looks={looks} />
      </defs>
      <GroundLayer {...props} />
      {ground.lettering.map(({ text, at: where }) => (
        <text key={text} class="sea-name" transform={at(project(camera, view, where))}>
          {text}
        </text>
      ))}
      <Peaks {...props} />
      {standings.map(({ spot, place, standing }) => (
        <g key={spot.id} transform={at(place)}>
          <Fort standing={standing} look={sideAt(standing.control)?.look} />
          {!standing.siege && (
            <Sign
              spot={spot}
              standing={standing}
              look={sideAt(standing.control)?.look}
              letters={sideAt(standing.control)?.letters}
            />
          )}
          <Name spot={spot} small={small} besieged={standing.siege !== undefined} />
        </g>
      ))}
      {board.moves.map((move, i) => (
        <Arrow key={i} move={move} ground={ground} camera={camera} view={view} sides={sides} />
      ))}
      {standings.map(({ spot, place, standing }) =>
        standing.counters.length || standing.gone.length || standing.marks.length ? (
          <g key={spot.id} class="pieces" transform={at(place)}>
            <Pieces standing={standing} sides={sides} small={small} uid={uid} />
          </g>
        ) : null,
      )}
    </svg>
  );
}
