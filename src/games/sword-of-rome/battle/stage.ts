/** A battle as a stage of a procedure. Knows no order of play. */
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import type { Side } from '../words.ts';
import { type Field, type Fight, fightsOf } from './fights.ts';
import { battleDice, type Fought, fight, fightSteps } from './roll.ts';
import type { Battle } from './rules.ts';

/** 12.2: a battle with its dice; the words are those of whoever reads the tree, and what the beaten may choose is `settled`. */
export function battleStage<L>(
  battle: Battle,
  field: Field,
  words: Readonly<Record<Side, string>>,
  then: (fight: Fight) => DiceTree<L>,
  settled: (fought: Fought) => Battle = () => battle,
): DiceTree<L> {
  const { strength, ends } = fightsOf(battle, field);
  return {
    type: 'chance',
    name: 'Battle',
    rolls: strength.automatic ? [] : battleDice(battle),
    branches: ends.map((f) => ({ id: f.winner, name: words[f.winner], chance: f.chance, to: then(f) })),
    takes: (faces) => fight(battle, faces, field.figures).winner,
    tells: (faces) => {
      const as = settled(fight(battle, faces, field.figures));
      return fightSteps(as, fight(as, faces, field.figures));
    },
  };
}
