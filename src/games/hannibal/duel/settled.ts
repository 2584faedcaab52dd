/** A duel in which one side has no card (11.5.b): there is nothing left to play, so the result is exact instead of sampled. */
import { choose } from '../../../engine/draw.ts';
import { type Counts, sizeOf } from '../battle-cards/deck.ts';
import { TYPES } from '../words.ts';
import { type Duel, ENDS, type End, emptyTally, leftAt, type Tally } from './playout.ts';
import { leadOf } from './policy.ts';

/** 11.5.b: a side without cards has lost by its first round, unless something before the deal can change the hands. */
export const isSettled = ({ seats, opening }: Duel): boolean =>
  seats.some((seat) => seat.cards === 0) && opening.elephants === 0 && opening.otherConsul === undefined;

/** Every hand of this size, with the ways to be dealt it; the same array each time. */
function eachHand(deck: Counts, size: number, visit: (hand: Int32Array, ways: number) => void): void {
  const hand = new Int32Array(deck.length);
  const deal = (card: number, free: number, after: number, ways: number): void => {
    const there = deck[card];
    if (there === undefined) {
      visit(hand, ways);
      return;
    }
    const beyond = after - there;
    for (let n = Math.max(0, free - beyond); n <= Math.min(there, free); n++) {
      hand[card] = n;
      deal(card + 1, free - n, beyond, ways * choose(there, n));
    }
  };
  deal(0, size, sizeOf(deck), 1);
}

/** 11.5.b: an Attacker with cards leads one that nobody matches; an Attacker without has lost before. Each way to be dealt a hand is a game. */
export function settledTally(duel: Duel): Tally {
  const tally = emptyTally(duel);
  const { seats, deck } = duel;
  const [{ cards, policy }] = seats;
  const size = Math.min(cards, sizeOf(deck));
  const add = (end: End, played: number, last: number, games: number): void => {
    const place = ENDS.indexOf(end);
    tally.games += games;
    tally.ends[place]! += games;
    tally.cardsPlayed[played]! += games;
    tally.left[leftAt(place, played, last)]! += games;
  };
  if (size === 0) {
    add('defenderWins', 0, TYPES.length, 1);
    return tally;
  }
  const leads = TYPES.map(() => 0);
  const none = new Int32Array(deck.length);
  eachHand(deck, size, (hand, ways) => {
    leads[leadOf(policy, hand, 0, deck, none)]! += ways;
  });
  for (const [lead, ways] of leads.entries()) add('attackerWins', 1, lead, ways);
  return tally;
}
