/** The start of an activation (5.2.C2.1, 7.1), and what a group under way may be made of. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import type { ActivationFrame } from '../land-frames.ts';
import type { Band } from '../parts.ts';
import { type Heap, NONE } from '../parts.ts';
import { bandOf, cusOf, nameOf, sum, unitsOf } from '../changes.ts';
import { cardOfGeneral, consulsAllow, generalsAt, rankOf, withinReach } from '../queries.ts';
import type { State } from '../state.ts';

export interface Start extends Pick<ActivationFrame, 'who' | 'general' | 'card' | 'by'> {
  readonly mp?: number;
  readonly raid?: ActivationFrame['raid'];
}

/** 17.1.#56: the first activation of the General marked costs 2 PCs. */
const FLAMEN_PCS = 2;

export function beginActivation(d: State, { who, general, card, by, mp, raid = null }: Start): void {
  const limit = mp ?? limitOf('mp', figuresOf(d));
  const at = d.generals[general]?.at ?? '';
  note(d, '5.2.C2.1', `${nameOf(d, general)} is activated.`, { facts: { activated: general } });
  d.moved.generals = [...d.moved.generals, general];
  push(d, {
    type: 'activation',
    who,
    general,
    card,
    by,
    raid,
    raided: false,
    mp: limit,
    limit,
    spent: 0,
    band: firstBand(d, general),
    grouped: false,
    garrisoned: false,
    changed: [],
    sailed: false,
    fought: false,
    over: false,
    converted: false,
    weathered: false,
    failed: [],
    failedUnits: {},
    path: [{ at, spent: 0 }],
  });
  if (d.flamen !== general) return;
  d.flamen = null;
  push(d, { type: 'removal', who: 'rome', cause: 'other', rule: '17.1.#56', left: FLAMEN_PCS, fromMiat: false });
}

/** He takes what he can lead, CUs first, unless that would leave a Consul with too few. */
function firstBand(s: State, general: string): Band {
  const { at = '', inside = false } = s.generals[general] ?? { at: '' };
  const { side } = cardOfGeneral(s, general);
  const all = fresh(s, at, withinReach(s, side, at, inside));
  const most = ledOf(s, all);
  return bandProblem(s, general, { ...bandOf(most) }, at) ? bandOf() : bandOf(most);
}

/** 2.2.A: as many as a General can lead. */
function ledOf(s: State, all: Readonly<Heap>): Heap {
  const led = limitOf('led-units', figuresOf(s));
  const cu = Math.min(all.cu, led);
  const elephants = Math.min(all.elephants, led - cu);
  return { cu, elephants, st: Math.min(all.st, led - cu - elephants) };
}

/** 7.1: Units that this card has not moved yet. */
export function fresh(s: State, at: string, all: Readonly<Heap>): Heap {
  const used = s.moved.units[at]?.heap ?? NONE;
  const left = sum(all, used, -1);
  return { cu: Math.max(0, left.cu), elephants: Math.max(0, left.elephants), st: Math.max(0, left.st) };
}

/** 2.2.A, 7.1, 2.3.E3: why a group cannot leave a space so. */
export function bandProblem(s: State, general: string, band: Band, at: string): Problem | undefined {
  const { inside = false } = s.generals[general] ?? { inside: false };
  const { side } = cardOfGeneral(s, general);
  const all = withinReach(s, side, at, inside);
  if (band.cu > all.cu || band.elephants > all.elephants || band.st > all.st)
    return no('7.1', 'There are not so many Units with him.');
  const led = limitOf('led-units', figuresOf(s));
  if (unitsOf(band) > led)
    return no('2.2.A', `${plural(unitsOf(band), 'Unit')} are more than the ${led} that a General leads.`);
  if (band.generals.some((id) => rankOf(s, id) > rankOf(s, general)))
    return no('7.1', 'A higher rank does not go along.');
  const moving = [general, ...band.generals];
  const staying = generalsAt(s, side, at).filter((id) => !moving.includes(id));
  return consulsAllow(s, moving, staying, cusOf(band), cusOf(all))
    ? undefined
    : no('2.3.E3', 'A Consul would be left with fewer than 3 CUs.');
}

/** Every number of each kind, up to those there. */
export function* heapsUpTo(all: Readonly<Heap>, most: number): Generator<Heap> {
  for (let cu = Math.min(all.cu, most); cu >= 0; cu--)
    for (let elephants = Math.min(all.elephants, most - cu); elephants >= 0; elephants--)
      for (let st = Math.min(all.st, most - cu - elephants); st >= 0; st--) yield { cu, elephants, st };
}

/** 2.1.C: everything of these that may be within walls of that capacity. */
export const withinWalls = (all: Readonly<Heap>, capacity: number): Heap[] =>
  [...heapsUpTo(all, Number.POSITIVE_INFINITY)].filter((heap) => cusOf(heap) <= capacity && heap.st <= capacity);

export const heapSays = ({ cu, elephants, st }: Readonly<Heap>): string =>
  [cu > 0 ? plural(cu, 'CU') : '', elephants > 0 ? plural(elephants, 'Elephant') : '', st > 0 ? plural(st, 'ST') : '']
    .filter(Boolean)
    .join(', ') || 'nobody';

/** 7.1: Units that a card has moved are tired for its later Generals. */
export function tire(d: State, at: string, heap: Readonly<Heap>, mp: number): void {
  const known = d.moved.units[at];
  d.moved.units[at] = known
    ? { mp: Math.max(known.mp, mp), heap: sum(known.heap, heap) }
    : { mp, heap: { cu: heap.cu, elephants: heap.elephants, st: heap.st } };
}
