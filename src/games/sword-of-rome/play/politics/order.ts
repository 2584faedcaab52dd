/** 4.4, 5.5: who comes first in the phases that go by VP. */

import { figuresOf } from '../../../../play/figures.ts';
import { push } from '../../../../play/state.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { type Player, type Power, partnerOf } from '../../words.ts';
import { powersOf, seatOf, seatsIn } from '../queries.ts';
import type { State } from '../state.ts';

/** 5.5: powers that nobody plays come first, in this order of ours. */
const NEUTRAL_ORDER: readonly Power[] = ['volsci', 'transalpine', 'carthage', 'rebels', 'gauls'];

export const neutralsIn = (s: State): Power[] =>
  NEUTRAL_ORDER.filter((power) => s.setup.powers.includes(power) && seatOf(s, power) === undefined);

/** Seats with the VP by which they are ranked: their own, or by one reading with two players those of the person. */
export const contenders = (s: State, seats: readonly Player[] = seatsIn(s)): { player: Player; vp: number }[] => {
  const summed = s.setup.players === '2' && s.setup.rulings['vp-with-two-players'] === 'sums';
  return seats.map((player) => ({ player, vp: s.vp[player]! + (summed ? s.vp[partnerOf(player)]! : 0) }));
};

/** Neutral powers, then those of the seats in their order. */
export const inOrder = (s: State): Power[] => [...neutralsIn(s), ...s.order.flatMap(powersOf)];

/** 4.4: most VP first; the winner of each tie sets the order of the tied. */
export function orderSeats(d: State, rule: string): void {
  d.order = [];
  const groups = groupsOf(contenders(d), 'most', figuresOf(d)).map((group): Player[] => [...group.players]);
  push(d, { type: 'order', rule, groups });
}
