/** Where the learner is: a mark for every screen, green once it is done, the present one with its number. */
import { useEffect, useRef } from 'preact/hooks';
import type { Tick } from '../../stores/left-off.ts';
import * as say from './words.ts';

interface Props {
  readonly at: number;
  readonly titles: readonly string[];
  readonly ticks: readonly Tick[];
  readonly onScreen: (at: number) => void;
}

const SAYS: Readonly<Record<Tick, string>> = { open: '', helped: say.helped, alone: say.alone };

export function Progress({ at, titles, ticks, onScreen }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = row.current?.children[at - 1] as HTMLElement | undefined;
    if (now) row.current?.scrollTo({ left: now.offsetLeft - (row.current.clientWidth - now.offsetWidth) / 2 });
  }, [at]);
  return (
    <nav aria-label={say.screens}>
      <ol class="lesson-progress line-below" ref={row}>
        {titles.map((title, i) => {
          const tick = ticks[i] ?? 'open';
          const isNow = i + 1 === at;
          return (
            <li key={title} data-now={isNow || undefined}>
              <button
                type="button"
                class="bare whole"
                data-tick={tick}
                aria-current={isNow ? 'step' : undefined}
                aria-label={`${i + 1}, ${title}${SAYS[tick]}`}
                title={title}
                onClick={() => onScreen(i + 1)}
              >
                <i>{isNow ? i + 1 : ''}</i>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
