/** The dice of a Land Battle written down, through the same functions as the odds; it also tells which die to re-roll. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { percent } from '../../../calculator/words.ts';
import { faceOf, oneDie, SIDED, settled } from '../dice.ts';
import { type Charge, charge, chargeFacts, chargeSteps, NO_CHARGE } from '../dice-level/roll.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { isCommandRolled, type Led, ledAfter, rollReadings } from './command.ts';
import type { Battle, LandBattle } from './fields.ts';
import { bestOf, type Choice, choicesAt, chosenName, fightBy, type Melee, placeOf } from './melee.ts';
import { planOf } from './plan.ts';
import { battleReadings } from './readings.ts';
import { type BattleDie, idOf, nameOf, type Result, resultOf } from './rules.ts';
import { type Stage, stageOf } from './stage.ts';
import { resultFacts, resultSentence, resultSteps, winnerFacts } from './words.ts';

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
  rolls.push(oneDie('reroll', `${chosenName(melee, best, 'none')}, rolled again`));
  const rerolled = faceOf(faces, 'reroll');
  if (rerolled === undefined) return { rolls, charge: made, dice: [], again };
  return { rolls, again, ...over(lie.with(best.die, rerolled)) };
}

/** What each choice is worth, and the best of them. */
function adviceOf(melee: Melee, { holder, choices, best }: Again): string {
  const name = (choice: Choice): string => chosenName(melee, choice, 'leave all dice');
  const worth = choices.map((c) => `${name(c)} ${percent(c.wins / SIDED)}`).join(', ');
  return `${SIDE_NAMES[holder]} may have a die rolled again and then wins: ${worth}. Best: ${name(best)}.`;
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

/** 13.2: the Die that is rolled before all others, where it is. */
const commandDice = (cases: readonly Led[]): readonly Roll[] =>
  when(isCommandRolled(cases), oneDie('command', 'Change of Command'));

export function battleRolls(input: LandBattle, tables: Tables, fallen: Faces): readonly Roll[] {
  const { read, cases } = planOf(input, tables);
  const led = ledAfter(cases, fallen);
  return [...commandDice(cases), ...(led ? fight(led.battle, fallen, read, led.stage).rolls : [])];
}

export function battleRoll(input: LandBattle, faces: Faces, tables: Tables): Outcome {
  const { read, cases } = planOf(input, tables);
  const { battle, stage, facts, swaps, ledger } = settled(ledAfter(cases, faces), 'a Change of Command');
  const rolled = isCommandRolled(cases);
  const { melee } = stage;
  const fought = fight(battle, faces, read, stage);
  const { again } = fought;
  const result = settled(fought.result, 'a Land Battle');
  return {
    sentence: resultSentence(result),
    facts: {
      ...facts,
      ...(rolled && { swaps }),
      ...chargeFacts(fought.charge),
      ...(again && { reroll: chosenName(melee, again.best, 'none') }),
      carthageRerolls: fought.charge.right === 'carthage',
      romeRerolls: fought.charge.right === 'rome',
      ...resultFacts(battle, result),
      ...winnerFacts(result),
    },
    steps: [
      ...when(rolled, {
        rule: '13.2',
        text: `Change of Command: a ${faceOf(faces, 'command')}. Rome fights with Battle Rating ${battle.romeRating}.`,
      }),
      ...fightSteps(battle, stage, fought, result),
    ],
    ...basis(ledger, [...rollReadings(input), ...battleReadings(battle, stage, [result])], read),
  };
}
