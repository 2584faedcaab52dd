/** Chance from a seed: faces, cards and draws that `play` will accept, for random games and "roll for me". */
import type { Faces } from '../calculator/calculator.ts';
import { nextRoll } from '../calculator/roll/faces.ts';
import { Random } from '../engine/random.ts';
import { shuffled } from '../engine/shuffle.ts';
import type { Chance } from './chance.ts';
import type { ChanceAction, Hands } from './fields.ts';

interface Proposed {
  readonly action: ChanceAction;
  /** The seed of the next proposal. */
  readonly seed: number;
}

function rollOf(dice: Extract<Chance, { type: 'roll' }>['dice'], random: Random): Faces {
  const faces: Record<string, readonly number[]> = {};
  for (let roll = nextRoll(dice, faces); roll; roll = nextRoll(dice, faces)) {
    const { sides } = roll;
    faces[roll.id] = Array.from({ length: roll.dice }, () => random.below(sides) + 1);
  }
  return faces;
}

/** Where cards are drawn and not dealt, whom they are for. */
export const DRAWN = 'drawn';

/** Each face, each set of cards equally likely; cards that are `given` come to whoever they are given. */
export function drawn(chance: Chance, random: Random, given: Hands = {}): ChanceAction {
  if (chance.type === 'roll') return { type: 'roll', faces: rollOf(chance.dice, random) };
  if (chance.type === 'shuffle') return { type: 'shuffle', pile: chance.pile };
  const named = new Set(Object.values(given).flat());
  const list = shuffled(
    chance.from.filter((card) => !named.has(card)),
    random,
  );
  let from = 0;
  const filled = (who: string, size: number): string[] => {
    const cards = given[who] ?? [];
    const rest = list.slice(from, from + size - cards.length);
    from += rest.length;
    return [...cards, ...rest];
  };
  if (chance.type === 'draw') return { type: 'draw', cards: filled(DRAWN, chance.number) };
  const hands = Object.fromEntries(Object.entries(chance.hands).map(([who, size]) => [who, filled(who, size)]));
  return { type: 'deal', hands };
}

/** The same from a seed. */
export function propose(chance: Chance, seed: number, given: Hands = {}): Proposed {
  if (chance.type === 'shuffle') return { action: { type: 'shuffle', pile: chance.pile }, seed };
  const random = new Random(seed);
  return { action: drawn(chance, random, given), seed: random.next() | 0 };
}
