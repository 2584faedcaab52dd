/** 11.2: the Change of Command before the cards are dealt: who rolls, and how it changes a hand. */
import { MOST_CARDS } from '../battle-cards/deck.ts';

/** 11.2: from this face on the Consuls change places. */
const SWAPS_FROM = 4;

/** 11.2: Carthage must roll where Rome defends, and may where Rome attacks; it does so if the other Consul is worse. */
export const rollsForCommand = (romeAttacks: boolean, inCommand: number, other: number): boolean =>
  !romeAttacks || other < inCommand;

/** 11.2 */
export const consulsSwap = (die: number): boolean => die >= SWAPS_FROM;

/** 11.2, 11.4: a hand counts the rating of whoever commands after the roll. */
export const handUnder = (hand: number, inCommand: number, other: number): number =>
  Math.max(0, Math.min(MOST_CARDS, hand + other - inCommand));
