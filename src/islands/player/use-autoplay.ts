/** Autoplay: pauses longer where there is more to read; a chapter, a touch or a hidden page stops it. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Stepping } from '../../stores/stepping.ts';

/** How long a step stays at least, in ms, and how long for each letter of its sentence. */
const SPEEDS = {
  normal: { least: 4000, letter: 45 },
  fast: { least: 2000, letter: 22 },
  slow: { least: 8000, letter: 90 },
} as const;
export type Speed = keyof typeof SPEEDS;
const ORDER = Object.keys(SPEEDS) as readonly Speed[];

export interface Autoplay {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly speed: Speed;
  /** The next of the speeds. */
  readonly change: () => void;
}

/** A touch of these is no wish to stop. */
export const STAYS = 'player-speed';

export function useAutoplay(stepping: Stepping, says: string, at: number): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const toggle = useCallback(() => setPlaying((now) => !now), []);
  const change = useCallback(() => setSpeed((now) => ORDER[(ORDER.indexOf(now) + 1) % ORDER.length] ?? now), []);
  useEffect(() => {
    if (!playing) return;
    if (at >= stepping.last) return setPlaying(false);
    const { least, letter } = SPEEDS[speed];
    const timer = setTimeout(
      () => {
        if (stepping.chapters.some((c) => c.at === at + 1)) setPlaying(false);
        stepping.by(1);
      },
      Math.max(least, says.length * letter),
    );
    const stop = (event: Event) => {
      const stays = event.target instanceof Element && event.target.closest(`.${STAYS}`);
      if (event.type === 'visibilitychange' ? document.hidden : !stays) setPlaying(false);
    };
    addEventListener('pointerdown', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [playing, speed, at, stepping, says]);
  return { playing, toggle, speed, change };
}
