/** A battle as a stage of a procedure. Knows no order of play. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Procedure } from '../../../calculator/procedure.ts';
import { type Field, type Fight, fightsOf } from './fights.ts';
import { battleRoll, battleRolls } from './roll.ts';
import type { Battle, Side } from './rules.ts';

/** 12.2: a battle with its dice; the words are those of whoever reads the tree. */
export function battleStage<L>(
  battle: Battle,
  field: Field,
  words: Readonly<Record<Side, string>>,
  then: (fight: Fight) => Procedure<L>,
): Procedure<L> {
  const { ends } = fightsOf(battle, field);
  const roll = (faces: Faces) => battleRoll(battle, faces, field.tables);
  return {
    type: 'chance',
    name: 'Battle',
    rolls: ends[0]!.automatic ? [] : battleRolls(battle, field.tables),
    branches: ends.map((f) => ({ id: f.winner, name: words[f.winner], chance: f.chance, to: then(f) })),
    takes: (faces) => String(roll(faces).facts['winner']),
    tells: (faces) => roll(faces).steps,
  };
}
