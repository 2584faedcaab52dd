/** Adds up the games of a duel: how they ended, the cards played, the last card, and what it cost. */
import { keyed, mapped } from '../../../calculator/keys.ts';
import { shares } from '../../../calculator/summary.ts';
import { weighted } from '../../../engine/dist.ts';
import { meanError } from '../../../engine/sample.ts';
import { TYPES, type Type } from '../words.ts';
import type { carriedOn } from './aftermath.ts';
import { ENDS, type End, leftsOf, type Tally } from './playout.ts';

/** Games in which this end came. */
export const gamesOf = ({ ends }: Tally): Readonly<Record<End, number>> => keyed(ENDS, (_, place) => ends[place] ?? 0);

/** What a tally comes to; `errors` are those of drawn games. */
export function figuresOf(tally: Tally, prices: Prices | undefined) {
  const { games, cardsPlayed } = tally;
  const sum = cardsPlayed.reduce((total, n, cards) => total + n * cards, 0);
  const squares = cardsPlayed.reduce((total, n, cards) => total + n * cards * cards, 0);
  const came = gamesOf(tally);
  const last = lastOf(tally);
  return {
    came,
    last,
    chances: { ...mapped(came, (n) => n / games), ...mapped(last, (n) => n / games) },
    cardsPlayed: {
      expected: sum / games,
      distribution: shares(weighted(cardsPlayed.entries())),
      error: meanError(sum, squares, games),
    },
    after: prices && {
      expected: mapped(prices, (p) => p.sum / games),
      distributions: mapped(prices, (p) => shares(weighted(p.values))),
      errors: mapped(prices, (p) => meanError(p.sum, p.squares, games)),
    },
  };
}

/** Figures as a report holds them. */
export const told = ({ chances, cardsPlayed, after }: ReturnType<typeof figuresOf>) => ({
  chances,
  expected: { cardsPlayed: cardsPlayed.expected, ...after?.expected },
  distributions: { cardsPlayed: cardsPlayed.distribution, ...after?.distributions },
});

type Prices = ReturnType<ReturnType<typeof carriedOn>>;

const LAST = {
  'frontal-assault': 'lastFrontalAssault',
  'flank-left': 'lastFlankLeft',
  'flank-right': 'lastFlankRight',
  probe: 'lastProbe',
  'double-envelopment': 'lastDoubleEnvelopment',
} as const satisfies Record<Type, string>;
type Last = (typeof LAST)[Type];

/** 11.10A: games by the card that was led last. */
function lastOf(tally: Tally): Readonly<Record<Last, number>> {
  const games = new Map<Last, number>();
  for (const { left, games: n } of leftsOf(tally))
    if (left.last) games.set(LAST[left.last], (games.get(LAST[left.last]) ?? 0) + n);
  return keyed(
    TYPES.map((type) => LAST[type]),
    (last) => games.get(last) ?? 0,
  );
}
