/** One die against a rating, as a stage of a procedure: a roll of the rating or less succeeds. Knows no game. */
import type { Faces } from '../calculator/calculator.ts';
import type { DiceTree, Step } from '../calculator/roll/dice-tree.ts';
import { atMost } from '../engine/dice.ts';
import { passes } from './passes.ts';

interface Named<L> {
  readonly name: string;
  readonly to: DiceTree<L>;
}

export interface RatingCheck<L> {
  readonly id: string;
  readonly name: string;
  /** What the die is called where it is rolled; the name where it needs no other. */
  readonly label?: string;
  /** The highest face that succeeds; 0 or less where none does. */
  readonly rating: number;
  readonly rule: string;
  readonly yes: Named<L>;
  readonly no: Named<L>;
  /** Who rolls for what, and what follows: "The army tries to refuse", "it backs up", "it must fight". */
  readonly words: readonly [tries: string, yes: string, no: string];
}

export function ratingCheck<L>(check: RatingCheck<L>): DiceTree<L> {
  const { id, name, label = name, rating, rule, yes, no, words } = check;
  const face = (faces: Faces): number => faces[id]?.[0] ?? Number.NaN;
  const succeeds = (faces: Faces): boolean => passes(face(faces), rating);
  const chance = atMost(rating);
  return {
    type: 'chance',
    name,
    rolls: [{ id, label, dice: 1, sides: 6 }],
    branches: [
      { id: 'yes', ...yes, chance },
      { id: 'no', ...no, chance: 1 - chance },
    ].filter((b) => b.chance > 0),
    takes: (faces) => (succeeds(faces) ? 'yes' : 'no'),
    tells: (faces): Step[] => [
      {
        rule,
        text: `${words[0]}, needs ${rating} or less and rolls ${face(faces)}: ${succeeds(faces) ? words[1] : words[2]}.`,
      },
    ],
  };
}
