/** The cases shown beside the duel that was asked about: every pair of policies, and one more of each thing. */
import { MOST_CARDS } from '../battle-cards/deck.ts';
import { MOST_RATING } from '../die.ts';
import type { Duel, Seat } from './playout.ts';
import { POLICIES, type Policy } from './policy.ts';

export interface DuelCase {
  readonly name: string;
  readonly duel: Duel;
}

const SIDES = ['Attacker', 'Defender'] as const;
const MOST = { cards: MOST_CARDS, rating: MOST_RATING };

const withSeat = (duel: Duel, side: 0 | 1, change: Partial<Seat>): Duel => {
  const [a, d] = duel.seats;
  return { ...duel, seats: side === 0 ? [{ ...a, ...change }, d] : [a, { ...d, ...change }] };
};

const NAMES: Readonly<Record<Policy, string>> = { plain: 'plays plainly', counting: 'counts cards' };

export const pairName = (a: Policy, b: Policy): string =>
  a === b ? (a === 'plain' ? 'Both play plainly' : 'Both count cards') : `Attacker ${NAMES[a]}, Defender ${NAMES[b]}`;

/** The duel as asked for; others follow it. */
export function casesOf(duel: Duel): DuelCase[] {
  const [a, d] = duel.seats;
  const pairs = POLICIES.flatMap((mine) =>
    POLICIES.filter((theirs) => mine !== a.policy || theirs !== d.policy).map((theirs) => ({
      name: pairName(mine, theirs),
      duel: withSeat(withSeat(duel, 0, { policy: mine }), 1, { policy: theirs }),
    })),
  );
  const more = ([0, 1] as const).flatMap((side) => {
    const { cards, rating } = duel.seats[side];
    return [
      ...(cards < MOST.cards
        ? [{ name: `${SIDES[side]}: 1 more card`, duel: withSeat(duel, side, { cards: cards + 1 }) }]
        : []),
      ...(rating < MOST.rating
        ? [{ name: `${SIDES[side]}: rating 1 higher`, duel: withSeat(duel, side, { rating: rating + 1 }) }]
        : []),
    ];
  });
  return [{ name: `As set: ${pairName(a.policy, d.policy).replace(/^Both/, 'both')}`, duel }, ...pairs, ...more];
}
