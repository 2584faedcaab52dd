/** PCs that a side must remove (11.11, 5.5), of its own choice. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES } from '../../words.ts';
import { removablePcs } from '../politics.ts';
import { isPlain, nameOf } from '../queries.ts';
import type { ProcedureOf } from '../state.ts';

export const removal: ProcedureOf<'removal'> = {
  run(d, f) {
    if (f.left > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (_, f) => ({ rule: f.rule, says: `which ${plural(f.left, 'PC')} to remove.` }),
  answers: {
    remove: {
      choices: (s, f) => removablePcs(s, f.side).map((at) => ({ action: { type: 'remove', at }, says: nameOf(s, at) })),
      problem(s, f, { at }) {
        if (removablePcs(s, f.side).includes(at)) return undefined;
        const why =
          s.setup.spaces[at] && !isPlain(s, at) ? 'a Walled City or a Tribe is never removed' : 'it has no PC of yours';
        return no(f.rule, `${nameOf(s, at)}: ${why}.`);
      },
      apply(d, f, { at }) {
        delete d.control[at];
        f.left -= 1;
        note(d, f.rule, `${SIDE_NAMES[f.side]} removes the PC in ${nameOf(d, at)}.`);
      },
    },
  },
};
