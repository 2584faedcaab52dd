/** Battle Cards that change hands or lie open (5.2.b): a spy who has seen half of a hand, an Ally who deserts with a card. */
import { found, note } from '../../../../play/state.ts';
import { CARD_NAMES, otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { titleOf } from '../cards/battle.ts';
import { couldHold } from '../cards/strategy.ts';
import type { FrameAt, State } from '../state.ts';

type Duel = FrameAt<'duel'>;

/** The Strategy Card that takes a Battle Card from the enemy. */
export const DESERTER = 's59';

/** 5.2.b: whoever could hold the card is asked, as long as the enemy has a card to lose. */
export function desertion(s: State, f: Duel): Side | undefined {
  const [first] = f.asking;
  return first && couldHold(s, first, [DESERTER]) && f.hands[otherSide(first)].length > 0 ? first : undefined;
}

export const thiefIn = (f: Duel): Side => found(f.thief, 'nobody takes a card');

/** Cards of the hand that the thief can see, and the others. */
export const openTo = (f: Duel): string[] => {
  const victim = otherSide(thiefIn(f));
  return f.hands[victim].filter((card) => f.open[victim].includes(card));
};
export const closedTo = (f: Duel): string[] => {
  const victim = otherSide(thiefIn(f));
  return f.hands[victim].filter((card) => !f.open[victim].includes(card));
};

export function steals(d: State, f: Duel, card: string): void {
  const thief = thiefIn(f);
  const victim = otherSide(thief);
  f.hands[victim] = f.hands[victim].filter((held) => held !== card);
  f.open[victim] = f.open[victim].filter((known) => known !== card);
  f.hands[thief] = [...f.hands[thief], card];
  f.open[thief] = [...f.open[thief], card];
  f.thief = null;
  f.stage = 'desert';
  note(d, '5.2.b', () => `${SIDE_NAMES[thief]} takes ${CARD_NAMES[titleOf(card)]} from ${SIDE_NAMES[victim]}.`, {
    facts: { taken: titleOf(card) },
  });
}

/** 5.2.b: up to half of a hand lies open for the whole Battle. */
export const revealing = (f: Duel): { readonly victim: Side; readonly number: number } | undefined => {
  const [victim] = f.spied;
  return victim && { victim, number: Math.floor(f.hands[victim].length / 2) };
};
