/** Tags at the edge of the view for places outside it: at the right height, and clear of anything that can be touched. Pure. */
import type { Point } from '../ground.ts';
import { type Box, meet } from '../names.ts';

export interface Tagged {
  readonly id: string;
  readonly at: Point;
  readonly says: string;
}

export interface Tag extends Tagged {
  readonly edge: 'left' | 'right';
  /** Its middle. */
  readonly y: number;
}

/** What a tag takes with the room around it, in px. */
const TAG = { high: 38, letter: 7.8, around: 40 } as const;
const STEP = 6;
/** At each edge one for so many px of its height: more would hide what they lead away from, and the list has all. */
const ROOM = 90;

/** The nearest come first; one for which there is no room is left out. Over a counter only where there is nowhere else. */
export function tagsFor(outside: readonly Tagged[], taken: readonly Box[], counters: readonly Box[], free: Box): Tag[] {
  const middle: Point = [(free.left + free.right) / 2, (free.top + free.bottom) / 2];
  const far = ({ at: [x, y] }: Tagged): number => Math.hypot(x - middle[0], y - middle[1]);
  const [top, bottom] = [free.top + TAG.high / 2, free.bottom - TAG.high / 2];
  const heights = Array.from({ length: Math.max(0, Math.ceil((bottom - top) / STEP)) }, (_, i) => top + i * STEP);
  const full = [...taken];
  const most = Math.max(1, Math.floor((free.bottom - free.top) / ROOM));
  const edgeOf = ({ at }: Tagged) => (at[0] < middle[0] ? 'left' : 'right');
  const { left = [], right = [] } = Object.groupBy(
    outside.toSorted((a, b) => far(a) - far(b)),
    edgeOf,
  );
  return [...left.slice(0, most), ...right.slice(0, most)].flatMap((one): Tag[] => {
    const edge = edgeOf(one);
    const width = one.says.length * TAG.letter + TAG.around;
    const boxAt = (y: number): Box => ({
      left: edge === 'left' ? free.left : free.right - width,
      right: edge === 'left' ? free.left + width : free.right,
      top: y - TAG.high / 2,
      bottom: y + TAG.high / 2,
    });
    const sorted = heights.toSorted((a, b) => Math.abs(a - one.at[1]) - Math.abs(b - one.at[1]));
    const roomBeside = (others: readonly Box[]) =>
      sorted.find((height) => !others.some((box) => meet(box, boxAt(height))));
    const y = roomBeside([...full, ...counters]) ?? roomBeside(full);
    if (y === undefined) return [];
    full.push(boxAt(y));
    return [{ ...one, edge, y }];
  });
}
