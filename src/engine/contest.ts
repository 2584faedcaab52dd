/**
 * Two pools of dice are rolled and their totals compared, while each die also counts two other things (x and y): the
 * joint sums of x and y over all rolls in which one total exceeds the other by enough. Knows no game.
 */

export interface Face {
  readonly pips: number;
  readonly x: number;
  readonly y: number;
}

/** In how many ways a pool's dice add up to a total with (x, y): only what can fall, total by total. */
export interface Pool {
  readonly lowest: number;
  readonly highest: number;
  readonly width: number;
  readonly height: number;
  /** Every (x, y) that can fall, in the order in which totals reach it, from the highest total down. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** What total t can bring stands from starts[t - lowest] up to, not including, starts[t - lowest + 1]. */
  readonly starts: readonly number[];
  /** Places in xs and ys. */
  readonly places: readonly number[];
  readonly ways: readonly number[];
  /** Ways of total t or more: atLeast[(t - lowest) * xs.length + place], 0 from place reached[t - lowest] on. */
  readonly atLeast: readonly number[];
  readonly reached: readonly number[];
  readonly rolls: number;
}

export interface Joint {
  readonly width: number;
  readonly height: number;
  /** ways[x * height + y] */
  readonly ways: readonly number[];
}

const highest = (values: readonly number[]): number => Math.max(...values);

export function pool(dice: number, faces: readonly Face[]): Pool {
  if (!Number.isInteger(dice) || dice < 1) throw new RangeError(`dice ${dice}: must be a whole number from 1`);
  if (faces.some((f) => f.x < 0 || f.y < 0)) throw new RangeError('x and y of a face: must not be negative');
  const low = Math.min(...faces.map((f) => f.pips));
  const pips = faces.map((f) => f.pips);
  const width = highest(faces.map((f) => f.x)) * dice + 1;
  const height = highest(faces.map((f) => f.y)) * dice + 1;
  const cell = width * height;
  const spread = (highest(pips) - low) * dice + 1;
  const offsets = faces.map((f) => (f.pips - low) * cell + f.x * height + f.y);
  let [ways, next] = [zeros(spread * cell), zeros(spread * cell)];
  ways[0] = 1;
  for (let die = 0; die < dice; die++) {
    next.fill(0);
    const reach = ((highest(pips) - low) * die + 1) * cell;
    for (let i = 0; i < reach; i++) {
      const w = ways[i]!;
      if (w === 0) continue;
      for (let f = 0; f < offsets.length; f++) next[i + offsets[f]!]! += w;
    }
    [ways, next] = [next, ways];
  }
  const ends = { lowest: low * dice, highest: highest(pips) * dice, width, height };
  return { ...ends, ...onlyPossible(ways, spread, cell, height), rolls: faces.length ** dice };
}

/** Most cells of the table are empty; comparing two pools need not visit those, nor add the same up again. */
function onlyPossible(table: readonly number[], spread: number, cell: number, height: number) {
  const known = zeros(cell).fill(-1);
  const order: number[] = [];
  let size = 0;
  for (let t = spread - 1; t >= 0; t--) {
    for (let at = cell - 1; at >= 0; at--) {
      if (table[t * cell + at] === 0) continue;
      size++;
      if (known[at] === -1) known[at] = order.push(at) - 1;
    }
  }
  const [starts, places, reached] = [zeros(spread + 1), zeros(size), zeros(spread)];
  const [ways, atLeast] = [zeros(size), zeros(spread * order.length)];
  starts[spread] = size;
  for (let t = spread - 1; t >= 0; t--) {
    const row = t * order.length;
    if (t < spread - 1) {
      reached[t] = reached[t + 1]!;
      for (let k = 0; k < reached[t]!; k++) atLeast[row + k] = atLeast[row + order.length + k]!;
    }
    for (let at = cell - 1; at >= 0; at--) {
      const w = table[t * cell + at]!;
      if (w === 0) continue;
      const place = known[at]!;
      places[--size] = place;
      ways[size] = w;
      atLeast[row + place]! += w;
      if (place >= reached[t]!) reached[t] = place + 1;
    }
    starts[t] = size;
  }
  const [xs, ys] = [order.map((at) => Math.floor(at / height)), order.map((at) => at % height)];
  return { xs, ys, starts, places, ways, atLeast, reached };
}

/** Ways in which a's total is at least b's total plus `by`, by the sums of both pools' x and y. */
export function exceeding(a: Pool, b: Pool, by: number): Joint {
  const [width, height] = [a.width + b.width - 1, a.height + b.height - 1];
  const { atLeast, reached } = a;
  const { starts, places, ways: waysB } = b;
  const [cellsA, cellsB] = [cellsOf(a, height), cellsOf(b, height)];
  const ways = zeros(width * height);
  for (let total = b.lowest; total <= b.highest && total + by <= a.highest; total++) {
    const needed = Math.max(0, total + by - a.lowest);
    const row = needed * cellsA.length;
    const size = reached[needed]!;
    const end = starts[total - b.lowest + 1]!;
    for (let i = starts[total - b.lowest]!; i < end; i++) {
      const from = cellsB[places[i]!]!;
      const w = waysB[i]!;
      for (let k = 0; k < size; k++) ways[from + cellsA[k]!]! += w * atLeast[row + k]!;
    }
  }
  return { width, height, ways };
}

/** Where each (x, y) of a pool stands in a table of this height. */
function cellsOf({ xs, ys }: Pool, height: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < xs.length; i++) cells.push(xs[i]! * height + ys[i]!);
  return cells;
}

/** For tables this small a typed array takes longer to make than to fill. */
function zeros(length: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < length; i++) cells.push(0);
  return cells;
}
