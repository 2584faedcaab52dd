/** Interrupt windows: who may answer a step or a card, with what, and how an answer is answered in turn (12.0). */

import { AREA_NAMES, type Colour, EVENT_NAMES, type EventId } from '../../words.ts';
import { clockwise } from '../board.ts';
import { cardProblem, cardsLeft, eventOf, onceProblem, onceUsed, spendEvent } from '../cards.ts';
import type { Answer, AnswerFrame, WindowFrame, WindowId } from '../frames.ts';
import { list, no, note, type Procedure, pop, push, top } from '../procedure.ts';
import type { State } from '../state.ts';

/** 12.0: opens a window on what is under way; the player to the left of the one who is answered is asked first. */
export function openWindow(d: State, id: WindowId, by: Colour, offers: readonly Answer[]): void {
  if (offers.length > 0) push(d, { type: 'window', id, offers, waiting: clockwise(d, by) });
}

const offered = (f: WindowFrame, event: EventId): boolean => f.offers.some((o) => o.event === event);

/** 12.0, 4.3: a colour holds an answer that it may still play. */
function mayAnswer(s: State, f: WindowFrame, c: Colour): boolean {
  if (cardsLeft(s, c) <= 0) return false;
  return s.hands[c].some((id) => offered(f, eventOf(s, id)) && !onceUsed(s, c, id));
}

/** What is left to offer once an answer has been played, and whether it took effect. */
function offersAfter(s: State, f: WindowFrame, { event, target }: Answer, effect: boolean): Answer[] {
  const cancels = event === 'bad-augury' || event === 'bribe';
  return f.offers.filter((o) => {
    // 12.0-bad-augury: it strikes the card played before it, and that is now the answer.
    if (o.event === 'bad-augury' && s.setup.rulings['bad-augury-target'] === 'last') return false;
    return !(effect && o.target === target && (cancels || o.event === event));
  });
}

export const window: Procedure<WindowFrame> = {
  accepts: ['answer', 'pass'],
  run(d, f) {
    let i = 0;
    while (i < f.waiting.length && !mayAnswer(d, f, f.waiting[i]!)) i++;
    if (i > 0) f.waiting = f.waiting.slice(i);
    if (f.waiting.length > 0 && f.offers.length > 0) return true;
    pop(d);
    return false;
  },
  who: (_, f) => f.waiting[0]!,
  choices(s, f) {
    const c = f.waiting[0]!;
    return [
      { type: 'pass' },
      ...s.hands[c].flatMap((card) => {
        if (onceUsed(s, c, card)) return [];
        const event = eventOf(s, card);
        return f.offers
          .filter((o) => o.event === event)
          .map(({ target }) => ({ type: 'answer', card, target }) as const);
      }),
    ];
  },
  problem(s, f, a) {
    if (a.type !== 'answer') return undefined;
    const c = f.waiting[0]!;
    const held = cardProblem(s, c, a.card) ?? onceProblem(s, c, a.card);
    if (held) return held;
    const event = eventOf(s, a.card);
    if (f.offers.some((o) => o.event === event && o.target === a.target)) return undefined;
    const names = f.offers.map((o) => `${EVENT_NAMES[o.event]} on ${o.target}`);
    return no('12.0', `Found ${EVENT_NAMES[event]} on ${a.target}; what can answer here is ${list(names)}.`);
  },
  apply(d, f, a) {
    const c = f.waiting[0]!;
    if (a.type !== 'answer') {
      f.waiting = f.waiting.slice(1);
      return;
    }
    const event = eventOf(d, a.card);
    spendEvent(d, c, a.card);
    note(d, `12.0-${event}`, `${AREA_NAMES[c]} answers with ${EVENT_NAMES[event]}.`);
    push(d, { type: 'answer', who: c, answer: { event, target: a.target }, asked: false, struck: [] });
  },
};

/** 12.0-bad-augury: an answer can be cancelled before it takes effect. */
export const answer: Procedure<AnswerFrame> = {
  accepts: [],
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      openWindow(d, f.answer.event === 'bribe' ? 'W9' : 'W1', f.who, [{ event: 'bad-augury', target: 0 }]);
      return false;
    }
    pop(d);
    const open = top(d);
    const under = d.frames.at(-2);
    if (open.type !== 'window' || !under || !('struck' in under)) throw new RangeError('an answer without a window');
    const effect = f.struck.length === 0;
    if (effect) under.struck = [...under.struck, f.answer];
    else note(d, '12.0-bad-augury', `${EVENT_NAMES[f.answer.event]} is cancelled.`);
    open.offers = offersAfter(d, open, f.answer, effect);
    return false;
  },
  who: (_, f) => f.who,
  choices: () => [],
  problem: () => undefined,
  apply: () => undefined,
};
