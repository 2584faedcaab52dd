/** Stepping by keys and swipes, unless a control on the page has the focus. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Stepping } from '../../stores/stepping.ts';

/** Controls that use these keys themselves. */
const CONTROLS = 'input, select, textarea, [role="slider"], [contenteditable], summary';

export function useKeys(stepping: Stepping, toggle: () => void, close: () => void, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => stepping.by(-1),
      ArrowRight: () => stepping.by(1),
      Home: () => stepping.go(stepping.first),
      End: () => stepping.go(stepping.last),
      PageUp: () => stepping.chapter(-1),
      PageDown: () => stepping.chapter(1),
    };
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (event.key === 'Escape') return close();
      if (target.closest(CONTROLS) || target.closest('[popover]')) return;
      if (event.key === ' ') {
        // A button that has the focus is pressed by the same key.
        if (target.closest('button, a')) return;
        event.preventDefault();
        return toggle();
      }
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [stepping, toggle, close, on]);
}

/** Far enough and more across than down. */
const FAR = 44;

export function useSwipe(stepping: Stepping) {
  const from = useRef<readonly [number, number] | undefined>(undefined);
  return {
    onTouchStart(event: JSX.TargetedTouchEvent<HTMLElement>) {
      const touch = event.touches[0];
      from.current = touch && event.touches.length === 1 ? [touch.clientX, touch.clientY] : undefined;
    },
    onTouchEnd(event: JSX.TargetedTouchEvent<HTMLElement>) {
      const touch = event.changedTouches[0];
      if (!from.current || !touch) return;
      const [dx, dy] = [touch.clientX - from.current[0], touch.clientY - from.current[1]];
      from.current = undefined;
      if (Math.abs(dx) > FAR && Math.abs(dx) > 1.6 * Math.abs(dy)) stepping.by(dx < 0 ? 1 : -1);
    },
  };
}
