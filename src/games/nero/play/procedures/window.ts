/** Interrupt windows: who may answer a step or a card, with what, and how an answer is answered in turn (12.0). */
import { isKeyOf } from '../../../../calculator/keys.ts';
import { listed, no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop, push, top } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour, EVENT_NAMES } from '../../words.ts';
import { cardName, cardProblem, eventOf, mayHold, onceProblem, onceUsed, spendEvent, usable } from '../cards.ts';
import type { Reply, WindowFrame, WindowId } from '../frames.ts';
import { clockwise } from '../situation.ts';
import type { Nero, ProcedureOf, State } from '../state.ts';

const SAYS: Readonly<Record<WindowId, string>> = {
  event: 'whether to cancel the event.',
  march: 'whether to stop the force before it moves.',
  withdrawal: 'whether to stop the withdrawal.',
  attack: 'whether to stop the attack.',
  senate: 'whether to answer Senate Influence.',
  guard: 'whether to answer the Praetorian Guard.',
  bribe: 'whether to cancel the Bribe.',
  fleet: 'whether to stop the Galley Fleet.',
};

/** 12.0: opens a window on what is under way; the player to the left of the one who is answered is asked first. */
export function openWindow(d: State, on: WindowId, by: Colour, offers: readonly Reply[]): void {
  push(d, { type: 'window', on, offers, waiting: clockwise(d, by) });
}

/** 12.0: whoever may have an answer is asked, so that being asked gives nothing away. */
const mayAnswer = (s: State, f: WindowFrame, c: Colour): boolean => f.offers.some((o) => mayHold(s, c, o.event));

/** What is left to offer once an answer has been played, and whether it took effect. */
function offersAfter(s: State, f: WindowFrame, { event, target }: Reply, effect: boolean): Reply[] {
  // 12.0-bad-augury: a fleet whose card is cancelled does not sail, so there is nothing left to stop.
  if (f.on === 'fleet' && event === 'bad-augury' && effect) return [];
  const cancels = event === 'bad-augury' || event === 'bribe';
  return f.offers.filter((o) => {
    // 12.0-bad-augury: it strikes the card played before it, and that is now the answer.
    if (o.event === 'bad-augury' && s.setup.rulings['bad-augury-target'] === 'last') return false;
    return !(effect && o.target === target && (cancels || o.event === event));
  });
}

const asked = (f: WindowFrame): Colour => f.waiting[0]!;

/** What an answer is aimed at, in words. */
function targetName(s: State, target: string): string {
  if (s.setup.deck[target]) return cardName(s, target);
  return isKeyOf(AREA_NAMES, target) ? AREA_NAMES[target] : target.replace('-', ' ');
}

export const window: ProcedureOf<'window'> = {
  run(d, f) {
    f.waiting = f.waiting.slice(
      Math.max(
        0,
        f.waiting.findIndex((c) => mayAnswer(d, f, c)),
      ),
    );
    if (f.waiting[0] && mayAnswer(d, f, f.waiting[0])) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => asked(f),
  asks: (s, f) => ({
    rule: '12.0',
    says: SAYS[f.on],
    after: f.waiting.slice(1).filter((c) => mayAnswer(s, f, c)),
  }),
  answers: {
    pass: always<Nero, WindowFrame, { readonly type: 'pass' }>({ type: 'pass' }, 'No answer', (_, f) => {
      f.waiting = f.waiting.slice(1);
    }),
    answer: {
      choices: (s, f) =>
        usable(s, asked(f)).flatMap((card) =>
          f.offers
            .filter((o) => o.event === eventOf(s, card) && !onceUsed(s, asked(f), card))
            .map(({ target }) => ({
              action: { type: 'answer' as const, card, target },
              says: `${cardName(s, card)} against ${targetName(s, target)}`,
            })),
        ),
      problem(s, f, { card, target }) {
        const held = cardProblem(s, asked(f), card) ?? onceProblem(s, asked(f), card);
        if (held) return held;
        if (f.offers.some((o) => o.event === eventOf(s, card) && o.target === target)) return undefined;
        const names = f.offers.map((o) => `${EVENT_NAMES[o.event]} on ${o.target}`);
        return no('12.0', `Found ${cardName(s, card)} on ${target}; what can answer here is ${listed(names)}.`);
      },
      apply(d, f, { card, target }) {
        const who = asked(f);
        const event = eventOf(d, card);
        spendEvent(d, who, card);
        note(d, `12.0-${event}`, `${AREA_NAMES[who]} answers with ${EVENT_NAMES[event]}.`);
        push(d, { type: 'answer', who, card, reply: { event, target }, asked: false, struck: [] });
      },
    },
  },
};

/** 12.0-bad-augury: an answer can be cancelled before it takes effect. */
export const answer: ProcedureOf<'answer'> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      openWindow(d, f.reply.event === 'bribe' ? 'bribe' : 'event', f.who, [{ event: 'bad-augury', target: f.card }]);
      return 'goes-on';
    }
    pop(d);
    const open = top(d);
    const under = d.frames.at(-2);
    if (open.type !== 'window' || !under || !('struck' in under)) throw new RangeError('an answer without a window');
    const effect = f.struck.length === 0;
    if (effect) under.struck = [...under.struck, f.reply];
    else note(d, '12.0-bad-augury', `${EVENT_NAMES[f.reply.event]} is cancelled.`);
    open.offers = offersAfter(d, open, f.reply, effect);
    return 'goes-on';
  },
};
