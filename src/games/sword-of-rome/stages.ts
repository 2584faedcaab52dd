/** The rolls that reactions share, as stages of a procedure: a tactics roll and a battle. Knows no order of play. */
import type { Faces } from '../../calculator/calculator.ts';
import type { Procedure, Step } from '../../calculator/procedure.ts';
import { atMost } from '../../engine/dice.ts';
import type { Battle, Side } from './battle.ts';
import { battleRoll, battleRolls } from './battle-roll.ts';
import { type Field, type Fight, fightsOf } from './fights.ts';

interface Way<L> {
  readonly name: string;
  readonly to: Procedure<L>;
}

interface TacticsRoll<L> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly tactics: number;
  readonly yes: Way<L>;
  readonly no: Way<L>;
  readonly rule: string;
  /** Who rolls for what, and what follows: "The army tries to refuse", "it backs up", "it must fight". */
  readonly words: readonly [tries: string, yes: string, no: string];
}

/** 8.1: one die, no higher than the tactics rating. */
export function tacticsStage<L>(roll: TacticsRoll<L>): Procedure<L> {
  const { id, name, label, tactics, yes, no, rule, words } = roll;
  const chance = atMost(tactics);
  const face = (faces: Faces) => faces[id]![0]!;
  return {
    type: 'chance',
    name,
    rolls: [{ id, label, dice: 1, sides: 6 }],
    branches: [
      { ...yes, chance },
      { ...no, chance: 1 - chance },
    ].filter((b) => b.chance > 0),
    takes: (faces) => (face(faces) <= tactics ? yes.name : no.name),
    tells: (faces): Step[] => [
      {
        rule,
        text: `${words[0]}, needs ${tactics} or less and rolls ${face(faces)}: ${face(faces) <= tactics ? words[1] : words[2]}.`,
      },
    ],
  };
}

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
    branches: ends.map((f) => ({ name: words[f.winner], chance: f.chance, to: then(f) })),
    takes: (faces) => words[roll(faces).facts['winner'] as Side],
    tells: (faces) => roll(faces).steps,
  };
}
