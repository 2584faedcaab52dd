/** Somebody at a branch: what is chosen, who looks, and what is seen of it. */
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type Board, tracesOf, type Viewer } from '../../play/board.ts';
import type { Problem } from '../../play/problem.ts';
import type { Written } from '../../play/sample.ts';
import type { AnyState, Happening, Move } from '../../play/state.ts';
import type { Seen } from '../stepping.ts';
import { type Branching, isProblem, lately } from './branch.ts';

export interface Chosen {
  readonly action: Written;
  readonly says: string;
}

/** What an action that is chosen would lead to, or why it is not allowed. */
export type Preview =
  | { readonly type: 'leads'; readonly state: AnyState; readonly happened: readonly Happening[] }
  | { readonly type: 'refused'; readonly problem: Problem };

export interface Sitting {
  /** The step that the reader left. */
  readonly at: number;
  readonly branching: Branching;
  readonly $chosen: WritableAtom<Chosen | undefined>;
  readonly $preview: ReadableAtom<Preview | undefined>;
  /** Whose hand is seen. */
  readonly $viewer: WritableAtom<Viewer>;
  readonly $seen: ReadableAtom<Seen>;
}

/** The ways that an action opens: as it tells them, or from where pieces stand to the place that it names. */
function waysOf({ places, moving, box, asked }: Board, action: Written, happened: readonly Happening[]): Move[] {
  const { moves: told } = tracesOf(happened);
  if (told.length) return told.map((move) => ({ ...move, as: 'may' }));
  const named = Object.values(action).filter((value) => typeof value === 'string' && Object.hasOwn(places, value));
  const from = named.length > 1 ? undefined : (moving?.at ?? box?.at);
  const path = [...(from ? [from] : []), ...(named as string[])];
  return path.length === 2 && path[0] !== path[1] ? [{ side: asked?.who ?? '', path, as: 'may' }] : [];
}

export function sitting(branching: Branching, at: number): Sitting {
  const { $now, line } = branching;
  const { game } = line;
  const $chosen = atom<Chosen | undefined>(undefined);
  const $viewer = atom<Viewer>('all');
  // What was chosen belongs to its moment.
  $now.listen(() => $chosen.set(undefined));
  const $preview = computed([$now, $chosen], (_, chosen): Preview | undefined => {
    if (!chosen) return undefined;
    const found = branching.look(chosen.action);
    return isProblem(found)
      ? { type: 'refused', problem: found }
      : { type: 'leads', state: found.state, happened: found.happened };
  });
  const $boards = computed([$now, $viewer], (now, viewer) => {
    const last = lately(now);
    const first = last[0];
    const board: Board = { ...game.board(now.state, viewer), ...tracesOf(last.flatMap(({ happened }) => happened)) };
    const side = first && first.by !== 'chance' ? first.by : undefined;
    return { board, ...(first && { before: game.board(first.before, viewer) }), ...(side && { side }) };
  });
  const $seen = computed([$boards, $preview, $chosen], ({ board, before, side }, preview, chosen): Seen => {
    const leads = chosen && preview?.type === 'leads' ? waysOf(board, chosen.action, preview.happened) : [];
    const moves = leads.length ? leads : board.moves;
    const step = { says: '', happened: [], passed: 0, dice: [], ...(side && { side }) };
    return { at, board: { ...board, moves }, ...(before && { before, step }) };
  });
  return { at, branching, $chosen, $preview, $viewer, $seen };
}
