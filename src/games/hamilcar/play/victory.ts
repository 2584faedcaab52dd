/** Winning on the spot (4.1, 6.1): the game is over the moment that a condition is met. */
import { note } from '../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { State } from './state.ts';

/** 6.1 */
export function winAtOnce(d: State, side: Side, how: string, rule: string): void {
  note(d, '6.1', `The game ends at once: ${SIDE_NAMES[side]} has won.`);
  d.ending = { how, rule, winners: [side] };
}
