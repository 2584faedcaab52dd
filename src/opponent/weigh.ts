/**
 * Weighs every option of a decision equally, trial by trial, using only what its seat can know: for the figures beside
 * options, and for advice.
 */
import { Random } from '../engine/random.ts';
import type { Estimate, Figure } from '../play/figure.ts';
import type { AnyAction } from '../play/frames.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import { DealtDice } from './dealt.ts';
import { Judge, type Judgement } from './judge.ts';
import { leaningOf } from './leaning.ts';
import { seedOf, type Weighed } from './opponent.ts';
import { type Branch, Tree } from './tree.ts';
import { type Told, whyOf } from './why.ts';

export interface Weighing {
  /** Looks at each option at most, and at all of them together; each is looked at a few times in any case. */
  readonly looks: number;
  readonly most: number;
  readonly seed: number;
  readonly worth: Judgement;
  /** Those that are weighed; all where it is not said. */
  readonly among?: (action: AnyAction) => boolean;
}

/** An option beside the best of them, look by look over the same deals and dice. */
export interface Compared extends Weighed {
  /** How much less it is than the best, and half the width of that interval. */
  readonly behind: number;
  readonly doubt: number;
  /** The share of the looks at whose end the game was over. */
  readonly ends: number;
  /** The chance as it was found, before it is told. */
  readonly found: number;
}

/** So many looks at least before anything is said of an option. */
export const LEAST = 8;

interface Root {
  readonly branch: Branch;
  /** The chance of the seat, look by look, as it is told. */
  readonly values: number[];
  /** Of the chances of all sides, as they are told. */
  readonly sums: number[];
  ended: number;
}

const WIDTH = 1.96;

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / (values.length || 1);

function widthOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const square = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return WIDTH * Math.sqrt(square / (values.length || 1));
}

/** Each beside the best of those that `counts` counts. */
function compared(roots: readonly Root[], side: number, counts: (at: number) => boolean): Compared[] {
  const among = roots.filter((_, i) => counts(i));
  const best = among.reduce((a, b) => (meanOf(b.values) > meanOf(a.values) ? b : a), among[0] as Root);
  return roots.map(({ branch: { action, sums }, values, ended }) => {
    const lost = values.map((value, i) => (best?.values[i] ?? value) - value);
    const [chance, error] = [meanOf(values), widthOf(values)];
    const [behind, doubt, visits] = [meanOf(lost), widthOf(lost), values.length];
    const found = (sums[side] ?? 0) / (visits || 1);
    return { action, chance, error, visits, behind, doubt, found, ends: ended / (visits || 1) };
  });
}

/** One seat at one decision: look at all options once more as often as somebody wants to know better. */
export class Scales {
  /** A share of what was wanted. */
  share = 0;
  readonly #roots: readonly Root[];
  readonly #look: (root: Root) => void;
  readonly #asked: Parameters<typeof whyOf>[0];
  readonly #side: number;
  readonly #passes: number;

  constructor(
    game: AnyGame,
    state: AnyState,
    seat: string,
    { looks, most, seed, worth, among = () => true }: Weighing,
  ) {
    const start = game.search(state);
    if (start.decider() !== seat) throw new RangeError(`${start.decider()} decides now, not ${seat}`);
    const judge = new Judge(worth, state);
    const side = judge.sideOf(seat);
    this.#side = side;
    const told = judge.aftermath(state);
    const tree = new Tree(judge, leaningOf(worth.weights.leaning), 0);
    const frame = state.frames.at(-1)?.type ?? '';
    this.#roots = start
      .options()
      .filter(among)
      .map(
        (action: AnyAction): Root => ({
          ...{ branch: tree.branch(frame, seat, action), values: [], sums: judge.sides.map(() => 0), ended: 0 },
        }),
      );
    this.#look = (root) => {
      const { branch, values, sums } = root;
      const random = new Random(seedOf(seed, values.length));
      const search = start.copy();
      search.redeal(seat, random);
      const found = tree.visit(branch, search, random, new DealtDice(seed, values.length));
      const chances = told(search.state, found);
      if (search.state.ending) root.ended++;
      values.push(chances[side] ?? 0);
      chances.forEach((chance, i) => {
        sums[i] = (sums[i] ?? 0) + chance;
      });
    };
    this.#asked = { game, state, seat, judge, worth, seed };
    this.#passes = Math.max(LEAST, Math.min(looks, Math.floor(most / Math.max(1, this.#roots.length))));
  }

  /** Every option once more; each bit tells how far it has come. */
  *passes(): Generator<number, void> {
    for (let pass = 1; pass <= this.#passes; pass++) {
      for (const root of this.#roots) this.#look(root);
      this.share = pass / this.#passes;
      yield this.share;
    }
  }

  /** How often each option has been looked at. */
  get looks(): number {
    return this.#roots[0]?.values.length ?? 0;
  }

  /** As they stand now, in the order in which the game lists them; beside the best of those that count. */
  weighed(counts = (_at: number): boolean => true): Compared[] {
    return compared(this.#roots, this.#side, counts);
  }

  /** The chances of all sides by the first option: each is told by itself, together they are one game. */
  outlook(): number[] {
    const { sums } = this.#roots[0] as Root;
    const all = sums.reduce((a, b) => a + b, 0);
    return sums.map((sum) => sum / all);
  }

  /** The best, the best first, each with what speaks for it beside the best of the others. */
  advice(): { at: number; figure: Estimate; gains?: string; costs?: string }[] {
    const ranked = compared(this.#roots, this.#side, () => true)
      .map((one, at) => ({ one, at }))
      .sort((a, b) => b.one.chance - a.one.chance);
    return ranked.slice(0, ADVISED).map(({ one, at }, nth) => {
      const [own, other] = [at, ranked[nth === 0 ? 1 : 0]?.at ?? at].map((i) => this.#roots[i]);
      const isAlone = !own || !other || own === other;
      const { gains, costs } = isAlone ? {} : whyOf(this.#asked, toldOf(own), toldOf(other));
      return { at, figure: estimateOf(one), ...(gains && { gains }), ...(costs && { costs }) };
    });
  }
}

const toldOf = ({ branch, values }: Root): Told => ({ branch, chance: meanOf(values) });

/** Options that are advised at most. */
const ADVISED = 3;

const estimateOf = ({ chance, error, behind, doubt, visits }: Compared): Estimate => ({
  ...{ type: 'estimate', chance, error, behind, doubt, looks: visits },
});

/** What is exact, and the estimates of the rest. */
export function figuresIn(exact: readonly (Figure | undefined)[], scales: Scales): Figure[] {
  return scales.weighed((at) => !exact[at]).map((one, i) => exact[i] ?? estimateOf(one));
}
