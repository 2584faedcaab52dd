/** Steps by themselves, longer where there is more to read; a chapter, a touch or a hidden page ends it. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Stepping } from '../../stores/stepping.ts';

const SHORTEST = 4000;
const PER_LETTER = 45;

export function useAutoplay(
  stepping: Stepping,
  says: string,
  at: number,
): { readonly playing: boolean; readonly toggle: () => void } {
  const [playing, setPlaying] = useState(false);
  const toggle = useCallback(() => setPlaying((now) => !now), []);
  useEffect(() => {
    if (!playing) return;
    if (at >= stepping.last) return setPlaying(false);
    const timer = setTimeout(
      () => {
        if (stepping.chapters.some((c) => c.at === at + 1)) setPlaying(false);
        stepping.by(1);
      },
      Math.max(SHORTEST, says.length * PER_LETTER),
    );
    const stop = (event: Event) => {
      if (event.type !== 'visibilitychange' || document.hidden) setPlaying(false);
    };
    addEventListener('pointerdown', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [playing, at, stepping, says]);
  return { playing, toggle };
}
