/** A piece of a drawing that is kept as it is until what it is drawn from has changed: most of a board is, at most steps. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

/** `from` is compared as text, since every step makes its values anew. */
export function Kept({ from, children }: { readonly from: unknown; readonly children: ComponentChildren }) {
  return useMemo(() => <>{children}</>, [JSON.stringify(from)]);
}
