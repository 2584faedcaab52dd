/** The pieces in a place, in words. */
import type { Place } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { sideOf } from '../board/badge.tsx';
import * as say from './words.ts';

export const nameOf = (sides: readonly Side[], id: string | null): string =>
  id === null ? say.nobody : (sideOf(sides, id)?.name ?? id);

export function thereOn({ stacks, leaders, siege, marks = [] }: Place, sides: readonly Side[]): string[] {
  const name = (id: string): string => nameOf(sides, id);
  return [
    ...stacks.map(
      (s) =>
        `${name(s.side)}: ${s.number} ${s.number === 1 ? s.kind.replace(/s$/, '') : s.kind}${s.inside ? say.inside : ''}${(s.marks ?? []).map((m) => `, ${m.says}`).join('')}`,
    ),
    ...leaders.map(
      (l) =>
        `${l.name}${l.status && l.status.toLowerCase() !== l.name.toLowerCase() ? `, ${l.status}` : ''} (${name(l.side)})`,
    ),
    ...(siege ? [say.besieged(name(siege.by), siege.points, siege.of)] : []),
    ...marks.map((m) => m.says),
  ];
}
