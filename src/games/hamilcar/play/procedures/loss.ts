/** Units to be lost one by one (13.4, 14.2, 15.2, 8.5, 9.2.B1, 17.1.#39): whoever must picks which. */
import { note, pop } from '../../../../play/table.ts';
import { SIDE_NAMES } from '../../words.ts';
import type { Piece } from '../actions.ts';
import { listedAnswer } from '../answers.ts';
import type { LossFrame } from '../frames.ts';
import type { Fleet } from '../parts.ts';
import { NONE } from '../parts.ts';
import { cusOf, fieldOf, insideOf, placeName, shift, toField, toInside, unitsOf } from '../pieces.ts';
import type { ProcedureOf, State } from '../state.ts';

const NAMES: Readonly<Record<Piece, string>> = {
  warship: 'a Warship',
  cu: 'a CU',
  elephant: 'an Elephant',
  st: 'an ST',
};
const KEYS = { cu: 'cu', elephant: 'elephants', st: 'st' } as const;

/** The Fleet that is hit: the moving one, or either one in a battle. */
export function fleetUnderFire(s: State, f: LossFrame): Fleet | undefined {
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

function lose(d: State, f: LossFrame, piece: Piece): void {
  f.left -= 1;
  f.elephantFirst = false;
  const fleet = f.where === 'fleet' ? fleetUnderFire(d, f) : undefined;
  if (piece === 'warship') {
    if (fleet) fleet.warships -= 1;
    shift(d, f.who, 'atSea', 'track', 1);
  } else if (fleet) fleet[KEYS[piece]] -= 1;
  else {
    const heap = { ...NONE, [KEYS[piece]]: 1 };
    if (f.where === 'inside') toInside(d, f.at, heap, -1);
    else toField(d, f.who, f.at, heap, -1);
  }
  note(d, f.rule, `${SIDE_NAMES[f.who]} loses ${NAMES[piece]}${f.at ? ` at ${placeName(d, f.at)}` : ''}.`);
}

export const loss: ProcedureOf<'loss'> = {
  run(d, f) {
    // Who loses all that he has, or has one kind only, has nothing to pick.
    for (let pieces = open(d, f); f.left > 0 && (pieces.length < 2 || all(d, f) <= f.left); pieces = open(d, f)) {
      const [only] = pieces;
      if (!only) break;
      lose(d, f, only);
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
        open(s, f).map((piece) => ({ action: { type: 'lose' as const, piece }, says: `Lose ${NAMES[piece]}` })),
      (d, f, { piece }) => lose(d, f, piece),
    ),
  },
};
