/** One roll of the Die (2.4.C): either player may set it with Good Omen (17.1.#50); the procedure below takes the face. */
import { asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { FACES, faceOf, oneDie } from '../../dice.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { cardTitle, held, mayHold, spendCard } from '../cards.ts';
import type { DieFrame } from '../frames.ts';
import { dieQuestion, dieReads } from '../questions/die.ts';
import type { ProcedureOf, State } from '../state.ts';

/** Has a side roll the Die for the frame that is under way. */
export function rollDie(d: State, by: Side, label: string, rule: string): void {
  push(d, { type: 'die', by, label, rule, asking: null, opened: false });
}

/** The face goes to the frame below. */
export function fall(d: State, f: DieFrame, face: number, how: string): void {
  pop(d);
  const under = d.frames.at(-1);
  if (under && under.type !== 'counter' && 'face' in under) under.face = face;
  note(d, f.rule, `${f.label}: ${SIDE_NAMES[f.by]} ${how} ${face}.`, { facts: { die: face } });
}

const isAsked = (f: DieFrame): Side | undefined => (f.asking ? asked(f.asking) : undefined);

export const die: ProcedureOf<'die'> = {
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
      ? { rule: '17.1.#50', says: `whether to set the Die: ${f.label}.`, after: f.asking ? askedNext(f.asking) : [] }
      : { rule: f.rule, says: `the Die is rolled: ${f.label}.` },
  question: (s) => dieQuestion(s),
  answers: {
    roll: {
      when: (_, f) => isAsked(f) === undefined,
      waits: (s, f) => {
        const reads = dieReads(s);
        return {
          dice: () => [{ ...oneDie('die', f.label), by: f.by }],
          ...(reads && { reads: (faces) => reads(faceOf(faces, 'die') ?? 1) }),
        };
      },
      apply: (d, f, { faces }) => fall(d, f, faceOf(faces, 'die') ?? 1, 'rolls'),
    },
    omen: listedAnswer(
      'omen',
      '17.1.#50',
      (s, f: DieFrame) => {
        const who = isAsked(f);
        const cards = who ? held(s, who, 'omen') : [];
        return cards.flatMap((card) =>
          FACES.map((face) => ({
            action: { type: 'omen' as const, card, face },
            says: `${cardTitle(s, card)}: set the Die to ${face}`,
          })),
        );
      },
      (d, f, { card, face }) => {
        const who = isAsked(f) ?? f.by;
        spendCard(d, who, card, 'counter');
        f.asking = null;
        push(d, { type: 'counter', who, card, face, cancelled: false, asked: false });
      },
      { when: (_, f) => isAsked(f) !== undefined },
    ),
    pass: plainAnswer(
      'pass',
      'Let it be rolled',
      (_, f: DieFrame) => {
        if (f.asking) f.asking = passes(f.asking);
      },
      (_, f) => isAsked(f) !== undefined,
    ),
  },
};
