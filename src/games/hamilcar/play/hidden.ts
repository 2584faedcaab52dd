/** What a side cannot see, dealt anew: the other hand, and the Tactic Cards of the other Fleet. */
import type { Random } from '../../../engine/random.ts';
import { shuffled } from '../../../engine/shuffle.ts';
import { underWay } from '../../../play/state.ts';
import { otherSide, type Side } from '../words.ts';
import type { State } from './state.ts';

/** A hidden hand and the pile that it came from, with the cards of both mixed; those that were shown stay in the hand. */
function mixed(
  hand: readonly string[],
  pile: readonly string[],
  random: Random,
  shown: readonly string[] = [],
): [string[], string[]] {
  // In one order before they are mixed, so that what is dealt tells nothing of what lay there.
  const cards = shuffled([...hand.filter((card) => !shown.includes(card)), ...pile].sort(), random);
  return [[...shown, ...cards.splice(0, hand.length - shown.length)], cards];
}

/** 5.2.A, 9.1: hands are secret; 17.1.#45, 5.2.B: unless they lie open, or a card has been shown to seize the first play. */
export function redeal(d: State, viewer: Side, random: Random): void {
  const other = otherSide(viewer);
  const bound = underWay(d, 'round')?.bound;
  const shown = bound && d.hands[other].includes(bound) ? [bound] : [];
  if (!(d.open && other === 'rome')) [d.hands[other], d.deck] = mixed(d.hands[other], d.deck, random, shown);
  const naval = underWay(d, 'naval');
  if (naval) [naval.hands[other], naval.tactics] = mixed(naval.hands[other], naval.tactics, random);
}
