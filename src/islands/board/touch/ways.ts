/** The chosen route, and those who may react to it, as arrows. Pure. */
import { percent } from '../../../calculator/words.ts';
import type { Move } from '../../../play/state.ts';
import type { Asked } from '../asked.ts';

export function waysOf({ route }: Asked): Move[] {
  if (!route) return [];
  return [
    { side: route.side, path: route.stops, as: 'moved' },
    ...route.risks.map(({ from, to, side, chance }) => ({
      side,
      path: [from, to],
      as: 'may' as const,
      ...(chance !== undefined && { says: percent(chance, 0) }),
    })),
  ];
}
