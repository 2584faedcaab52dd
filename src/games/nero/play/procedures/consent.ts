/** Permission to move on (5.5): every player with Legions there is asked, and every one of them must agree. */
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { firstOf, movingForce, nameOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

interface ConsentFrame {
  readonly type: 'consent';
  readonly waiting: Colour[];
}

function decide(d: State, f: ConsentFrame, lets: boolean): void {
  const who = firstOf(f.waiting);
  f.waiting.shift();
  note(d, '5.5', () => `${AREA_NAMES[who]} ${lets ? 'lets the force pass' : 'does not let the force pass'}.`);
  if (lets) movingForce(d).agreed.push(who);
}

export const consent: Procedure<Nero, ConsentFrame> = {
  run(d, f) {
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => firstOf(f.waiting),
  asks: (s, f) => ({
    rule: '5.5',
    says: `whether ${AREA_NAMES[s.round.active]} may pass through ${nameOf(s, movingForce(s).at)}.`,
    after: f.waiting.slice(1),
  }),
  answers: {
    consent: always({ type: 'consent' }, 'Let the force pass', (d, f) => decide(d, f, true)),
    pass: always({ type: 'pass' }, 'Do not let it pass', (d, f) => decide(d, f, false)),
  },
};
