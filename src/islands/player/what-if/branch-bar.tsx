/** The bar while a branch is open: where it left the game, and the way back. */
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { From } from './leaving.tsx';

/** A branch that goes on where the reader stands plays on; one that leaves before tries something else. */
const isPlay = ({ branching, at }: Sitting): boolean => branching.$branch.get().step >= at;

export function BranchBar({ sitting, onBack }: { readonly sitting: Sitting; readonly onBack: () => void }) {
  const { isNew } = sitting.branching.line.sample;
  return (
    <header class="player-bar beside branch-bar">
      <button type="button" class="player-back bare" aria-label="Close" onClick={onBack}>
        ✕
      </button>
      <div class="branch-title">
        <h1>{isPlay(sitting) ? 'Play from here' : 'What if'}</h1>
        <From sitting={sitting} />
      </div>
      <button type="button" class="branch-back bare" onClick={onBack}>
        Back to the {isNew ? 'set-up' : 'game'}
      </button>
    </header>
  );
}
