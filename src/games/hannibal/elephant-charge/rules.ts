/** 11.3: the Elephant Charge before the cards are dealt: what the die does, and the Battle Cards that are lost. */

export const CHARGES = ['success', 'nothing', 'backfire'] as const;
export type Charge = (typeof CHARGES)[number];

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

interface Charging {
  readonly rating: number;
  readonly modifier: number;
  readonly elephants: number;
  readonly romanCards: number;
  readonly punicCards: number;
}

export interface Charged {
  readonly result: Charge;
  /** Battle Cards. */
  readonly romeLost: number;
  readonly carthageLost: number;
}

/** 11.3, 11.4: the charge on this face. */
export function chargeOn(die: number, { rating, modifier, elephants, romanCards, punicCards }: Charging): Charged {
  const result = charge(die, modifier, rating);
  return {
    result,
    romeLost: romanCardsLost(result, elephants, romanCards),
    carthageLost: punicCardsLost(result, punicCards),
  };
}
