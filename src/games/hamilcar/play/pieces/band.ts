/** Who may go along with a General (7.1, 2.2.A). */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { isSpace, limit, spaceOf } from '../queries.ts';
import { type Band, type FrameAt, type Heap, NONE, type State } from '../state.ts';
import {
  type Bounds,
  cardOfGeneral,
  commanderOf,
  consulBounds,
  generalOf,
  generalsAt,
  isWithin,
  rankOf,
} from './generals.ts';
import { bandOf, cusOf, fieldOf, insideOf, isOpenCity, sum, unitsOf, withinReach } from './units.ts';

type Activation = FrameAt<'activation'>;

/** He takes what he can lead, CUs first, unless that would leave a Consul with too few. */
export function firstBand(s: State, general: string): Band {
  const { at } = generalOf(s, general);
  const most = ledOf(s, fresh(s, at, unitsWith(s, general, at)));
  return mayTake(most, leave(s, general, [], at)) ? bandOf(most) : bandOf();
}

/** 2.2.A: as many as a General can lead. */
function ledOf(s: State, all: Readonly<Heap>): Heap {
  const led = limit(s, 'led-units');
  const cu = Math.min(all.cu, led);
  const elephants = Math.min(all.elephants, led - cu);
  return { cu, elephants, st: Math.min(all.st, led - cu - elephants) };
}

/** 7.1: Units that this card has not moved yet. */
export function fresh(s: State, at: string, all: Readonly<Heap>): Readonly<Heap> {
  const used = s.moved.units[at]?.heap;
  if (!used) return all;
  const left = sum(all, used, -1);
  return { cu: Math.max(0, left.cu), elephants: Math.max(0, left.elephants), st: Math.max(0, left.st) };
}

/** Units there that a General can take along. */
export const unitsWith = (s: State, general: string, at: string): Readonly<Heap> =>
  withinReach(s, cardOfGeneral(s, general).side, at, isWithin(s, general));

/** 2.2.A, 7.1, 2.3.E3: what may leave a space with these Generals. */
export interface Leave extends Bounds {
  readonly all: Readonly<Heap>;
  readonly led: number;
}

export function leave(s: State, general: string, others: readonly string[], at: string): Leave {
  const all = unitsWith(s, general, at);
  const staying = generalsAt(s, cardOfGeneral(s, general).side, at).filter(
    (id) => id !== general && !others.includes(id),
  );
  return { all, led: limit(s, 'led-units'), ...consulBounds(s, [general, ...others], staying, cusOf(all)) };
}

export function mayTake({ cu, elephants, st }: Readonly<Heap>, { all, led, least, most }: Leave): boolean {
  const cus = cu + elephants;
  return cu <= all.cu && elephants <= all.elephants && st <= all.st && cus + st <= led && cus >= least && cus <= most;
}

/** Whether a group may leave as it is. */
export const mayLeave = (s: State, general: string, band: Readonly<Band>, at: string): boolean =>
  band.generals.every((id) => rankOf(s, id) <= rankOf(s, general)) &&
  mayTake(band, leave(s, general, band.generals, at));

/** Why a group cannot leave a space so. */
export function whyNotLeave(s: State, general: string, band: Readonly<Band>, at: string): Problem | undefined {
  if (mayLeave(s, general, band, at)) return undefined;
  const { all, led } = leave(s, general, band.generals, at);
  if (band.cu > all.cu || band.elephants > all.elephants || band.st > all.st)
    return no('7.1', 'He does not have that many Units.');
  if (unitsOf(band) > led) return no('2.2.A', `A General leads at most ${led} Units, not ${unitsOf(band)}.`);
  return band.generals.some((id) => rankOf(s, id) > rankOf(s, general))
    ? no('7.1', 'A General of higher rank cannot go along.')
    : no('2.3.E3', 'A Consul would be left with fewer than 3 CUs.');
}

/** Every number of each kind, up to those there and to so many in all; STs may count for themselves. */
export function* heapsUpTo(all: Readonly<Heap>, most: number, sts: 'among' | 'apart' = 'among'): Generator<Heap> {
  for (let cu = Math.min(all.cu, most); cu >= 0; cu--)
    for (let elephants = Math.min(all.elephants, most - cu); elephants >= 0; elephants--)
      for (let st = Math.min(all.st, sts === 'apart' ? most : most - cu - elephants); st >= 0; st--)
        yield { cu, elephants, st };
}

/** The action of a type for each of these heaps that will do. */
export function* heapsOf<T extends string>(type: T, heaps: Iterable<Heap>, will: (heap: Heap) => boolean = () => true) {
  for (const heap of heaps) if (will(heap)) yield { type, ...heap };
}

/** 2.1.C: everything of these that may be within walls of that capacity. */
export const withinWalls = (all: Readonly<Heap>, capacity: number): Generator<Heap> =>
  heapsUpTo(all, capacity, 'apart');

export const heapSays = ({ cu, elephants, st }: Readonly<Heap>): string =>
  [cu > 0 ? plural(cu, 'CU') : '', elephants > 0 ? plural(elephants, 'Elephant') : '', st > 0 ? plural(st, 'ST') : '']
    .filter(Boolean)
    .join(', ') || 'nobody';

/** 7.1: Units that a card has moved are tired for its later Generals. */
export function tire(d: State, at: string, heap: Readonly<Heap>, mp: number): void {
  const known = d.moved.units[at];
  d.moved.units[at] = { mp: Math.max(known?.mp ?? 0, mp), heap: sum(known?.heap ?? NONE, heap) };
}

/** Where an activated General is. */
export const placeOf = (s: State, f: Activation): string => generalOf(s, f.general).at;

/** Shut in behind walls with enemies before them. */
export const shutIn = (s: State, f: Activation): boolean =>
  isWithin(s, f.general) && !isOpenCity(s, f.who, placeOf(s, f));

/** On land with MPs or not: he may still arrange who goes along. */
export const isReady = (s: State, f: Activation): boolean => !f.over && isSpace(s, placeOf(s, f));

/** 7.1: the Units within reach that this card lets him move. */
export function reach(s: State, f: Activation): Readonly<Heap> {
  const at = placeOf(s, f);
  const all = unitsWith(s, f.general, at);
  const used = s.moved.units[at];
  return used && used.mp >= limit(s, 'mp') ? fresh(s, at, all) : all;
}

/** Generals beside him who may come along: of no higher rank, and not worn out. */
export function companions(s: State, f: Activation): string[] {
  const at = placeOf(s, f);
  const open = isOpenCity(s, f.who, at);
  return generalsAt(s, f.who, at).filter(
    (id) =>
      id !== f.general &&
      !f.band.generals.includes(id) &&
      !f.changed.includes(id) &&
      !s.moved.generals.includes(id) &&
      !s.moved.engaged.includes(id) &&
      rankOf(s, id) <= rankOf(s, f.general) &&
      (open || isWithin(s, id) === isWithin(s, f.general)),
  );
}

/** 2.2.E1: equals in rank, one of whom may be put in command. */
export function equals(s: State, f: Activation): string[] {
  const all = [f.general, ...f.band.generals];
  const first = commanderOf(s, all);
  return first ? all.filter((id) => id !== first && rankOf(s, id) === rankOf(s, first)) : [];
}

/** 7.1: how Units that the card has moved already shorten his way. */
export function slow(d: State, f: Activation): void {
  const at = placeOf(d, f);
  const used = d.moved.units[at];
  if (!used) return;
  const rested = fresh(d, at, unitsWith(d, f.general, at));
  const tired = f.band.cu > rested.cu || f.band.elephants > rested.elephants || f.band.st > rested.st;
  if (tired) f.mp = Math.min(f.mp, Math.max(0, limit(d, 'mp') - used.mp));
}

/** 7.2.D: he may say who is within the walls. */
export const mayGarrison = (s: State, f: Activation): boolean => {
  const at = placeOf(s, f);
  if (f.garrisoned || !isOpenCity(s, f.who, at) || spaceOf(s, at).capacity === 0) return false;
  return unitsOf(fieldOf(s, f.who, at)) + unitsOf(insideOf(s, at)) > 0;
};

/** 2.1.C, 7.2.D: how many may be within the walls. */
export const garrisons = (s: State, f: Activation): Iterable<Heap> => {
  const at = placeOf(s, f);
  return withinWalls(sum(fieldOf(s, f.who, at), insideOf(s, at)), spaceOf(s, at).capacity);
};
