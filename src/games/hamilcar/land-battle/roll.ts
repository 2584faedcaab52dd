/** A Land Battle by the dice rolled, through the same functions as the odds; it also says which die to re-roll. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { percent } from '../../../calculator/words.ts';
import { faceOf, oneDie, SIDED } from '../dice.ts';
import { type Charge, charge, chargeSteps, NO_CHARGE } from '../dice-level/roll.ts';
import type { Figures } from '../tables.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Battle } from './fields.ts';
import { bestOf, type Choice, choicesAt, chosenName, fightBy, type Melee, placeOf } from './melee.ts';
import { type BattleDie, idOf, nameOf, type Result, resultOf } from './rules.ts';
import { type Stage, stageOf } from './stage.ts';
import { resultSteps } from './words.ts';

/** 13.3.D: the dice lie open, and a side may have one of them rolled again. */
export interface Again {
  readonly holder: Side;
  readonly choices: readonly Choice[];
  readonly best: Choice;
}

/** A battle as far as its dice have fallen. */
export interface Fought {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  readonly charge: Charge;
  /** The Battle Dice with their faces as they lie in the end; none while some have not fallen. */
  readonly dice: readonly { readonly die: BattleDie; readonly face: number }[];
  readonly again?: Again;
  /** Absent while dice are still missing. */
  readonly result?: Result;
}

const facesOf = ({ dice }: Melee, faces: Faces): number[] =>
  dice.flatMap((die) => {
    const face = faceOf(faces, idOf(die));
    return face === undefined ? [] : [face];
  });

/** 13.3.D, 13.4: the charge, the Battle Dice, and the best die rolled again, as far as the faces go. */
export function fight(battle: Battle, faces: Faces, figures: Figures, stage = stageOf(battle, figures)): Fought {
  const { melee, charged, fallen, modifier, again: answered, manner } = stage;
  const made = fallen
    ? { ...NO_CHARGE, right: fallen }
    : charged
      ? charge(battle, modifier, answered, faces)
      : NO_CHARGE;
  if (made.open) return { rolls: made.rolls, charge: made, dice: [] };
  const rolls = [...made.rolls, ...melee.dice.map((die) => oneDie(idOf(die), nameOf(die)))];
  const lie = facesOf(melee, faces);
  if (lie.length < melee.dice.length) return { rolls, charge: made, dice: [] };
  const over = (final: readonly number[]): Pick<Fought, 'charge' | 'dice' | 'result'> => ({
    charge: made,
    dice: melee.dice.flatMap((die, i) => (final[i] === undefined ? [] : [{ die, face: final[i] }])),
    result: resultOf(battle, manner, fightBy(melee, final)),
  });
  const { right: holder } = made;
  if (holder === 'nobody') return { rolls, ...over(lie) };
  const choices = choicesAt(melee, placeOf(melee, lie), holder);
  const best = bestOf(choices, melee.purpose);
  const again: Again = { holder, choices, best };
  if (best.die === undefined) return { rolls, again, ...over(lie) };
  rolls.push(oneDie('reroll', `${chosenName(melee, best, 'none')}, rerolled`));
  const rerolled = faceOf(faces, 'reroll');
  if (rerolled === undefined) return { rolls, charge: made, dice: [], again };
  return { rolls, again, ...over(lie.with(best.die, rerolled)) };
}

/** What each choice is worth, and the best of them. */
function adviceOf(melee: Melee, { holder, choices, best }: Again): string {
  const name = (choice: Choice): string => chosenName(melee, choice, 'leave all dice');
  const worth = choices.map((c) => `${name(c)} ${percent(c.wins / SIDED)}`).join(', ');
  return `${SIDE_NAMES[holder]} may have a die rerolled. Its chances of winning: ${worth}. Best: ${name(best)}.`;
}

/** 13.3.D: the charge, and the die that it has rolled again. */
export const chargeTold = ({ melee, modifier }: Stage, { charge: made, again }: Fought): Outcome['steps'] => [
  ...chargeSteps(made, 'Elephant Charge', modifier),
  ...(again ? [{ rule: '13.3.D', text: adviceOf(melee, again) }] : []),
];

/** 13.3.D to 13.6: a battle that is over, told step by step. */
export const fightSteps = (battle: Battle, stage: Stage, fought: Fought, result: Result): Outcome['steps'] => [
  ...chargeTold(stage, fought),
  ...resultSteps(battle, result),
];
