/** The card duel (11.4 to 11.7), played fast: deals both hands from one deck and plays them by policy, many times. */
import type { Dealer } from '../../../engine/dealer.ts';
import { passes } from '../../../mechanics/passes.ts';
import { type Counts, DOUBLE_ENVELOPMENT, RESERVE, sizeOf } from '../battle-cards/deck.ts';
import { consulsSwap, handUnder, rollsForCommand } from '../change-of-command/rules.ts';
import type { CancelledDisengage, FreeWithoutGeneral } from '../counterattack/fields.ts';
import { initiativeAfter, mayTakeOver } from '../counterattack/rules.ts';
import { MOST_RATING } from '../die.ts';
import { charge, punicCardsLost, romanCardsLost } from '../elephant-charge/rules.ts';
import { TYPES, type Type } from '../words.ts';
import { leadOf, type Policy } from './policy.ts';

export interface Seat {
  readonly cards: number;
  /** 0 without a General. */
  readonly rating: number;
  /** The highest die on which it Counterattacks, where that is not the rating. */
  readonly countersOn?: number | undefined;
  readonly policy: Policy;
  /** As Attacker it tries to Disengage with so many cards or fewer; 0 for never. */
  readonly disengageAt: number;
}

/** What may happen before the deal. */
interface Opening {
  readonly rome: 0 | 1;
  readonly elephants: number;
  readonly chargeModifier: number;
  /** Hannibal commands Carthage: once he matches a Flank or a Double Envelopment with a Probe. */
  readonly hannibal: boolean;
  /** The rating of the Consul not in command, where both are present. */
  readonly otherConsul?: number | undefined;
  /** The Roman hand as it was before the limit cut it, for the count under the other Consul. */
  readonly uncut?: number | undefined;
}

export interface Duel {
  /** The Attacker first. */
  readonly seats: readonly [Seat, Seat];
  readonly deck: Counts;
  readonly opening: Opening;
  readonly freeWithoutGeneral: FreeWithoutGeneral;
  /** 11.10A: what counts as the last card of a side that had none to lead. */
  readonly ranOut: 'last-card' | 'no-modifier';
  readonly cancelledDisengage: CancelledDisengage;
}

/** Ends of a duel: the place of the side that won, or 2 more than the side that withdrew. */
export const ENDS = ['attackerWins', 'defenderWins', 'attackerWithdraws', 'defenderWithdraws'] as const;
export type End = (typeof ENDS)[number];

/** What came out so far; nothing is made anew while games are played. */
export interface Tally {
  games: number;
  readonly ends: Float64Array;
  /** Games by the number of cards that the busier side played. */
  readonly cardsPlayed: Float64Array;
  /** Games by how they were left, at the places of `leftAt`. */
  readonly left: Float64Array;
}

/** How a duel leaves the Battle: its end, the cards of the busier side, the type led last; none where no card was led. */
export interface Left {
  readonly end: End;
  readonly cards: number;
  readonly last: Type | undefined;
}

const LASTS = TYPES.length + 1;

export const leftAt = (end: number, cards: number, last: number): number => (cards * ENDS.length + end) * LASTS + last;

/** Every way in which games were left, with their number and its place. */
export function leftsOf({ left }: Tally): { readonly at: number; readonly left: Left; readonly games: number }[] {
  const lefts = [];
  for (let at = 0; at < left.length; at++) {
    const games = left[at]!;
    if (games > 0) lefts.push({ at, left: leftOf(at), games });
  }
  return lefts;
}

/** What stands at a place of the tally. */
export const leftOf = (at: number): Left => ({
  end: ENDS[Math.floor(at / LASTS) % ENDS.length]!,
  cards: Math.floor(at / LASTS / ENDS.length),
  last: TYPES[at % LASTS],
});

export const emptyTally = ({ deck }: Duel): Tally => ({
  games: 0,
  ends: new Float64Array(ENDS.length),
  cardsPlayed: new Float64Array(sizeOf(deck) + 1),
  left: new Float64Array(leftAt(0, sizeOf(deck) + 1, 0)),
});

const KINDS = RESERVE + 1;
const PROBE = TYPES.indexOf('probe');
/** By place, whether Hannibal's Probe may stand for this type. */
const BENT = TYPES.map((type) => type !== 'frontal-assault' && type !== 'probe');

/** A table at which this duel can be played again and again. */
export function openDuel(duel: Duel, random: Dealer): (games: number, tally: Tally) => void {
  const { deck, seats, opening, freeWithoutGeneral, cancelledDisengage, ranOut } = duel;
  const cards = Uint8Array.from(deck.flatMap((n, card) => Array.from({ length: n }, () => card)));
  const hands = new Int32Array(2 * KINDS);
  const played = new Int32Array(KINDS);
  const [sizes, counts] = [new Int32Array(2), new Int32Array(2)];
  const [ratings, counters] = [new Int32Array(2), new Int32Array(2)];
  const freeWith = [0, 1].map(
    (rating) => initiativeAfter('double-envelopment', rating, freeWithoutGeneral === 'allowed') === 'free',
  );
  const takesOverCancelled = mayTakeOver('cancelled', cancelledDisengage);
  const hasOpening = opening.elephants > 0 || opening.otherConsul !== undefined;
  const roll = (): number => 1 + random.below(6);
  let last: number = TYPES.length;
  /** The side whose Probe may still match another card; neither where Hannibal is not there. */
  const bender = opening.hannibal ? 1 - opening.rome : -1;

  /** 11.2, 11.3: ratings and hand sizes as they are when the cards are dealt. */
  function prepare(): void {
    for (let side = 0; side < 2; side++) {
      sizes[side] = seats[side]!.cards;
      ratings[side] = seats[side]!.rating;
      counters[side] = seats[side]!.countersOn ?? seats[side]!.rating;
    }
    if (!hasOpening) return;
    const { rome, elephants, chargeModifier, otherConsul, uncut } = opening;
    const carthage = 1 - rome;
    if (otherConsul !== undefined && rollsForCommand(rome === 0, ratings[rome]!, otherConsul) && consulsSwap(roll())) {
      sizes[rome] = handUnder(uncut ?? sizes[rome]!, ratings[rome]!, otherConsul);
      ratings[rome] = otherConsul;
      counters[rome] = otherConsul;
    }
    if (elephants === 0) return;
    const result = charge(roll(), chargeModifier, ratings[rome]!);
    sizes[rome]! -= romanCardsLost(result, elephants, sizes[rome]!);
    sizes[carthage]! -= punicCardsLost(result, sizes[carthage]!);
  }

  /** 11.4: both hands from one deck; a deck that is too small leaves the second hand short. */
  function deal(): void {
    hands.fill(0);
    const first = Math.min(sizes[0]!, cards.length);
    const all = Math.min(first + sizes[1]!, cards.length);
    random.deal(cards, all);
    for (let i = 0; i < all; i++) hands[(i < first ? 0 : KINDS) + cards[i]!]!++;
    sizes[0] = first;
    sizes[1] = all - first;
  }

  function take(side: number, card: number): void {
    hands[side * KINDS + card]!--;
    played[card]!++;
    sizes[side]!--;
    counts[side]!++;
  }

  /** 11.7: nobody tries to Disengage without a General, or where the other cancels whatever he rolls: that would never end. */
  const mayGetAway = (attacker: number): boolean => ratings[attacker]! > 0 && ratings[1 - attacker]! < MOST_RATING;

  /** 11.5 to 11.7: round after round; the place of the end in ENDS. */
  function play(): number {
    played.fill(0);
    counts.fill(0);
    last = TYPES.length;
    let bends = bender;
    for (let attacker = 0; ; ) {
      const defender = 1 - attacker;
      if (sizes[attacker] === 0) {
        if (ranOut === 'no-modifier') last = TYPES.length;
        return defender;
      }
      const seat = seats[attacker]!;
      if (sizes[attacker]! <= seat.disengageAt && sizes[defender]! > 0 && mayGetAway(attacker)) {
        if (passes(roll(), ratings[attacker]!)) {
          if (!passes(roll(), ratings[defender]!)) return attacker + 2;
          if (takesOverCancelled) attacker = defender;
        } else attacker = defender;
        // The next round begins, and the new Attacker may try the same.
        continue;
      }
      const lead = leadOf(seat.policy, hands, attacker * KINDS, deck, played);
      take(attacker, hands[attacker * KINDS + lead]! > 0 ? lead : RESERVE);
      last = lead;
      const matched = hands[defender * KINDS + lead]! > 0;
      const bent = !matched && defender === bends && BENT[lead]! && hands[defender * KINDS + PROBE]! > 0;
      if (bent) bends = -1;
      const answer = matched ? lead : bent ? PROBE : RESERVE;
      if (hands[defender * KINDS + answer] === 0) return attacker;
      take(defender, answer);
      if (sizes[attacker] === 0 || sizes[defender] === 0) continue;
      const general = ratings[defender]! > 0;
      if (lead === DOUBLE_ENVELOPMENT && freeWith[general ? 1 : 0]) attacker = defender;
      else if (general && passes(roll(), counters[defender]!)) attacker = defender;
    }
  }

  return (games, tally) => {
    for (let game = 0; game < games; game++) {
      prepare();
      deal();
      const end = play();
      const busier = Math.max(counts[0]!, counts[1]!);
      tally.ends[end]!++;
      tally.cardsPlayed[busier]!++;
      tally.left[leftAt(end, busier, last)]!++;
    }
    tally.games += games;
  };
}
