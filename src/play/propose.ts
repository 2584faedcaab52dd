/** Chance from a seed: faces, cards and draws that `play` will take, for random games and "roll for me". */
import type { Faces } from '../calculator/calculator.ts';
import { nextRoll } from '../calculator/faces.ts';
import { Random } from '../engine/random.ts';
import { shuffled } from '../engine/shuffle.ts';
import type { Chance } from './chance.ts';
import type { ChanceAction } from './fields.ts';

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

/** Each face, each set of cards equally likely. */
export function propose(chance: Chance, seed: number): Proposed {
  if (chance.type === 'roll') {
    const random = new Random(seed);
    return { action: { type: 'roll', faces: rollOf(chance.dice, random) }, seed: random.next() | 0 };
  }
  if (chance.type === 'shuffle') return { action: { type: 'shuffle', pile: chance.pile }, seed };
  const { list, seed: next } = shuffled(chance.from, seed);
  if (chance.type === 'draw') return { action: { type: 'draw', cards: list.slice(0, chance.number) }, seed: next };
  let from = 0;
  const hands = Object.fromEntries(
    Object.entries(chance.hands).map(([who, size]) => {
      from += size;
      return [who, list.slice(from - size, from)];
    }),
  );
  return { action: { type: 'deal', hands }, seed: next };
}
