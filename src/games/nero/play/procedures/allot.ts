/** Movement cards on the table (5.0, 5.1): which pieces of the Province get which MP, announced before any moves. */
import { plural } from '../../../../calculator/words.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES } from '../../words.ts';
import { cardName, cardOf, cardProblem, spend, usable } from '../cards.ts';
import type { Waiting } from '../forces.ts';
import type { AllotFrame, Reply } from '../frames.ts';
import { forceName, piecesName } from '../marching.ts';
import { changeRound, patch } from '../pieces.ts';
import { freshAt, leaderFree, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';
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
function offers(s: State, f: AllotFrame): Reply[] {
  const sick = s.leaders[s.round.active].status !== 'emperor';
  return f.forces.flatMap((w) => [
    ...(w.legions > 0 ? [{ event: 'bad-weather', target: forceName(w) } as const] : []),
    ...(w.leader && sick ? [{ event: 'sick', target: forceName(w) } as const] : []),
  ]);
}

/** What is left of the forces after the answers. */
function announced(d: State, f: AllotFrame): Waiting[] {
  const { active } = d.round;
  const goesOn = d.setup.rulings['leader-of-a-halted-force'] === 'goes-on';
  return f.forces.flatMap((w) => {
    const is = (event: string) => f.struck.some((s) => s.event === event && s.target === forceName(w));
    const halted = is('bad-weather');
    const sick = is('sick');
    if (halted) patch(d, active, w.at, { done: (d.stacks[active][w.at]?.done ?? 0) + w.legions });
    if (sick) changeRound(d, { sick: [...d.round.sick, active] });
    const left = { ...w, legions: halted ? 0 : w.legions, leader: w.leader && !sick && (!halted || goesOn) };
    if (w.leader && halted && !goesOn) changeRound(d, { leaderDone: true });
    return left.legions > 0 || left.leader ? [left] : [];
  });
}

export const allot: ProcedureOf<'allot'> = {
  run(d, f) {
    if (!f.ready) return 'waits';
    const waiting = announced(d, f);
    changeRound(d, { waiting: [...d.round.waiting, ...waiting] });
    pop(d);
    return 'goes-on';
  },
  who: (s) => s.round.active,
  asks: (s, f) => ({ rule: '5.1', says: `which pieces in ${placeName(s, f.at)} get the ${f.mp} MP.` }),
  answers: {
    lay: {
      choices: (s, f) =>
        f.forces.length > 0
          ? []
          : usable(s, s.round.active)
              .filter((card) => cardOf(s, card).mp >= 1)
              .map((card) => ({
                action: { type: 'lay', card, at: f.at },
                says: `${cardName(s, card)}: ${cardOf(s, card).mp} MP more`,
                group: 'Add a card',
              })),
      problem(s, f, { card, at }) {
        if (f.forces.length > 0)
          return no('5.1', 'MP have been allotted; cards that are added up are laid before that.');
        if (at !== f.at) return no('5.1', `Found ${at}; the cards on the table are for ${f.at}.`);
        const held = cardProblem(s, s.round.active, card);
        if (held) return held;
        const { mp } = cardOf(s, card);
        return mp < 1 ? no('5.1', `${cardName(s, card)} gives ${mp} MP; movement takes 1 at least.`) : undefined;
      },
      apply(d, f, { card }) {
        f.mp += cardOf(d, card).mp;
        spend(d, d.round.active, card);
      },
    },
    allot: {
      choices(s, f) {
        const free = legionsFree(s, f);
        const leaders = leaderOpen(s, f) ? [false, true] : [false];
        return leaders.flatMap((leader) =>
          Array.from({ length: free + 1 }, (_, legions) => legions)
            .filter((legions) => legions > 0 || leader)
            .flatMap((legions) =>
              Array.from({ length: f.mp }, (_, i) => ({
                action: { type: 'allot' as const, legions, leader, mp: i + 1 },
                says: `${i + 1} MP`,
                group: piecesName(s, { legions, leader }),
              })),
            ),
        );
      },
      problem: (s, f, { legions, leader, mp }) => allotProblem(s, f, legions, leader, mp),
      apply(d, f, { legions, leader, mp }) {
        const id = d.round.forces + 1;
        changeRound(d, { forces: id });
        f.forces = [...f.forces, { id, at: f.at, legions, leader, mp }];
        f.mp -= mp;
      },
    },
    done: {
      choices: (_, f) => (f.forces.length > 0 ? [{ action: { type: 'done' }, says: 'Announce it so' }] : []),
      problem: (_, f) =>
        f.forces.length === 0 ? no('5.1', 'No force has been given MP; at least one must be.') : undefined,
      apply(d, f) {
        f.ready = true;
        for (const w of f.forces) {
          const pieces = `${piecesName(d, w)} in ${placeName(d, w.at)}`;
          note(d, '5.1', `${AREA_NAMES[d.round.active]} gives ${w.mp} MP to ${pieces}.`, {
            facts: { [forceName(w)]: `${pieces}, ${w.mp} MP` },
          });
        }
        openWindow(d, 'march', d.round.active, offers(d, f));
      },
    },
  },
};
