/** Opens a branch: everything that is loaded when somebody first asks "what if", and what draws it. */
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { type Touch, touch } from '../../board/touch/touch.ts';
import type { Data, EngineAt } from '../props.ts';
import { BranchBar } from './branch-bar.tsx';
import { groundOf, openAt, type Room, roomOf } from './engine.ts';
import { Log } from './log.tsx';
import { boardOf } from './on-board.ts';
import { Sheet } from './sheet.tsx';

/** Fetched beside the code. */
export { branchStyles } from './styles.ts';

export interface Opened {
  readonly room: Room;
  /** Absent where the address holds no branch that can be opened. */
  readonly sitting?: Sitting;
  readonly problem?: string;
  readonly Bar: typeof BranchBar;
  readonly Sheet: typeof Sheet;
  readonly Log: typeof Log;
  readonly touch: Touch;
  readonly boardOf: typeof boardOf;
  readonly groundOf: typeof groundOf;
}

/** The branch of an address, or a new one at a step. */
export async function openBranch(engine: EngineAt, data: Data, at: number, hash?: string): Promise<Opened> {
  const [room, from] = await Promise.all([
    roomOf(engine),
    hash === undefined ? undefined : import('./from-address.ts'),
  ]);
  const opened =
    from && hash !== undefined ? await from.openFrom(room, data, at, hash) : { sitting: openAt(room, data, at) };
  return { room, ...opened, Bar: BranchBar, Sheet, Log, touch, boardOf, groundOf };
}
