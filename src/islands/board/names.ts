/** Where names go: eight places around a sign are tried, and a name that fits nowhere is left out. Pure. */
import type { Size } from './camera.ts';
import type { Point, Spot } from './ground.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Named {
  readonly spot: Spot;
  /** The middle of its sign, in px. */
  readonly place: Point;
  /** From there to the rim of what is drawn there. */
  readonly rim: number;
  /** Lower comes first; below 0 it must stand, though it cover a sign. */
  readonly rank: number;
  /** What should stand behind it. */
  readonly after?: string | undefined;
  /** What its counters cover: where there is no room at its sign, its name stands beside or above them. */
  readonly stack?: Box | undefined;
}

export interface Name {
  readonly box: Box;
  readonly x: number;
  /** The base line of its first line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What stands behind it, where there is room. */
  readonly after?: string | undefined;
}

/** What lies in the way. */
export interface Taken {
  readonly signs: readonly (Box & { readonly id: string })[];
  /** Counters, which no name ever covers. */
  readonly counters: readonly Box[];
  /** Points of arrows. */
  readonly arrows: readonly Point[];
}

const LINE = 1.12;
const HIT = 1000;
/** A name belongs to the sign that it is nearest to: none stands nearer to another, as a share of the way to its own. */
const ASTRAY = 0.8;
/** No name reaches farther from its sign, in px. */
const REACH = 220;
/** Half of an arrow with its edge, in px. */
const ARROW = 5;
const COST = { counter: 100 * HIT, name: 10 * HIT, sign: HIT, arrow: 40, edge: 10 * HIT } as const;

/** How wide a text comes out in Inter, a little generous. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, c) =>
      sum +
      (/[ijlI.,' ]/.test(c)
        ? 0.29
        : /[ftr]/.test(c)
          ? 0.38
          : /[mwMW]/.test(c)
            ? 0.88
            : /[A-Z★☆+]/.test(c)
              ? 0.7
              : 0.58),
    0,
  ) * size;

export function linesOf({ name, wrap }: Pick<Spot, 'name' | 'wrap'>): string[] {
  const cut = wrap ? name.lastIndexOf(' ') : -1;
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** Right first, then left, below and above, then the corners, then over or under the sign and slid half aside. */
const AROUND: readonly (readonly [x: number, y: number, cost: number])[] = [
  [1, 0, 0],
  [-1, 0, 1],
  [0, 1, 2],
  [0, -1, 3],
  [0.8, 0.8, 4],
  [0.8, -0.8, 4],
  [-0.8, 0.8, 5],
  [-0.8, -0.8, 5],
  [0.5, 1, 6],
  [-0.5, 1, 6],
  [0.5, -1, 6],
  [-0.5, -1, 6],
];

export const around = ([x, y]: Point, r: number): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });

const wider = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

export const enclosing = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  top: Math.min(...boxes.map((box) => box.top)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

/** What a name takes. */
function sizeOf({ spot, after }: Named, size: number): Size {
  const lines = linesOf(spot);
  return {
    width: Math.max(
      ...lines.map((line, i) => widthOf(i === lines.length - 1 && after ? `${line} ${after}` : line, size)),
    ),
    height: size * (1 + (lines.length - 1) * LINE),
  };
}

function tryAt(one: Named, [ax, ay]: readonly [number, number, number], { width, height }: Size, size: number): Name {
  const {
    place: [x, y],
    rim,
  } = one;
  const isOver = Math.abs(ay) === 1;
  const left = isOver
    ? x + ((ax - 1) * width) / 2 + ax * (rim + 4)
    : ax > 0
      ? x + ax * rim + 4
      : x + ax * rim - 4 - width;
  const top =
    ay === 0 ? y - height / 2 : ay > 0 ? y + ay * rim + (isOver ? 2 : 0) : y + ay * rim - (isOver ? 2 : 0) - height;
  const anchor: Name['anchor'] = ax === 0 ? 'middle' : ax > 0 ? 'start' : 'end';
  const box: Box = { left, top, right: left + width, bottom: top + height };
  return { box, x: ax === 0 ? x : ax > 0 ? left : left + width, y: top + size * 0.86, anchor };
}

/** Farther off it costs as many as there are px; a name that must stand is tried farther still, and beside or above what stands there. */
const FARTHER = [0, 7, 13, 26, 40];

interface Try {
  readonly name: () => Name;
  readonly cost: number;
}

/** From the best place to the worst. */
function triesFor(one: Named, size: number): Try[] {
  const { stack, rank } = one;
  const room = sizeOf(one, size);
  const tries = FARTHER.slice(0, rank < 0 ? FARTHER.length : 2).flatMap((off) =>
    AROUND.map((around) => ({
      name: () => tryAt({ ...one, rim: one.rim + off }, around, room, size),
      cost: around[2] + off,
    })),
  );
  if (!stack || rank >= 0) return tries;
  const { width, height } = room;
  const at = (left: number, top: number, cost: number): Try => ({
    name: () => ({
      box: { left, top, right: left + width, bottom: top + height },
      x: left,
      y: top + size * 0.86,
      anchor: 'start' as const,
    }),
    cost,
  });
  const [right, left] = [stack.right + 3, stack.left - 3 - width];
  const [head, foot] = [stack.top, stack.bottom - height];
  return [
    ...tries,
    at(right, foot, 10),
    at(left, foot, 11),
    at(right, head, 12),
    at(left, head, 13),
    at((stack.left + stack.right - width) / 2, head - 3 - height, 14),
    at(stack.left, head - 3 - height, 15),
    at(stack.right - width, head - 3 - height, 15),
  ].sort((a, b) => a.cost - b.cost);
}

/** How far it is from a point to a box. */
const away = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

interface Room {
  readonly taken: Taken;
  readonly within: Box;
  /** Where those may stand that must. */
  readonly view: Box;
  readonly size: number;
}

/** One after the other, each at its best place that is left. */
function inTurn(named: readonly Named[], { taken, within, view, size }: Room): Map<string, Name> {
  const set = new Map<string, Name>();
  const names: Box[] = [];
  for (const one of named) {
    const { place, rank, spot } = one;
    const { left, right, top, bottom } = rank < 0 ? view : within;
    // Nothing farther off matters to it.
    const reach = around(place, REACH + one.rim);
    const signs = taken.signs.filter((box) => box.id !== spot.id && meet(box, reach));
    const costOf = ({ box }: Name): number => {
      const isCut = box.left < left || box.right > right || box.top < top || box.bottom > bottom;
      const hits = (boxes: readonly Box[]) => boxes.filter((other) => meet(box, other)).length;
      const own = away(box, place) * ASTRAY;
      return (
        (isCut ? COST.edge : 0) +
        hits(taken.counters) * COST.counter +
        hits(names) * COST.name +
        hits(signs) * COST.sign +
        (signs.some((sign) => away(box, middleOf(sign)) < own) ? (rank < 2 ? COST.arrow : COST.sign) : 0) +
        taken.arrows.filter((p) => holds(wider(box, ARROW), p)).length * COST.arrow
      );
    };
    const bestOf = (which: Named): Name | undefined => {
      let best: { readonly name: Name; readonly cost: number } | undefined;
      for (const { name: tried, cost: own } of triesFor(which, size)) {
        if (best && best.cost <= own) break;
        const name = tried();
        const cost = own + costOf(name);
        if (!best || cost < best.cost) best = { name, cost };
      }
      return best && best.cost < (rank < 0 ? COST.name : HIT) ? { ...best.name, after: which.after } : undefined;
    };
    const found = bestOf(one) ?? (one.after ? bestOf({ ...one, after: undefined }) : undefined);
    if (!found) continue;
    set.set(spot.id, found);
    names.push(found.box);
  }
  return set;
}

/** By the id of a space; who is not in it goes without. Who found no room comes first in the next round; no city goes for it. */
export function namesFor(named: readonly Named[], room: Room, rounds = 1): Map<string, Name> {
  const worthOf = (set: ReadonlyMap<string, Name>): number =>
    named.reduce((sum, { spot, rank }) => sum + (set.has(spot.id) ? (rank < 2 ? HIT : 1) : 0), 0);
  let order = named.toSorted((a, b) => a.rank - b.rank);
  let best = inTurn(order, room);
  let last = best;
  for (let i = 1; i < rounds && last.size < named.length; i++) {
    const isOut = ({ spot, rank }: Named): number => (rank < 0 ? -1 : Number(last.has(spot.id)));
    order = order.toSorted((a, b) => isOut(a) - isOut(b));
    last = inTurn(order, room);
    if (worthOf(last) > worthOf(best)) best = last;
  }
  return best;
}

/** The names of seas that cover nothing and are whole. */
export function seasFor<T extends { readonly text: string; readonly at: Point }>(
  seas: readonly T[],
  taken: readonly Box[],
  within: Box,
  size: number,
): T[] {
  return seas.filter(({ text, at: [x, y] }) => {
    const half = (widthOf(text, size) + text.length * size * 0.1) / 2;
    const box: Box = { left: x - half, right: x + half, top: y - size, bottom: y + size * 0.3 };
    const isWhole =
      box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
    return isWhole && !taken.some((other) => meet(box, other));
  });
}
