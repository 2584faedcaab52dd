/** A store's value in a component, drawn again at once when it changes. */
import type { ReadableAtom } from 'nanostores';
import { useEffect, useReducer } from 'preact/hooks';

export function useStore<T>(store: ReadableAtom<T>): T {
  const [, redraw] = useReducer<number, void>((times) => times + 1, 0);
  const drawn = store.get();
  useEffect(() => {
    const leave = store.listen(() => redraw());
    // It may have changed between the drawing and now.
    if (store.get() !== drawn) redraw();
    return leave;
  }, [store]);
  return drawn;
}
