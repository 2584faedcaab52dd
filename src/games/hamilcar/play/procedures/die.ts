/** One roll of the Die (2.4.C): the question for a calculator, Good Omen (17.1.#50), and the procedure below that uses the face. */

import { plural } from '../../../../calculator/words.ts';
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, simply } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { tollOf } from '../../attrition/rules.ts';
import { FACES, faceOf, oneDie, settled } from '../../dice.ts';
import { RIGHT_NAMES, rightOf } from '../../dice-level/rules.ts';
import type { Question } from '../../game.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { cardTitle, held, mayHold, spendCard } from '../cards.ts';
import { reactionOf } from '../pieces/reacting.ts';
import {
  attritionForce,
  attritionQuestion,
  chargeModifier,
  chargeQuestion,
  commandQuestion,
  meetingOf,
  reactionsQuestion,
} from '../questions/land.ts';
import { battleRollQuestion, hitsSay, navalHits } from '../questions/sea.ts';
import type { Frame, FrameAt, ProcedureOf, Rolls, State } from '../state.ts';

const under = (s: State): Frame | undefined => s.frames.at(-2);

/** The calculator of the Die that is about to be rolled, by the procedure that it is rolled for. */
function dieQuestion(s: State): Question | undefined {
  const f = under(s);
  switch (f?.type) {
    case 'naval':
    case 'shot':
      return battleRollQuestion(s, f);
    case 'winter':
      return attritionQuestion(s, f);
    case 'entered':
      return reactionsQuestion(s, f);
    case 'battle':
      return f.stage === 'command-roll' ? commandQuestion(s, f) : chargeQuestion(s, f);
    default:
      return undefined;
  }
}

/** What a face of the pending Die comes to, in words. */
function dieReads(s: State): ((face: number) => string) | undefined {
  const f = under(s);
  if (f?.type === 'naval') return (face) => hitsSay(navalHits(s, f, face).brings.hits);
  if (f?.type === 'winter' && f.forces[0]) {
    const force = attritionForce(s, f.forces[0]);
    return (face) =>
      `${plural(tollOf(face, force, s.setup.rulings['attrition-row-six'], figuresOf(s)).cuLost, 'CU')} lost`;
  }
  if (f?.type === 'entered') return (face) => reactionOf(s, f, face).says;
  if (f?.type === 'battle' && f.stage === 'charge-roll') {
    const meeting = meetingOf(s, f);
    const modifier = chargeModifier(s, f);
    return (face) => `A reroll for ${RIGHT_NAMES[rightOf(face + modifier, meeting)]}`;
  }
  return undefined;
}

/** A Die that one side rolls, and that Good Omen can set. */
interface DieFrame {
  readonly type: 'die';
  readonly by: Side;
  readonly label: string;
  readonly rule: string;
  asking: Asking<Side> | null;
  opened: boolean;
}

/** Has a side roll the Die for the frame that is under way. */
export function rollDie(d: State, by: Side, label: string, rule: string): void {
  push(d, { type: 'die', by, label, rule, asking: null, opened: false });
}

/** A course that has the Die rolled, and takes the face once it has fallen. */
export const dieFor =
  <F extends Rolls>(
    roll: (d: State, f: F) => readonly [by: Side, label: string, rule: string],
    takes: (d: State, f: F, face: number) => void,
  ) =>
  (d: State, f: F): void => {
    const { face } = f;
    f.face = null;
    if (face === null) rollDie(d, ...roll(d, f));
    else takes(d, f, face);
  };

/** The face goes to the frame below. */
export function fall(d: State, f: FrameAt<'die'>, face: number, how: string): void {
  pop(d);
  const under = d.frames.at(-1);
  if (under && under.type !== 'counter' && 'face' in under) under.face = face;
  note(d, f.rule, () => `${f.label}: ${SIDE_NAMES[f.by]} ${how} ${face}.`, { facts: { die: face } });
}

const isAsked = (f: DieFrame): Side | undefined => (f.asking ? asked(f.asking) : undefined);

const dieFace = (faces: Parameters<typeof faceOf>[0]): number => settled(faceOf(faces, 'die'), 'the Die');

/** Who may set the Die now. */
const setter = (f: DieFrame): Side => found(isAsked(f), 'nobody is asked to set the Die');

export const die: ProcedureOf<DieFrame> = {
  run(d, f) {
    if (!f.opened) {
      f.opened = true;
      f.asking = asking([d.active, otherSide(d.active)]);
    }
    for (let who = isAsked(f); who && f.asking && !mayHold(d, who, 'omen'); who = isAsked(f))
      f.asking = passes(f.asking);
    return 'waits';
  },
  who: (_, f) => isAsked(f) ?? f.by,
  asks: (_, f) =>
    isAsked(f)
      ? {
          rule: '17.1.#50',
          says: `whether to set the Die: ${f.label}.`,
          short: 'Set the Die?',
          after: f.asking ? askedNext(f.asking) : [],
        }
      : ask(f.rule, `the Die is rolled: ${f.label}.`, 'The Die is rolled'),
  question: dieQuestion,
  answers: {
    roll: {
      when: (_, f) => isAsked(f) === undefined,
      waits: (s, f) => {
        const reads = dieReads(s);
        return {
          dice: () => [{ ...oneDie('die', f.label), by: f.by }],
          ...(reads && { reads: (faces) => reads(dieFace(faces)) }),
        };
      },
      apply: (d, f, { faces }) => fall(d, f, dieFace(faces), 'rolls'),
    },
    omen: {
      when: (_, f) => isAsked(f) !== undefined,
      *options(s, f) {
        for (const card of held(s, setter(f), 'omen')) for (const face of FACES) yield { type: 'omen', card, face };
      },
      says: (s, _, { card, face }) => `${cardTitle(s, card)}: set the Die to ${face}`,
      apply(d, f, { card, face }) {
        const who = setter(f);
        spendCard(d, who, card, 'counter');
        f.asking = null;
        push(d, { type: 'counter', who, card, face, cancelled: false, asked: false });
      },
    },
    pass: simply(
      'Roll it normally',
      (_, f) => isAsked(f) !== undefined,
      (_, f) => {
        if (f.asking) f.asking = passes(f.asking);
      },
    ),
  },
};
