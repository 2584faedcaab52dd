/** Back, on, by itself, and the scrubber: in reach of a thumb. */
import type { Shown } from '../../play/shown.ts';
import type { Stepping } from '../../stores/stepping.ts';
import { Scrubber } from './scrubber.tsx';

interface Props {
  readonly shown: Shown;
  readonly stepping: Stepping;
  readonly at: number;
  readonly autoplay: { readonly playing: boolean; readonly toggle: () => void };
  readonly embedded: boolean;
}

export function Controls({ shown, stepping, at, autoplay, embedded }: Props) {
  const over = at >= stepping.last;
  return (
    <footer class="player-controls">
      <div class="player-line">
        <Scrubber shown={shown} stepping={stepping} at={at} />
        <span class="player-count">
          <b>{at}</b> of {stepping.last}
        </span>
      </div>
      <div class="player-buttons">
        {!embedded && (
          <button
            type="button"
            class="player-auto"
            aria-pressed={autoplay.playing}
            aria-label={autoplay.playing ? 'Stop' : 'Play by itself'}
            onClick={autoplay.toggle}
          >
            {autoplay.playing ? '❚❚' : '▷'}
          </button>
        )}
        <button
          type="button"
          class="player-step-back"
          aria-label="Step back"
          disabled={at <= stepping.first}
          onClick={() => stepping.by(-1)}
        >
          ◀
        </button>
        <button type="button" class="player-next" onClick={() => (over ? stepping.go(stepping.first) : stepping.by(1))}>
          {over ? 'Again' : 'Next'} <span aria-hidden="true">{over ? '↺' : '▶'}</span>
        </button>
      </div>
    </footer>
  );
}
