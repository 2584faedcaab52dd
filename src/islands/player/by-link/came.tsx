/**
 * A game by link as it arrived: what happened since the last decision made here, step by step; or an older course, or one
 * that differs.
 */
import { useState } from 'preact/hooks';
import { plural } from '../../../calculator/words.ts';
import type { Side } from '../../../play/shown.ts';
import type { Move } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { type ByLink, knownTo } from '../../../stores/by-link/by-link.ts';
import { canSeal } from '../../../stores/by-link/seal.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';

interface CameProps {
  readonly sitting: Sitting;
  readonly link: ByLink;
  readonly sides: readonly Side[];
  readonly onReplace: (sitting: Sitting) => void;
}

const actions = (many: number): string => plural(many, 'action');

/** Whether what came is simply what comes next, and what it is. */
export function Came({ sitting, link, sides, onReplace }: CameProps) {
  const brought = useStore(link.$brought);
  const { bare } = useStore(link.$known);
  const { moves } = useStore(sitting.branching.$now);
  const here = moves.length;
  return (
    <>
      {bare && (
        <p class="hint">
          {canSeal()
            ? 'All hands lie open, by agreement.'
            : 'Over plain http a browser seals nothing: this game is played with open hands, and its link can be read by anybody.'}
        </p>
      )}
      {brought?.type === 'older' && (
        <p class="player-problem" role="status">
          This link is an old one: it holds {actions(brought.many)}, and {here} are here. The newer course is open.{' '}
          <button type="button" onClick={() => sitting.$looks.set(Math.max(0, brought.many - 1))}>
            Look at the old one
          </button>{' '}
          <button type="button" onClick={link.forgetBrought}>
            Go on
          </button>
        </p>
      )}
      {brought?.type === 'apart' && (
        <p class="player-problem" role="status">
          The two courses share {actions(brought.shared)} and then part: {here} are here, and the link has{' '}
          {brought.many}. Neither is lost.{' '}
          <button type="button" onClick={link.forgetBrought}>
            Keep mine
          </button>{' '}
          <button
            type="button"
            onClick={async () => {
              await link.setAside();
              onReplace(brought.take());
            }}
          >
            Take theirs
          </button>
        </p>
      )}
      <Since {...{ sitting, link, sides }} />
    </>
  );
}

interface Step {
  /** The action after which it is shown. */
  readonly nth: number;
  readonly by: string;
  readonly says: string;
}

/** What left a word, by whom; what somebody did in a row is one step. */
function stepsOf(moves: readonly Move[], from: number): Step[] {
  const steps: (Step & { says: string; nth: number })[] = [];
  for (const [i, { by, happened, follows }] of moves.entries()) {
    if (i < from) continue;
    const says = happened.map((one) => one.says).join(' ');
    const last = steps.at(-1);
    if (last && follows && last.by === by) Object.assign(last, { nth: i, says: `${last.says} ${says}`.trim() });
    else steps.push({ nth: i, by, says });
  }
  return steps.filter(({ says }) => says);
}

/** What has been done since whoever sits here decided last. */
function Since({ sitting, link, sides }: Omit<CameProps, 'onReplace'>) {
  const { moves, decider } = useStore(sitting.branching.$now);
  const { here } = useStore(link.$known);
  const looks = useStore(sitting.$looks);
  // What was seen as it came need not be gone through again.
  const [cameWith] = useState(moves.length);
  const from = knownTo(moves.slice(0, cameWith), here);
  const steps = stepsOf(moves.slice(0, cameWith), from);
  if (moves.length > cameWith || steps.length === 0) return null;
  const at = looks === undefined ? -1 : steps.findIndex(({ nth }) => nth >= looks);
  const step = steps[at];
  const side = sideOf(sides, step?.by);
  const go = (to: number) => sitting.$looks.set(steps[to]?.nth);
  const isYours = decider !== undefined && here.includes(decider);
  return (
    <section class="since" data-steps={step ? '' : undefined} aria-label="What has happened since your last move">
      {step ? (
        <p aria-live="polite">
          {side && <Badge side={side} />} {step.says}
        </p>
      ) : (
        <p>
          <b>{isYours && 'Your move. '}</b>
          {from > 0 ? 'Since your last one' : 'So far'}: {plural(steps.length, 'step')}.
        </p>
      )}
      {step ? (
        <p class="row">
          <button type="button" aria-label="The step before" disabled={at <= 0} onClick={() => go(at - 1)}>
            ‹
          </button>
          <span>
            {at + 1} of {steps.length}
          </span>
          <button
            type="button"
            aria-label="The next step"
            disabled={at === steps.length - 1}
            onClick={() => go(at + 1)}
          >
            ›
          </button>
          <button type="button" onClick={() => sitting.$looks.set(undefined)}>
            To the move
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => go(0)}>
          {steps.length > 1 ? 'Show them one by one' : 'Show it'}
        </button>
      )}
    </section>
  );
}
