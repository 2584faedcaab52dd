/** 5.3, 4.4: who has the fewest VP names the first player; who wins a tie names the one to choose, or an order. */
import { chosen } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { byPlace } from '../../tie-order/rules.ts';
import { does, PEOPLES, PLAYER_NAMES, type Player, type Power, the } from '../../words.ts';
import { seatsIn } from '../politics/friends.ts';
import type { State, Sword } from '../state.ts';

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
  readonly moment: 'inactive' | 'end';
  readonly tied: Player[];
}

interface FirstFrame {
  readonly type: 'first';
  readonly tied: Player[];
  decider: Player | null;
}

const goesFirst = (seat: Player): string => `${PLAYER_NAMES[seat]} ${seat === 'carthage' ? 'goes' : 'go'} first`;

export const first: Procedure<Sword, FirstFrame> = {
  who: (s, f) => f.decider ?? byPlace(f.tied, figuresOf(s))[0]!,
  asks: (_, f) =>
    f.decider
      ? { rule: '5.3', says: 'name the first player of the turn.' }
      : {
          rule: '4.4',
          says: 'name one of the tied to choose the first player.',
          short: 'Which of the tied is to choose?',
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
      says: (_s, _f, seat) => goesFirst(seat),
      apply(d, _, seat) {
        d.first = seat;
        note(d, '5.3', () => `${goesFirst(seat)}.`);
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
        note(d, '4.4', () => `For the ${PEOPLES[f.power]} ${does(seat, 'decide')}.`);
      },
    }),
    pass: always({ type: 'pass' }, 'Decide yourself', (d, f) => named(d, f, winnerOf(d, f))),
  },
};

/** Takes single seats off, and ends once all have their place. */
function drained(d: State, f: OrderFrame): void {
  while (f.groups[0] && f.groups[0].length <= 1) d.order.push(...f.groups.shift()!);
  if (f.groups.length === 0) pop(d);
}

export const order: Procedure<Sword, OrderFrame> = {
  run(d, f): Course {
    drained(d, f);
    if (f.groups.length > 0) return 'waits';
  },
  who: (s, f) => byPlace(f.groups[0]!, figuresOf(s))[0]!,
  asks: (_, f) => ({
    rule: '4.4',
    says: `say who of the tied goes next, or pass for the order of the list (${f.rule}).`,
    short: 'Which of the tied goes next?',
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
    pass: always({ type: 'pass' }, 'In the order of the list', (d, f) => {
      d.order.push(...byPlace(f.groups.shift()!, figuresOf(d)));
    }),
  },
};
