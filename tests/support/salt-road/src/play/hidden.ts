/** What a side cannot see, dealt anew: the cards of its enemy and those of the deck. */
import type { Random } from '../../../../../src/engine/random.ts';
import { shuffled } from '../../../../../src/engine/shuffle.ts';
import { enemyOf, type Side } from '../words.ts';
import type { State } from './state.ts';

/** 2.1 */
export function redeal(d: State, viewer: Side, random: Random): void {
  const enemy = enemyOf(viewer);
  const size = d.hands[enemy].length;
  // In one order before they are mixed, so that what is dealt tells nothing of what lay there.
  const unseen = shuffled([...d.hands[enemy], ...d.deck].sort(), random);
  d.hands[enemy] = unseen.slice(0, size);
  d.deck = unseen.slice(size);
}
