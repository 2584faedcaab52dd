/** Retreat after a lost battle (6.5): the loser stays, or goes over a border with all that is left. */

import { AREA_NAMES } from '../../words.ts';
import { flights, placeName } from '../board.ts';
import type { RetreatFrame } from '../frames.ts';
import { changeForce, gain, lose, moveStack, patch, placeLeader } from '../pieces.ts';
import { list, no, note, type Procedure, pop } from '../procedure.ts';
import type { State } from '../state.ts';

/** 6.5: where the loser may go. */
const wayOut = (s: State, f: RetreatFrame): string[] =>
  flights(s, f.force ? 'beaten-attacker' : 'beaten-defender', f.who, f.from, f.came);

/** 6.5: the beaten force goes; what else its colour has there stays. */
function retreatForce(d: State, f: RetreatFrame, to: string): void {
  const { legions, leader } = d.round.force!;
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
  if (d.setup.rulings['marker-for-those-who-stay'] !== 'always') return;
  patch(d, f.who, f.from, { marker: true });
  if (f.force) changeForce(d, { marked: true });
}

export const retreat: Procedure<RetreatFrame> = {
  accepts: ['retreat', 'hold'],
  run(d, f) {
    if (wayOut(d, f).length > 0) return true;
    pop(d);
    stay(d, f);
    return false;
  },
  who: (_, f) => f.who,
  choices: (s, f) => [{ type: 'hold' }, ...wayOut(s, f).map((to) => ({ type: 'retreat', to }) as const)],
  problem(s, f, a) {
    if (a.type !== 'retreat') return undefined;
    const open = wayOut(s, f);
    return open.includes(a.to) ? undefined : no('6.5', `Found ${a.to}; a retreat may lead to ${list(open)}.`);
  },
  apply(d, f, a) {
    pop(d);
    if (a.type !== 'retreat') return stay(d, f);
    if (f.force) retreatForce(d, f, a.to);
    else retreatStack(d, f, a.to);
    note(d, '6.5', `${AREA_NAMES[f.who]} retreats to ${placeName(d, a.to)}.`);
  },
};
