/** What to do with a hand against one that is not seen: enemy hands are drawn, each is solved open, and each option summed up. */
import type { Random } from '../../../engine/random.ts';
import { type Counts, countIn, sizeOf } from '../battle-cards/deck.ts';
import { initiativeAfter, initiativeChance, mayTakeOver } from '../counterattack/rules.ts';
import { CARD_NAMES, CARDS, TYPES, type Type } from '../words.ts';
import type { Input } from './fields.ts';
import { initiativeChances, OpenHands, type Solved } from './open-hands.ts';
import type { Known } from './rules.ts';

/** One thing that can be done now: what it brings against a hand that has been solved. */
export interface Option {
  readonly name: string;
  /** Where a card is led. */
  readonly type?: Type;
  /** The chance to get away by it. */
  readonly away: number;
  readonly wins: (solved: Solved) => number;
}

/** 11.5, 11.7: what the Attacker may do; a type that is not held is led with a Reserve. */
function leadOptions(input: Input, { mine }: Known): Option[] {
  const leads = TYPES.flatMap((type, place): Option[] => {
    const reserve = countIn(mine, type) === 0;
    if (reserve && countIn(mine, 'reserve') === 0) return [];
    const name = reserve ? `Lead a Reserve as ${CARD_NAMES[type]}` : `Lead ${CARD_NAMES[type]}`;
    return [{ name, type, away: 0, wins: ({ leads }) => leads[place] ?? 0 }];
  });
  const fails = 1 - input.rating / 6;
  const cancelled = (input.rating * input.enemyRating) / 36;
  const takesOver = mayTakeOver('cancelled', input.cancelledDisengage);
  const disengage: Option = {
    name: 'Try to Disengage',
    away: 1 - fails - cancelled,
    wins: ({ lead, follow }) => {
      const taken = Math.min(lead, follow);
      return fails * taken + cancelled * (takesOver ? taken : lead);
    },
  };
  // Who has no card has lost, and who faces none wins with the first.
  return leads.length && input.rating > 0 ? [...leads, disengage] : leads;
}

/** 11.6, 11.6.a: what a Defender may do who has matched the card. */
function initiativeOptions({ matchedDouble, rating, freeWithoutGeneral }: Input): Option[] {
  const led = matchedDouble ? 'double-envelopment' : 'frontal-assault';
  const way = initiativeAfter(led, rating, freeWithoutGeneral === 'allowed');
  const chance = initiativeChance(way, rating);
  const leave: Option = { name: 'Leave the lead to the enemy', away: 0, wins: ({ follow }) => follow };
  const take: Option = {
    name: way === 'free' ? 'Take the initiative' : 'Roll to Counterattack',
    away: 0,
    wins: ({ lead, follow }) => chance * lead + (1 - chance) * follow,
  };
  // Where both are as good, nothing need be rolled.
  return way === 'none' ? [leave] : [leave, take];
}

const WAIT: Option = { name: "Wait for the enemy's card", away: 0, wins: ({ follow }) => follow };

export function optionsOf(input: Input, known: Known): Option[] {
  if (input.moment === 'wait') return [WAIT];
  return input.moment === 'lead' ? leadOptions(input, known) : initiativeOptions(input);
}

/** Sums over the hands drawn, option by option. */
export interface Sums {
  hands: number;
  readonly wins: Float64Array;
  readonly squares: Float64Array;
  /** Squares of the difference of two options, row by row: how sure it is which of them is better. */
  readonly differences: Float64Array;
}

export const emptySums = (options: number): Sums => ({
  hands: 0,
  wins: new Float64Array(options),
  squares: new Float64Array(options),
  differences: new Float64Array(options * options),
});

/** Draws enemy hands from the cards unseen and adds up what each option brings. */
export function openHand(
  input: Input,
  { mine, unseen, enemyCards }: Known,
  options: readonly Option[],
  random: Random,
) {
  const cards = Uint8Array.from(unseen.flatMap((n, card) => Array.from({ length: n }, () => card)));
  const free = input.freeWithoutGeneral === 'allowed';
  const solver = new OpenHands([initiativeChances(input.rating, free), initiativeChances(input.enemyRating, free)]);
  const won = new Float64Array(options.length);
  const draw = (): Counts => {
    const hand = CARDS.map(() => 0);
    for (let i = 0; i < enemyCards; i++) {
      const j = i + random.below(cards.length - i);
      const card = cards[j]!;
      cards[j] = cards[i]!;
      cards[i] = card;
      hand[card]!++;
    }
    return hand;
  };
  return (hands: number, sums: Sums): void => {
    for (let n = 0; n < hands; n++) {
      const solved = solver.solve(mine, draw());
      for (const [i, option] of options.entries()) {
        const wins = option.wins(solved);
        won[i] = wins;
        sums.wins[i]! += wins;
        sums.squares[i]! += wins * wins;
        for (let j = 0; j < i; j++) sums.differences[i * options.length + j]! += (wins - won[j]!) ** 2;
      }
    }
    sums.hands += hands;
  };
}

/** A hand as the enemy's would be if the unseen cards were shared out evenly: to foresee the work. */
export function usualHand({ unseen, enemyCards }: Known): Counts {
  const all = sizeOf(unseen);
  return unseen.map((n) => (all === 0 ? 0 : Math.min(n, Math.round((n * enemyCards) / all))));
}
