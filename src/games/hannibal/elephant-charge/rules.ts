/** Before the cards are dealt (11.2, 11.3): the Change of Command and the Elephant Charge. */

export const CHARGES = ['success', 'nothing', 'backfire'] as const;
export type Charge = (typeof CHARGES)[number];

/** 11.2: from this face on the Consuls change places. */
const SWAPS_FROM = 4;

/** 11.2: Carthage must roll where Rome defends, and may where Rome attacks; it does so if the other Consul is worse. */
export const rollsForCommand = (romeAttacks: boolean, inCommand: number, other: number): boolean =>
  !romeAttacks || other < inCommand;

/** 11.2 */
export const consulsSwap = (die: number): boolean => die >= SWAPS_FROM;

/** 11.3: 1 or less is tested first, then the Roman Commanding General's rating. */
export function charge(die: number, modifier: number, romanRating: number): Charge {
  const result = die + modifier;
  if (result <= 1) return 'backfire';
  return result > romanRating ? 'success' : 'nothing';
}

/** 11.3, 11.4: Battle Cards that a charge costs Rome, and those it costs Carthage; a hand stops at 0. */
export const romanCardsLost = (result: Charge, elephants: number, hand: number): number =>
  result === 'success' ? Math.min(elephants, hand) : 0;

export const punicCardsLost = (result: Charge, hand: number): number => (result === 'backfire' ? Math.min(1, hand) : 0);

/** 11.4: the limit that stands before the Elephant Charge. */
const MOST_CARDS = 20;

/** 11.2, 11.4: a hand counts the rating of whoever commands after the roll. */
export const handUnder = (hand: number, inCommand: number, other: number): number =>
  Math.max(0, Math.min(MOST_CARDS, hand + other - inCommand));
