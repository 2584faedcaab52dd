/** Events that make Legions Uncontrolled (12.0-revolts, 12.0-legion-rebels): what they would do, and whether they may be played. */
import { limitOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';

/** 2.2-uncontrolled: how many there may be on the board. */
export const mostUncontrolled = (figures: Figures): number => limitOf('uncontrolled', figures);

/** 12.0-revolts: Legions that must be in the Province when it revolts. */
export const REVOLTING = 2;

interface Revolt {
  /** Legions in the Province, whoever owns them, Uncontrolled ones included. */
  readonly there: number;
  readonly uncontrolledElsewhere: number;
  /** Legions that the player of the Base has elsewhere. */
  readonly baseLegions: number;
}

export interface Revolted {
  /** Legions that are missing there. */
  readonly missing: number;
  /** Those of them that the player of the Base brings. */
  readonly added: number;
  readonly short: boolean;
  readonly uncontrolledThere: number;
  readonly total: number;
}

/** 12.0-revolts: the Province is filled up to two, then all in it are Uncontrolled. */
export function revolted({ there, uncontrolledElsewhere, baseLegions }: Revolt): Revolted {
  const missing = Math.max(0, REVOLTING - there);
  const added = Math.min(missing, baseLegions);
  const uncontrolledThere = there + added;
  return {
    missing,
    added,
    short: added < missing,
    uncontrolledThere,
    total: uncontrolledElsewhere + uncontrolledThere,
  };
}
