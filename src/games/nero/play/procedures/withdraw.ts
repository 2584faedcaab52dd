/** Withdrawal before a force that has entered (5.6): who may leave, what it takes in cards, where it leads. */

import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { isEnough } from '../../withdrawal/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { bestMp, cardName, cardOf, cardProblem, spend } from '../cards.ts';
import type { EnteredFrame, Reply, WithdrawFrame } from '../frames.ts';
import { changeRound, moveStack, patch, placeLeader } from '../pieces.ts';
import { withdrawalQuestion } from '../questions.ts';
import { flights, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
import { openWindow } from './window.ts';

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
  if (refuges(s, c, f).length === 0) return false;
  const unseen = Object.keys(s.setup.deck).filter((card) => !s.faceUp.includes(card));
  return isFree(s, c, f) || isEnough(bestMp(s, unseen, Math.min(mostCards(s), s.hands[c].length)), f.left);
}

const owner = (f: EnteredFrame): Colour => f.waiting[0]!;

/** 5.6: each owner there decides for himself, clockwise from the mover. */
export const entered: ProcedureOf<'entered'> = {
  run(d, f) {
    f.waiting = f.waiting.filter((c) => mayWithdraw(d, c, f));
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => owner(f),
  asks: (s, f) => ({
    rule: '5.6',
    says: `whether to withdraw from ${placeName(s, f.at)}.`,
    after: f.waiting.slice(1),
  }),
  question: (s, f) => withdrawalQuestion(s, f, owner(f)),
  answers: {
    withdraw: {
      choices: (s, f) =>
        canPay(s, owner(f), f)
          ? refuges(s, owner(f), f).map((to) => ({
              action: { type: 'withdraw', to },
              says: `Withdraw to ${placeName(s, to)}`,
            }))
          : [],
      problem(s, f, { to }) {
        const open = refuges(s, owner(f), f);
        if (!open.includes(to)) return no('5.6', `Found ${to}; a withdrawal may lead to ${listed(open)}.`);
        if (isFree(s, owner(f), f)) return undefined;
        const best = bestMp(s, s.hands[owner(f)], mostCards(s));
        return isEnough(best, f.left)
          ? undefined
          : no('5.6', `The cards give ${best} MP at best; more than ${f.left} are needed.`);
      },
      apply(d, f, { to }) {
        const who = owner(f);
        f.waiting = f.waiting.slice(1);
        const need = isFree(d, who, f) ? null : f.left;
        note(d, '5.6', `${AREA_NAMES[who]} means to withdraw to ${placeName(d, to)}.`, { facts: { refuge: to } });
        push(d, {
          ...{ type: 'withdraw', who, from: f.at, to, force: f.force, need },
          ...{ laid: 0, total: 0, ready: need === null, struck: [] },
        });
        if (need === null) openWithdrawal(d, who, f.at);
      },
    },
    pass: {
      choices: () => [{ action: { type: 'pass' }, says: 'Stay' }],
      problem: () => undefined,
      apply(_, f) {
        f.waiting = f.waiting.slice(1);
      },
    },
  },
};

/** 12.0-bad-weather on the stack, 12.0-sick on its General or Contender. */
function openWithdrawal(d: State, who: Colour, from: string): void {
  const { status, at } = d.leaders[who];
  const sick = at === from && status !== 'emperor' && !d.round.sick.includes(who);
  const offers: Reply[] = [{ event: 'bad-weather', target: who }];
  if (sick && d.setup.rulings['sick-while-withdrawing'] === 'stays') offers.push({ event: 'sick', target: who });
  openWindow(d, 'withdrawal', who, offers);
}

/** 5.6: the whole stack goes and comes under a Retreat marker, unless it was stopped. */
function carryOut(d: State, f: WithdrawFrame): void {
  const is = (event: string) => f.struck.some((s) => s.event === event);
  if (is('sick')) changeRound(d, { sick: [...d.round.sick, f.who] });
  if (is('bad-weather')) {
    patch(d, f.who, f.from, { stuck: true });
    const under = d.frames.at(-1);
    const again = d.setup.rulings['second-withdrawal-try'] === 'yes';
    if (again && under?.type === 'entered') under.waiting = [f.who, ...under.waiting];
    return;
  }
  moveStack(d, f.who, f.from, f.to, { marker: true, fled: f.force });
  if (d.leaders[f.who].at === f.from && !d.round.sick.includes(f.who)) placeLeader(d, f.who, f.to);
  note(d, '5.6', `${AREA_NAMES[f.who]} withdraws from ${placeName(d, f.from)} to ${placeName(d, f.to)}.`, {
    move: { side: f.who, path: [f.from, f.to], as: 'moved' },
  });
}

const mayLay = (s: State, f: WithdrawFrame, card: string): number => {
  const rest = s.hands[f.who].filter((id) => id !== card);
  return f.total + cardOf(s, card).mp + bestMp(s, rest, mostCards(s) - f.laid - 1);
};

/** 5.6: the cards that pay for it, one to three, with more MP than the mover has left. */
export const withdraw: ProcedureOf<'withdraw'> = {
  run(d, f) {
    if (!f.ready) return 'waits';
    pop(d);
    carryOut(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ({ rule: '5.6', says: `which cards pay for it: more than ${f.need} MP, ${f.total} laid.` }),
  answers: {
    pay: {
      choices: (s, f) =>
        f.laid < mostCards(s)
          ? s.hands[f.who]
              .filter((card) => isEnough(mayLay(s, f, card), f.need ?? 0))
              .map((card) => ({
                action: { type: 'pay', card },
                says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP`,
              }))
          : [],
      problem(s, f, { card }) {
        const most = mostCards(s);
        const held = cardProblem(s, f.who, card);
        if (held) return held;
        if (f.laid >= most) return no('5.6', `${f.laid} cards are laid; ${most} are allowed.`);
        const reach = mayLay(s, f, card);
        if (isEnough(reach, f.need ?? 0)) return undefined;
        const name = cardName(s, card);
        return no('5.6', `With ${name} no more than ${reach} MP can be reached; more than ${f.need} are needed.`);
      },
      apply(d, f, { card }) {
        spend(d, f.who, card);
        f.laid += 1;
        f.total += cardOf(d, card).mp;
      },
    },
    done: {
      choices: (_, f) =>
        isEnough(f.total, f.need ?? 0) ? [{ action: { type: 'done' }, says: `Withdraw with ${f.total} MP` }] : [],
      problem: (_, f) =>
        isEnough(f.total, f.need ?? 0) ? undefined : no('5.6', `Found ${f.total} MP; more than ${f.need} are needed.`),
      apply(d, f) {
        f.ready = true;
        openWithdrawal(d, f.who, f.from);
      },
    },
  },
};
