/** Both Consuls are together: Rome names the one who commands. The aid does not say who does; this is ours. */
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { consulsTogether, generalName, nameOf } from '../queries.ts';
import type { Hannibal, State } from '../state.ts';

export interface CommandFrame {
  readonly type: 'command';
}

function meeting(s: State): string {
  const at = consulsTogether(s);
  if (!at) throw new RangeError(`the Consuls ${s.consuls.join(' and ')} are not together`);
  return at;
}

export const command: Procedure<Hannibal, CommandFrame> = {
  who: () => 'rome',
  asks: (s) => ({ rule: '11.2', says: `which Consul commands in ${nameOf(s, meeting(s))}.` }),
  answers: {
    command: {
      options: (s) => s.consuls.map((general) => ({ type: 'command', general })),
      says: (s, _, { general }) => generalName(s, general),
      apply(d, _, { general }) {
        d.named = general;
        pop(d);
        note(d, '11.2', () => `${generalName(d, general)} commands where both Consuls are together.`);
      },
    },
  },
};
