/** A counter: whose it is, how many, who leads, what changed. Drawn in px around its foot. */
import type { Leader, Mark } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { isFleet, type Counter as Pieces } from './pieces.ts';

const BODY = { width: 44, height: 32, band: 8 } as const;
const PLATE = 15;
const LETTER = 6.3;

/** So many letters stand on a plate. */
const LETTERS = 12;

/** What is too long is said as people say it: Sa A, Maximus, Volscian (of a minor leader), H. Gisgo. */
function nameOf(name: string): string {
  const [first = '', ...more] = name.split(' ');
  const last = more.at(-1);
  if (name.length <= LETTERS) return name;
  if (!last) return `${name.slice(0, LETTERS - 1)}…`;
  if (last.length < 3) return `${name.slice(0, 2)} ${last}`;
  if (last > '[') return first;
  return first.endsWith('.') || more.length > 1 ? last : `${first[0]}. ${last}`;
}

const isRanked = ({ status }: Leader): boolean => status === 'emperor' || status === 'contender';

export function widthOf({ leaders, number }: Pieces, small: boolean): number {
  if (small) return number > 9 ? 36 : 32;
  const [first] = leaders;
  if (!first) return BODY.width;
  const more = leaders.length > 1 ? 14 : 0;
  // A leader alone wears his wreath beside his name.
  const wreath = number === 0 && isRanked(first) ? 22 : 0;
  // Alone, his name is larger.
  const letter = number === 0 ? LETTER + 0.8 : LETTER;
  return Math.max(
    number === 0 ? 52 : BODY.width,
    Math.round(nameOf(first.name).length * letter + (first.rating === undefined ? 14 : 30) + more + wreath),
  );
}

export const heightOf = ({ leaders, number }: Pieces, small: boolean): number =>
  small ? 22 : number === 0 ? 26 : BODY.height + (leaders.length ? PLATE : 0);

/** Wreaths by rank: whole for an Emperor, half for a Contender. */
function Wreath({ status }: { readonly status?: string | undefined }) {
  if (status !== 'emperor' && status !== 'contender') return null;
  const leaf = (angle: number) => (
    <ellipse key={angle} rx="1.5" ry="3.1" transform={`rotate(${angle}) translate(0 -6) rotate(24)`} />
  );
  const angles = status === 'emperor' ? [40, 80, 120, 160, 200, 240, 280, 320] : [180, 220, 260, 300];
  return <g>{angles.map(leaf)}</g>;
}

function Plate({
  leaders,
  x,
  y,
  width,
}: {
  readonly leaders: readonly Leader[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const [first] = leaders;
  if (!first) return null;
  const rated = first.rating !== undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="plate-ground" width={width} height={PLATE} rx="2" />
      {rated && <rect x={width - 16} width="16" height={PLATE} rx="2" />}
      <text class="plate-name" x="4" y="11">
        {nameOf(first.name)}
      </text>
      {leaders.length > 1 && (
        <text class="plate-more" x={width - (rated ? 18 : 3)} y="11">
          +{leaders.length - 1}
        </text>
      )}
      {rated && (
        <text class="plate-figure" x={width - 8} y="11.5">
          {first.rating}
        </text>
      )}
    </g>
  );
}

interface AloneProps {
  readonly counter: Pieces;
  readonly side: Side;
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
}

/** A leader on his own; from far away there is no room for his name. */
function Alone({ counter: { leaders }, side, width, height, small }: AloneProps) {
  const [first] = leaders;
  const isCrowned = first !== undefined && isRanked(first);
  return (
    <g>
      <rect class="outline" x={-width / 2} y={-height} width={width} height={height} rx="4" />
      <rect class="alone" x={-width / 2} y={-height} width={width} height={height} rx="4" />
      <rect x={-width / 2} y={-height} width="7" height={height} rx="3" />
      {isCrowned && (
        <g transform={`translate(${small ? 3.5 : width / 2 - 11} ${-height / 2})`}>
          <Wreath status={first.status} />
        </g>
      )}
      {!small && first?.rating !== undefined && (
        <>
          <rect x={width / 2 - 18} y={-height} width="18" height={height} rx="3" />
          <text class="plate-figure" x={width / 2 - 9} y="-8.5">
            {first.rating}
          </text>
        </>
      )}
      {!(small && isCrowned) && (
        <text class="alone-name" x={-width / 2 + 11} y={small ? -7 : -9}>
          {small ? side.letters : nameOf(first?.name ?? side.name)}
        </text>
      )}
    </g>
  );
}

function Marks({ marks, x, y }: { readonly marks: readonly Mark[]; readonly x: number; readonly y: number }) {
  return (
    <>
      {marks.slice(0, 3).map((mark, i) => (
        <g key={mark.id} class="mark" transform={`translate(${x + 11} ${y + 9 + i * 19})`}>
          <circle r="9" />
          <text y="3.8">{mark.number ?? mark.says[0]?.toUpperCase()}</text>
        </g>
      ))}
    </>
  );
}

interface Props {
  readonly counter: Pieces;
  readonly side: Side;
  readonly small: boolean;
  readonly uid: string;
  /** The side away from what stands beside it. */
  readonly outer?: 'left' | 'right';
}

/** Its foot is at 0 0. */
export function Counter({ counter, side, small, uid, outer = 'left' }: Props) {
  const [width, height] = [widthOf(counter, small), heightOf(counter, small)];
  const { number, change, changed, ring, asks, leaders, marks, kinds } = counter;
  const [left, top] = [-width / 2, -height];
  const body = small ? 22 : BODY.height;
  /** What lies under it, so much aside. */
  const below = (by: number) => (
    <>
      <rect class="outline" x={left + by} y={top - by} width={width} height={height} rx="4" />
      <rect class="under" x={left + by} y={top - by} width={width} height={height} rx="4" />
    </>
  );
  return (
    <g class="counter" data-side={side.id} data-look={side.look} data-small={small || undefined} data-asked={asks}>
      {small && (counter.stands ?? 1) > 1 && below(3)}
      {number === 0 ? (
        <Alone {...{ counter, side, width, height, small }} />
      ) : (
        <>
          {!small && number >= 7 && below(4)}
          {!small && number >= 4 && below(2)}
          <rect class="outline" x={left} y={top} width={width} height={height} rx="4" />
          <rect x={left} y={top} width={width} height={height} rx="4" />
          <rect
            x={left}
            y={top}
            width={width}
            height={small ? 5 : BODY.band}
            rx="3"
            fill={`url(#${uid}-${side.look})`}
          />
          {kinds.some(({ kind }) => isFleet(kind)) && !small ? (
            <path class="ship" d={`M${left + 5} ${top + 22}h16l-3 5h-10zM${left + 13} ${top + 11}v10h7z`} />
          ) : (
            <text class="letters" x={left + 5} y={top + body - 6}>
              {side.letters}
            </text>
          )}
          <text class="number" x={left + width - 5} y={top + body - (small ? 5 : 5.5)}>
            {number}
          </text>
          {!small && <Plate leaders={leaders} x={left + 1.5} y={top + BODY.height - 1.5} width={width - 3} />}
        </>
      )}
      {small && number > 0 && leaders.length > 0 && (
        <g transform={`translate(${left + width - 1} ${top})`}>
          <circle class="outline" r="3" />
          <circle r="3.6" />
        </g>
      )}
      {!small && <Marks marks={marks} x={left + width} y={top} />}
      {(ring || changed) && (
        <rect
          class={ring ? 'ring' : 'changed'}
          data-ring={ring}
          x={left - 4}
          y={top - 4}
          width={width + 8}
          height={height + 8}
          rx="7"
        />
      )}
      {change !== 0 && (
        <g class="pill" transform={`translate(${outer === 'left' ? left - 1 : left + width + 1} ${top - 5})`}>
          <rect x="-15" y="-9" width="30" height="18" rx="9" />
          <text y="4.6">{change > 0 ? `+${change}` : `−${-change}`}</text>
        </g>
      )}
    </g>
  );
}
