/** At the foot of a screen: the hand, undo, the buttons that end or roll, and finally Next. */
import type { ComponentChildren } from 'preact';
import type { Judged } from '../../play/lesson.ts';
import type { Deed } from '../player/what-if/foot.tsx';
import * as say from './words.ts';

interface Props {
  readonly verdict: Judged['verdict'];
  readonly deeds: readonly Deed[];
  /** Dice that wait, and whether the learner names the faces. */
  readonly dice: { readonly own: boolean; readonly onOwn: () => void } | undefined;
  readonly onNext: { readonly says: string; readonly act: () => void } | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onAgain: () => void;
  /** The hand. */
  readonly children?: ComponentChildren;
}

export function Foot({ verdict, deeds, dice, onNext, onBack, onAgain, children }: Props) {
  const isDone = verdict === 'done';
  return (
    <footer class="player-controls branch-foot" data-bare={deeds.length === 0 && verdict === 'open' ? '' : undefined}>
      {children}
      <div class="player-buttons">
        {verdict === 'open' && (
          <button
            type="button"
            class="branch-undo"
            aria-label={say.takeBack}
            disabled={onBack === undefined}
            onClick={onBack}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 5L4.5 9.5L9 14M5 9.5h9.5a4.5 4.5 0 0 1 0 9H11" />
            </svg>
          </button>
        )}
        {deeds.map(({ says, act, main }) => (
          <button key={says} type="button" class={main ? 'player-next branch-play' : 'branch-play'} onClick={act}>
            <span>{dice ? say.throwDice : says}</span>
          </button>
        ))}
        {dice && (
          <button type="button" class="lesson-own" aria-pressed={dice.own} onClick={dice.onOwn}>
            {say.ownDice}
          </button>
        )}
        {verdict === 'astray' && (
          <button type="button" class="player-next" onClick={onAgain}>
            {say.takeItBack}
          </button>
        )}
        {isDone && (
          <button type="button" class="lesson-again" onClick={onAgain}>
            {say.again}
          </button>
        )}
        {isDone && onNext && (
          <button type="button" class="player-next lesson-next" onClick={onNext.act}>
            {say.next(onNext.says)}
          </button>
        )}
      </div>
    </footer>
  );
}
