/** Units to be lost one by one (13.4, 14.2, 15.2, 8.5, 9.2.B1, 17.1.#39): whoever must picks which. */

import { plural } from '../../../../calculator/words.ts';
import type { Course } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import type { Piece } from '../actions.ts';
import { shift, toField, toInside } from '../changes.ts';
import { cusOf, fieldOf, insideOf, unitsOf } from '../pieces/units.ts';
import { placeName } from '../queries.ts';
import { type Fleet, type Heap, NONE, type ProcedureOf, type State } from '../state.ts';

/** Pieces that their owner picks to lose. */
interface LossFrame {
  readonly type: 'loss';
  readonly who: Side;
  readonly by: Side;
  readonly rule: string;
  /** In the open, within the walls, or aboard the Fleet two frames down. */
  readonly where: 'field' | 'inside' | 'fleet';
  readonly at: string;
  left: number;
  elephantFirst: boolean;
}

const NAMES: Readonly<Record<Piece, string>> = { warship: 'Warship', cu: 'CU', elephant: 'Elephant', st: 'ST' };
const KEYS = { cu: 'cu', elephant: 'elephants', st: 'st' } as const;

/** The Fleet that is hit: the moving one, or either one in a battle. */
function fleetUnderFire(s: State, f: LossFrame): Fleet | undefined {
  if (f.where !== 'fleet') return undefined;
  const holder = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'voyage');
  if (holder?.type === 'naval') return holder.fleets[f.who];
  if (holder?.type === 'voyage') return holder.fleet;
  throw new RangeError('no Fleet is under fire');
}

const heapOf = (s: State, f: LossFrame, fleet: Fleet | undefined): Readonly<Heap> =>
  fleet ?? (f.where === 'inside' ? insideOf(s, f.at) : fieldOf(s, f.who, f.at));

/** What may be lost now. */
function open(s: State, f: LossFrame): Piece[] {
  const fleet = fleetUnderFire(s, f);
  const heap = heapOf(s, f, fleet);
  if (f.elephantFirst && heap.elephants > 0) return ['elephant'];
  // 17.1.#39: Warships first.
  if (fleet && fleet.warships > 0 && f.rule === '17.1.#39') return ['warship'];
  const pieces: Piece[] = [];
  if (heap.cu > 0) pieces.push('cu');
  if (heap.elephants > 0) pieces.push('elephant');
  if (fleet && heap.st > 0) pieces.push('st');
  return pieces;
}

/** How many Units are left to be lost. */
function all(s: State, f: LossFrame): number {
  const fleet = fleetUnderFire(s, f);
  return fleet ? fleet.warships + unitsOf(fleet) : cusOf(heapOf(s, f, fleet));
}

/** How many there are of a kind. */
function countOf(s: State, f: LossFrame, piece: Piece): number {
  const fleet = fleetUnderFire(s, f);
  return piece === 'warship' ? (fleet?.warships ?? 0) : heapOf(s, f, fleet)[KEYS[piece]];
}

function lose(d: State, f: LossFrame, piece: Piece, number = 1): void {
  f.left -= number;
  f.elephantFirst = false;
  const fleet = fleetUnderFire(d, f);
  if (piece === 'warship') {
    if (fleet) fleet.warships -= number;
    shift(d, f.who, 'atSea', 'track', number);
  } else if (fleet) fleet[KEYS[piece]] -= number;
  else {
    const heap = { ...NONE, [KEYS[piece]]: number };
    if (f.where === 'inside') toInside(d, f.at, heap, -1);
    else toField(d, f.who, f.at, heap, -1);
  }
  note(d, f.rule, () => {
    const where = f.at ? ` in ${placeName(d, f.at)}` : '';
    return `${SIDE_NAMES[f.who]} loses ${plural(number, NAMES[piece])}${where}.`;
  });
}

export const loss: ProcedureOf<LossFrame> = {
  run(d, f): Course {
    // Who loses all that he has, or has one kind only, has nothing to pick.
    let pieces = open(d, f);
    for (; f.left > 0 && (pieces.length < 2 || all(d, f) <= f.left); pieces = open(d, f)) {
      const [only] = pieces;
      if (!only) break;
      lose(d, f, only, f.elephantFirst ? 1 : Math.min(f.left, countOf(d, f, only)));
    }
    if (f.left > 0 && pieces.length > 0) return 'waits';
    pop(d);
  },
  who: (_, f) => f.by,
  asks: (_, f) => ({ rule: f.rule, says: `which Unit is lost; ${f.left} in all.` }),
  answers: {
    lose: {
      options: (s, f) => open(s, f).map((piece) => ({ type: 'lose', piece })),
      says: (_s, _f, { piece }) => `Lose 1 ${NAMES[piece]}`,
      apply: (d, f, { piece }) => lose(d, f, piece),
    },
  },
};
