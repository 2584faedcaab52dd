/** What a duel leads to (11.9 to 11.11): each result goes on to casualties, Retreat Die and PCs, over all the dice at once. */
import { keyed } from '../../../calculator/keys.ts';
import { DIE } from '../../../engine/dice.ts';
import { recall } from '../../../engine/recall.ts';
import {
  type Aftermath,
  type Cost,
  lostBy,
  mustRollRetreat,
  NO_CARD,
  type Result,
  suffer,
} from '../after-battle/rules.ts';
import type { Figures } from '../tables.ts';
import type { Side } from '../words.ts';
import type { Input } from './fields.ts';
import { type End, type Left, leftsOf, type Tally } from './playout.ts';

/** Nobody is asked here how many PCs there are to remove. */
const ALL_PCS = 99;

const RESULTS: Readonly<Record<End, readonly [by: 'attacker' | 'defender', what: 'wins' | 'withdraws']>> = {
  attackerWins: ['attacker', 'wins'],
  defenderWins: ['defender', 'wins'],
  attackerWithdraws: ['attacker', 'withdraws'],
  defenderWithdraws: ['defender', 'withdraws'],
};

/** The Battle as this end of the duel leaves it. */
export function foughtOf(input: Input, { end, cards, last }: Left): Aftermath {
  const sideOf = (who: 'attacker' | 'defender'): Side => (who === input.rome ? 'rome' : 'carthage');
  const [by, what] = RESULTS[end];
  const result: Result = `${sideOf(by)}-${what}`;
  const cu = { attacker: input.attackerCu, defender: input.defenderCu };
  const [rome, carthage] = input.rome === 'attacker' ? [cu.attacker, cu.defender] : [cu.defender, cu.attacker];
  return {
    result,
    cu: { rome, carthage },
    elephants: input.elephants,
    cards: { rome: cards, carthage: cards },
    lastCard: last ?? NO_CARD,
    elephantsFirst: false,
    way: 'march',
    room: 'all',
    marchLoss: input.marchLoss,
    eliminatedCounts: true,
    pcs: ALL_PCS,
  };
}

export const PRICES = ['attackerLost', 'defenderLost', 'pcsLost'] as const;
export type Price = Readonly<Record<(typeof PRICES)[number], number>>;

/** What the dice may ask, and how often. */
interface Asked {
  readonly price: Price;
  readonly chance: number;
}

/** All dice of one way to be left. */
function pricesOf(input: Input, left: Left, figures: Figures): Asked[] {
  const after = foughtOf(input, left);
  const [attacker, defender]: [Side, Side] = input.rome === 'attacker' ? ['rome', 'carthage'] : ['carthage', 'rome'];
  const asked = (cost: Cost, faces: number): Asked => ({
    price: {
      attackerLost: lostBy(attacker, after, cost),
      defenderLost: lostBy(defender, after, cost),
      pcsLost: cost.pcs,
    },
    chance: 1 / faces,
  });
  const { outcomes: faces, total } = DIE;
  return faces.flatMap((die) => {
    const { cost } = suffer(after, die, undefined, figures);
    return mustRollRetreat(after, cost)
      ? faces.map((face) => asked(suffer(after, die, face, figures).cost, total * total))
      : [asked(cost, total)];
  });
}

/** A figure over all games: its distribution, and sums from which mean and error follow. */
export interface Summed {
  readonly values: ReadonlyMap<number, number>;
  readonly sum: number;
  readonly squares: number;
}

/** The whole distribution of the duel carried on; the dice of each way it was left are counted once and kept. */
export function carriedOn(input: Input, figures: Figures): (tally: Tally) => Readonly<Record<keyof Price, Summed>> {
  const known = new Map<number, readonly Asked[]>();
  return (tally) => {
    const lefts = leftsOf(tally).map(({ at, left, games }) => ({
      games,
      prices: recall(known, at, () => pricesOf(input, left, figures)),
    }));
    const figure = (key: keyof Price): Summed => {
      const values = new Map<number, number>();
      let [sum, squares] = [0, 0];
      for (const { games, prices } of lefts) {
        let mean = 0;
        for (const { price, chance } of prices) {
          mean += chance * price[key];
          values.set(price[key], (values.get(price[key]) ?? 0) + chance * games);
        }
        sum += games * mean;
        // Only the games are drawn; the dice are counted.
        squares += games * mean * mean;
      }
      return { values, sum, squares };
    };
    return keyed(PRICES, figure);
  };
}
