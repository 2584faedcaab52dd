/** Retreat after a lost battle (6.5): the loser stays, or goes over a border with all that is left. */
import { listed, no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { gain, lose, moveStack, placeLeader } from '../changes.ts';
import { flights, movingForce, nameOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

interface RetreatFrame {
  readonly type: 'retreat';
  readonly who: Colour;
  readonly from: string;
  /** The Province that the attacker came from. */
  readonly came: string | null;
  /** The loser is the moving force, not the stack there. */
  readonly force: boolean;
}

/** 6.5: where the loser may go. */
const wayOut = (s: State, f: RetreatFrame): string[] =>
  flights(s, f.force ? 'beaten-attacker' : 'beaten-defender', f.who, f.from, f.came);

/** 6.5: the beaten force goes; what else its colour has there stays. */
function retreatForce(d: State, f: RetreatFrame, to: string): void {
  const force = movingForce(d);
  lose(d, f.who, f.from, force.legions);
  gain(d, f.who, to, force.legions, { marker: true });
  if (force.leader) placeLeader(d, f.who, to);
  force.at = to;
  force.over = true;
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
  const stack = d.stacks[f.who][f.from];
  if (stack) stack.marker = true;
  if (f.force) movingForce(d).marked = true;
}

export const retreat: Procedure<Nero, RetreatFrame> = {
  run(d, f) {
    if (wayOut(d, f).length > 0) return 'waits';
    stay(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({ rule: '6.5', says: `whether to retreat from ${nameOf(s, f.from)}, and where to.` }),
  answers: {
    retreat: {
      options: (s, f) => wayOut(s, f).map((to) => ({ type: 'retreat', to })),
      says: (s, _, { to }) => `Retreat to ${nameOf(s, to)}`,
      why: (s, f, { to }) => no('6.5', `Found ${to}; a retreat may lead to ${listed(wayOut(s, f))}.`),
      apply(d, f, { to }) {
        pop(d);
        if (f.force) retreatForce(d, f, to);
        else retreatStack(d, f, to);
        note(
          d,
          '6.5',
          () => `${AREA_NAMES[f.who]} retreats to ${nameOf(d, to)}.`,
          () => ({ move: { side: f.who, path: [f.from, to], as: 'moved' } }),
        );
      },
    },
    pass: always({ type: 'pass' }, 'Stay', stay),
  },
};
