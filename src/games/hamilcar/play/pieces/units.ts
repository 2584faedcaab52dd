/** Units in the open and inside the walls: how many there are, and who can take them along. Changes nothing. */
import { otherSide, type Side } from '../../words.ts';
import { isBesieged, ownCity } from '../queries.ts';
import { type Band, type Heap, NONE, type State } from '../state.ts';

export const cusOf = ({ cu, elephants }: Readonly<Heap>): number => cu + elephants;
export const unitsOf = ({ cu, elephants, st }: Readonly<Heap>): number => cu + elephants + st;

export const sum = (a: Readonly<Heap>, b: Readonly<Heap>, sign = 1): Heap => ({
  cu: a.cu + sign * b.cu,
  elephants: a.elephants + sign * b.elephants,
  st: a.st + sign * b.st,
});

/** As many of each kind as are in both. */
export const least = (a: Readonly<Heap>, b: Readonly<Heap>): Heap => ({
  cu: Math.min(a.cu, b.cu),
  elephants: Math.min(a.elephants, b.elephants),
  st: Math.min(a.st, b.st),
});

export const bandOf = (heap: Readonly<Heap> = NONE, generals: readonly string[] = []): Band => ({
  cu: heap.cu,
  elephants: heap.elephants,
  st: heap.st,
  generals: [...generals],
});

/** In the open. */
export const fieldOf = (s: State, side: Side, at: string): Readonly<Heap> => s.field[side][at] ?? NONE;
/** Within the walls. */
export const insideOf = (s: State, at: string): Readonly<Heap> => s.inside[at] ?? NONE;

/** A side has CUs in the open there. */
export const hasCus = (s: State, side: Side, at: string): boolean => {
  const heap = s.field[side][at];
  return heap !== undefined && heap.cu + heap.elephants > 0;
};

/** A side has CUs there, in the open or within its own walls. */
export const holdsCus = (s: State, side: Side, at: string): boolean =>
  hasCus(s, side, at) || (ownCity(s, side, at) && cusOf(insideOf(s, at)) > 0);

export const hasUnits = (s: State, side: Side, at: string): boolean => unitsOf(fieldOf(s, side, at)) > 0;

/** 7.2.D: an own city whose gates stand open: no enemy CUs before it, and no Siege. */
export const isOpenCity = (s: State, side: Side, at: string): boolean =>
  ownCity(s, side, at) && !isBesieged(s, at) && !hasCus(s, otherSide(side), at);

/** Units that a General there can take along: those beside him, and with open gates those on either side of them. */
export function withinReach(s: State, side: Side, at: string, inside: boolean): Readonly<Heap> {
  if (isOpenCity(s, side, at)) return sum(fieldOf(s, side, at), insideOf(s, at));
  return inside ? insideOf(s, at) : fieldOf(s, side, at);
}

/** 1: STs on the map; none is ever placed while others are aboard. */
export function stsInPlay(s: State): number {
  let n = 0;
  for (const heaps of [s.field.rome, s.field.carthage, s.inside]) for (const at in heaps) n += heaps[at]?.st ?? 0;
  return n;
}
