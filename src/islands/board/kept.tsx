/** A part of a drawing that is only redrawn when its data has changed: most of a board stays the same from step to step. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';

/** `from` is compared as text, since every step makes its values anew. */
export function Kept({ from, children }: { readonly from: unknown; readonly children: ComponentChildren }) {
  return useMemo(() => <>{children}</>, [JSON.stringify(from)]);
}
