/** One attack played out by the faces rolled, through the same tree as the odds, and the siege after it. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { follow, type Step } from '../../../calculator/roll/dice-tree.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { type Besieged, besiege, hasFallen, type SiegeState } from '../../../mechanics/siege.ts';
import { fight } from '../battle/roll.ts';
import { courseOf, siegeModifier, siegeStep } from '../siege/rules.ts';
import type { Attack } from './fields.ts';
import { ENDS, type End, type Left, leftAfter, siegeOf } from './left.ts';
import { prepared } from './plan.ts';
import { answerName, END_NAMES, needsOf } from './words.ts';

/** An attack as far as its dice have fallen. */
interface Attacked {
  readonly rolls: readonly Roll[];
  readonly steps: () => Step[];
  readonly end?: End;
  readonly left?: Left;
  readonly siege?: Besieged<SiegeState>;
}

function play(attack: Attack, faces: Faces, tables: Tables): Attacked {
  const { plan, field, outlook } = prepared(attack, tables);
  const { rolls, steps, leaf } = follow(plan, faces);
  if (!leaf) return { rolls, steps };
  const { answer } = leaf;
  const met = leaf.fight?.battle;
  const battle = met && outlook.settled(answer, met, fight(met, faces, field.figures));
  const left = leftAfter(attack, answer, leaf.end, battle && { battle, toll: fight(battle, faces, field.figures) });
  const siege = besiegedBy(attack, left, faces, field.figures);
  return {
    rolls: [...rolls, ...(siege?.rolls ?? [])],
    steps: () => [...steps(), ...siegeSteps(attack, left, siege)],
    end: leaf,
    left,
    ...(siege && { siege }),
  };
}

function besiegedBy(attack: Attack, left: Left, faces: Faces, figures: Figures): Besieged<SiegeState> | undefined {
  const siege = siegeOf(attack, left);
  return siege && besiege(courseOf(siege, figures), faces);
}

function siegeSteps(attack: Attack, left: Left, besieged: Besieged<SiegeState> | undefined): Step[] {
  const siege = siegeOf(attack, left);
  if (!siege || !besieged) return [];
  return [
    {
      rule: '13.1.1',
      text: `The siege begins with ${plural(siege.cu, 'CU', 'CU')} outside, ${siege.garrison} inside.`,
    },
    ...besieged.turns.map((turn) => siegeStep(turn, siegeModifier(siege))),
  ];
}

export const attackRolls = (attack: Attack, tables: Tables, fallen: Faces): readonly Roll[] =>
  play(attack, fallen, tables).rolls;

export function attackRoll(attack: Attack, faces: Faces, tables: Tables): Outcome {
  const { basis } = prepared(attack, tables);
  const { end, left, siege, steps } = play(attack, faces, tables);
  if (!end || !left) throw new RangeError('the attack is not over: dice are missing');
  const falls = siege !== undefined && hasFallen(siege.state);
  const siegeLost = siege ? left.cu - siege.state.cu : 0;
  const attackerLosses = left.attackerLost + siegeLost;
  const defenderLosses = left.defenderLost + (falls ? left.garrison : 0);
  return {
    sentence: `${END_NAMES[end.end]}.${siege ? ` The ${attack.place} ${falls ? 'falls' : 'stands'}.` : ''} The attacker loses ${attackerLosses} CU, the defender ${defenderLosses}.`,
    facts: {
      answer: answerName(end.answer),
      side: attack.side,
      taken: attack.place === 'none' ? left.cu > 0 : falls,
      holds: left.cu > 0,
      ...Object.fromEntries(ENDS.map((id) => [id, id === end.end])),
      intercepted: end.intercepted,
      avoided: end.avoided,
      attackerWipedOut: left.attackerLost === attack.cu,
      attackerDisplaced: left.attackerDisplaced,
      defenderDisplaced: left.defenderDisplaced,
      attackerLosses,
      defenderLosses,
      support: left.support,
      ...needsOf(attack, end.answer),
    },
    steps: [{ rule: '9.3.2', text: `Declared: ${answerName(end.answer)}.` }, ...steps()],
    ...basis,
  };
}
