/** A small map in the corner: where the view is and where armies are; a tap returns to the whole board. */
import { useMemo } from 'preact/hooks';
import type { Board } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { type Camera, groundAt, type Size } from './camera.ts';
import type { Ground } from './ground.ts';
import type { Box } from './names.ts';
import * as say from './words.ts';

interface Props {
  /** Under which the ground is drawn on this page. */
  readonly uid: string;
  readonly ground: Ground;
  readonly board: Board;
  readonly sides: readonly Side[];
  readonly camera: Camera;
  readonly view: Size;
  /** So many px of the view lie under something. */
  readonly above: number;
  readonly onWhole: () => void;
}

/** In px; a wide ground has more. */
const WIDTH = { tall: 62, wide: 104 } as const;
const OFF = 10;

/** How large it is. */
const sizeOf = ({ width, height }: Pick<Ground, 'width' | 'height'>): Size => {
  const wide = width > height * 1.2 ? WIDTH.wide : WIDTH.tall;
  return { width: wide, height: Math.round((height * wide) / width) };
};

/** What of a view it lies over. */
export const cornerOf = (ground: Pick<Ground, 'width' | 'height'>, view: Size, above: number): Box => {
  const [size, bottom] = [sizeOf(ground), view.height - above];
  return { left: view.width - size.width - OFF - 4, right: view.width, top: bottom - size.height - OFF - 4, bottom };
};

export function Corner({ uid, ground, board, sides, camera, view, above, onWhole }: Props) {
  const { width, height } = ground;
  const size = sizeOf(ground);
  const unit = width / size.width;
  const [[left, top], [right, bottom]] = [
    groundAt(camera, view, [0, 0]),
    groundAt(camera, view, [view.width, view.height]),
  ];
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const armies = useMemo(
    () =>
      ground.spots.flatMap(({ id, at }) => {
        const first = board.places[id]?.stacks[0] ?? board.places[id]?.leaders[0];
        const look = first && sides.find((side) => side.id === first.side)?.look;
        return look
          ? [<circle key={id} class="corner-army" data-look={look} cx={at[0]} cy={at[1]} r={2.1 * unit} />]
          : [];
      }),
    [ground, board, sides],
  );
  return (
    <button
      type="button"
      class="corner"
      aria-label={say.wholeBoard}
      // From above: while the board becomes higher or lower it stays where it is.
      style={{ translate: `0 ${Math.round(view.height - above - size.height - OFF - 2)}px` }}
      onClick={onWhole}
    >
      <svg {...size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <use class="corner-land" href={`#${uid}-outline`} />
        {armies}
        <rect
          class="corner-view"
          x={Math.round(x)}
          y={Math.round(y)}
          width={Math.max(0, Math.round(Math.min(right, width) - x))}
          height={Math.max(0, Math.round(Math.min(bottom, height) - y))}
        />
      </svg>
    </button>
  );
}
