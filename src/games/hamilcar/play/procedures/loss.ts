/** Units to be lost one by one (13.4, 14.2, 15.2, 8.5, 9.2.B1, 17.1.#39): whoever must picks which. */
import { plural } from '../../../../calculator/words.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import type { Piece } from '../actions.ts';
import { listedAnswer } from '../answers.ts';
import type { LossFrame } from '../frames.ts';
import type { Fleet } from '../parts.ts';
import { NONE } from '../parts.ts';
import { cusOf, fieldOf, insideOf, placeName, shift, toField, toInside, unitsOf } from '../changes.ts';
import type { ProcedureOf, State } from '../state.ts';

const NAMES: Readonly<Record<Piece, string>> = { warship: 'Warship', cu: 'CU', elephant: 'Elephant', st: 'ST' };
const KEYS = { cu: 'cu', elephant: 'elephants', st: 'st' } as const;

/** The Fleet that is hit: the moving one, or either one in a battle. */
function fleetUnderFire(s: State, f: LossFrame): Fleet | undefined {
  const holder = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'voyage');
  return holder?.type === 'naval' ? holder.fleets[f.who] : holder?.type === 'voyage' ? holder.fleet : undefined;
}

/** What may be lost now. */
function open(s: State, f: LossFrame): Piece[] {
  const fleet = f.where === 'fleet' ? fleetUnderFire(s, f) : undefined;
  const heap = fleet ?? (f.where === 'inside' ? insideOf(s, f.at) : fieldOf(s, f.who, f.at));
  if (f.elephantFirst && heap.elephants > 0) return ['elephant'];
  // 17.1.#39: Warships first.
  if (fleet && fleet.warships > 0 && f.rule === '17.1.#39') return ['warship'];
  const cus: Piece[] = [
    ...(heap.cu > 0 ? (['cu'] as const) : []),
    ...(heap.elephants > 0 ? (['elephant'] as const) : []),
  ];
  return fleet && heap.st > 0 ? [...cus, 'st'] : cus;
}

/** How many Units are left to be lost. */
function all(s: State, f: LossFrame): number {
  const fleet = f.where === 'fleet' ? fleetUnderFire(s, f) : undefined;
  if (fleet) return fleet.warships + unitsOf(fleet);
  return cusOf(f.where === 'inside' ? insideOf(s, f.at) : fieldOf(s, f.who, f.at));
}

/** How many there are of a kind. */
function countOf(s: State, f: LossFrame, piece: Piece): number {
  const fleet = f.where === 'fleet' ? fleetUnderFire(s, f) : undefined;
  if (piece === 'warship') return fleet?.warships ?? 0;
  return (fleet ?? (f.where === 'inside' ? insideOf(s, f.at) : fieldOf(s, f.who, f.at)))[KEYS[piece]];
}

function lose(d: State, f: LossFrame, piece: Piece, number = 1): void {
  f.left -= number;
  f.elephantFirst = false;
  const fleet = f.where === 'fleet' ? fleetUnderFire(d, f) : undefined;
  if (piece === 'warship') {
    if (fleet) fleet.warships -= number;
    shift(d, f.who, 'atSea', 'track', number);
  } else if (fleet) fleet[KEYS[piece]] -= number;
  else {
    const heap = { ...NONE, [KEYS[piece]]: number };
    if (f.where === 'inside') toInside(d, f.at, heap, -1);
    else toField(d, f.who, f.at, heap, -1);
  }
  const where = f.at ? ` in ${placeName(d, f.at)}` : '';
  note(d, f.rule, `${SIDE_NAMES[f.who]} loses ${plural(number, NAMES[piece])}${where}.`);
}

export const loss: ProcedureOf<'loss'> = {
  run(d, f) {
    // Who loses all that he has, or has one kind only, has nothing to pick.
    for (let pieces = open(d, f); f.left > 0 && (pieces.length < 2 || all(d, f) <= f.left); pieces = open(d, f)) {
      const [only] = pieces;
      if (!only) break;
      lose(d, f, only, f.elephantFirst ? 1 : Math.min(f.left, countOf(d, f, only)));
    }
    if (f.left > 0 && open(d, f).length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.by,
  asks: (_, f) => ({ rule: f.rule, says: `which Unit is lost; ${f.left} in all.` }),
  answers: {
    lose: listedAnswer(
      'lose',
      '13.4',
      (s, f: LossFrame) =>
        open(s, f).map((piece) => ({ action: { type: 'lose' as const, piece }, says: `Lose 1 ${NAMES[piece]}` })),
      (d, f, { piece }) => lose(d, f, piece),
    ),
  },
};
