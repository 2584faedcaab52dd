/** A repeated step: where it ends, how long it takes, and the distribution over time. Exact, even with cycles. */
import { certain, chain, keyOf as contentOf, type Dist, part, weighted } from './dist.ts';
import { shortOr } from './recall.ts';

/** What one step leads to; undefined where the process has settled. */
export type Step<S> = (state: S) => Dist<S> | undefined;

/** What tells two states apart: their content, unless something shorter does. */
export type Key<S> = (state: S) => unknown;

/** The distribution after 0, 1, ... `times` steps; settled states stay. */
export function overTime<S>(start: S, step: Step<S>, times: number): Dist<S>[] {
  const series: Dist<S>[] = [certain(start)];
  for (let i = 0; i < times; i++) series.push(chain(series[i]!, (s) => step(s) ?? certain(s)));
  return series;
}

export interface Absorption<S> {
  /** Where the process settles; its total is below 1 where some states never settle. */
  readonly ends: readonly { readonly state: S; readonly chance: number }[];
  /** Expected number of steps until it settles; Infinity where it may not. */
  readonly steps: number;
}

/** Where the process settles in the end, without a limit on the number of steps. */
export function absorb<S>(start: S, step: Step<S>): Absorption<S> {
  const { states, moves } = explore(start, step);
  const groups = groupsInOrder(moves);
  const visits = flow(moves, groups, from(0, states.length));
  const ends: { state: S; chance: number }[] = [];
  let steps = 0;
  for (const i of groups.flat()) {
    if (moves[i]) steps += visits[i]!;
    else if (visits[i]! > 0) ends.push({ state: states[i]!, chance: visits[i]! });
  }
  return { ends, steps };
}

export interface Reach {
  readonly chance: number;
  /** Expected number of steps where it is reached; absent where it cannot be. */
  readonly steps?: number;
}

/** How likely the process settles in a state that passes, and how long that takes where it does. */
export function reach<S>(start: S, step: Step<S>, passes: (state: S) => boolean, key?: Key<S>): Reach {
  const { states, moves } = explore(start, step, key);
  const groups = groupsInOrder(moves);
  const visits = flow(moves, groups, from(0, states.length));
  // Each visit hands on its chance one step later; what flows from there adds up to chance times steps.
  const later = new Float64Array(states.length);
  moves.forEach((out, i) => {
    for (const [j, p] of out ?? []) later[j]! += visits[i]! * p;
  });
  const times = flow(moves, groups, later);
  let [sum, rest, time] = [0, 0, 0];
  states.forEach((state, i) => {
    if (moves[i]) {
      // Where it can be caught for ever it is not sure to settle.
      if (visits[i] === Number.POSITIVE_INFINITY) rest = 1;
    } else if (passes(state)) {
      sum += visits[i]!;
      time += times[i]!;
    } else rest += visits[i]!;
  });
  const chance = part(sum, rest, 1);
  return chance > 0 ? { chance, steps: time / sum } : { chance };
}

export interface Likely<S> {
  readonly state: S;
  readonly chance: number;
}

export interface Instant<S> {
  /** Still under way. */
  readonly open: readonly Likely<S>[];
  /** Settled by this very step; by step 0 where nothing had to happen. */
  readonly settled: readonly Likely<S>[];
}

/** After 0, 1, ... `times` steps: where it stands, and what has just settled. For many steps over few states. */
export function timeline<S>(start: S, step: Step<S>, times: number, key?: Key<S>): Instant<S>[] {
  const { states, moves } = explore(start, step, key);
  const instant = (now: Float64Array): Instant<S> => {
    const [open, settled]: [Likely<S>[], Likely<S>[]] = [[], []];
    for (let i = 0; i < states.length; i++)
      if (now[i]! > 0) (moves[i] ? open : settled).push({ state: states[i]!, chance: now[i]! });
    return { open, settled };
  };
  const instants: Instant<S>[] = [];
  for (let now = from(0, states.length), time = 0; time <= times; time++) {
    instants.push(instant(now));
    const next = new Float64Array(states.length);
    for (let i = 0; i < moves.length; i++) if (now[i]! > 0) handOn(moves[i] ?? [], now[i]!, next);
    now = next;
  }
  return instants;
}

function handOn(out: NonNullable<Moves[number]>, share: number, next: Float64Array): void {
  for (let i = 0; i < out.length; i++) {
    const move = out[i]!;
    next[move[0]]! += share * move[1];
  }
}

const from = (place: number, length: number): Float64Array => new Float64Array(length).fill(1, place, place + 1);

/** Expected visits to every state, from what flows in at first; the array is filled in place. */
function flow(moves: Moves, groups: readonly (readonly number[])[], inflow: Float64Array): Float64Array {
  for (const group of groups) {
    settle(group, moves, inflow);
    for (const i of group) for (const [j, p] of moves[i] ?? []) if (!group.includes(j)) inflow[j]! += inflow[i]! * p;
  }
  return inflow;
}

type Moves = readonly (readonly (readonly [to: number, chance: number])[] | undefined)[];

function explore<S>(start: S, step: Step<S>, key: Key<S> = contentOf): { states: S[]; moves: Moves } {
  const keyOf = shortOr(key, contentOf);
  const places = new Map<unknown, number>([[keyOf(start), 0]]);
  const states = [start];
  const moves: ((readonly [number, number])[] | undefined)[] = [];
  for (let i = 0; i < states.length; i++) {
    const next = step(states[i]!);
    moves.push(
      next?.outcomes.map((state, i) => {
        const told = keyOf(state);
        let place = places.get(told);
        if (place === undefined) {
          place = states.length;
          places.set(told, place);
          states.push(state);
        }
        return [place, next.weights[i]! / next.total] as const;
      }),
    );
  }
  return { states, moves };
}

/** Expected visits inside one group of states that lead to each other, from the visits that flow in. */
function settle(group: readonly number[], moves: Moves, visits: Float64Array): void {
  const at = new Map(group.map((i, place) => [i, place]));
  const inside = group.some((i) => moves[i]?.some(([j]) => at.has(j)));
  if (!inside) return;
  const leaves = group.some((i) => !moves[i] || moves[i].some(([j, p]) => p > 0 && !at.has(j)));
  if (!leaves) {
    // A trap that never settles: whoever enters it stays for ever.
    for (const i of group) if (visits[i]! > 0) visits[i] = Number.POSITIVE_INFINITY;
    return;
  }
  const n = group.length;
  const rows = group.map((_, r) =>
    Float64Array.from({ length: n + 1 }, (_, c) => (c === r ? 1 : c === n ? visits[group[r]!]! : 0)),
  );
  group.forEach((i, from) => {
    for (const [j, p] of moves[i] ?? []) {
      const to = at.get(j);
      if (to !== undefined) rows[to]![from]! -= p;
    }
  });
  const solution = solve(rows);
  group.forEach((i, place) => {
    visits[i] = solution[place]!;
  });
}

/** Gaussian elimination with partial pivoting; the last column is the right-hand side. */
function solve(rows: Float64Array[]): number[] {
  const n = rows.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!];
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const factor = rows[r]![c]! / rows[c]![c]!;
      if (factor) for (let k = c; k <= n; k++) rows[r]![k]! -= factor * rows[c]![k]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

/** Strongly connected groups of states, each before those it leads to (Tarjan, without recursion). */
function groupsInOrder(moves: Moves): number[][] {
  const order = new Int32Array(moves.length).fill(-1);
  const low = new Int32Array(moves.length);
  const open = new Uint8Array(moves.length);
  const stack: number[] = [];
  const groups: number[][] = [];
  let clock = 0;
  const work: { node: number; edge: number }[] = [];
  const enter = (node: number) => {
    order[node] = low[node] = clock++;
    open[node] = 1;
    stack.push(node);
    work.push({ node, edge: 0 });
  };
  enter(0);
  for (let top = work.at(-1); top; top = work.at(-1)) {
    const { node } = top;
    const edge = moves[node]?.[top.edge++];
    if (edge) {
      const [to] = edge;
      if (order[to] === -1) enter(to);
      else if (open[to]) low[node] = Math.min(low[node]!, order[to]!);
      continue;
    }
    work.pop();
    const above = work.at(-1);
    if (above) low[above.node] = Math.min(low[above.node]!, low[node]!);
    if (low[node] === order[node]) {
      const group = stack.splice(stack.indexOf(node));
      for (const i of group) open[i] = 0;
      groups.push(group);
    }
  }
  return groups.reverse();
}

/** The ends of an absorption as a distribution; the process must be sure to settle. */
export const endsOf = <S>({ ends }: Absorption<S>): Dist<S> =>
  weighted(ends.map(({ state, chance }) => [state, chance] as const));
