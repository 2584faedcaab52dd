/** 13.3.D: an Elephant Charge by the faces rolled, die by die, and who gains from it. Knows no Battle Dice. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { integer, signed } from '../../../calculator/words.ts';
import { faceOf, oneDie } from '../dice.ts';
import type { Meeting } from './fields.ts';
import { RIGHT_NAMES, type Right, rightOf } from './rules.ts';

/** One roll of the charge, and whom it favours. */
export interface Throw {
  readonly face: number;
  readonly modified: number;
  readonly right: Right;
  readonly rule: string;
}

export interface Charge {
  /** The dice needed so far. */
  readonly rolls: readonly Roll[];
  readonly throws: readonly Throw[];
  /** Who may have a Battle Die rolled again, by the last of the throws. */
  readonly right: Right;
  /** A die has not fallen yet. */
  readonly open: boolean;
}

export const NO_CHARGE: Charge = { rolls: [], throws: [], right: 'nobody', open: false };

/** 13.3.D, 17.2.B.Metellus: the charge, and a second roll of it where Metellus has that. */
export function charge(meeting: Meeting, modifier: number, again: (right: Right) => boolean, faces: Faces): Charge {
  const thrown = (face: number, rule: string): Throw => {
    const modified = face + modifier;
    return { face, modified, right: rightOf(modified, meeting), rule };
  };
  const rolls = [oneDie('charge', 'Elephant Charge')];
  const face = faceOf(faces, 'charge');
  if (face === undefined) return { rolls, throws: [], right: 'nobody', open: true };
  const first = thrown(face, '13.3.D');
  if (!again(first.right)) return { rolls, throws: [first], right: first.right, open: false };
  rolls.push(oneDie('chargeAgain', 'Elephant Charge reroll for Metellus'));
  const answer = faceOf(faces, 'chargeAgain');
  if (answer === undefined) return { rolls, throws: [first], right: first.right, open: true };
  const second = thrown(answer, '17.2.B.Metellus');
  return { rolls, throws: [first, second], right: second.right, open: false };
}

/** What each throw showed, and whom it favours. */
export const chargeSteps = ({ throws }: Charge, name: string, modifier: number): Outcome['steps'] =>
  throws.map(({ face, modified, right, rule }) => {
    const shown = modifier ? `${face} ${signed(modifier)} = ${integer(modified)}` : `${face}`;
    return { rule, text: `${name}: ${shown} favours ${RIGHT_NAMES[right]}.` };
  });

/** The throw that stands; nothing where there was none. */
export function chargeFacts({ throws, right, open }: Charge) {
  const last = open ? undefined : throws.at(-1);
  return last && { chargeResult: last.modified, rerollRight: RIGHT_NAMES[right] };
}
