/** Tells the page that an island's controls work; anything pressed too early is then pressed again. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useAwake(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent('tabularium:awake', { bubbles: true }));
  }, []);
}
