/** 8.3: minor leaders put to CU of their own. */
import { note } from '../../../play/table.ts';
import { holderAt, insideAt, leaderOf, nameOf } from './board.ts';
import { putLeader } from './pieces.ts';
import type { State } from './state.ts';

/** 8.3, 13.3-note: into a besieged city too, where his CU are. */
export function putMinor(d: State, leader: string, to: string): void {
  const { power, name } = leaderOf(d, leader);
  const inside = insideAt(d, to) > 0 && holderAt(d, to) === power;
  putLeader(d, leader, to, inside);
  note(d, '8.3', `${name} is put in ${nameOf(d, to)}.`);
}
