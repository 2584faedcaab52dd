/** MP and BP on the cards: how many unseen cards have each figure, and the totals that a hand of them can reach. Knows no board. */
import type { Tables } from '../../../calculator/table.ts';
import type { Dist } from '../../../engine/dist.ts';
import { map } from '../../../engine/dist.ts';
import { hand } from '../../../engine/draw.ts';
import { amountOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';

/** Cards that bear a figure. */
export interface Valued {
  readonly value: number;
  readonly count: number;
}

/** 2.5: how many cards of the deck bear each figure, the highest first. */
export function profileOf(figure: 'mp' | 'bp', tables: Tables, figures: Figures): Valued[] {
  const counts = new Map<number, number>();
  for (const card of tables['card-values']?.axes[0]?.keys ?? []) {
    const value = amountOf(figures.at('card-values', String(card), figure));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.value - a.value);
}

/** The cards that are left when these have been seen. */
export function unseenIn(profile: readonly Valued[], seen: readonly Valued[]): Valued[] {
  const gone = new Map<number, number>();
  for (const { value, count } of seen) gone.set(value, (gone.get(value) ?? 0) + count);
  return profile
    .map(({ value, count }) => ({ value, count: Math.max(0, count - (gone.get(value) ?? 0)) }))
    .filter(({ count }) => count > 0);
}

/** How many of these cards bear a figure. */
export const copiesAt = (value: number, cards: readonly Valued[]): number =>
  cards.find((card) => card.value === value)?.count ?? 0;

export const sizeOf = (cards: readonly Valued[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** 5.6: the most that so many cards of a hand come to. */
export const bestOf = (values: readonly number[], most: number): number =>
  values
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((a, b) => a + b, 0);

/** 5.6: the same for a hand of this size that nobody has seen; the cards come the highest first. */
export function bestOfUnseen(cards: readonly Valued[], size: number, most: number): Dist<number> {
  const values = cards.map((card) => card.value);
  const best = hand(
    cards.map((card) => card.count),
    size,
    { sum: 0, taken: 0 },
    ({ sum, taken }, kind, n) => {
      const more = Math.min(n, most - taken);
      return { sum: sum + more * (values[kind] ?? 0), taken: taken + more };
    },
  );
  return map(best, ({ sum }) => sum);
}
