/**
 * Where a branch left its game, loaded if there is one: the game as one line, the branch below it as a dashed one, and
 * whose each action was.
 */
import type { Shown } from '../../../../play/shown.ts';
import type { Now } from '../../../../stores/branch/branch.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import { sideOf } from '../../../board/badge.tsx';
import { useLeavings } from '../leaving.tsx';
import * as say from './words.ts';

/** Width of an action, and how many of the latest are drawn. */
const WIDE = 9;
const MOST = 40;

interface Props {
  readonly sitting: Sitting;
  readonly now: Now;
  readonly shown: Shown;
}

function Lane({ sitting, now, shown: { steps, sides } }: Props) {
  const { step } = sitting.branching.$branch.get();
  const span = Math.max(1, steps.length);
  const share = (n: number): string => `${((n / span) * 100).toFixed(2)}%`;
  const acts = now.moves.filter((move) => !move.follows);
  return (
    <svg class="branch-lane" role="img" aria-label={say.triedFrom(acts.length, step)}>
      <line class="lane" x1="0" x2="100%" y1="8" y2="8" />
      {steps.map((one, i) => (
        <rect
          key={i}
          class="lane-turn"
          data-look={sideOf(sides, one.side)?.look}
          x={share(i)}
          width={share(1)}
          y="6"
          height={one.side ? 4 : 0}
        />
      ))}
      <line class="branch-left" x1={share(step)} x2={share(step)} y1="1" y2="24" />
      {/* A long branch begins further left, so that its latest actions stay in sight. */}
      <svg x={`${Math.min((step / span) * 100, acts.length > 8 ? 0 : 60).toFixed(2)}%`} y="17" overflow="visible">
        <line class="branch-line" x1="0" x2={Math.max(3, Math.min(acts.length, MOST) + 1) * WIDE} y1="7" y2="7" />
        {acts.slice(-MOST).map(({ by }, i) => (
          <rect
            key={i}
            class="branch-act"
            data-look={sideOf(sides, by)?.look}
            x={i * WIDE + 3}
            y="3"
            width={WIDE - 2}
            height="8"
          />
        ))}
      </svg>
    </svg>
  );
}

/** Moves where it leaves, as long as nothing is played. */
function LeaveAt({ sitting, to }: Pick<Props, 'sitting'> & { readonly to: 'earlier' | 'later' }) {
  const { all, i } = useLeavings(sitting);
  if (i < 0 || all.length < 2) return null;
  const found = all[to === 'earlier' ? i - 1 : i + 1];
  return (
    <button
      type="button"
      class="branch-leave bare"
      aria-label={say.inThisStep(to)}
      disabled={!found}
      onClick={() => found && sitting.branching.leave(found.branch)}
    >
      {to === 'earlier' ? '‹' : '›'}
    </button>
  );
}

export function Where(props: Props) {
  return (
    <>
      <LeaveAt sitting={props.sitting} to="earlier" />
      <Lane {...props} />
      <LeaveAt sitting={props.sitting} to="later" />
    </>
  );
}
