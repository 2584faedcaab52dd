/** One roll of the Die (2.4.C): either player may set it with Good Omen (17.1.#50); the procedure below takes the face. */
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { FACES, faceOf, oneDie, settled } from '../../dice.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { cardTitle, held, mayHold, spendCard } from '../cards.ts';
import { dieQuestion, dieReads } from '../questions/die.ts';
import type { FrameOf, ProcedureOf, State } from '../state.ts';
import { plain } from './plain.ts';

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
export function rollDie(d: State, by: Side, label: string, rule: string): 'goes-on' {
  push(d, { type: 'die', by, label, rule, asking: null, opened: false });
  return 'goes-on';
}

/** The face goes to the frame below. */
export function fall(d: State, f: FrameOf<'die'>, face: number, how: string): void {
  pop(d);
  const under = d.frames.at(-1);
  if (under && under.type !== 'counter' && 'face' in under) under.face = face;
  note(d, f.rule, () => `${f.label}: ${SIDE_NAMES[f.by]} ${how} ${face}.`, { facts: { die: face } });
}

const isAsked = (f: DieFrame): Side | undefined => (f.asking ? asked(f.asking) : undefined);

const dieFace = (faces: Parameters<typeof faceOf>[0]): number => settled(faceOf(faces, 'die'), 'the Die');

/** Who may set the Die now. */
function setter(f: DieFrame): Side {
  const side = isAsked(f);
  if (!side) throw new RangeError('nobody is asked to set the Die');
  return side;
}

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
      ? { rule: '17.1.#50', says: `whether to set the Die: ${f.label}.`, after: f.asking ? askedNext(f.asking) : [] }
      : { rule: f.rule, says: `the Die is rolled: ${f.label}.` },
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
    pass: plain(
      'pass',
      'Let it be rolled',
      (_, f) => isAsked(f) !== undefined,
      (_, f) => {
        if (f.asking) f.asking = passes(f.asking);
      },
    ),
  },
};
