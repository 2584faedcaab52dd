/** Links from a duel to casualties and Retreat on their own, with the likeliest last card of each side's victory. */
import { toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import type { Onward } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { fields as afterFields } from '../after-battle/fields.ts';
import { CARD_NAMES } from '../words.ts';
import { foughtOf } from './aftermath.ts';
import type { Input } from './fields.ts';
import { type Left, leftsOf, type Tally } from './playout.ts';

const WON = { attackerWins: 'the Attacker wins', defenderWins: 'the Defender wins' } as const;

/** 11.10A: the last card of most games that ended so, and of those the way that most of them took. */
function likeliest(tally: Tally, end: Left['end']): Left | undefined {
  const ways = leftsOf(tally).filter(({ left }) => left.end === end);
  const gamesWith = (last: Left['last']): number =>
    ways.reduce((sum, way) => (way.left.last === last ? sum + way.games : sum), 0);
  const last = most([...new Set(ways.map((way) => way.left.last))], gamesWith);
  const among = ways.filter((way) => way.left.last === last);
  return most(among, ({ games }) => games)?.left;
}

const most = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.length ? all.reduce((best, one) => (worth(one) > worth(best) ? one : best)) : undefined;

const lastCardOf = ({ last, cards }: Left): string =>
  last
    ? `with the most likely last card, ${CARD_NAMES[last]}, after ${plural(cards, 'card')}`
    : 'most likely before a card is played';

export const onwardOf = (input: Input, tally: Tally): Onward[] =>
  (['attackerWins', 'defenderWins'] as const).flatMap((end) => {
    const left = likeliest(tally, end);
    if (!left) return [];
    const { result, cu, elephants, cards, lastCard, marchLoss } = foughtOf(input, left);
    const after = {
      ...defaultsOf(afterFields),
      result,
      lastCard,
      romeCu: cu.rome,
      carthageCu: cu.carthage,
      elephants: Math.min(elephants, cu.carthage),
      romeCards: cards.rome,
      carthageCards: cards.carthage,
      marchLoss,
    };
    return [
      {
        calculator: 'after-battle',
        says: `Go on with casualties and the Retreat if ${WON[end]}, ${lastCardOf(left)}`,
        query: toQuery(afterFields, after),
      },
    ];
  });
