/** Ways on from a duel: casualties and Retreat by themselves, for the likeliest way that either side has won it. */
import { toQuery } from '../../../calculator/address.ts';
import { defaultsOf } from '../../../calculator/fields.ts';
import type { Onward } from '../../../calculator/report.ts';
import { fields as afterFields } from '../after-battle/fields.ts';
import { foughtOf } from './aftermath.ts';
import type { Input } from './fields.ts';
import { type Left, leftOf, type Tally } from './playout.ts';

const WON = { attackerWins: 'the Attacker wins', defenderWins: 'the Defender wins' } as const;

/** The way to end so that most games took. */
function likeliest({ left }: Tally, end: Left['end']): Left | undefined {
  let best: { readonly left: Left; readonly games: number } | undefined;
  for (const [at, games] of left.entries()) {
    const found = leftOf(at);
    if (found.end === end && games > (best?.games ?? 0)) best = { left: found, games };
  }
  return best?.left;
}

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
        says: `Go on with casualties and the Retreat if ${WON[end]}, with the likeliest last card`,
        query: toQuery(afterFields, after),
      },
    ];
  });
