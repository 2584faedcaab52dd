/** What one player has seen of the cards (4.2.2): how many are unseen, and how many of these each opponent holds. */
import { plural } from '../../../calculator/words.ts';
import { dealtTo, deckSize, within } from '../deck/rules.ts';
import type { Figures } from '../tables.ts';
import type { SightInput } from './fields.ts';

/** Opponents with a hand each: the two colours of the other person where two play. */
export const opponentsOf = (players: SightInput['players']): number => (players === '4' ? 3 : 2);

export interface Sight {
  readonly unseen: number;
  /** Cards of each opponent, the first first. */
  readonly hands: readonly number[];
  /** All of them together. */
  readonly held: number;
  /** A sentence where the hands named cannot all be filled; else empty. */
  readonly caution: string;
}

/** 4.2.2: who could hold the cards that I have not seen. */
export function sightOf(input: SightInput, figures: Figures): Sight {
  const dealt = dealtTo(input, figures);
  const mine = input.mine === 'dealt' ? dealt * (input.players === '2' ? 2 : 1) : input.mine;
  const unseen = Math.max(0, deckSize(figures) - mine - input.open);
  const wanted = [input.hand1, input.hand2, input.hand3]
    .slice(0, opponentsOf(input.players))
    .map((size) => (size === 'dealt' ? dealt : size));
  const hands = within(unseen, wanted);
  const held = hands.reduce((a, b) => a + b, 0);
  const short = wanted.some((size, i) => size !== hands[i]);
  const caution = short
    ? `Only ${plural(unseen, 'card is', 'cards are')} unseen, too few for these hands: we count them as ${hands.join(', ')}. `
    : '';
  return { unseen, hands, held, caution };
}
