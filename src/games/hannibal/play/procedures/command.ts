/** Both Consuls are together: Rome names the one who commands. The aid does not say who does; this is ours. */
import { listed, no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { consulsTogether, generalName, generalNames } from '../generals.ts';
import { nameOf } from '../queries.ts';
import type { ProcedureOf } from '../state.ts';

export const command: ProcedureOf<'command'> = {
  who: () => 'rome',
  asks: (s) => ({ rule: '11.2', says: `which Consul commands in ${nameOf(s, consulsTogether(s) ?? '')}.` }),
  answers: {
    command: {
      choices: (s) =>
        s.consuls.map((general) => ({ action: { type: 'command', general }, says: generalName(s, general) })),
      problem: (s, _, { general }) =>
        s.consuls.includes(general)
          ? undefined
          : no('11.2', `Found ${generalName(s, general)}; the Consuls are ${listed(generalNames(s, s.consuls))}.`),
      apply(d, _, { general }) {
        d.named = general;
        pop(d);
        note(d, '11.2', `${generalName(d, general)} commands where both Consuls are together.`);
      },
    },
  },
};
