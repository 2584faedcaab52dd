/** Which decision of its step a branch leaves: told in the bar, moved beside the lane as long as nothing is played. */
import { type Leaving, leavingOf, leavingsAt } from '../../../stores/branch/main-line.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useStore } from '../../use-store.ts';
import { ownReadings } from './fresh.ts';

/** The decisions of the step, those after the end of the game left out, and the one where the branch stands. */
function useLeavings({ branching, at }: Sitting): { readonly all: readonly Leaving[]; readonly i: number } {
  const { line } = branching;
  const over = line.game.ending(line.moments[at - 1]?.state ?? line.start) !== undefined;
  const all = leavingsAt(line, at).filter(({ branch }) => branch.step < at || !over);
  return { all, i: leavingOf(all, useStore(branching.$branch)) };
}

/** `Step 4, moment 1 of 3`. */
export function From({ sitting }: { readonly sitting: Sitting }) {
  const { all, i } = useLeavings(sitting);
  const { at } = sitting;
  if (at === 0) return <span>{ownReadings(sitting.branching.line.sample.setup) || 'From the set-up'}</span>;
  const moments = all.filter(({ branch }) => branch.step < at).length;
  if (i >= moments) return <span>After step {at}</span>;
  return <span>{i >= 0 && moments > 1 ? `Step ${at}, moment ${i + 1} of ${moments}` : `From step ${at}`}</span>;
}

interface Props {
  readonly sitting: Sitting;
  readonly to: 'Earlier' | 'Later';
}

export function LeaveAt({ sitting, to }: Props) {
  const { all, i } = useLeavings(sitting);
  if (i < 0 || all.length < 2) return null;
  const found = all[to === 'Earlier' ? i - 1 : i + 1];
  return (
    <button
      type="button"
      class="branch-leave bare"
      aria-label={`${to} in this step`}
      disabled={!found}
      onClick={() => found && sitting.branching.leave(found.branch)}
    >
      {to === 'Earlier' ? '‹' : '›'}
    </button>
  );
}
