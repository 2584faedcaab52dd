/** The dice of a Land Battle written down, through the same functions as the odds; it also tells which die to re-roll. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { percent, signed } from '../../../calculator/words.ts';
import { type Right, rightOf } from '../dice-level/rules.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import { bestOf, type Choice, choicesAt, idOf, type Melee, nameOf, placeOf, SIDED } from './melee.ts';
import { prepared } from './odds.ts';
import { type Battle, mannerOf, type Stage } from './plan.ts';
import { battleReadings } from './readings.ts';
import { resultFacts, resultOf, resultSentence, resultSteps, winnerFacts } from './rules.ts';

type Step = Outcome['steps'][number];

const RIGHT_NAMES: Readonly<Record<Right, string>> = { ...SIDE_NAMES, nobody: 'nobody' };

const dieRoll = (id: string, label: string): Roll => ({ id, label, dice: 1, sides: SIDED });

interface Walk {
  readonly rolls: readonly Roll[];
  readonly steps: readonly Step[];
  readonly right: Right;
  /** The charge roll that stands, modified. */
  readonly charge?: number;
  /** The die that is rolled again, in words. */
  readonly again?: string;
  /** Absent while dice are still missing. */
  readonly place?: number;
}

/** What each choice is worth, and the best of them. */
export function adviceOf(melee: Melee, choices: readonly Choice[], holder: Side): string {
  const name = ({ die }: Choice): string => (die === undefined ? 'leave all dice' : nameOf(melee.dice[die]!));
  const best = bestOf(choices, melee.purpose);
  const worth = choices.map((c) => `${name(c)} ${percent(c.wins / SIDED)}`).join(', ');
  return `${SIDE_NAMES[holder]} may have a die rolled again and then wins: ${worth}. Best: ${name(best)}.`;
}

/** 13.3.D: the charge, and a second roll of it for Metellus. */
function chargeOf(
  battle: Battle,
  { charged, modifier, again }: Stage,
  faces: Faces,
): Omit<Walk, 'place'> & { open: boolean } {
  if (!charged) return { rolls: [], steps: [], right: 'nobody', open: false };
  const rolls = [dieRoll('charge', 'Elephant Charge')];
  const steps: Step[] = [];
  const tell = (face: number, rule: string): Right => {
    const right = rightOf(face + modifier, battle);
    const shown = modifier ? `${face} ${signed(modifier)} = ${face + modifier}` : `${face}`;
    steps.push({ rule, text: `Elephant Charge: ${shown} favours ${RIGHT_NAMES[right]}.` });
    return right;
  };
  const first = faces['charge']?.[0];
  if (first === undefined) return { rolls, steps, right: 'nobody', open: true };
  const right = tell(first, '13.3.D');
  if (!again(right)) return { rolls, steps, right, charge: first + modifier, open: false };
  rolls.push(dieRoll('chargeAgain', 'Elephant Charge again, for Metellus'));
  const second = faces['chargeAgain']?.[0];
  if (second === undefined) return { rolls, steps, right, open: true };
  return { rolls, right: tell(second, '17.2.B.Metellus'), steps, charge: second + modifier, open: false };
}

/** 13.3.D, 13.4: as far as the faces go. */
function walk(battle: Battle, stage: Stage, faces: Faces): Walk {
  const { melee } = stage;
  const { open, ...charged } = chargeOf(battle, stage, faces);
  if (open) return charged;
  const rolls = [...charged.rolls, ...melee.dice.map((die) => dieRoll(idOf(die), nameOf(die)))];
  const fallen = melee.dice.map((die) => faces[idOf(die)]?.[0]);
  if (fallen.some((face) => face === undefined)) return { ...charged, rolls };
  const dice = fallen as number[];
  const place = placeOf(melee, dice);
  if (charged.right === 'nobody') return { ...charged, rolls, place };
  const choices = choicesAt(melee, place, charged.right);
  const { die } = bestOf(choices, melee.purpose);
  const steps = [...charged.steps, { rule: '13.3.D', text: adviceOf(melee, choices, charged.right) }];
  if (die === undefined) return { ...charged, rolls, steps, place, again: 'none' };
  const again = nameOf(melee.dice[die]!);
  const rerolled = faces['reroll']?.[0];
  rolls.push(dieRoll('reroll', `${again}, rolled again`));
  if (rerolled === undefined) return { ...charged, rolls, steps, again };
  return { ...charged, rolls, steps, again, place: placeOf(melee, dice.with(die, rerolled)) };
}

export const battleRolls = (battle: Battle, tables: Tables, fallen: Faces): readonly Roll[] =>
  walk(battle, prepared(battle, tables).stage, fallen).rolls;

export function battleRoll(battle: Battle, faces: Faces, tables: Tables): Outcome {
  const { read, stage, facts } = prepared(battle, tables);
  const { right, charge, again, place, steps } = walk(battle, stage, faces);
  const result = resultOf(battle, mannerOf(battle, stage), stage.melee.fights[place!]!);
  return {
    sentence: resultSentence(result),
    facts: {
      ...facts,
      ...(charge !== undefined && { chargeResult: charge, rerollRight: RIGHT_NAMES[right] }),
      ...(again && { reroll: again }),
      carthageRerolls: right === 'carthage',
      romeRerolls: right === 'rome',
      ...resultFacts(battle, result),
      ...winnerFacts(result),
    },
    steps: [...steps, ...resultSteps(battle, result)],
    ...basis(stage.ledger, battleReadings(battle, stage, { outcomes: [result] }), read),
  };
}
