/** Retreat after a lost battle (6.5): the loser stays, or goes over a border with all that is left. */
import { listed, no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES } from '../../words.ts';
import type { RetreatFrame } from '../frames.ts';
import { changeForce, gain, lose, moveStack, patch, placeLeader } from '../pieces.ts';
import { flights, movingForce, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 6.5: where the loser may go. */
const wayOut = (s: State, f: RetreatFrame): string[] =>
  flights(s, f.force ? 'beaten-attacker' : 'beaten-defender', f.who, f.from, f.came);

/** 6.5: the beaten force goes; what else its colour has there stays. */
function retreatForce(d: State, f: RetreatFrame, to: string): void {
  const { legions, leader } = movingForce(d);
  lose(d, f.who, f.from, legions);
  gain(d, f.who, to, legions, { marker: true });
  if (leader) placeLeader(d, f.who, to);
  changeForce(d, { at: to, over: true });
}

/** 6.5: all Legions of a beaten defender go, his Leader with them. */
function retreatStack(d: State, f: RetreatFrame, to: string): void {
  moveStack(d, f.who, f.from, to, { marker: true });
  if (d.leaders[f.who].at === f.from) placeLeader(d, f.who, to);
}

/** A loser that stays is marked only under one reading. */
function stay(d: State, f: RetreatFrame): void {
  pop(d);
  if (d.setup.rulings['marker-for-those-who-stay'] !== 'always') return;
  patch(d, f.who, f.from, { marker: true });
  if (f.force) changeForce(d, { marked: true });
}

export const retreat: ProcedureOf<'retreat'> = {
  run(d, f) {
    if (wayOut(d, f).length > 0) return 'waits';
    stay(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({ rule: '6.5', says: `whether to retreat from ${placeName(s, f.from)}, and where to.` }),
  answers: {
    retreat: {
      choices: (s, f) =>
        wayOut(s, f).map((to) => ({ action: { type: 'retreat', to }, says: `Retreat to ${placeName(s, to)}` })),
      problem(s, f, { to }) {
        const open = wayOut(s, f);
        return open.includes(to) ? undefined : no('6.5', `Found ${to}; a retreat may lead to ${listed(open)}.`);
      },
      apply(d, f, { to }) {
        pop(d);
        if (f.force) retreatForce(d, f, to);
        else retreatStack(d, f, to);
        note(d, '6.5', `${AREA_NAMES[f.who]} retreats to ${placeName(d, to)}.`, {
          move: { side: f.who, path: [f.from, to], as: 'moved' },
        });
      },
    },
    pass: always({ type: 'pass' as const }, 'Stay', stay),
  },
};
