/** Changing the pieces: Units, Generals, Warships, PCs. Each keeps the counts of the box right; none asks anybody. */
import { plural } from '../../../calculator/words.ts';
import { note, push } from '../../../play/state.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { Band } from './parts.ts';
import { type Heap, NONE } from './parts.ts';
import type { State, Warships } from './state.ts';

export const cusOf = ({ cu, elephants }: Readonly<Heap>): number => cu + elephants;
export const unitsOf = ({ cu, elephants, st }: Readonly<Heap>): number => cu + elephants + st;

/** As many of each kind as are in both. */
export const least = (a: Readonly<Heap>, b: Readonly<Heap>): Heap => ({
  cu: Math.min(a.cu, b.cu),
  elephants: Math.min(a.elephants, b.elephants),
  st: Math.min(a.st, b.st),
});

/** In the open. */
export const fieldOf = (s: State, side: Side, at: string): Readonly<Heap> => s.field[side][at] ?? NONE;
/** Within the walls. */
export const insideOf = (s: State, at: string): Readonly<Heap> => s.inside[at] ?? NONE;

export const sum = (a: Readonly<Heap>, b: Readonly<Heap>, sign = 1): Heap => ({
  cu: a.cu + sign * b.cu,
  elephants: a.elephants + sign * b.elephants,
  st: a.st + sign * b.st,
});

const put = (into: Record<string, Heap>, at: string, heap: Heap): void => {
  if (heap.cu < 0 || heap.elephants < 0 || heap.st < 0) throw new RangeError(`fewer than no Units in ${at}`);
  if (unitsOf(heap) === 0) delete into[at];
  else into[at] = heap;
};

export const toField = (d: State, side: Side, at: string, heap: Readonly<Heap>, sign = 1): void =>
  put(d.field[side], at, sum(fieldOf(d, side, at), heap, sign));

export const toInside = (d: State, at: string, heap: Readonly<Heap>, sign = 1): void =>
  put(d.inside, at, sum(insideOf(d, at), heap, sign));

/** Takes Units from the open, and what is missing from within the walls. */
export function takeFrom(d: State, side: Side, at: string, heap: Readonly<Heap>): void {
  const open = fieldOf(d, side, at);
  const part = least(open, heap);
  toField(d, side, at, part, -1);
  const rest = sum(heap, part, -1);
  if (unitsOf(rest) > 0) toInside(d, at, rest, -1);
}

/** Moves Generals to a space. */
export function moveGenerals(d: State, ids: readonly string[], at: string, inside = false): void {
  for (const id of ids) {
    const { office } = d.generals[id] ?? { at };
    d.generals[id] = { at, ...(inside && { inside }), ...(office && { office }) };
  }
}

/** A General to a place beside the map; his office ends. */
export function retire(d: State, id: string, at: 'pool' | 'gone' | 'aside' | 'mercenary'): void {
  d.generals[id] = { at };
  d.preferred = d.preferred.filter((other) => other !== id);
  if (d.flamen === id) d.flamen = null;
  // 3.1
  if (id === 'caudex' && at === 'gone' && d.generals['asina']?.at === 'aside') d.generals['asina'] = { at: 'pool' };
}

export const nameOf = (s: State, id: string): string => s.setup.generals[id]?.name ?? id;
export const placeName = (s: State, at: string): string => s.setup.spaces[at]?.name ?? at;

/** 2.2.A, 5.2.C3.1: a General who is displaced; Rome pays for an Aristocrat (2.2.D2) unless it is said that it does not. */
export function displace(d: State, id: string, pays = true): void {
  const card = d.setup.generals[id];
  if (!card) return;
  retire(d, id, card.side === 'rome' || id === 'xanthippus' ? 'gone' : 'pool');
  note(d, '2.2.A', `${card.name} is displaced.`);
  if (card.aristocrat && pays && card.side === 'rome')
    push(d, { type: 'removal', who: 'rome', cause: 'other', rule: '2.2.D2', left: card.battle, fromMiat: false });
}

/** Warships from one count to another. */
export function shift(d: State, side: Side, from: keyof Warships, to: keyof Warships, number: number): void {
  const w = d.warships[side];
  if (w[from] < number) throw new RangeError(`${SIDE_NAMES[side]} has ${w[from]} Warships ${from}, not ${number}`);
  w[from] -= number;
  w[to] += number;
}

/** 2.1.I */
export function takeSupremacy(d: State, side: Side, rule: string): void {
  if (d.supremacy === side) return;
  d.supremacy = side;
  note(d, rule, `${SIDE_NAMES[side]} takes Naval Supremacy.`, { facts: { supremacy: side } });
}

/** 2.3.D3: STs in the open change hands. */
export function captureSts(d: State, from: Side, at: string): number {
  const { st } = fieldOf(d, from, at);
  if (st === 0) return 0;
  toField(d, from, at, { ...NONE, st }, -1);
  toField(d, otherSide(from), at, { ...NONE, st });
  note(d, '2.3.D3', `${SIDE_NAMES[otherSide(from)]} captures ${plural(st, 'ST')} in ${placeName(d, at)}.`);
  return st;
}

export const bandOf = (heap: Readonly<Heap> = NONE, generals: readonly string[] = []): Band => ({
  cu: heap.cu,
  elephants: heap.elephants,
  st: heap.st,
  generals,
});

/** 1: STs on the map; none is ever placed while others are aboard. */
export const stsInPlay = (s: State): number =>
  [...SIDES.flatMap((side) => Object.values(s.field[side])), ...Object.values(s.inside)].reduce(
    (n, { st }) => n + st,
    0,
  );
