/**
 * The tree over what a seat can know: its nodes are the decisions since the root, whatever was dealt and rolled between
 * them. An option may therefore exist in one deal and not in another, and counts by how often it existed.
 */
import type { Random } from '../engine/random.ts';
import type { AnyAction } from '../play/frames.ts';
import type { Search } from '../play/search.ts';
import type { Judge } from './judge.ts';
import { keyOf, type Leaning } from './leaning.ts';

/** What has been found of one decision. */
export interface Branch {
  readonly action: AnyAction;
  /** Who decides so. */
  readonly by: string;
  readonly leaning: number;
  visits: number;
  /** How often it could have been chosen. */
  seen: number;
  /** Of the chances of each side to win. */
  readonly sums: Float64Array;
  /** What follows, by the key of the decision. */
  readonly next: Map<string, Branch>;
}

/** How much an option is tried for its leaning before its value counts. */
const CURIOSITY = 0.25;
/** What is not tried yet is taken to be a little worse than what is. */
const DOUBT = 0.02;
/** More actions than any game takes until it rests. */
const LONGEST = 400;

export class Tree {
  readonly #judge: Judge;
  readonly #leaning: Leaning;
  readonly #sideOf = new Map<string, number>();
  /** By which the first roll falls, as long as none has. */
  #dice: Random | undefined;
  /** How many rests a playout goes on for. */
  readonly #rests: number;

  constructor(judge: Judge, leaning: Leaning, rests: number) {
    this.#judge = judge;
    this.#leaning = leaning;
    this.#rests = rests;
    judge.sides.forEach((side, at) => {
      for (const seat of side) this.#sideOf.set(seat, at);
    });
  }

  branch(frame: string, by: string, action: AnyAction, key = keyOf(action)): Branch {
    const sums = new Float64Array(this.#judge.sides.length);
    const leaning = this.#leaning.of(frame, action, key);
    return { action, by, leaning, visits: 0, seen: 0, sums, next: new Map() };
  }

  /** Plays one game on from a decision at the root, in place, and keeps what it comes to; the first roll falls as `dice` say. */
  visit(root: Branch, search: Search, random: Random, dice?: Random): readonly number[] {
    this.#dice = dice;
    const path = [root];
    search.play(root.action);
    for (let at = root; at.visits > 0; ) {
      const options = this.#decision(search, random);
      if (!options) break;
      at = this.#chosen(at, search, options);
      path.push(at);
      search.play(at.action);
    }
    this.#playOn(search, random);
    const chances = this.#judge.chances(search.state);
    for (const branch of path) {
      branch.visits++;
      chances.forEach((chance, side) => {
        branch.sums[side] = (branch.sums[side] ?? 0) + chance;
      });
    }
    return chances;
  }

  /** Plays on while there is nothing to decide; then what there is, or nothing where the game is over. */
  #decision(search: Search, random: Random): AnyAction[] | undefined {
    for (let i = 0; i < LONGEST && !search.state.ending; i++) {
      if (search.decider() === 'chance') {
        search.play(this.#fallen(search, random));
        continue;
      }
      const options = search.options();
      const [first, second] = options;
      // A deal that contradicts what another seat has begun may leave it nothing to do.
      if (!first) return undefined;
      if (second) return options;
      search.play(first);
    }
    return undefined;
  }

  /** The option with the best of value and leaning; the fewer times it was tried, the more its leaning counts. */
  #chosen(from: Branch, search: Search, options: readonly AnyAction[]): Branch {
    const frame = search.state.frames.at(-1)?.type ?? '';
    const by = search.decider() ?? '';
    const side = this.#sideOf.get(by) ?? 0;
    const branches = options.map((action) => {
      const key = keyOf(action);
      const name = by + key;
      const known = from.next.get(name) ?? this.branch(frame, by, action, key);
      if (known.seen++ === 0) from.next.set(name, known);
      return known;
    });
    let [most, all, seen] = [Number.NEGATIVE_INFINITY, 0, 0];
    for (const b of branches) most = Math.max(most, b.leaning);
    for (const b of branches) {
      all += Math.exp(b.leaning - most);
      seen += b.visits;
    }
    const first = (from.sums[side] ?? 0) / from.visits - DOUBT;
    const reach = CURIOSITY * Math.sqrt(seen + 1);
    let [best, highest] = [branches[0] as Branch, Number.NEGATIVE_INFINITY];
    for (const b of branches) {
      const value = b.visits ? (b.sums[side] ?? 0) / b.visits : first;
      const height = value + (reach * Math.exp(b.leaning - most)) / all / (1 + b.visits);
      if (height > highest) [best, highest] = [b, height];
    }
    return best;
  }

  /** Chance as it falls. */
  #fallen(search: Search, random: Random): AnyAction {
    const action = search.draw(random, this.#dice);
    if (action.type === 'roll') this.#dice = undefined;
    return action;
  }

  /** Plays on from where a game stands, by leaning alone: what it comes to; the first roll falls as `dice` say. */
  outlook(search: Search, random: Random, dice?: Random): readonly number[] {
    this.#dice = dice;
    this.#playOn(search, random);
    return this.#judge.chances(search.state);
  }

  /** Until nothing is half done, by leaning alone. */
  #playOn(search: Search, random: Random): void {
    for (let rests = 0, i = 0; i < LONGEST; i++) {
      const { state } = search;
      if (state.ending || (this.#judge.isRest(state) && ++rests > this.#rests)) return;
      const action = search.decider() === 'chance' ? this.#fallen(search, random) : this.#leant(search, random);
      if (!action) return;
      search.play(action);
    }
  }

  /** One of the options, the likelier the more the leaning is to it. */
  #leant(search: Search, random: Random): AnyAction | undefined {
    const options = search.options();
    const frame = search.state.frames.at(-1)?.type ?? '';
    const weights = options.map((action) => Math.exp(this.#leaning.of(frame, action)));
    let at = random.share() * weights.reduce((a, b) => a + b, 0);
    for (const [i, weight] of weights.entries()) {
      at -= weight;
      if (at < 0) return options[i];
    }
    return options.at(-1);
  }
}
