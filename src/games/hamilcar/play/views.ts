/** Single pieces for the eye: a General, a heap of Units, a Fleet. */

import type { Leader, Stack } from '../../../play/board.ts';
import type { Side } from '../words.ts';
import type { Fleet, Heap } from './parts.ts';
import { cardOfGeneral } from './queries.ts';
import type { State } from './state.ts';

export function leaderView(s: State, id: string): Leader {
  const { name, side, battle } = cardOfGeneral(s, id);
  const { office, inside } = s.generals[id] ?? {};
  return {
    id,
    side,
    name,
    rating: battle,
    ...(office && { status: office }),
    ...(inside && { inside: true as const }),
    ...(s.flamen === id && { marks: [{ id: 'flamen', says: 'Flamen Martialis: his activation costs 2 PCs' }] }),
  };
}

const KINDS = { cu: 'CU', elephants: 'Elephants', st: 'ST' } as const;

export const stacksOf = (side: Side, heap: Readonly<Heap>, inside = false): Stack[] =>
  (['cu', 'elephants', 'st'] as const).flatMap((key) =>
    heap[key] > 0 ? [{ side, kind: KINDS[key], number: heap[key], ...(inside && { inside: true as const }) }] : [],
  );

export const fleetStacks = (side: Side, fleet: Fleet): Stack[] => [
  ...(fleet.warships > 0 ? [{ side, kind: 'Warships', number: fleet.warships }] : []),
  ...stacksOf(side, fleet),
];
