/** Permission to move on (5.5): every player with Legions there is asked, and every one of them must agree. */

import { AREA_NAMES } from '../../words.ts';
import type { ConsentFrame } from '../frames.ts';
import { changeForce } from '../pieces.ts';
import { note, type Procedure, pop } from '../procedure.ts';

export const consent: Procedure<ConsentFrame> = {
  accepts: ['consent', 'refuse'],
  run(d, f) {
    if (f.waiting.length > 0) return true;
    pop(d);
    return false;
  },
  who: (_, f) => f.waiting[0]!,
  choices: () => [{ type: 'consent' }, { type: 'refuse' }],
  problem: () => undefined,
  apply(d, f, a) {
    const [who, ...rest] = f.waiting;
    f.waiting = rest;
    const lets = a.type === 'consent';
    note(d, '5.5', `${AREA_NAMES[who!]} ${lets ? 'lets the force pass' : 'does not let the force pass'}.`);
    if (!lets) return;
    const force = d.round.force!;
    changeForce(d, { free: [...force.free, who!], passes: force.passes + 1 });
  },
};
