/** 4.4, 5.3, 5.5, 16.1: the order of players by VP, who names the first player, and who decides for a power. */
import { chosen } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { decisionOf } from '../../neutral-power/rules.ts';
import { byPlace, groupsOf } from '../../tie-order/rules.ts';
import { capital, does, PEOPLES, PLAYER_NAMES, type Player, type Power, partnerOf, the } from '../../words.ts';
import { neutralOf, powersOf, seatOf, seatsIn } from '../politics/friends.ts';
import { has } from '../queries.ts';
import type { State, Sword } from '../state.ts';

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
  if (rule) note(d, rule, () => `${does(seat, 'decide')} for the ${PEOPLES[power]}.`);
}

/** Asks once in an action, on top of what waits for the decision. */
export function nameDecider(d: State, power: Power, moment: Moment): void {
  const { tied } = decisionFor(d, power, moment);
  if (tied.length > 1 && d.under.named[`${power} ${moment}`] === undefined)
    push(d, { type: 'naming', power, moment, tied: [...tied] });
}

/** 4.4: seats in the order of their VP, the tied as their winner likes. */
interface OrderFrame {
  readonly type: 'order';
  readonly rule: string;
  groups: Player[][];
}

/** 16.1, 4.4: several have the fewest VP, and one of them is to decide for a power that nobody plays. */
interface NamingFrame {
  readonly type: 'naming';
  readonly power: Power;
  readonly moment: Moment;
  readonly tied: Player[];
}

interface FirstFrame {
  readonly type: 'first';
  readonly tied: Player[];
  decider: Player | null;
}

const goFirst = (seat: Player): string => `${seat === 'carthage' ? 'goes' : 'go'} first`;

export const first: Procedure<Sword, FirstFrame> = {
  who: (s, f) => f.decider ?? byPlace(f.tied, figuresOf(s))[0]!,
  asks: (_, f) =>
    f.decider
      ? { rule: '5.3', says: 'name the first player of the turn.' }
      : {
          rule: '4.4',
          says: 'name one of the tied players to choose the first player.',
          short: 'Which of the tied players chooses?',
        },
  answers: {
    'name-decider': chosen('name-decider', 'seat', {
      when: (_, f) => f.decider === null,
      of: (_, f) => f.tied,
      says: (_s, _f, seat) => `Let ${the(seat)} choose`,
      apply(_, f, seat) {
        f.decider = seat;
      },
    }),
    first: chosen('first', 'seat', {
      when: (_, f) => f.decider !== null,
      of: seatsIn,
      says: (_s, _f, seat) => `${PLAYER_NAMES[seat]} ${goFirst(seat)}`,
      apply(d, _, seat) {
        d.first = seat;
        note(d, '5.3', () => `${capital(the(seat))} ${goFirst(seat)}.`);
        pop(d);
      },
    }),
  },
};

const winnerOf = (s: State, { tied }: NamingFrame): Player => byPlace(tied, figuresOf(s))[0] ?? seatsIn(s)[0]!;

function named(d: State, { power, moment }: NamingFrame, seat: Player): void {
  pop(d);
  d.under.named[`${power} ${moment}`] = seat;
}

export const naming: Procedure<Sword, NamingFrame> = {
  who: winnerOf,
  asks: (_, f) => ({
    rule: '4.4',
    says: `name who decides for the ${PEOPLES[f.power]}, or pass to do so yourself.`,
    short: `The ${PEOPLES[f.power]}: who decides?`,
  }),
  answers: {
    'name-decider': chosen('name-decider', 'seat', {
      of: (s, f) => f.tied.filter((seat) => seat !== winnerOf(s, f)),
      says: (_, f, seat) => `Let ${the(seat)} decide for the ${PEOPLES[f.power]}`,
      apply(d, f, seat) {
        named(d, f, seat);
        note(
          d,
          '4.4',
          () => `For the ${PEOPLES[f.power]}, ${the(seat)} ${seat === 'carthage' ? 'decides' : 'decide'}.`,
        );
      },
    }),
    pass: always({ type: 'pass' }, 'Decide yourself', (d, f) => named(d, f, winnerOf(d, f))),
  },
};

export const order: Procedure<Sword, OrderFrame> = {
  run(d, f): Course {
    // Single seats have their place.
    while (f.groups[0] && f.groups[0].length <= 1) d.order.push(...f.groups.shift()!);
    return f.groups.length > 0 ? 'waits' : pop(d);
  },
  who: (s, f) => byPlace(f.groups[0]!, figuresOf(s))[0]!,
  asks: (_, f) => ({
    rule: '4.4',
    says: `say which of the tied players goes next, or pass for the listed order (${f.rule}).`,
    short: 'Which of the tied players goes next?',
  }),
  answers: {
    'order-tied': chosen('order-tied', 'seat', {
      of: (_, f) => f.groups[0]!,
      says: (_s, _f, seat) => `${PLAYER_NAMES[seat]} next`,
      apply(d, f, seat) {
        d.order.push(seat);
        f.groups[0] = f.groups[0]!.filter((own) => own !== seat);
      },
    }),
    pass: always({ type: 'pass' }, 'In the listed order', (d, f) => {
      d.order.push(...byPlace(f.groups.shift()!, figuresOf(d)));
    }),
  },
};
