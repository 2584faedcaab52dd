/** 8.2.1: armies have merged, and the owner says who commands. */

import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import type { Power } from '../../words.ts';
import { deciderOf } from '../politics/deciding.ts';
import { isMinor, leaderOf, leadersAt, nameOf, placedOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';

interface CommandFrame {
  readonly type: 'command';
  readonly at: string;
  readonly power: Power;
  readonly among: string[];
}

/** 8.2.1: a minor leader in the army of a named one. */
export const isUnderNamed = (s: State, leader: string): boolean =>
  isMinor(s, leader) &&
  leadersAt(s, placedOf(s, leader).at, leaderOf(s, leader).power, placedOf(s, leader).inside).some(
    (id) => !isMinor(s, id),
  );

/** 8.2.1: he cannot be activated there, or by one reading only to go off without the other. */
export const isHeld = (s: State, leader: string): boolean =>
  isUnderNamed(s, leader) && s.setup.rulings['minor-leader-under-a-named-one'] === 'barred';

export function takeCommand(d: State, leader: string): void {
  const { at, inside, commands } = placedOf(d, leader);
  if (commands || isUnderNamed(d, leader)) return;
  const { power, name } = leaderOf(d, leader);
  for (const id of leadersAt(d, at, power, inside)) placedOf(d, id).commands = id === leader;
  note(d, '8.2.1', () => `${name} commands in ${nameOf(d, at)}.`);
}

export const command: Procedure<Sword, CommandFrame> = {
  who: (s, f) => deciderOf(s, f.power),
  asks: (s, f) => ({ rule: '8.2.1', says: `say who commands in ${nameOf(s, f.at)}, or pass.` }),
  answers: {
    commander: {
      options: (_, f) => f.among.map((leader) => ({ type: 'commander', leader })),
      says: (s, _, { leader }) => `${leaderOf(s, leader).name} commands`,
      why: (_s, _f, { leader }) => no('8.2.1', `Found ${leader}; he cannot command here.`),
      apply(d, _, { leader }) {
        pop(d);
        takeCommand(d, leader);
      },
    },
    pass: always({ type: 'pass' as const }, 'Leave it as it is', (d: State) => pop(d)),
  },
};
