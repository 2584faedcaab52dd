/** A leader's rating according to the reader's box; ours if the box does not say. Pure. */
import type { Own } from '../../calculator/own.ts';

export interface Rated {
  /** Missing where we do not know it. */
  readonly rating?: number;
  /** Where the box says it, where it can. */
  readonly cell?: readonly [table: string, place: string];
}

function ratingIn(own: Own, { rating, cell }: Rated): number | undefined {
  const typed = cell && own[cell[0]]?.[cell[1]];
  return typeof typed === 'number' ? typed : rating;
}

/** Those whose rating is known, by the box or without. */
export const ratedBy = <T extends Rated>(own: Own, leaders: readonly T[]): (T & { readonly rating: number })[] =>
  leaders.flatMap((leader) => {
    const rating = ratingIn(own, leader);
    return rating === undefined ? [] : [{ ...leader, rating }];
  });
