/** Anything that loads when it is wanted, a component's code or data; if it fails to load, a way to try again. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Act = () => Promise<unknown>;

function Lost({ again }: { again: Act }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => window.lose(again, place.current), []);
  return <div class="lost-place" ref={place} />;
}

/** Does what needs code or data of its own; the note is there for as long as that did not come. */
export function useAttempt(): readonly [note: VNode | undefined, attempt: (act: Act) => Promise<void>] {
  const [lost, setLost] = useState<{ readonly again: Act }>();
  const attempt = async (act: Act) => {
    const again = async () => {
      await act();
      setLost(undefined);
    };
    await again().catch(() => setLost({ again }));
  };
  return [lost && <Lost key={lost} again={lost.again} />, attempt];
}

export function useLater<P = object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | undefined {
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!wanted || View) return;
    const fetch = async () => {
      const loaded = await load();
      setView(() => loaded);
    };
    fetch().catch(() => setView(() => () => <Lost again={fetch} />));
  }, [wanted]);
  return wanted ? View : undefined;
}
