/** Movement cards on the table (5.0, 5.1): which pieces of the Province get which MP, announced before any moves. */
import { plural } from '../../../../calculator/words.ts';
import type { Action } from '../actions.ts';
import { freshAt, leaderFree } from '../board.ts';
import { cardOf, cardProblem, cardsLeft, spend } from '../cards.ts';
import type { Waiting } from '../forces.ts';
import type { AllotFrame, Answer } from '../frames.ts';
import { changeRound, patch } from '../pieces.ts';
import { no, type Problem, type Procedure, pop } from '../procedure.ts';
import type { State } from '../state.ts';
import { openWindow } from './window.ts';

const given = (s: State, f: AllotFrame): readonly Waiting[] => [...s.round.waiting, ...f.forces];

/** 5.1: Legions there that have not moved and have no MP yet. */
function legionsFree(s: State, f: AllotFrame): number {
  const taken = given(s, f).reduce((sum, w) => sum + (w.at === f.at ? w.legions : 0), 0);
  return freshAt(s, f.at) - taken;
}

const leaderOpen = (s: State, f: AllotFrame): boolean => leaderFree(s, f.at) && !given(s, f).some((w) => w.leader);

/** 5.1, 5.7: MP go to Legions of the Province, to the Leader, or to both. */
function allotProblem(s: State, f: AllotFrame, legions: number, leader: boolean, mp: number): Problem | undefined {
  if (legions === 0 && !leader) return no('5.1', 'Found no piece; MP go to Legions, to the Leader, or to both.');
  const free = legionsFree(s, f);
  if (legions > free) return no('5.1', `Found ${plural(legions, 'Legion')}; ${free} without MP are left there.`);
  if (leader && !leaderOpen(s, f)) return no('5.7', 'The Leader is not there, or cannot be given MP any more.');
  if (mp >= 1 && mp <= f.mp) return undefined;
  return no('5.1', `Found ${mp} MP; the cards leave 1 to ${f.mp} for a force.`);
}

/** 12.0-bad-weather, 12.0-sick: a force can be stopped before its first step. */
function offers(s: State, f: AllotFrame): Answer[] {
  const sick = s.leaders[s.round.active].status !== 'emperor';
  return f.forces.flatMap((w, target) => [
    ...(w.legions > 0 ? [{ event: 'bad-weather', target } as const] : []),
    ...(w.leader && sick ? [{ event: 'sick', target } as const] : []),
  ]);
}

/** What is left of the forces after the answers. */
function announced(d: State, f: AllotFrame): Waiting[] {
  const { active } = d.round;
  const goesOn = d.setup.rulings['leader-of-a-halted-force'] === 'goes-on';
  return f.forces.flatMap((w, target) => {
    const is = (event: string) => f.struck.some((s) => s.event === event && s.target === target);
    const halted = is('bad-weather');
    const sick = is('sick');
    if (halted) patch(d, active, w.at, { done: d.stacks[active][w.at]!.done + w.legions });
    if (sick) changeRound(d, { sick: [...d.round.sick, active] });
    const left = { ...w, legions: halted ? 0 : w.legions, leader: w.leader && !sick && (!halted || goesOn) };
    if (w.leader && halted && !goesOn) changeRound(d, { leaderDone: true });
    return left.legions > 0 || left.leader ? [left] : [];
  });
}

export const allot: Procedure<AllotFrame> = {
  accepts: ['lay', 'allot', 'ready'],
  run(d, f) {
    if (!f.ready) return true;
    const waiting = announced(d, f);
    changeRound(d, { waiting: [...d.round.waiting, ...waiting] });
    pop(d);
    return false;
  },
  who: (s) => s.round.active,
  choices(s, f) {
    const { active } = s.round;
    const found: Action[] = f.forces.length > 0 ? [{ type: 'ready' }] : [];
    if (f.forces.length === 0 && cardsLeft(s, active) > 0)
      for (const card of s.hands[active]) if (cardOf(s, card).mp >= 1) found.push({ type: 'lay', card, at: f.at });
    const free = legionsFree(s, f);
    const leaders = leaderOpen(s, f) ? [false, true] : [false];
    for (const leader of leaders)
      for (let legions = leader ? 0 : 1; legions <= free; legions++)
        for (let mp = 1; mp <= f.mp; mp++) found.push({ type: 'allot', legions, leader, mp });
    return found;
  },
  problem(s, f, a) {
    if (a.type === 'allot') return allotProblem(s, f, a.legions, a.leader, a.mp);
    if (a.type === 'ready')
      return f.forces.length > 0 ? undefined : no('5.1', 'No force has been given MP; at least one must be.');
    if (a.type !== 'lay') return undefined;
    if (f.forces.length > 0) return no('5.1', 'MP have been allotted; cards that are added up are laid before that.');
    if (a.at !== f.at) return no('5.1', `Found ${a.at}; the cards on the table are for ${f.at}.`);
    const held = cardProblem(s, s.round.active, a.card);
    if (held) return held;
    const { mp } = cardOf(s, a.card);
    return mp < 1 ? no('5.1', `${a.card} gives ${mp} MP; movement takes 1 at least.`) : undefined;
  },
  apply(d, f, a) {
    if (a.type === 'lay') {
      f.mp += cardOf(d, a.card).mp;
      spend(d, d.round.active, a.card);
    } else if (a.type === 'allot') {
      const id = d.round.forces + 1;
      changeRound(d, { forces: id });
      f.forces = [...f.forces, { id, at: f.at, legions: a.legions, leader: a.leader, mp: a.mp }];
      f.mp -= a.mp;
    } else {
      f.ready = true;
      openWindow(d, 'W2', d.round.active, offers(d, f));
    }
  },
};
