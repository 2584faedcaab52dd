/**
 * A game by link as it arrived: what happened since the last decision made here, step by step; or an older course, or one
 * that differs.
 */
import { useState } from 'preact/hooks';
import type { Side } from '../../../play/shown.ts';
import type { Move } from '../../../stores/branch/branch.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { type ByLink, knownTo } from '../../../stores/by-link/by-link.ts';
import { canSeal } from '../../../stores/by-link/seal.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useStore } from '../../use-store.ts';
import { GivenUp } from './giving-up.tsx';
import * as say from './words.ts';

interface CameProps {
  readonly sitting: Sitting;
  readonly link: ByLink;
  readonly sides: readonly Side[];
  readonly onReplace: (sitting: Sitting) => void;
}

/** Whether what came is simply what comes next, and what it is. */
export function Came({ sitting, link, sides, onReplace }: CameProps) {
  const brought = useStore(link.$brought);
  const { bare } = useStore(link.$known);
  const trouble = useStore(link.$kept)?.trouble;
  const { moves } = useStore(sitting.branching.$now);
  const here = moves.length;
  return (
    <>
      {trouble && (
        <p class="player-problem" role="status">
          {trouble}
        </p>
      )}
      <GivenUp {...{ sitting, link, sides }} />
      {bare && <p class="hint">{canSeal() ? say.byAgreement : say.notSealed}</p>}
      {brought?.type === 'older' && (
        <p class="player-problem" role="status">
          {say.isOld(brought.many, here)}
          <button type="button" onClick={() => sitting.$looks.set(Math.max(0, brought.many - 1))}>
            {say.lookAtOld}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              sitting.$looks.set(undefined);
              link.forgetBrought();
            }}
          >
            {say.goOn}
          </button>
        </p>
      )}
      {brought?.type === 'apart' && (
        <p class="player-problem" role="status">
          {say.parts(brought.shared, here, brought.many)}
          <button type="button" onClick={link.forgetBrought}>
            {say.keepMine}
          </button>{' '}
          <button
            type="button"
            onClick={async () => {
              await link.setAside(say.otherCourse);
              onReplace(brought.take());
            }}
          >
            {say.takeTheirs}
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

/** Behind the last decision of somebody here, and what it brought about itself. */
function sinceLast(moves: readonly Move[], here: readonly string[]): number {
  const own = knownTo(moves, here);
  const next = moves.findIndex(
    ({ by, follows }, i) => i >= own && !(follows && (by === 'chance' || here.includes(by))),
  );
  return own === 0 ? 0 : next < 0 ? moves.length : next;
}

/** What has been done since whoever sits here decided last. */
function Since({ sitting, link, sides }: Omit<CameProps, 'onReplace'>) {
  const { moves, decider } = useStore(sitting.branching.$now);
  const { here } = useStore(link.$known);
  const looks = useStore(sitting.$looks);
  // What was seen as it came need not be gone through again.
  const [cameWith] = useState(moves.length);
  const from = sinceLast(moves.slice(0, cameWith), here);
  const steps = stepsOf(moves.slice(0, cameWith), from);
  if (moves.length > cameWith || steps.length === 0) return null;
  const at = looks === undefined ? -1 : steps.findIndex(({ nth }) => nth >= looks);
  const step = steps[at];
  const side = sideOf(sides, step?.by);
  const go = (to: number) => sitting.$looks.set(steps[to]?.nth);
  const isYours = decider !== undefined && here.includes(decider);
  return (
    <section class="since stack words on-sheet" data-steps={step ? '' : undefined} aria-label={say.sinceLast}>
      {step ? (
        <p aria-live="polite">
          {side && <Badge side={side} />} {step.says}
        </p>
      ) : (
        <p>
          <b>{isYours && say.yourMove}</b>
          {say.howMany(from === 0, steps.length)}
        </p>
      )}
      {step ? (
        <p class="row">
          <button type="button" aria-label={say.stepBefore} disabled={at <= 0} onClick={() => go(at - 1)}>
            ‹
          </button>
          <span>{say.of(at + 1, steps.length)}</span>
          <button type="button" aria-label={say.nextStep} disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
            ›
          </button>
          <button type="button" onClick={() => sitting.$looks.set(undefined)}>
            {say.toMove(isYours)}
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => go(0)}>
          {say.showSteps(steps.length)}
        </button>
      )}
    </section>
  );
}
