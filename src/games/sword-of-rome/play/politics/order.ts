/** 4.4, 5.5, 16.1: who comes first in the phases that go by VP, and who decides for a power. */
import { figuresOf } from '../../../../play/figures.ts';
import { note, push } from '../../../../play/state.ts';
import { decisionOf } from '../../neutral-power/rules.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { PEOPLES, type Player, type Power, partnerOf, the } from '../../words.ts';
import { has } from '../queries.ts';
import type { State } from '../state.ts';
import { neutralOf, powersOf, seatOf, seatsIn } from './friends.ts';

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

type Moment = 'inactive' | 'end';

/** 16.1: who decides for a power now, and by which clause where nobody plays it. */
function decisionFor(
  s: State,
  power: Power,
  moment: Moment,
): { readonly seat: Player; readonly rule?: string; readonly tied: readonly Player[] } {
  const seat = seatOf(s, power);
  if (seat) return { seat, tied: [] };
  if (s.ward?.power === power) return { seat: s.ward.seat, tied: [] };
  const active = s.active ?? s.first ?? seatsIn(s)[0]!;
  // 5.10.3: whoever is out decides nothing, so that he cannot have the fewest VP.
  const vp = Object.fromEntries(s.setup.seats.map((p) => [p, s.out.includes(p) ? 99 : s.vp[p]!]));
  const barred =
    s.setup.rulings['active-player-and-inactive-neutral-power'] === 'no' && moment === 'inactive' ? active : undefined;
  const found = decisionOf(
    {
      power: power === 'gauls' ? power : neutralOf(s, power),
      moment,
      players: s.setup.players,
      active,
      ...{ gauls: 99, etruscans: 99, greeks: 99, carthage: 99, romans: 99, ...vp, ...(barred && { [barred]: 98 }) },
      alliances: s.alliances,
      treaty: has(s, 'treaty'),
    },
    figuresOf(s),
  );
  // With two players one of his seats answers for each person.
  const seatIn = ({ players }: { readonly players: readonly Player[] }) => players.find((p) => !s.out.includes(p));
  const tied = found?.tied.flatMap((side) => seatIn(side) ?? []) ?? [];
  const named = tied.find((player) => player === s.under.named[`${power} ${moment}`]);
  const decider = named ?? (found && seatIn(found.decider)) ?? active;
  return { seat: decider, tied, ...(found && { rule: found.rule }) };
}

/** 16.1: the phases that end the turn have bars of their own. */
const momentOf = (s: State): Moment =>
  s.frames.some(({ type }) => type === 'attrition' || type === 'surrender' || type === 'return') ? 'end' : 'inactive';

export const deciderOf = (s: State, power: Power, moment = momentOf(s)): Player => decisionFor(s, power, moment).seat;

/** Who rolls for a power's pieces; one seat may roll for two. */
export const rolledFor = (s: State, power: Power, moment?: Moment): { by: Player; power: Power } => ({
  by: deciderOf(s, power, moment),
  power,
});

export function tellDecider(d: State, power: Power, moment: Moment): void {
  const { seat, rule } = decisionFor(d, power, moment);
  if (rule) note(d, rule, () => `For the ${PEOPLES[power]}: ${the(seat)}.`);
}

/** Asks once in an action, on top of what waits for the decision. */
export function nameDecider(d: State, power: Power, moment: Moment): void {
  const { tied } = decisionFor(d, power, moment);
  if (tied.length > 1 && d.under.named[`${power} ${moment}`] === undefined)
    push(d, { type: 'naming', power, moment, tied: [...tied] });
}
