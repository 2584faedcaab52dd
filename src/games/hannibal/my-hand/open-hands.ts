/** The card duel with both hands open (11.5, 11.6), solved exactly: every lead and every choice about the initiative. */
import { type Counts, RESERVE, sizeOf } from '../battle-cards/deck.ts';
import { initiativeAfter, initiativeChance } from '../counterattack/rules.ts';
import { CARDS, TYPES } from '../words.ts';

const KINDS = CARDS.length;

/** 11.6, 11.6.a: by the type led, the chance that the side that matched it may take the initiative. */
export const initiativeChances = (rating: number, freeWithoutGeneral: boolean): number[] =>
  TYPES.map((type) => initiativeChance(initiativeAfter(type, rating, freeWithoutGeneral), rating));

/** A lead of this type is matched so often at most: by the cards of it, then by Reserves. */
const mostMatched = (mine: Counts, theirs: Counts, type: number): number =>
  Math.min(mine[type]! + mine[RESERVE]!, theirs[type]! + theirs[RESERVE]!);

/** How much there is to solve at most; the time it takes grows with it. */
export const positions = (mine: Counts, theirs: Counts): number =>
  TYPES.reduce((product, _, type) => product * (mostMatched(mine, theirs, type) + 1), 1);

export interface Solved {
  /** My chance to win if I lead this type now; undefined where I cannot. */
  readonly leads: readonly (number | undefined)[];
  /** My chance to win if it is the enemy's lead. */
  readonly follow: number;
}

/**
 * Whoever leads has a card. A place in the lists of chances is a type; `chances[0]` are mine when I have matched.
 * Both sides spend a card of the type before a Reserve, so that both hands follow from how often each type has been led.
 */
export class OpenHands {
  readonly #hands = new Int32Array(2 * KINDS);
  readonly #sizes = new Int32Array(2);
  readonly #chances: readonly (readonly number[])[];
  readonly #strides = new Int32Array(TYPES.length);
  /** How often each type has been led, as one number. */
  #place = 0;
  #known = new Float64Array(0);

  constructor(chances: readonly [readonly number[], readonly number[]]) {
    this.#chances = chances;
  }

  solve(mine: Counts, theirs: Counts): Solved {
    [mine, theirs].forEach((hand, side) => {
      this.#sizes[side] = sizeOf(hand);
      for (let card = 0; card < KINDS; card++) this.#hands[side * KINDS + card] = hand[card]!;
    });
    let places = 1;
    for (let type = 0; type < RESERVE; type++) {
      this.#strides[type] = places;
      places *= mostMatched(mine, theirs, type) + 1;
    }
    if (this.#known.length < 2 * places) this.#known = new Float64Array(2 * places);
    this.#known.fill(-1, 0, 2 * places);
    const leads = TYPES.map((_, type) => this.#led(0, type));
    return { leads, follow: this.#worth(1) };
  }

  /** My chance to win with this side about to lead; 11.5.b: without a card it has lost. */
  #worth(leader: number): number {
    const sizes = this.#sizes;
    if (sizes[leader] === 0) return leader;
    const at = 2 * this.#place + leader;
    const found = this.#known[at]!;
    if (found >= 0) return found;
    const best = this.#canBreak(leader) ? 1 - leader : this.#bestLead(leader);
    this.#known[at] = best;
    return best;
  }

  /** 11.5.b: a card that cannot be matched wins at once. */
  #canBreak(leader: number): boolean {
    const hands = this.#hands;
    const [from, to] = [leader * KINDS, (1 - leader) * KINDS];
    if (hands[to + RESERVE]! > 0) return false;
    const reserve = hands[from + RESERVE]! > 0;
    for (let type = 0; type < RESERVE; type++)
      if (hands[to + type] === 0 && (reserve || hands[from + type]! > 0)) return true;
    return false;
  }

  #bestLead(leader: number): number {
    let best = leader;
    for (let type = 0; type < RESERVE; type++) {
      const worth = this.#led(leader, type);
      if (worth !== undefined && (leader === 0 ? worth > best : worth < best)) best = worth;
    }
    return best;
  }

  /** A Reserve can do whatever another card can, so that either side spends it last. */
  #led(leader: number, type: number): number | undefined {
    const hands = this.#hands;
    const other = 1 - leader;
    const card = hands[leader * KINDS + type]! > 0 ? type : RESERVE;
    if (hands[leader * KINDS + card] === 0) return undefined;
    const answer = hands[other * KINDS + type]! > 0 ? type : RESERVE;
    if (hands[other * KINDS + answer] === 0) return 1 - leader;
    this.#take(leader, card, 1);
    this.#take(other, answer, 1);
    this.#place += this.#strides[type]!;
    const stays = this.#worth(leader);
    const chance = this.#chances[other]![type]!;
    let worth = stays;
    if (chance > 0) {
      const taken = this.#worth(other);
      // Only who gains by it takes the initiative.
      if (other === 0 ? taken > stays : taken < stays) worth = chance * taken + (1 - chance) * stays;
    }
    this.#take(leader, card, -1);
    this.#take(other, answer, -1);
    this.#place -= this.#strides[type]!;
    return worth;
  }

  #take(side: number, card: number, by: number): void {
    this.#hands[side * KINDS + card]! -= by;
    this.#sizes[side]! -= by;
  }
}
