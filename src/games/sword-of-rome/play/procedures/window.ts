/** 7.1.1: whoever could hold a fitting response is asked, the active player first. */

import { chosen } from '../../../../play/answer.ts';
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { does, type Player } from '../../words.ts';
import { cardOf, couldHold, holds, spendCard, titleOf, type WINDOWS } from '../cards/cards.ts';
import { RESPONSES } from '../cards/events.ts';

import type { Sword } from '../state.ts';

interface WindowFrame {
  readonly type: 'window';
  readonly id: (typeof WINDOWS)[number];
  readonly rule: string;
  readonly events: string[];
  asking: Asking<Player>;
}

/** Who may answer now. */
const answering = ({ asking }: WindowFrame): Player => found(asked(asking), 'all have passed: nobody may answer');

export const window: Procedure<Sword, WindowFrame> = {
  run(d, f) {
    if (asked(f.asking)) return 'waits';
    return pop(d);
  },
  who: (_, f) => answering(f),
  asks: (s, f) => ({
    rule: f.rule,
    says: `answer with ${f.events.map((event) => s.setup.events[event]!.title).join(', ')}, or pass.`,
    short: 'Answer with an Event, or pass',
    after: askedNext(f.asking),
  }),
  answers: {
    respond: chosen('respond', 'card', {
      of: (s, f) => s.hand[answering(f)],
      bars(s, f, card) {
        if (!holds(s, answering(f), card)) return no('7.1.1', `Found ${card}; it is not in the hand.`);
        const { event, title } = cardOf(s, card);
        const fits = event !== null && f.events.includes(event);
        return fits ? undefined : no('7.1.1', `Found ${title}; it does not answer this.`);
      },
      says: (s, _, card) => `Play ${titleOf(s, card)}`,
      apply(d, f, card) {
        const seat = answering(f);
        const event = cardOf(d, card).event!;
        spendCard(d, seat, card, cardOf(d, card).remove);
        note(d, '7.1.1', () => `${does(seat, 'play')} ${titleOf(d, card)}.`, { facts: { responds: event } });
        // One answer of a kind is enough: the window goes on for the others.
        const left = f.events.filter((other) => other !== event);
        const next = f.asking.order.filter((other) => left.some((e) => couldHold(d, other, e)));
        f.events.splice(0, f.events.length, ...left);
        f.asking = asking(next);
        RESPONSES[event]?.(d, seat);
      },
    }),
    pass: always({ type: 'pass' }, 'Let it be', (_, f) => {
      f.asking = passes(f.asking);
    }),
  },
};
