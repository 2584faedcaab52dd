/** Moves a counter along its arrow and fades in what is new on it; not with reduced motion. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seen } from '../../stores/stepping.ts';
import type { Ground, Point } from '../board/ground.ts';

/** In ms. */
const LONG = 160;
const EASED = { duration: LONG, easing: 'ease-out' } as const;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where a piece comes from, place by place, seen from where it is now: in px. */
function wayTo(path: readonly string[], { spots }: Ground, scale: number): Keyframe[] {
  const points = path.flatMap((id): Point[] => spots.filter((s) => s.id === id).map((s) => s.at));
  const end = points.at(-1);
  if (!end || points.length < 2) return [];
  return points.map(([x, y]) => ({
    transform: `translate(${(x - end[0]) * scale}px, ${(y - end[1]) * scale}px)`,
  }));
}

/** Only a step forward moves: back, or further, the reader wants to be there. */
export function useMotion(frame: RefObject<HTMLElement>, seen: Seen, ground: Ground, scale: number): void {
  const shown = useRef(seen);
  useEffect(() => {
    const [from, place] = [shown.current, frame.current];
    shown.current = seen;
    const isNext = seen.before !== undefined && (seen.at === from.at + 1 || seen.before === from.board);
    if (!place || seen.board === from.board || !isNext || isStill()) return;
    for (const { as, side, path } of seen.board.moves) {
      const way = as === 'moved' ? wayTo(path, ground, scale) : [];
      const counter = place.querySelector(
        `[data-place="${CSS.escape(path.at(-1) ?? '')}"] [data-side="${CSS.escape(side)}"]`,
      );
      if (way.length) counter?.animate(way, EASED);
    }
    for (const changed of place.querySelectorAll('.pill, .changed')) changed.animate([{ opacity: 0 }, {}], EASED);
  }, [seen]);
}
