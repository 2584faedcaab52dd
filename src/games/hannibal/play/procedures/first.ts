/** Who plays the first Strategy Card (5.2): Carthage decides, unless Rome opens with a Campaign. */
import { listed, no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { cardOf, cardTitle, heldProblem, kindsHeld } from '../cards/strategy.ts';
import type { FirstFrame } from '../frames.ts';
import type { ProcedureOf, State } from '../state.ts';
import { startCard } from './play.ts';

function begin(d: State, side: Side): void {
  d.active = side;
  pop(d);
  note(d, '5.2', `${SIDE_NAMES[side]} plays the first card.`, { facts: { first: side } });
}

const campaigns = (s: State): string[] => kindsHeld(s, 'rome').filter((kind) => cardOf(s, kind).generals > 0);

export const first: ProcedureOf<'first'> = {
  who: (_, f) => f.stage,
  asks: (_, f) => ({
    rule: '5.2',
    says: f.stage === 'carthage' ? 'who plays the first card.' : 'whether to open with a Campaign before Carthage.',
  }),
  answers: {
    first: {
      when: (_, f) => f.stage === 'carthage',
      choices: () => SIDES.map((side) => ({ action: { type: 'first', side }, says: SIDE_NAMES[side] })),
      problem: () => undefined,
      apply(d, f, { side }) {
        // Rome is asked whatever it holds, so that being asked tells nothing.
        if (side === 'carthage' && d.hands.rome.length > 0) f.stage = 'rome';
        else begin(d, side);
      },
    },
    preempt: {
      when: (_, f) => f.stage === 'rome',
      choices: (s) => campaigns(s).map((card) => ({ action: { type: 'preempt', card }, says: cardTitle(s, card) })),
      problem(s, _, { card }) {
        const held = heldProblem(s, 'rome', card);
        if (held || cardOf(s, card).generals > 0) return held;
        return no(
          '5.2',
          `${cardTitle(s, card)} is no Campaign; Rome holds ${listed(campaigns(s).map((kind) => cardTitle(s, kind)))}.`,
        );
      },
      apply(d, _, { card }) {
        begin(d, 'rome');
        push(d, { type: 'play' });
        startCard(d, card, 'campaign');
      },
    },
    pass: {
      ...always({ type: 'pass' as const }, 'Let Carthage begin', (d: State, _: FirstFrame) => begin(d, 'carthage')),
      when: (_, f) => f.stage === 'rome',
    },
  },
};
