/** Withdrawal from a force that has entered (5.6): who may leave, which cards it costs, and where to. */

import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { either, no } from '../../../../play/problem.ts';
import { ask, type Course, type Procedure, simply, waitsWhile } from '../../../../play/procedure.ts';
import { found, note, noteMove, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { isEnough } from '../../withdrawal/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { bestMp, bestUnseen, byCard, cardName, cardOf, spend } from '../cards.ts';
import { moveStack, placeLeader } from '../changes.ts';
import { firstOf, flights, nameOf } from '../queries.ts';
import { withdrawalQuestion } from '../questions.ts';
import type { Nero, State } from '../state.ts';
import { type Answerable, isStruck, openWindow, stopOffers } from './window.ts';

interface EnteredFrame {
  readonly type: 'entered';
  readonly at: string;
  readonly came: string | null;
  /** MP left to the force that entered. */
  readonly left: number;
  readonly force: number;
  waiting: Colour[];
}

interface WithdrawFrame extends Answerable {
  readonly type: 'withdraw';
  readonly who: Colour;
  readonly from: string;
  readonly to: string;
  readonly force: number;
  /** MP that the cards must exceed; null where no card is needed. */
  readonly need: number | null;
  laid: number;
  total: number;
  ready: boolean;
}

/** 5.6: where a stack may withdraw. */
const refuges = (s: State, c: Colour, { at, came }: EnteredFrame): string[] => flights(s, 'withdraws', c, at, came);

/** 5.6: free against a force from which the stack has withdrawn already. */
const isFree = (s: State, c: Colour, f: EnteredFrame): boolean => s.stacks[c][f.at]?.fled === f.force;

const mostCards = (s: State): number => limitOf('withdrawal-cards', figuresOf(s));

/** 5.6: the cards suffice, or none are needed. */
const canPay = (s: State, c: Colour, f: EnteredFrame): boolean =>
  isFree(s, c, f) || isEnough(bestMp(s, s.hands[c], mostCards(s)), f.left);

/** 5.6: for all that the table can see, the colour may have a way out and the cards to pay for it. */
function mayWithdraw(s: State, c: Colour, f: EnteredFrame): boolean {
  const stack = s.stacks[c][f.at];
  if (!stack || (stack.stuck && s.setup.rulings['second-withdrawal-try'] === 'no')) return false;
  const paid = isFree(s, c, f) || isEnough(bestUnseen(s, Math.min(mostCards(s), s.hands[c].length)), f.left);
  return paid && refuges(s, c, f).length > 0;
}

/** 5.6: each owner there decides for himself, clockwise from the mover. */
export const entered: Procedure<Nero, EnteredFrame> = {
  run(d, f): Course {
    f.waiting = f.waiting.filter((c) => mayWithdraw(d, c, f));
    if (f.waiting.length > 0) return 'waits';
    pop(d);
  },
  who: (_, f) => firstOf(f.waiting),
  asks: (s, f) => ({
    rule: '5.6',
    says: `whether to withdraw from ${nameOf(s, f.at)}.`,
    after: f.waiting.slice(1),
  }),
  question: (s, f) => withdrawalQuestion(s, f, firstOf(f.waiting)),
  answers: {
    withdraw: {
      options(s, f) {
        const who = firstOf(f.waiting);
        return canPay(s, who, f) ? refuges(s, who, f).map((to) => ({ type: 'withdraw', to })) : [];
      },
      says: (s, _, { to }) => `Withdraw to ${nameOf(s, to)}`,
      why(s, f, { to }) {
        const who = firstOf(f.waiting);
        const open = refuges(s, who, f);
        const best = bestMp(s, s.hands[who], mostCards(s));
        return open.includes(to)
          ? no('5.6', `The cards give ${best} MP at best; more than ${f.left} are needed.`)
          : no('5.6', `The Legions may withdraw to ${either(open.map((p) => nameOf(s, p)))}.`);
      },
      apply(d, f, { to }) {
        const who = firstOf(f.waiting);
        f.waiting.shift();
        const need = isFree(d, who, f) ? null : f.left;
        note(d, '5.6', () => `${AREA_NAMES[who]} wants to withdraw to ${nameOf(d, to)}.`, { facts: { refuge: to } });
        push(d, {
          ...{ type: 'withdraw', who, from: f.at, to, force: f.force, need },
          ...{ laid: 0, total: 0, ready: need === null, struck: [] },
        });
        if (need === null) openWithdrawal(d, who, f.at);
      },
    },
    pass: simply('Stay', (_, f) => {
      f.waiting.shift();
    }),
  },
};

/** 12.0-bad-weather on the stack, 12.0-sick on its General or Contender. */
function openWithdrawal(d: State, who: Colour, from: string): void {
  const led = d.leaders[who].at === from && !d.round.sick.includes(who);
  const sick = led && d.setup.rulings['sick-while-withdrawing'] === 'stays';
  openWindow(d, 'withdrawal', who, stopOffers(d, who, who, true, sick));
}

/** 5.6: the whole stack goes and comes under a Retreat marker, unless it was stopped. */
function carryOut(d: State, f: WithdrawFrame): void {
  if (isStruck(f, 'sick')) d.round.sick.push(f.who);
  if (isStruck(f, 'bad-weather')) {
    const stack = d.stacks[f.who][f.from];
    if (stack) stack.stuck = true;
    const under = d.frames.at(-1);
    const again = d.setup.rulings['second-withdrawal-try'] === 'yes';
    if (again && under?.type === 'entered') under.waiting.unshift(f.who);
    return;
  }
  moveStack(d, f.who, f.from, f.to, { marker: true, fled: f.force });
  if (d.leaders[f.who].at === f.from && !d.round.sick.includes(f.who)) placeLeader(d, f.who, f.to);
  const says = (): string => `${AREA_NAMES[f.who]} withdraws from ${nameOf(d, f.from)} to ${nameOf(d, f.to)}.`;
  noteMove(d, '5.6', f.who, [f.from, f.to], says);
}

/** 5.6: the MP that the cards laid must exceed. */
const needOf = ({ need }: WithdrawFrame): number => found(need, 'a withdrawal that needs no card is not paid for');

/** 5.6: the most MP that can be reached with this card. */
const reachWith = (s: State, f: WithdrawFrame, card: string): number => {
  const rest = s.hands[f.who].filter((id) => id !== card);
  return f.total + cardOf(s, card).mp + bestMp(s, rest, mostCards(s) - f.laid - 1);
};

/** 5.6: the cards that pay for it, one to three, with more MP than the mover has left. */
export const withdraw: Procedure<Nero, WithdrawFrame> = {
  run: waitsWhile((_, f) => !f.ready, carryOut),
  who: (_, f) => f.who,
  asks: (_, f) =>
    ask(
      '5.6',
      `which cards pay for the withdrawal: more than ${f.need} MP in all, ${f.total} so far.`,
      `Pay more than ${f.need} MP (${f.total} so far)`,
    ),
  answers: {
    pay: byCard('pay', {
      who: (_, f) => f.who,
      why(s, f, card) {
        const most = mostCards(s);
        if (f.laid >= most) return no('5.6', `You have played ${plural(f.laid, 'card')}; the limit is ${most}.`);
        const reach = reachWith(s, f, card);
        if (isEnough(reach, needOf(f))) return undefined;
        const name = cardName(s, card);
        return no('5.6', `With ${name} you can reach at most ${reach} MP; you need more than ${f.need}.`);
      },
      says: (s, card) => `${cardName(s, card)}: ${cardOf(s, card).mp} MP`,
      apply(d, f: WithdrawFrame, card) {
        spend(d, f.who, card);
        f.laid += 1;
        f.total += cardOf(d, card).mp;
      },
    }),
    done: {
      says: (_, f) => `Withdraw with ${f.total} MP`,
      why: (_, f) => (isEnough(f.total, needOf(f)) ? undefined : no('5.6', `You need more than ${f.need} MP.`)),
      apply(d, f) {
        f.ready = true;
        openWithdrawal(d, f.who, f.from);
      },
    },
  },
};
