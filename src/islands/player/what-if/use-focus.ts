/** Moves the focus to the next question, and announces it with what has just happened. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Now } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import type { Tapping } from '../../../stores/branch/tapping.ts';

/**
 * The question takes the focus when it is asked, so that its answers are the next keys; where a piece may go, or one of
 * several, the board has them. What has the focus and stays keeps it.
 */
export function useFocus(
  question: RefObject<HTMLElement>,
  sitting: Sitting,
  now: Now,
  tapping: Tapping,
  covered: boolean,
): void {
  const asked = useRef<{ readonly now: Now; readonly sitting: Sitting }>();
  useLayoutEffect(() => {
    if (covered) return;
    // Whoever chooses of the set-up stays where they choose.
    const isNext = asked.current?.sitting === sitting && asked.current.now !== now;
    asked.current = { now, sitting };
    if (isNext) document.querySelector('.branch-sheet')?.scrollTo(0, 0);
    if (isNext || document.activeElement === document.body) question.current?.focus({ preventScroll: true });
  }, [now, tapping, covered]);
  useEffect(() => {
    // The board is drawn after the question.
    const { reach, movers, named, goal } = tapping;
    if (named.length === 0 || goal !== undefined) return;
    // From the question, or from the piece that was just chosen on the board.
    const from = document.activeElement;
    if (from !== question.current && !from?.matches('.touch-targets [aria-pressed="true"]')) return;
    const [nearest = ''] = reach?.ways.keys() ?? [];
    const css = reach ? `[data-touch="${CSS.escape(nearest)}"]` : movers.length > 0 ? 'button' : undefined;
    if (css) document.querySelector<HTMLElement>(`.touch-targets ${css}`)?.focus({ preventScroll: true });
  }, [tapping]);
}

/** Controls that use these keys themselves. */
const CONTROLS = 'input, select, textarea, [contenteditable]';

const clicked = (css: string): boolean => {
  const button = document.querySelector<HTMLElement>(css);
  button?.click();
  return button !== null;
};

/** Cards by their number, 0 to pass or end, Enter at the question for what is due, back by Escape or U. */
export function usePlayKeys(sitting: Sitting, canUndo: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest(CONTROLS) || target.closest('[popover]')) return;
      const { named, goal } = sitting.$taps.get();
      const isTapped = named.length > 0 || goal !== undefined;
      if (event.key === 'Escape' && isTapped) sitting.back();
      else if ((event.key === 'u' || event.key === 'U') && (isTapped || canUndo)) sitting.back();
      else if (/^\d$/.test(event.key) && !target.closest('.faces'))
        clicked(event.key === '0' ? '.branch-play:not(.player-next)' : `.hand-card[data-key="${event.key}"]`);
      else if (event.key !== 'Enter' || !target.closest('.asks-says') || !clicked('.branch-play.player-next')) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [sitting, canUndo]);
}
