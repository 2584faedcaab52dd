/** 9.2.A: Tactic Cards entered by hand: what they do, and in which Maneuver step each is played. */
import { plural, signed } from '../../../calculator/words.ts';

/** 9.3.A: the battle ends with the third round. */
export const ROUNDS = 3;

export const EFFECTS = [
  { id: 'rating', label: 'Commanding General’s Battle Rating for the battle' },
  { id: 'die-battle', label: 'all its Battle Rolls of the battle' },
  { id: 'die', label: 'its Battle Roll of the round' },
  { id: 'enemy-die', label: 'enemy’s next Battle Roll' },
  { id: 'prize', label: 'takes Prizes at once' },
  { id: 'flee', label: 'Flee!' },
  { id: 'evasion', label: 'Evasion (Strategy Card)' },
  { id: 'pursuit', label: 'Pursuit' },
] as const;
export type Effect = (typeof EFFECTS)[number]['id'];

export interface Card {
  readonly effect: Effect;
  readonly amount: number;
  /** The round from which it may be played. */
  readonly round: number;
}

/** Cards that are kept for the right moment; all others belong to a Maneuver step. */
export const KEPT = ['flee', 'evasion', 'pursuit'] as const;
export type Kept = (typeof KEPT)[number];

export type Hand = Readonly<Record<Kept, number>>;

export const handOf = (cards: readonly Card[]): Hand => {
  const count = (kept: Kept): number => cards.filter(({ effect }) => effect === kept).length;
  return { flee: count('flee'), evasion: count('evasion'), pursuit: count('pursuit') };
};

export const isKept = ({ effect }: Pick<Card, 'effect'>): boolean => KEPT.some((kept) => kept === effect);

/** 9.2.A: a Maneuver step takes one card, so of two for the same round the second waits for the next. */
export function scheduleOf(cards: readonly Card[], from: number): ReadonlyMap<number, Card> {
  const waiting = cards.filter((card) => !isKept(card));
  const schedule = new Map<number, Card>();
  for (let round = from; round <= ROUNDS; round++) {
    const next = waiting.find((card) => card.round <= round);
    if (!next) continue;
    schedule.set(round, next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return schedule;
}

/** What the cards played up to and in a round add: to the rating, and to the player's own roll of that round. */
export function effectsIn(schedule: ReadonlyMap<number, Card>, round: number): { rating: number; die: number } {
  let [rating, die] = [0, 0];
  for (const [played, { effect, amount }] of schedule) {
    if (played > round) continue;
    if (effect === 'rating') rating += amount;
    if (effect === 'die-battle' || (effect === 'die' && played === round)) die += amount;
  }
  return { rating, die };
}

export const CARD_NAMES: Readonly<Record<Effect, string>> = {
  rating: 'A card changes the Battle Rating',
  'die-battle': 'A card changes the Battle Rolls',
  die: 'A card changes the Battle Roll',
  'enemy-die': 'A card changes the enemy’s next Battle Roll',
  prize: 'A card takes Prizes',
  flee: 'Flee!',
  evasion: 'Evasion',
  pursuit: 'Pursuit',
};

/** A card as it is played. */
export const cardWords = ({ effect, amount }: Card): string =>
  effect === 'prize'
    ? `A card takes ${plural(Math.max(0, amount), 'Prize')}`
    : `${CARD_NAMES[effect]} by ${signed(amount)}`;
