/** Below the question: the hand, the branch as a lane, undo, and the button for the likeliest next thing. */
import type { ComponentChildren } from 'preact';
import type { Figure } from '../../../play/figure.ts';
import type { Shown } from '../../../play/shown.ts';
import { lately, type Now } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useLater } from '../../later.tsx';
import { useStore } from '../../use-store.ts';
import { FigureLine } from './figure.tsx';
import * as say from './words.ts';

export interface Deed {
  readonly says: string;
  readonly act: () => void;
  /** The one that most want: Go, Roll. */
  readonly main?: boolean;
  readonly note?: string | undefined;
  /** What it is worth, as the rows tell it. */
  readonly figure?: Figure;
}

interface Props {
  readonly sitting: Sitting;
  readonly now: Now;
  readonly shown: Shown;
  readonly deeds: readonly Deed[];
  /** The hand. */
  readonly children?: ComponentChildren;
}

export function Foot({ sitting, now, shown, deeds, children }: Props) {
  const noUndo = useStore(sitting.$noUndo);
  const { named, goal } = useStore(sitting.$taps);
  // A game that begins afresh left none.
  const Where = useLater(async () => (await import('./parts/where.tsx')).Where, !shown.isNew);
  const isTapped = named.length > 0 || goal !== undefined;
  const why = isTapped ? undefined : noUndo;
  const what = !isTapped && lately(now).some(({ action }) => action.type === 'roll') ? say.takeBackRoll : say.takeBack;
  return (
    <footer class="player-controls branch-foot" data-bare={deeds.length === 0 ? '' : undefined}>
      {children}
      {!shown.isNew && (
        <div class="branch-where beside">{Where && <Where sitting={sitting} now={now} shown={shown} />}</div>
      )}
      <div class="player-buttons">
        <button
          type="button"
          class="branch-undo"
          aria-label={why ? say.takeBackWhy(why) : what}
          title={why ?? what}
          disabled={why !== undefined}
          onClick={sitting.back}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5L4.5 9.5L9 14M5 9.5h9.5a4.5 4.5 0 0 1 0 9H11" />
          </svg>
        </button>
        {deeds.map(({ says, act, main, note, figure }) => (
          <button key={says} type="button" class={main ? 'player-next branch-play' : 'branch-play'} onClick={act}>
            <span>
              {says}
              {figure && <FigureLine figure={figure} />}
              {note && <small>{note}</small>}
            </span>
          </button>
        ))}
        <p class="play-keys" aria-hidden="true">
          {say.KEYS.map(([key, says]) => (
            <span key={key}>
              <kbd>{key}</kbd> {says}
            </span>
          ))}
        </p>
      </div>
    </footer>
  );
}
