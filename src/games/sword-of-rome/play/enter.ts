/** 9.3: an army has entered a space, and everybody may react. */
import { push } from '../../../play/table.ts';
import type { Force } from './field-frames.ts';
import type { State } from './state.ts';

export function enter(d: State, force: Force): void {
  push(d, {
    type: 'entered',
    stage: force.sortie ? 'avoid' : 'shelter',
    asking: null,
    declared: [],
    trying: [],
    came: [],
    avoidances: [],
    carried: {},
    at: 0,
    failedAvoid: false,
    avoided: 0,
    passes: false,
    caudine: false,
    windowed: false,
  });
}
