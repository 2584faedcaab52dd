/** A component whose code comes once it is wanted; where it does not come, a way to try again. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The page's first lines know what the button does. */
export const Failed = () => (
  <p class="problem" role="alert">
    This part did not load.{' '}
    <button type="button" data-again="">
      Try again
    </button>
  </p>
);

export function useLater<P = object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | undefined {
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!wanted || View) return;
    load().then(
      (loaded) => setView(() => loaded),
      () => setView(() => Failed),
    );
  }, [wanted]);
  return wanted ? View : undefined;
}
