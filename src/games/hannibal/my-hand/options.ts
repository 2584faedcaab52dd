/**
 * What to do with a hand when the enemy's is hidden: enemy hands are counted or sampled, each is solved as if open, and
 * each option is averaged.
 */
import { entriesOf } from '../../../engine/dist.ts';
import { counts } from '../../../engine/draw.ts';
import type { Random } from '../../../engine/random.ts';
import { type Counts, countIn, sizeOf } from '../battle-cards/deck.ts';
import { initiativeAfter, initiativeChance, mayTakeOver } from '../counterattack/rules.ts';
import { CARD_NAMES, CARDS, TYPES, type Type } from '../words.ts';
import type { Input } from './fields.ts';
import { initiativeChances, OpenHands, type Solved } from './open-hands.ts';
import { type Known, matchChance } from './rules.ts';

/**
 * One thing that can be done now: what it brings against a hand that has been solved. Where a lead of mine is to follow,
 * there is one option of the same act for each lead, since it is chosen before the enemy's hand is seen.
 */
export interface Option {
  readonly act: 'lead' | 'disengage' | 'take' | 'leave' | 'wait';
  readonly name: string;
  /** Where a card is led. */
  readonly type?: Type;
  /** The chance to get away by it. */
  readonly away: number;
  readonly wins: (solved: Solved) => number;
}

/** They differ at most in the lead that follows. */
export const isSameAct = (a: Option, b: Option): boolean => a.act === b.act && a.type === b.type;

/** 11.5: every lead that the hand allows, the cheapest first; a type that is not held is led with a Reserve. */
export function leadsOf(known: Known): (Option & { readonly type: Type })[] {
  const { mine } = known;
  const lead = (type: Type, name: string) => {
    const place = TYPES.indexOf(type);
    return { act: 'lead' as const, name, type, away: 0, wins: ({ leads }: Solved) => leads[place] ?? 0 };
  };
  // 11.9: every card played costs both sides, so the lead that ends the battle more often is the cheaper one.
  const types = TYPES.map((type) => ({ type, goesOn: matchChance(known, type) })).sort((a, b) => a.goesOn - b.goesOn);
  const led = (isHeld: boolean) => types.flatMap(({ type }) => (countIn(mine, type) > 0 === isHeld ? [type] : []));
  const [held, others] = [led(true), led(false)];
  // A Reserve is worth keeping.
  return [
    ...held.map((type) => lead(type, `Lead a ${CARD_NAMES[type]}`)),
    ...(countIn(mine, 'reserve') > 0 ? others : []).map((type) =>
      lead(type, `Lead a Reserve as a ${CARD_NAMES[type]}`),
    ),
  ];
}

/** 11.5, 11.7: what the Attacker may do. */
function leadOptions(input: Input, known: Known): Option[] {
  const leads = leadsOf(known);
  const fails = 1 - input.rating / 6;
  const cancelled = (input.rating * input.enemyRating) / 36;
  const takesOver = mayTakeOver('cancelled', input.cancelledDisengage);
  const disengage = leads.map(
    ({ wins }): Option => ({
      act: 'disengage',
      name: 'Try to Disengage',
      away: 1 - fails - cancelled,
      wins: (solved) => {
        const lead = wins(solved);
        const taken = Math.min(lead, solved.follow);
        return fails * taken + cancelled * (takesOver ? taken : lead);
      },
    }),
  );
  return input.rating > 0 ? [...leads, ...disengage] : leads;
}

/** 11.6, 11.6.a: what a Defender may do who has matched the card. */
function initiativeOptions({ matchedDouble, rating, freeWithoutGeneral }: Input, known: Known): Option[] {
  const led = matchedDouble ? 'double-envelopment' : 'frontal-assault';
  const way = initiativeAfter(led, rating, freeWithoutGeneral === 'allowed');
  const chance = initiativeChance(way, rating);
  const leave: Option = { act: 'leave', name: 'Leave the lead to the enemy', away: 0, wins: ({ follow }) => follow };
  const take = leadsOf(known).map(
    ({ wins }): Option => ({
      act: 'take',
      name: way === 'free' ? 'Take the initiative' : 'Roll to Counterattack',
      away: 0,
      wins: (solved) => chance * wins(solved) + (1 - chance) * solved.follow,
    }),
  );
  // Where both are as good, nothing need be rolled.
  return way === 'none' ? [leave] : [leave, ...take];
}

const WAIT: Option = { act: 'wait', name: "Wait for the enemy's card", away: 0, wins: ({ follow }) => follow };

export function optionsOf(input: Input, known: Known): Option[] {
  if (input.moment === 'wait') return [WAIT];
  return input.moment === 'lead' ? leadOptions(input, known) : initiativeOptions(input, known);
}

/** Sums over enemy hands, option by option. */
export interface Sums {
  hands: number;
  /** Every hand was counted, by how likely it is; else hands were drawn. */
  readonly exact: boolean;
  readonly wins: Float64Array;
  readonly squares: Float64Array;
  /** Squares of the difference of two options, row by row: how sure it is which of them is better. */
  readonly differences: Float64Array;
}

const emptySums = (options: number, exact: boolean): Sums => ({
  hands: 0,
  exact,
  wins: new Float64Array(options),
  squares: new Float64Array(options),
  differences: new Float64Array(options * options),
});

/** Adds up what each option brings against one enemy hand after the other. */
function adding(input: Input, { mine }: Known, options: readonly Option[], sums: Sums) {
  const free = input.freeWithoutGeneral === 'allowed';
  const solver = new OpenHands([initiativeChances(input.rating, free), initiativeChances(input.enemyRating, free)]);
  const won = new Float64Array(options.length);
  return (hand: Counts, weight: number): void => {
    const solved = solver.solve(mine, hand);
    for (const [i, option] of options.entries()) {
      const wins = option.wins(solved);
      won[i] = wins;
      sums.wins[i]! += weight * wins;
      sums.squares[i]! += weight * wins * wins;
      for (let j = 0; j < i; j++) sums.differences[i * options.length + j]! += weight * (wins - won[j]!) ** 2;
    }
    sums.hands += weight;
  };
}

/** Draws enemy hands from the cards unseen. */
export function drawnHands(input: Input, known: Known, options: readonly Option[], random: Random) {
  const cards = Uint8Array.from(known.unseen.flatMap((n, card) => Array.from({ length: n }, () => card)));
  const sums = emptySums(options.length, false);
  const add = adding(input, known, options, sums);
  const draw = (): Counts => {
    const hand = CARDS.map(() => 0);
    for (let i = 0; i < known.enemyCards; i++) {
      const j = i + random.below(cards.length - i);
      const card = cards[j]!;
      cards[j] = cards[i]!;
      cards[i] = card;
      hand[card]!++;
    }
    return hand;
  };
  const step = (hands: number): void => {
    for (let n = 0; n < hands; n++) add(draw(), 1);
  };
  return { sums, step };
}

/** Every hand that the enemy can have, each by its chance. */
export function everyHand(input: Input, known: Known, options: readonly Option[]): Sums {
  const sums = emptySums(options.length, true);
  const add = adding(input, known, options, sums);
  const hands = counts(known.unseen, sizeOf(known.unseen), known.enemyCards);
  for (const [hand, weight] of entriesOf(hands)) add(hand, weight / hands.total);
  return sums;
}

/** How many different hands the enemy can have: card by card, the ways to a hand of each size. */
export const differentHands = ({ unseen, enemyCards }: Known): number =>
  unseen.reduce<readonly number[]>(
    (ways, n) =>
      Array.from({ length: enemyCards + 1 }, (_, size) =>
        ways.slice(Math.max(0, size - n), size + 1).reduce((sum, way) => sum + way, 0),
      ),
    [1],
  )[enemyCards] ?? 0;

/** A hand as the enemy's would be if the unseen cards were shared out evenly: to foresee the work. */
export function usualHand({ unseen, enemyCards }: Known): Counts {
  const all = sizeOf(unseen);
  return unseen.map((n) => (all === 0 ? 0 : Math.min(n, Math.round((n * enemyCards) / all))));
}
