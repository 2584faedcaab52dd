/** Back, forward, autoplay, and the scrubber: within a thumb's reach. */
import type { Shown } from '../../play/shown.ts';
import type { Stepping } from '../../stores/stepping.ts';
import { Icon } from './icon.tsx';
import { SampleLine } from './line/sample-line.tsx';
import { Scrubber } from './scrubber.tsx';
import { type Autoplay, STAYS } from './use-autoplay.ts';
import * as say from './words.ts';

interface Props {
  readonly uid: string;
  readonly shown: Shown;
  readonly stepping: Stepping;
  readonly at: number;
  readonly autoplay: Autoplay;
  readonly embedded: boolean;
  /** Leaves the game for a branch; absent where there is none. */
  readonly whatIf?: { readonly open: () => void; readonly opening: boolean } | undefined;
}

export function Controls({ uid, shown, stepping, at, autoplay, embedded, whatIf }: Props) {
  const over = at >= stepping.last;
  const branch = whatIf && (
    <button
      type="button"
      class={stepping.last === 0 ? 'player-next' : 'player-what-if'}
      disabled={whatIf.opening}
      onClick={whatIf.open}
    >
      {at > 0 && <Icon name="branch" />} {at === 0 ? say.playFromHere : say.whatIf}
    </button>
  );
  if (stepping.last === 0)
    return (
      <footer class="player-controls">
        <div class="player-buttons">{branch}</div>
      </footer>
    );
  return (
    <footer class="player-controls">
      <div class="player-line beside">
        <div class="grow">
          {!embedded && <SampleLine {...{ uid, shown, stepping, at }} />}
          <Scrubber shown={shown} stepping={stepping} at={at} />
        </div>
        <span class="player-count note">
          <b class="block">{at}</b> of {stepping.last}
        </span>
      </div>
      <div class="player-buttons">
        {!embedded && (
          <button
            type="button"
            aria-pressed={autoplay.playing}
            aria-label={autoplay.playing ? say.stop : say.playOn}
            onClick={autoplay.toggle}
          >
            <Icon name={autoplay.playing ? 'stop' : 'play'} />
          </button>
        )}
        <button type="button" aria-label={say.stepBack} disabled={at <= stepping.first} onClick={() => stepping.by(-1)}>
          <Icon name="earlier" />
        </button>
        {autoplay.playing ? (
          <button type="button" class={STAYS} aria-label={say.speed(autoplay.speed)} onClick={autoplay.change}>
            {autoplay.speed}
          </button>
        ) : (
          branch
        )}
        <button type="button" class="player-next" onClick={() => (over ? stepping.go(stepping.first) : stepping.by(1))}>
          {over ? say.again : say.next} <Icon name={over ? 'again' : 'later'} />
        </button>
      </div>
    </footer>
  );
}
