/** The bar while a branch is open: where it left the game, and the way back. */
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useStore } from '../../use-store.ts';
import { From } from './leaving.tsx';
import * as say from './words.ts';

/** A branch that goes on where the reader stands plays on; one that leaves before tries something else. */
const isPlay = ({ branching, at }: Sitting): boolean => branching.$branch.get().step >= at;

/** Who acts now, and in which turn. */
function Acting({ sitting }: { readonly sitting: Sitting }) {
  const { decider } = useStore(sitting.$turn);
  const { board } = useStore(sitting.$seen);
  const { seats } = sitting.branching.line.game;
  const who = decider === undefined ? say.gameOver : decider === 'chance' ? say.chance : seats[decider];
  const turn = Object.values(board.tracks).find(({ at }) => typeof at === 'number');
  return (
    <h1>
      {turn && `${turn.label} ${turn.at}: `}
      {who}
    </h1>
  );
}

export function BranchBar({ sitting, onBack }: { readonly sitting: Sitting; readonly onBack: () => void }) {
  const { isNew } = sitting.branching.line.sample;
  return (
    <header class="player-bar beside tap branch-bar">
      <button type="button" class="player-back bare" aria-label={say.close} onClick={onBack}>
        ✕
      </button>
      <div class="branch-title">
        <Acting sitting={sitting} />
        <span>
          {!isNew && (isPlay(sitting) ? say.playFrom : say.whatIf)}
          <From sitting={sitting} />
        </span>
      </div>
      <button type="button" class="branch-back quiet" onClick={onBack}>
        {say.backTo(isNew === true)}
      </button>
    </header>
  );
}
