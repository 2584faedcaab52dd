/** Under the choices: what was tried as a lane, undo, and the button that says what it will do. */
import type { Chance } from '../../../play/chance.ts';
import type { Shown } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import type { Chosen, Sitting } from '../../../stores/branch/sitting.ts';
import { Lane } from './lane.tsx';
import { LeaveAt } from './leaving.tsx';
import type { Waiting } from './use-chance.ts';

interface Props {
  readonly sitting: Sitting;
  readonly now: Now;
  readonly shown: Shown;
  readonly chosen: Chosen | undefined;
  readonly refused: boolean;
  readonly waiting: Waiting;
  readonly chance: Chance | undefined;
  /** The screen is being handed over. */
  readonly covered: boolean;
  readonly onPlay: () => void;
}

const BY_CHANCE = { roll: 'roll', deal: 'deal', draw: 'draw', shuffle: 'shuffle' } as const;

/** What pressing it will do; undefined where nothing can be done yet. */
function deed({ now, chosen, refused, waiting, chance, covered }: Props): string | undefined {
  if (covered || refused) return undefined;
  const { action } = waiting;
  const rolled = action?.type === 'roll' ? Object.values(action.faces).flat() : [];
  const faces = rolled.length ? `${rolled.length === 1 ? 'a ' : ''}${rolled.join(', ')}` : '';
  if (chosen) return [chosen.says, faces].filter((text) => text).join(', ');
  if (!now.chance || !chance || !action) return undefined;
  return faces || BY_CHANCE[chance.type];
}

export function Foot(props: Props) {
  const { sitting, now, shown, refused, covered, chosen, onPlay } = props;
  const says = deed(props);
  const waits = now.ending ? 'The game is over' : now.chance ? 'Tap faces, or roll' : 'Choose above';
  return (
    <footer class="player-controls branch-foot">
      <div class="branch-where beside">
        <LeaveAt sitting={sitting} to="Earlier" />
        <Lane sitting={sitting} now={now} shown={shown} />
        <LeaveAt sitting={sitting} to="Later" />
      </div>
      <div class="player-buttons">
        <button
          type="button"
          class="branch-undo"
          aria-label="Undo"
          disabled={now.moves.length === 0}
          onClick={() => sitting.branching.undo()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5L4.5 9.5L9 14M5 9.5h9.5a4.5 4.5 0 0 1 0 9H11" />
          </svg>
        </button>
        <button type="button" class="player-next branch-play" disabled={says === undefined} onClick={onPlay}>
          <span>
            {says !== undefined
              ? `Play it: ${says}`
              : covered
                ? 'Hand the device over'
                : refused && chosen
                  ? 'Not allowed'
                  : waits}
          </span>
        </button>
      </div>
    </footer>
  );
}
