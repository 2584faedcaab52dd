/** Who plays the first Strategy Card (5.2): Carthage decides, unless Rome opens with a Campaign. */
import { listed, no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { cardOf, cardTitle, heldProblem, kindsHeld } from '../cards/strategy.ts';
import type { Hannibal, State } from '../state.ts';
import { startCard } from './play.ts';

export interface FirstFrame {
  readonly type: 'first';
  stage: Side;
}

function begin(d: State, side: Side): void {
  d.active = side;
  pop(d);
  note(d, '5.2', () => `${SIDE_NAMES[side]} plays the first card.`, { facts: { first: side } });
}

const campaigns = (s: State): string[] => kindsHeld(s, 'rome').filter((kind) => cardOf(s, kind).generals > 0);

export const first: Procedure<Hannibal, FirstFrame> = {
  who: (_, f) => f.stage,
  asks: (_, f) => ({
    rule: '5.2',
    says: f.stage === 'carthage' ? 'who plays the first card.' : 'whether to open with a Campaign before Carthage.',
  }),
  answers: {
    first: {
      when: (_, f) => f.stage === 'carthage',
      options: () => SIDES.map((side) => ({ type: 'first', side })),
      says: (_s, _f, { side }) => SIDE_NAMES[side],
      apply(d, f, { side }) {
        // Rome is asked whatever it holds, so that being asked tells nothing.
        if (side === 'carthage' && d.hands.rome.length > 0) f.stage = 'rome';
        else begin(d, side);
      },
    },
    preempt: {
      when: (_, f) => f.stage === 'rome',
      options: (s) => campaigns(s).map((card) => ({ type: 'preempt', card })),
      says: (s, _, { card }) => cardTitle(s, card),
      why: (s, _, { card }) =>
        heldProblem(s, 'rome', card) ??
        no(
          '5.2',
          `${cardTitle(s, card)} is no Campaign; Rome holds ${listed(campaigns(s).map((kind) => cardTitle(s, kind)))}.`,
        ),
      apply(d, _, { card }) {
        begin(d, 'rome');
        push(d, { type: 'play' });
        startCard(d, card, 'campaign');
      },
    },
    pass: {
      ...always({ type: 'pass' as const }, 'Let Carthage begin', (d: State) => begin(d, 'carthage')),
      when: (_, f) => f.stage === 'rome',
    },
  },
};
