/** Permission to move on (5.5): every player with Legions there is asked, and every one of them must agree. */
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { AREA_NAMES } from '../../words.ts';
import type { ConsentFrame } from '../frames.ts';
import { changeForce } from '../pieces.ts';
import { movingForce, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

function decide(d: State, f: ConsentFrame, lets: boolean): void {
  const [who, ...rest] = f.waiting;
  f.waiting = rest;
  if (!who) return;
  note(d, '5.5', `${AREA_NAMES[who]} ${lets ? 'lets the force pass' : 'does not let the force pass'}.`);
  if (lets) changeForce(d, { agreed: [...movingForce(d).agreed, who] });
}

export const consent: ProcedureOf<'consent'> = {
  run(d, f) {
    if (f.waiting.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.waiting[0]!,
  asks: (s, f) => ({
    rule: '5.5',
    says: `whether ${AREA_NAMES[s.round.active]} may pass through ${placeName(s, movingForce(s).at)}.`,
    after: f.waiting.slice(1),
  }),
  answers: {
    consent: always({ type: 'consent' as const }, 'Let the force pass', (d: State, f: ConsentFrame) =>
      decide(d, f, true),
    ),
    pass: always({ type: 'pass' as const }, 'Do not let it pass', (d: State, f: ConsentFrame) => decide(d, f, false)),
  },
};
