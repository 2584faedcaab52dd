/** In a worker: thinks about one decision after another, reports its progress, and can be hurried. */
import type { Tables } from '../calculator/table.ts';
import { calculatorOf, type GameId, playOf, worthOf } from '../games/index.ts';
import { lineOf, type Taken } from '../opponent/line.ts';
import { ponder, type Thought } from '../opponent/opponent.ts';
import { figuresIn, LEAST, Scales } from '../opponent/weigh.ts';
import { exactFigures } from '../play/exact-figures.ts';
import type { Estimate, Figure } from '../play/figure.ts';
import type { OwnLine } from '../play/line.ts';
import type { Desk } from '../play/odds.ts';
import type { Written } from '../play/sample.ts';
import type { AnyState } from '../play/state.ts';
import type { Weights } from '../play/worth.ts';

/** Where this file lies: a worker that starts here shares the page's own files instead of having them bundled again. */
export const OPPONENT = import.meta.url;

export interface ThinkOrder {
  readonly type: 'think';
  /** Comes back with all that is told of it. */
  readonly id: number;
  readonly game: GameId;
  /** The position: plain data, its set-up included. */
  readonly state: AnyState;
  readonly seat: string;
  readonly iterations: number;
  readonly seed: number;
  /** From content, `worth.json` of the game. */
  readonly weights: Weights;
}

/** Figures for the options of a decision, and where it is wanted advice. */
export interface WeighOrder extends Pick<ThinkOrder, 'id' | 'game' | 'state' | 'seat' | 'seed'> {
  readonly type: 'weigh';
  readonly tables: Tables;
  /** Absent where nothing was learnt: then only what is exact is told. */
  readonly weights?: Weights;
  readonly advises?: boolean;
}

/** The line of a game that was played from a position. */
export interface LineOrder extends Pick<ThinkOrder, 'id' | 'game' | 'seed' | 'weights'> {
  readonly type: 'line';
  readonly start: AnyState;
  readonly actions: readonly Written[];
  /** The seat that asks while the game is under way. */
  readonly viewer?: string;
}

/** One of the best options, with what speaks for it beside the others. */
export interface Advised {
  /** Its place among the options. */
  readonly at: number;
  readonly figure: Estimate;
  readonly gains?: string;
  readonly costs?: string;
}

/** Answers at once with what has been found so far. */
export interface HurryOrder {
  readonly type: 'hurry';
  readonly id: number;
}

export type Told =
  | { readonly type: 'thinking'; readonly id: number; readonly share: number }
  | {
      readonly type: 'weighed';
      readonly id: number;
      readonly figures: readonly (Figure | undefined)[];
      readonly advice?: readonly Advised[];
      readonly share: number;
    }
  | { readonly type: 'lined'; readonly id: number; readonly share: number; readonly line?: OwnLine }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought };

/** It listens for so long between two bits of thinking, in milliseconds. */
const BIT = 80;

/** Figures are told again after so long. */
const REDRAWN = 300;
/** Looks at each option, and at all of them: beside the rows, and where somebody asks for advice. */
const ROWS = { looks: 96, most: 3000 };
const ADVICE = { looks: 240, most: 6000 };

/** Games played on from each position of a line: a die shows each face equally often in them. */
const LINE = 36;

const hurried = new Set<number>();

const breath = () => new Promise<void>((done) => setTimeout(done));

async function answer({ id, game, state, seat, iterations, seed, weights }: ThinkOrder): Promise<void> {
  const [whole, worth] = await Promise.all([playOf(game), worthOf(game)]);
  if (!whole || !worth) throw new RangeError(`${game} is not a game that the computer plays`);
  const tell = (told: Told): void => postMessage(told);
  const signal = {
    get aborted() {
      return hurried.has(id);
    },
  };
  const pondering = ponder(whole, state, seat, { iterations, seed, worth: { worth, weights }, signal, tells: true });
  for (let since = performance.now(); ; ) {
    const { done, value } = pondering.next();
    if (done) return tell({ type: 'thought', id, thought: value });
    if (performance.now() - since < BIT) continue;
    tell({ type: 'thinking', id, share: value });
    await breath();
    since = performance.now();
  }
}

function deskOf(game: GameId, tables: Tables): Desk {
  return {
    tables,
    async load(id) {
      const found = await calculatorOf(game, id);
      if (!found) throw new RangeError(`calculator "${id}" is not one of ${game}`);
      return found;
    },
  };
}

async function weigh({ id, game, state, seat, seed, tables, weights, advises }: WeighOrder): Promise<void> {
  const [whole, worth] = await Promise.all([playOf(game), worthOf(game)]);
  if (!whole) throw new RangeError(`${game} is not a game that can be played through`);
  const exact = await exactFigures(whole, state, deskOf(game, tables));
  const tell = (told: Omit<Extract<Told, { type: 'weighed' }>, 'type' | 'id'>): void => {
    if (!hurried.has(id)) postMessage({ type: 'weighed', id, ...told } satisfies Told);
  };
  const isKnown = exact.every((figure) => figure);
  if ((isKnown && !advises) || !worth || !weights) return tell({ figures: exact, share: 1 });
  if (exact.some((figure) => figure)) tell({ figures: exact, share: 0 });
  const scales = new Scales(whole, state, seat, { ...(advises ? ADVICE : ROWS), seed, worth: { worth, weights } });
  let [since, told] = [performance.now(), 0];
  for (const share of scales.passes()) {
    if (performance.now() - since < BIT) continue;
    await breath();
    if (hurried.delete(id)) return;
    since = performance.now();
    // What comes first comes soon; then as often as an eye follows.
    if (scales.looks < LEAST || since - told < REDRAWN) continue;
    told = since;
    tell({ figures: figuresIn(exact, scales), share });
  }
  tell({ figures: figuresIn(exact, scales), share: 1, ...(advises && { advice: scales.advice() }) });
}

async function draw({ id, game, start, actions, seed, weights, viewer }: LineOrder): Promise<void> {
  const [whole, worth] = await Promise.all([playOf(game), worthOf(game)]);
  if (!whole || !worth) throw new RangeError(`${game} is not a game that the computer judges`);
  const taken: Taken[] = [];
  let before = start;
  for (const action of actions) {
    const by: string = whole.decider(before) ?? '';
    const played = whole.play(before, action);
    if (played.type === 'rejected') break;
    taken.push({ acts: [{ by, action, before }], state: played.state });
    before = played.state;
  }
  const lining = lineOf(whole, start, taken, {
    ...{ looks: LINE, seed, worth: { worth, weights } },
    ...(viewer !== undefined && { viewer }),
  });
  for (let since = performance.now(); ; ) {
    const { done, value } = lining.next();
    if (done) return postMessage({ type: 'lined', id, share: 1, line: value } satisfies Told);
    if (performance.now() - since < BIT) continue;
    postMessage({ type: 'lined', id, share: value } satisfies Told);
    await breath();
    if (hurried.delete(id)) return;
    since = performance.now();
  }
}

// The page loads this file too, to know where it lies.
if (!('document' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<ThinkOrder | WeighOrder | LineOrder | HurryOrder>) => {
    if (data.type === 'hurry') hurried.add(data.id);
    else if (data.type === 'weigh') weigh(data).catch(reportError);
    else if (data.type === 'line') draw(data).catch(reportError);
    else answer(data).catch(reportError);
  });
