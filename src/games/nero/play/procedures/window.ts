/** Interrupt windows: who may respond to a step or a card, with what, and how a response is answered in turn (12.0). */
import { isKeyOf } from '../../../../calculator/keys.ts';
import { either, no } from '../../../../play/problem.ts';
import { type Course, type Procedure, simply } from '../../../../play/procedure.ts';
import { note, pop, push, top, underWay } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour, EVENT_NAMES, type EventId } from '../../words.ts';
import { cardName, eventOf, mayHold, onceUsed, spendEvent, usable, whyOnce, whyUnusable } from '../cards.ts';
import { clockwise, firstOf, forceName, nameOf, piecesName } from '../queries.ts';
import type { Nero, Pieces, State } from '../state.ts';

/** An answer that a window offers, or that has taken effect: the event, and what of the procedure it is aimed at. */
export interface Reply {
  readonly event: EventId;
  /** A force, a stack, a fleet, or a card that was laid. */
  readonly target: string;
}

/** A procedure that windows open upon: the answers that took effect. */
export interface Answerable {
  struck: Reply[];
}

/** Whether an event has answered the procedure, and what of it, where that matters. */
export const isStruck = ({ struck }: Answerable, event: EventId, target?: string): boolean =>
  struck.some((reply) => reply.event === event && (target === undefined || reply.target === target));

const SAYS = {
  event: 'whether to cancel the event.',
  march: 'whether to stop the force before it moves.',
  withdrawal: 'whether to stop the withdrawal.',
  attack: 'whether to stop the attack.',
  senate: 'whether to answer Senate Influence.',
  guard: 'whether to answer the Praetorian Guard.',
  bribe: 'whether to cancel the Bribe.',
  fleet: 'whether to stop the Galley Fleet.',
} as const;

/** What a window answers. */
type WindowId = keyof typeof SAYS;
export const WINDOWS = Object.keys(SAYS);

interface WindowFrame {
  readonly type: 'window';
  readonly on: WindowId;
  offers: readonly Reply[];
  /** Those still to be asked, clockwise. */
  readonly waiting: Colour[];
}

interface AnswerFrame extends Answerable {
  readonly type: 'answer';
  readonly who: Colour;
  readonly card: string;
  readonly reply: Reply;
  asked: boolean;
}

/** 12.0: opens a window on what is under way; the player to the left of the one who is answered is asked first. */
export function openWindow(d: State, on: WindowId, by: Colour, offers: readonly Reply[]): void {
  push(d, { type: 'window', on, offers, waiting: clockwise(d, by) });
}

/** 12.0-bad-weather on Legions, 12.0-sick on a General or Contender: what can stop pieces of a colour. */
export function stopOffers(s: State, c: Colour, target: string, legions: boolean, leader: boolean): Reply[] {
  const offers: Reply[] = legions ? [{ event: 'bad-weather', target }] : [];
  if (leader && s.leaders[c].status !== 'emperor') offers.push({ event: 'sick', target });
  return offers;
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

/** The force of this name: the one that moves, one that waits, or one that is being announced. */
function forceOf(s: State, target: string): (Pieces & { readonly at: string }) | undefined {
  const { force, waiting } = s.round;
  const announced = underWay(s, 'allot')?.forces ?? [];
  return [...(force ? [force] : []), ...waiting, ...announced].find((one) => forceName(one) === target);
}

/** What an answer is aimed at, in words. */
function targetName(s: State, target: string): string {
  if (s.setup.deck[target]) return cardName(s, target);
  const force = forceOf(s, target);
  if (force) return `${piecesName(s, force, 'the ')} in ${nameOf(s, force.at)}`;
  return isKeyOf(AREA_NAMES, target) ? AREA_NAMES[target] : target.replace('-', ' ');
}

export const window: Procedure<Nero, WindowFrame> = {
  run(d, f): Course {
    while (f.waiting[0] && !mayAnswer(d, f, f.waiting[0])) f.waiting.shift();
    if (f.waiting.length > 0) return 'waits';
    pop(d);
  },
  who: (_, f) => firstOf(f.waiting),
  asks: (s, f) => ({
    rule: '12.0',
    says: SAYS[f.on],
    after: f.waiting.slice(1).filter((c) => mayAnswer(s, f, c)),
  }),
  answers: {
    pass: simply('No answer', (_, f) => {
      f.waiting.shift();
    }),
    answer: {
      *options(s, f) {
        const who = firstOf(f.waiting);
        for (const card of usable(s, who)) {
          const event = eventOf(s, card);
          for (const o of f.offers)
            if (o.event === event && !onceUsed(s, who, card)) yield { type: 'answer', card, target: o.target };
        }
      },
      says: (s, _, { card, target }) => `${cardName(s, card)} against ${targetName(s, target)}`,
      why(s, f, { card }) {
        const names = f.offers.map((o) => `${EVENT_NAMES[o.event]} against ${targetName(s, o.target)}`);
        const who = firstOf(f.waiting);
        return (
          whyUnusable(s, who, card) ?? whyOnce(s, who, card) ?? no('12.0', `Here you can answer with ${either(names)}.`)
        );
      },
      apply(d, f, { card, target }) {
        const who = firstOf(f.waiting);
        const event = eventOf(d, card);
        spendEvent(d, who, card);
        note(d, `12.0-${event}`, () => `${AREA_NAMES[who]} answers with ${EVENT_NAMES[event]}.`);
        push(d, { type: 'answer', who, card, reply: { event, target }, asked: false, struck: [] });
      },
    },
  },
};

/** 12.0-bad-augury: an answer can be cancelled before it takes effect. */
export const answer: Procedure<Nero, AnswerFrame> = {
  run(d, f) {
    if (!f.asked) {
      f.asked = true;
      return openWindow(d, f.reply.event === 'bribe' ? 'bribe' : 'event', f.who, [
        { event: 'bad-augury', target: f.card },
      ]);
    }
    pop(d);
    const open = top(d);
    const under = d.frames.at(-2);
    if (open.type !== 'window' || !under || !('struck' in under)) throw new RangeError('an answer without a window');
    const effect = f.struck.length === 0;
    if (effect) under.struck.push(f.reply);
    else note(d, '12.0-bad-augury', () => `${EVENT_NAMES[f.reply.event]} is cancelled.`);
    open.offers = offersAfter(d, open, f.reply, effect);
  },
};
