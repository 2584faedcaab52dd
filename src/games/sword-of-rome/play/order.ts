/** 4.4, 5.5: who comes first in the phases that go by VP. */

import { figuresOf } from '../../../play/figures.ts';
import { push } from '../../../play/table.ts';
import { groupsOf } from '../tie-order/rules.ts';
import type { Player, Power } from '../words.ts';
import { isNeutral, powersOf, seatsIn } from './board.ts';
import type { State } from './state.ts';

/** 5.5: neutral powers come first, in this order of ours. */
const NEUTRAL_ORDER: readonly Power[] = ['volsci', 'transalpine', 'carthage', 'rebels'];

export const neutralsIn = (s: State): Power[] =>
  NEUTRAL_ORDER.filter((power) => s.setup.powers.includes(power) && isNeutral(s, power));

/** Neutral powers, then those of the seats in their order. */
export const inOrder = (s: State): Power[] => [...neutralsIn(s), ...s.order.flatMap(powersOf)];

/** 4.4: most VP first; the winner of each tie sets the order of the tied. */
export function orderSeats(d: State, rule: string): void {
  const contenders = seatsIn(d).map((player) => ({ player, vp: d.vp[player]! }));
  d.order = [];
  const groups = groupsOf(contenders, 'most', figuresOf(d)).map((group): Player[] => [...group.players]);
  push(d, { type: 'order', rule, groups });
}
