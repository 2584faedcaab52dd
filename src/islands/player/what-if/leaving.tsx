/** Which decision of a step a branch replaces, as the bar says it. */
import { type Leaving, leavingOf, leavingsAt } from '../../../stores/branch/main-line.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useStore } from '../../use-store.ts';
import { ownReadings } from './fresh.ts';
import * as say from './words.ts';

/** The decisions of the step, those after the end of the game left out, and the one where the branch stands. */
export function useLeavings({ branching, at }: Sitting): { readonly all: readonly Leaving[]; readonly i: number } {
  const { line } = branching;
  const over = line.game.ending(line.moments[at - 1]?.state ?? line.start) !== undefined;
  const all = leavingsAt(line, at).filter(({ branch }) => branch.step < at || !over);
  return { all, i: leavingOf(all, useStore(branching.$branch)) };
}

/** `Step 4, moment 1 of 3`. */
export function From({ sitting }: { readonly sitting: Sitting }) {
  const { all, i } = useLeavings(sitting);
  const { at } = sitting;
  if (at === 0) return <span>{ownReadings(sitting.branching.line.sample.setup) || say.fromSetUp}</span>;
  const moments = all.filter(({ branch }) => branch.step < at).length;
  if (i >= moments) return <span>{say.afterStep(at)}</span>;
  return <span>{i >= 0 && moments > 1 ? say.partOf(at, i + 1, moments) : say.fromStep(at)}</span>;
}
