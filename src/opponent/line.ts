/** The line of a game: each side's chances step by step, and its swings, with luck and decisions told apart. */
import { Random } from '../engine/random.ts';
import { type AnyAction, sameAction } from '../play/frames.ts';
import type { LineStep, OwnLine, Swing } from '../play/line.ts';
import type { AnyGame } from '../play/machine.ts';
import type { Search } from '../play/search.ts';
import type { AnyState } from '../play/state.ts';
import { DealtDice } from './dealt.ts';
import { Judge, type Judgement } from './judge.ts';
import { leaningOf } from './leaning.ts';
import { seedOf } from './opponent.ts';
import { Tree } from './tree.ts';
import { type Compared, Scales, type Weighing } from './weigh.ts';

/** One action that was played, and who played it: a seat, or chance. */
interface Act {
  readonly by: string;
  readonly action: { readonly type: string };
  readonly before: AnyState;
}

/** What a reader sees as one moment, and where it led. */
export interface Taken {
  readonly acts: readonly Act[];
  readonly state: AnyState;
}

export interface Lining {
  /** Games played on from each position, and looks at each option of a decision. */
  readonly looks: number;
  readonly seed: number;
  readonly worth: Judgement;
  /** The seat that asks while the game is under way; all hands lie open where it is not said. */
  readonly viewer?: string;
}

/** Chances with half the width of the widest interval among them. */
interface Outlook {
  readonly chances: readonly number[];
  readonly error: number;
}

const WIDTH = 1.96;
/** Less than this is no swing. */
const SLIGHT = 0.01;
/** Swings that are kept: the largest. */
const MOST = 12;
/** Decisions of each side that are kept beside them. */
const DEAREST = 3;
/** Options are looked at a few times; the best and the one that was chosen so many times more often. */
const CLOSER = 4;

const bestOf = (all: readonly Compared[]): Compared => all.reduce((a, b) => (b.chance > a.chance ? b : a));

class Liner {
  readonly sides: readonly (readonly string[])[];
  readonly #game: AnyGame;
  readonly #judge: Judge;
  readonly #tree: Tree;
  readonly #by: Lining;
  /** What was found of all options of a decision, as two look at it: where it leads, and what it cost. */
  readonly #glances = new WeakMap<AnyState, readonly Compared[]>();

  constructor(game: AnyGame, start: AnyState, by: Lining) {
    this.#game = game;
    this.#by = by;
    this.#judge = new Judge(by.worth, start);
    this.#tree = new Tree(this.#judge, leaningOf(by.worth.weights.leaning), 0);
    this.sides = this.#judge.sides;
  }

  sideOf = (seat: string): number => this.#judge.sideOf(seat);

  /** From a position on, by what a seat can see of it, or with all hands open. */
  outlook(state: AnyState, viewer = this.#by.viewer): Outlook {
    const { looks, seed } = this.#by;
    if (state.ending) return { chances: this.#judge.chances(state), error: 0 };
    const start = this.#game.search(state) as Search;
    const told = this.#judge.aftermath(state);
    const sums = this.sides.map(() => [0, 0] as [number, number]);
    for (let i = 0; i < looks; i++) {
      const random = new Random(seedOf(seed, i));
      const search = start.copy();
      if (viewer !== undefined) search.redeal(viewer, random);
      const found = this.#tree.outlook(search, random, new DealtDice(seed, i));
      const chances = told(search.state, found);
      // Each is told by itself; together they are one game.
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      chances.forEach((chance, side) => {
        const sum = sums[side] as [number, number];
        sum[0] += chance / all;
        sum[1] += (chance / all) ** 2;
      });
    }
    const chances = sums.map(([sum]) => sum / looks);
    const widths = sums.map(([, squares], side) => Math.sqrt(Math.max(0, squares / looks - (chances[side] ?? 0) ** 2)));
    return { chances, error: (WIDTH * Math.max(...widths)) / Math.sqrt(looks) };
  }

  /**
   * How a game stands: who can end it at once will, if that is best as far as the seat can see. What somebody else sees is not
   * for a viewer to know.
   */
  standing(state: AnyState): Outlook {
    const { looks, seed, worth, viewer } = this.#by;
    const search = this.#game.search(state) as Search;
    const seat = state.ending ? undefined : search.decider();
    if (!seat || seat === 'chance' || search.only() || (viewer ?? seat) !== seat) return this.outlook(state);
    const best = bestOf(this.#glance(state, seat));
    if (best.ends === 0) return this.outlook(state);
    // Looked at anew: the best of many was lucky, too.
    const among = (one: AnyAction): boolean => sameAction(one, best.action);
    const scales = this.#looked(state, seat, { looks, most: looks, seed: seed + 1, worth, among });
    const error = Math.max(...scales.weighed().map((one) => one.error));
    return { chances: scales.outlook(), error };
  }

  /** All options, a few times each. */
  #glance(state: AnyState, seat: string): readonly Compared[] {
    const { looks, seed, worth } = this.#by;
    const known = this.#glances.get(state);
    if (known) return known;
    const weighing = { looks: Math.ceil(looks / CLOSER), most: 20 * looks, seed, worth };
    const found = this.#looked(state, seat, weighing).weighed();
    this.#glances.set(state, found);
    return found;
  }

  /**
   * What a decision cost its seat, by what the seat could know: the best beside the one that was chosen. `end` is where
   * the seat itself led it before chance or somebody else came in: what was begun is worth at least that.
   */
  cost({ by, action, before }: Act, end: AnyState): { by: number; error: number; better: AnyAction } | undefined {
    const { looks, seed, worth } = this.#by;
    const isChosen = (one: AnyAction): boolean => sameAction(one, action);
    const first = this.#glance(before, by);
    const best = bestOf(first);
    const chosen = first.find((one) => isChosen(one.action));
    if (!chosen || isChosen(best.action) || chosen.behind < SLIGHT) return undefined;
    // Looked at anew: the best of many was lucky, too.
    const among = (one: AnyAction): boolean => isChosen(one) || sameAction(one, best.action);
    const again = this.#looked(before, by, { looks, most: 2 * looks, seed: seed + 1, worth, among }).weighed();
    const found = again.find((one) => isChosen(one.action));
    if (!found || found.behind < Math.max(SLIGHT, found.doubt)) return undefined;
    // What is told of a game that goes on is never nothing: to end one that is lost costs what was found, not what is told.
    const other = again.find((one) => one !== found);
    if (found.ends === 1 && other && other.found - found.found < SLIGHT) return undefined;
    const led = this.outlook(end, by);
    const gained = Math.max(0, (led.chances[this.sideOf(by)] ?? 0) - found.chance);
    const [lost, error] = [found.behind - gained, gained > 0 ? Math.hypot(found.error, led.error) : found.doubt];
    return lost < Math.max(SLIGHT, error) ? undefined : { by: -lost, error, better: best.action };
  }

  #looked(state: AnyState, seat: string, weighing: Weighing): Scales {
    const scales = new Scales(this.#game, state, seat, weighing);
    for (const _ of scales.passes());
    return scales;
  }

  saysOf(state: AnyState, action: object): string {
    const found = this.#game.choices(state).find((one) => sameAction(one.action, action as AnyAction));
    return found?.group ? `${found.group}: ${found.says}` : (found?.says ?? '');
  }
}

const isOpen = (game: AnyGame, { by, before }: Act): boolean => by !== 'chance' && !game.search(before).only();

const CHANCES = ['roll', 'draw', 'deal'];

/** Where a seat led what it began, before chance or somebody else came in; who passes does not. */
function ledTo(taken: readonly Taken[], step: number, nth: number): AnyState {
  const seat = taken[step]?.acts[nth]?.by;
  for (let i = step, from = nth + 1; i < taken.length; i++, from = 0) {
    const next = taken[i]?.acts.slice(from).find(({ by, action }) => by !== seat && action.type !== 'pass');
    if (next) return next.before;
  }
  return (taken.at(-1) as Taken).state;
}

/** Step by step, so that whoever drives it can stop in between; each bit tells what share is done. */
export function* lineOf(
  game: AnyGame,
  start: AnyState,
  taken: readonly Taken[],
  by: Lining,
): Generator<number, OwnLine> {
  const liner = new Liner(game, start, by);
  const { viewer } = by;
  const steps: LineStep[] = [];
  const swings: Swing[] = [];
  /** The dearest decision of what a seat did in a row, by where it led: to lay a card and to march with it is one mistake. */
  const decided = new Map<AnyState, Swing>();
  const totals = liner.sides.map(() => ({ luck: 0, decisions: 0 }));
  const note = (state: AnyState): void => {
    steps.push(liner.standing(state));
  };
  note(start);
  for (const [i, { acts, state }] of taken.entries()) {
    const luck = liner.sides.map(() => 0);
    let [doubt, isLuck] = [0, false];
    for (const [nth, act] of acts.entries()) {
      if (act.by === 'chance' && CHANCES.includes(act.action.type)) {
        const [before, after] = [liner.outlook(act.before), liner.outlook(acts[nth + 1]?.before ?? state)];
        after.chances.forEach((chance, side) => {
          luck[side] = (luck[side] ?? 0) + chance - (before.chances[side] ?? 0);
        });
        doubt = Math.hypot(doubt, before.error, after.error);
        isLuck = true;
      } else if (isOpen(game, act) && (viewer === undefined || viewer === act.by)) {
        const end = ledTo(taken, i, nth);
        const cost = liner.cost(act, end);
        if (cost && cost.by < (decided.get(end)?.by ?? 0)) {
          const better = liner.saysOf(act.before, cost.better);
          const chose = liner.saysOf(act.before, act.action);
          const { by: lost, error } = cost;
          decided.set(end, { step: i + 1, act: nth, type: 'decision', seat: act.by, by: lost, error, chose, better });
        }
      }
      yield (i + nth / acts.length) / taken.length;
    }
    luck.forEach((one, side) => {
      const total = totals[side];
      if (total) total.luck += one;
    });
    const hit = luck.reduce((most, one, side) => (Math.abs(one) > Math.abs(luck[most] ?? 0) ? side : most), 0);
    const most = luck[hit] ?? 0;
    const seat = liner.sides[hit]?.[0] ?? '';
    if (isLuck && Math.abs(most) > Math.max(SLIGHT, doubt))
      swings.push({ step: i + 1, act: 0, type: 'luck', seat, by: most, error: doubt });
    note(state);
  }
  for (const one of decided.values()) {
    const total = totals[liner.sideOf(one.seat)];
    if (total) total.decisions += one.by;
    swings.push(one);
  }
  swings.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const decisions = swings.filter(({ type }) => type === 'decision');
  const dearest = liner.sides.flatMap((seats) =>
    decisions.filter(({ seat }) => seats.includes(seat)).slice(0, DEAREST),
  );
  return { sides: liner.sides, steps, swings: swings.slice(0, MOST), totals, dearest };
}
