/** Whose turn it is at a branch, who plays the seat, and whether the screen must be handed over first. */
import type { Viewer } from '../../play/board.ts';
import type { AnyGame } from '../../play/machine.ts';
import type { AnyState } from '../../play/state.ts';
import { lately, type Now } from './branch.ts';

/** How the hands lie: open for all who look, or each for its owner. */
export type Hands = 'open' | 'hidden';

export interface Table {
  readonly hands: Hands;
  /** The seat that holds the device, where hands are hidden. */
  readonly holder: string;
}

export interface Turn {
  /** A seat or chance; absent when the game is over. */
  readonly decider?: string;
  /** The screen must be handed over before anything is shown. */
  readonly covered: boolean;
  readonly viewer: Viewer;
}

/** Whether what may be done now hangs on cards that only the seat may see. */
function needsHand(game: AnyGame, s: AnyState, seat: string): boolean {
  const isCard = (type: string): boolean =>
    Object.values(game.actions[type] ?? {}).some((field) => (field as { kind: string }).kind === 'card');
  return game.moment(s).some(isCard) && (game.board(s, 'none').hands[seat]?.count ?? 0) > 0;
}

/** The one place that says who plays: everybody who sits here, in turn. */
export function turnOf(game: AnyGame, s: AnyState, { hands, holder }: Table): Turn {
  const decider: string | undefined = game.decider(s);
  const known = decider !== undefined && { decider };
  if (hands === 'open') return { ...known, covered: false, viewer: 'all' };
  const isSeat = decider !== undefined && decider !== 'chance';
  if (!isSeat || decider === holder) return { ...known, covered: false, viewer: holder || 'none' };
  return { ...known, covered: needsHand(game, s, decider), viewer: 'none' };
}

/** Why the last gesture cannot be taken back; nothing where it can. */
export function whyNoUndo(now: Now, { hands, holder }: Table): string | undefined {
  if (now.moves.length === 0) return 'Nothing has been done yet';
  if (hands === 'open') return undefined;
  const last = lately(now);
  if (last.some(({ by }) => by === 'chance')) return 'Chance has fallen since';
  return last.every(({ by }) => by === holder) ? undefined : 'Somebody else has decided since';
}
