/** PCs that a side must remove (11.11, 5.5), of its own choice. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { removablePcs } from '../politics.ts';
import { isPlain, nameOf } from '../queries.ts';
import type { Hannibal } from '../state.ts';

export interface RemovalFrame {
  readonly type: 'removal';
  readonly side: Side;
  readonly rule: string;
  left: number;
}

export const removal: Procedure<Hannibal, RemovalFrame> = {
  run(d, f) {
    if (f.left > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (_, f) => ({ rule: f.rule, says: `which ${plural(f.left, 'PC')} to remove.` }),
  answers: {
    remove: {
      options: (s, f) => removablePcs(s, f.side).map((at) => ({ type: 'remove', at })),
      says: (s, _, { at }) => nameOf(s, at),
      why(s, f, { at }) {
        const why =
          s.setup.spaces[at] && !isPlain(s, at) ? 'a Walled City or a Tribe is never removed' : 'it has no PC of yours';
        return no(f.rule, `${nameOf(s, at)}: ${why}.`);
      },
      apply(d, f, { at }) {
        delete d.control[at];
        f.left -= 1;
        note(d, f.rule, () => `${SIDE_NAMES[f.side]} removes the PC in ${nameOf(d, at)}.`);
      },
    },
  },
};
