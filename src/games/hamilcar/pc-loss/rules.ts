/** Losing PCs (9.4, 13.6, 2.2.D2, 5.5): how many, where the first comes from, and whether they are enough. */
import type { Defeat } from './fields.ts';

/** 15.1, 13.6, 9.4, 8.5: half the Units lost; an unguarded Fleet costs no PCs. */
export const pcsForUnits = (cause: Defeat['cause'], units: number): number =>
  cause === 'unguarded' ? 0 : Math.floor(units / 2);

/** 2.2.D2, 8.5: what the Aristocrat costs. */
export function pcsForAristocrat({ side, cause, aristocrat, unguardedAristocrat }: Defeat): number {
  if (side !== 'rome' || aristocrat === 'none') return 0;
  return cause === 'unguarded' && unguardedAristocrat === 'none' ? 0 : aristocrat;
}

export interface Removal {
  readonly fromMiat: number;
  readonly fromMap: number;
  readonly left: number;
  /** 4.1: more must be removed than there are. */
  readonly losesGame: boolean;
}

/** 2.1.G, 4.1: the first PC of Carthage comes from the Miat, if possible; `pcs` includes those on the Miat. */
export function removalOf(total: number, pcs: number, miatPcs: number): Removal {
  const removed = Math.min(total, pcs);
  const fromMiat = Math.min(removed, miatPcs, 1);
  return { fromMiat, fromMap: removed - fromMiat, left: pcs - removed, losesGame: total > pcs };
}
