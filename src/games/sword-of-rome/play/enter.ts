/** 9.3: an army has entered a space, and everybody may react. */
import { push } from '../../../play/state.ts';
import { foesAt } from './board.ts';
import { nameDecider } from './deciding.ts';
import type { Force } from './field-frames.ts';
import { interceptorsOf } from './reactions.ts';
import type { State } from './state.ts';

export function enter(d: State, force: Force): void {
  push(d, {
    type: 'entered',
    stage: force.sortie ? 'avoid' : 'shelter',
    stays: [],
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
  const near = interceptorsOf(d, force).map(({ power }) => power);
  for (const power of new Set([...near, ...foesAt(d, force.at, force.power)])) nameDecider(d, power, 'inactive');
}
