/** 8.2: a leader whom an event brings. 17.2: the Greeks who land in Africa with Agathocles. */
import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/table.ts';
import { PLAYER_NAMES } from '../../words.ts';
import { beginBattle } from '../begin-battle.ts';
import { cuAt, foesAt, leaderOf, nameOf } from '../board.ts';
import { askCommander } from '../end-of-action.ts';
import { landingPorts } from '../events.ts';
import type { ArriveFrame } from '../frames.ts';
import { putLeader, shiftCu } from '../pieces.ts';
import { under } from '../responses.ts';
import { startMove } from '../start.ts';
import type { State, Sword } from '../state.ts';

/** P36: as many as the Greeks carry to and from Syracuse. */
const LANDING = 6;

const spaces = (s: State, f: ArriveFrame): string[] =>
  f.africa ? landingPorts(s) : Object.keys(s.cu).filter((at) => cuAt(s, at, leaderOf(s, f.leader).power) > 0);

function placeProblem(s: State, f: ArriveFrame, leader: string, space: string): Problem | undefined {
  if (leader !== f.leader) return no('8.2', `Found ${leader}; to be placed is ${f.leader}.`);
  return spaces(s, f).includes(space)
    ? undefined
    : no(f.africa ? '17.2' : '8.2', `Found ${space}; that is not possible.`);
}

/** 17.2: placed, not moved: nobody intercepts and nobody avoids. */
function land(d: State, f: ArriveFrame, from: string): void {
  const cu = Math.min(LANDING, cuAt(d, from, 'greeks'));
  shiftCu(d, 'greeks', cu, from, 'kerkouane');
  putLeader(d, f.leader, 'kerkouane');
  note(d, '17.2', `Agathocles lands in Kerkouane with ${cu} CU from ${nameOf(d, from)}.`, {
    move: { side: 'greeks', path: [from, 'kerkouane'], as: 'moved' },
  });
  if (foesAt(d, 'kerkouane', 'greeks').length === 0) return;
  startMove(d, { leader: f.leader, by: f.seat, value: 3, means: 'none', campaign: false, flanks: null });
  const move = under(d, 'move')!;
  Object.assign(move.force, { cu, cameBy: 'sea', from, mp: 0, moved: true });
  move.stage = 'over';
  beginBattle(d, move, { intercepted: false, failedAvoid: false });
}

export const arrive: Procedure<Sword, ArriveFrame> = {
  who: (_, f) => f.seat,
  asks: (s, f) => ({
    rule: f.africa ? '17.2' : '8.2',
    says: `${PLAYER_NAMES[f.seat]}: ${f.africa ? 'name the port from which the CU sail.' : `place ${leaderOf(s, f.leader).name}.`}`,
  }),
  answers: {
    'place-leader': {
      choices: (s, f) =>
        spaces(s, f).map((space) => ({
          action: { type: 'place-leader', leader: f.leader, space },
          says: `${leaderOf(s, f.leader).name}: ${nameOf(s, space)}`,
        })),
      problem: (s, f, { leader, space }) => placeProblem(s, f, leader, space),
      apply(d, f, { space }) {
        pop(d);
        if (f.africa) return land(d, f, space);
        putLeader(d, f.leader, space);
        const { power, name } = leaderOf(d, f.leader);
        note(d, '8.2', `${name} comes to ${nameOf(d, space)}.`, { facts: { arrives: f.leader } });
        askCommander(d, space, power);
      },
    },
  },
};
