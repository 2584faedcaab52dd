/** What the roll of a Die asks of a calculator, by the procedure that it is rolled for. */
import { plural } from '../../../calculator/words.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Question } from '../../../play/question.ts';
import { tollOf } from '../attrition/rules.ts';
import { RIGHT_NAMES, rightOf } from '../dice-level/rules.ts';
import { chargeModifier, meetingOf } from './clash.ts';
import type { Frame } from './frames.ts';
import {
  attritionForce,
  attritionInput,
  chargeQuestion,
  commandQuestion,
  reactionsQuestion,
} from './land-questions.ts';
import { reactionOf } from './reacting.ts';
import { battleRollQuestion, hitsSay, navalHits } from './sea-questions.ts';
import type { State } from './state.ts';

const under = (s: State): Frame | undefined => s.frames.at(-2);

/** The calculator of the Die that is about to be rolled, by the procedure that it is rolled for. */
export function dieQuestion(s: State): Question | undefined {
  const f = under(s);
  switch (f?.type) {
    case 'naval':
    case 'shot':
      return battleRollQuestion(s, f);
    case 'winter':
      return attritionInput(s, f);
    case 'entered':
      return reactionsQuestion(s, f);
    case 'battle':
      return f.stage === 'command-roll' ? commandQuestion(s, f) : chargeQuestion(s, f);
    default:
      return undefined;
  }
}

/** What a face of the pending Die comes to, in words. */
export function dieReads(s: State): ((face: number) => string) | undefined {
  const f = under(s);
  if (f?.type === 'naval') return (face) => hitsSay(navalHits(s, f, face));
  if (f?.type === 'winter' && f.forces[0]) {
    const { who, at } = f.forces[0];
    const force = attritionForce(s, who, at, false);
    return (face) =>
      `${plural(tollOf(face, force, s.setup.rulings['attrition-row-six'], figuresOf(s)).cuLost, 'CU')} lost`;
  }
  if (f?.type === 'entered') return (face) => reactionOf(s, f, face).says;
  if (f?.type === 'battle' && f.stage === 'charge-roll') {
    const meeting = meetingOf(s, f);
    const modifier = chargeModifier(s, f);
    return (face) => `A re-roll for ${RIGHT_NAMES[rightOf(face + modifier, meeting)]}`;
  }
  return undefined;
}
