/** The card duel with both hands seen (11.5, 11.6), solved exactly: every lead and every choice of the initiative. */
import { type Counts, RESERVE, sizeOf } from '../battle-cards/deck.ts';
import { initiativeAfter, initiativeChance } from '../counterattack/rules.ts';
import { CARDS, TYPES } from '../words.ts';

const KINDS = CARDS.length;

/** 11.6, 11.6.a: by the type led, the chance that the side that matched it may take the initiative. */
export const initiativeChances = (rating: number, freeWithoutGeneral: boolean): number[] =>
  TYPES.map((type) => initiativeChance(initiativeAfter(type, rating, freeWithoutGeneral), rating));

/** Every hand that can be left of one, numbered by how many of each card; within a size they are counted through. */
interface Lattice {
  readonly strides: Int32Array;
  /** By number of the hand: its place among the hands of its size. */
  readonly ranks: Int32Array;
  /** By size: how many hands have it. */
  readonly widths: Int32Array;
}

function latticeOf(hand: Counts): Lattice {
  const strides = new Int32Array(KINDS);
  let states = 1;
  for (let card = 0; card < KINDS; card++) {
    strides[card] = states;
    states *= hand[card]! + 1;
  }
  const ranks = new Int32Array(states);
  const widths = new Int32Array(sizeOf(hand) + 1);
  for (let state = 0; state < states; state++) {
    let size = 0;
    for (let card = 0; card < KINDS; card++) size += Math.floor(state / strides[card]!) % (hand[card]! + 1);
    ranks[state] = widths[size]!++;
  }
  return { strides, ranks, widths };
}

const NO_HAND = latticeOf(CARDS.map(() => 0));

/** By size: how many hands of it can be left of one. */
const widthsOf = (hand: Counts): readonly number[] =>
  hand.reduce<readonly number[]>(
    (widths, of) =>
      Array.from({ length: widths.length + of }, (_, size) =>
        widths.slice(Math.max(0, size - of), size + 1).reduce((sum, ways) => sum + ways, 0),
      ),
    [1],
  );

/** How much there is to solve at most; the time it takes grows with it. */
export function positions(mine: Counts, theirs: Counts): number {
  const [a, b] = [widthsOf(mine), widthsOf(theirs)];
  let sum = 0;
  for (let left = Math.min(a.length, b.length); left > 0; left--) sum += a[a.length - left]! * b[b.length - left]!;
  return sum;
}

export interface Solved {
  /** My chance to win if I lead this type now; undefined where I cannot. */
  readonly leads: readonly (number | undefined)[];
  /** My chance to win if it is the enemy's lead. */
  readonly follow: number;
}

/** Whoever leads has a card. A place in the lists of chances is a type; `chances[0]` are mine when I have matched. */
export class OpenHands {
  readonly #hands = new Int32Array(2 * KINDS);
  readonly #sizes = new Int32Array(2);
  readonly #states = new Int32Array(2);
  readonly #chances: readonly (readonly number[])[];
  #known = new Float64Array(0);
  #lattices: readonly [Lattice, Lattice] = [NO_HAND, NO_HAND];
  #starts = new Int32Array(0);
  #mine: Counts | undefined;

  constructor(chances: readonly [readonly number[], readonly number[]]) {
    this.#chances = chances;
  }

  solve(mine: Counts, theirs: Counts): Solved {
    const lattice = this.#mine === mine ? this.#lattices[0] : latticeOf(mine);
    this.#mine = mine;
    this.#lattices = [lattice, latticeOf(theirs)];
    [mine, theirs].forEach((hand, side) => {
      this.#sizes[side] = sizeOf(hand);
      this.#states[side] = this.#lattices[side]!.ranks.length - 1;
      for (let card = 0; card < KINDS; card++) this.#hands[side * KINDS + card] = hand[card]!;
    });
    this.#forget();
    const leads = TYPES.map((_, type) => this.#led(0, type));
    return { leads, follow: this.#worth(1) };
  }

  /** Each round takes one card from either hand, so that hands of one size always meet hands of one size. */
  #forget(): void {
    const [{ widths: mine }, { widths: theirs }] = this.#lattices;
    const starts = new Int32Array(mine.length);
    let places = 0;
    for (let size = mine.length - 1; size >= 0; size--) {
      const other = size + theirs.length - mine.length;
      if (other < 0) break;
      starts[size] = places;
      places += mine[size]! * theirs[other]!;
    }
    this.#starts = starts;
    if (this.#known.length < 2 * places) this.#known = new Float64Array(2 * places);
    this.#known.fill(-1, 0, 2 * places);
  }

  /** My chance to win with this side about to lead; 11.5.b: without a card it has lost. */
  #worth(leader: number): number {
    const sizes = this.#sizes;
    if (sizes[leader] === 0) return leader;
    const [a, b] = this.#lattices;
    const pair =
      a.ranks[this.#states[0]!]! * b.widths[sizes[1]!]! + b.ranks[this.#states[1]!]! + this.#starts[sizes[0]!]!;
    const found = this.#known[2 * pair + leader]!;
    if (found >= 0) return found;
    const best = this.#canBreak(leader) ? 1 - leader : this.#bestLead(leader);
    this.#known[2 * pair + leader] = best;
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
    return worth;
  }

  #take(side: number, card: number, by: number): void {
    this.#hands[side * KINDS + card]! -= by;
    this.#sizes[side]! -= by;
    this.#states[side]! -= by * this.#lattices[side]!.strides[card]!;
  }
}
