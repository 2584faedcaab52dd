/** Withdrawal before a force that has entered (5.6): who may leave, what it takes in cards, where it leads. */

import { limitOf } from '../../limits/rules.ts';
import { isEnough } from '../../withdrawal/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { flights, placeName } from '../board.ts';
import { bestMp, cardOf, cardProblem, spend } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { Answer, EnteredFrame, WithdrawFrame } from '../frames.ts';
import { changeRound, moveStack, patch, placeLeader } from '../pieces.ts';
import { list, no, note, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';
import { openWindow } from './window.ts';

/** 5.6: where a stack may withdraw. */
const refuges = (s: State, c: Colour, { at, came }: EnteredFrame): string[] => flights(s, 'withdraws', c, at, came);

/** 5.6: free against a force from which the stack has withdrawn already. */
const isFree = (s: State, c: Colour, f: EnteredFrame): boolean => s.stacks[c][f.at]?.fled === f.force;

/** 5.6: a way out, and the cards to pay for it. */
function mayWithdraw(s: State, c: Colour, f: EnteredFrame): boolean {
  const stack = s.stacks[c][f.at];
  if (!stack || (stack.stuck && s.setup.rulings['second-withdrawal-try'] === 'no')) return false;
  const most = limitOf('withdrawal-cards', figuresOf(s));
  return (isFree(s, c, f) || isEnough(bestMp(s, c, most), f.left)) && refuges(s, c, f).length > 0;
}

/** W3: each owner there decides for himself, clockwise from the mover. */
export const entered: Procedure<EnteredFrame> = {
  accepts: ['withdraw', 'stay'],
  run(d, f) {
    f.waiting = f.waiting.filter((c) => mayWithdraw(d, c, f));
    if (f.waiting.length > 0) return true;
    pop(d);
    return false;
  },
  who: (_, f) => f.waiting[0]!,
  choices: (s, f) => [
    { type: 'stay' },
    ...refuges(s, f.waiting[0]!, f).map((to) => ({ type: 'withdraw', to }) as const),
  ],
  problem(s, f, a) {
    if (a.type !== 'withdraw') return undefined;
    const open = refuges(s, f.waiting[0]!, f);
    return open.includes(a.to) ? undefined : no('5.6', `Found ${a.to}; a withdrawal may lead to ${list(open)}.`);
  },
  apply(d, f, a) {
    const [who, ...rest] = f.waiting;
    f.waiting = rest;
    if (a.type !== 'withdraw') return;
    const need = isFree(d, who!, f) ? null : f.left;
    push(d, {
      ...{ type: 'withdraw', who: who!, from: f.at, to: a.to, force: f.force, need },
      ...{ laid: 0, total: 0, ready: need === null, struck: [] },
    });
    if (need === null) openWithdrawal(d, who!, f.at);
  },
};

/** W4: Bad Weather on the stack, Sick on its General or Contender. */
function openWithdrawal(d: State, who: Colour, from: string): void {
  const { status, at } = d.leaders[who];
  const sick = at === from && status !== 'emperor' && !d.round.sick.includes(who);
  const offers: Answer[] = [{ event: 'bad-weather', target: 0 }];
  if (sick && d.setup.rulings['sick-while-withdrawing'] === 'stays') offers.push({ event: 'sick', target: 0 });
  openWindow(d, 'W4', who, offers);
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
  note(d, '5.6', `${AREA_NAMES[f.who]} withdraws from ${placeName(d, f.from)} to ${placeName(d, f.to)}.`);
}

/** 5.6: the cards that pay for it, one to three, with more MP than the mover has left. */
export const withdraw: Procedure<WithdrawFrame> = {
  accepts: ['pay', 'ready'],
  run(d, f) {
    if (!f.ready) return true;
    pop(d);
    carryOut(d, f);
    return false;
  },
  who: (_, f) => f.who,
  choices(s, f) {
    const cards = s.hands[f.who].map((card) => ({ type: 'pay', card }) as const);
    return [{ type: 'ready' } as const, ...cards].filter((a) => !withdraw.problem(s, f, a));
  },
  problem(s, f, a) {
    const most = limitOf('withdrawal-cards', figuresOf(s));
    if (a.type === 'ready')
      return isEnough(f.total, f.need!) ? undefined : no('5.6', `Found ${f.total} MP; more than ${f.need} are needed.`);
    if (a.type !== 'pay') return undefined;
    const held = cardProblem(s, f.who, a.card);
    if (held) return held;
    if (f.laid >= most) return no('5.6', `${f.laid} cards are laid; ${most} are allowed.`);
    const { mp } = cardOf(s, a.card);
    const reach = f.total + mp + bestMp(s, f.who, most - f.laid - 1, a.card);
    if (isEnough(reach, f.need!)) return undefined;
    return no('5.6', `With ${a.card} no more than ${reach} MP can be reached; more than ${f.need} are needed.`);
  },
  apply(d, f, a) {
    if (a.type === 'pay') {
      spend(d, f.who, a.card);
      f.laid += 1;
      f.total += cardOf(d, a.card).mp;
    } else {
      f.ready = true;
      openWithdrawal(d, f.who, f.from);
    }
  },
};
