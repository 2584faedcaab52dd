/**
 * 15: making and ending alliances, and what that does to sieges and garrisons. 5.9, 15.4: every alliance ends unless both
 * renew it. 14.6: Gallic solidarity.
 */
import { chosen } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { areAllied, type Pact } from '../../control/rules.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { PEOPLES, PLAYER_NAMES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import { mark, touch } from '../changes.ts';
import { isFriend, powersOf, seatOf } from '../politics/friends.ts';
import { enemyCu, holderAt, isSpace, kindAt, limitOf, nameOf, spaceOf } from '../queries.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { contenders } from './order.ts';

export function made(d: State, one: Power, other: Power): void {
  d.alliances.push({ one, other });
  touch(d);
  note(d, '15.1', () => `The ${PEOPLES[one]} and the ${PEOPLES[other]} are allied.`, { facts: { allied: true } });
  for (const [power, friend] of [
    [one, other],
    [other, one],
  ] as const)
    for (const half of d.setup.powers)
      if (half !== power && seatOf(d, half) === seatOf(d, power) && !areAllied(half, friend, d.alliances))
        note(d, '15.1-note', () => `The ${PEOPLES[half]} are not part of it.`);
}

/** 15.4, 15.5: an alliance lapses or is broken; former allies come out of each other's cities. */
export function ended(d: State, one: Power, other: Power, rule: '15.4' | '15.5' | '18'): void {
  touch(d);
  const pair = [one, other];
  if (d.marks.includes('treaty') && pair.includes('romans') && pair.includes('carthage')) {
    d.marks = d.marks.filter((mark) => mark !== 'treaty' && mark !== 'punic-envoys');
    note(d, '18', 'The treaty between Rome and Carthage is broken for good.');
    return;
  }
  d.alliances = d.alliances.filter((pact) => !(pair.includes(pact.one) && pair.includes(pact.other)));
  const says = `The alliance between the ${PEOPLES[one]} and the ${PEOPLES[other]} is over.`;
  note(d, rule, says, { facts: { allied: false } });
}

/** 15.1: whether a power of the proposer besieges a city or tribe of that player. */
export const besieges = (s: State, seat: Player, to: Power): boolean =>
  Object.entries(s.siege).some(([at, { by }]) => {
    const holder = holderAt(s, at);
    return holder !== 'independents' && powersOf(seat).includes(by) && seatOf(s, holder) === seatOf(s, to);
  });

export const price = (s: State): number => limitOf(s, 'breaking');

/** For any frame in which the Gauls decide. */
export const solidarity: AnswerIn<unknown, 'solidarity'> = chosen('solidarity', 'space', {
  when: (s) => s.active === 'gauls',
  of: (s) => (s.plunder < 1 ? [] : Object.keys(s.marker)),
  bars(s, _, space) {
    if (s.plunder < 1) return no('14.6', 'There is no Gallic plunder on the track.');
    if (!isSpace(s, space) || spaceOf(s, space).home !== 'gauls') return no('14.6', 'This is not a Gallic home space.');
    if (kindAt(s, space) !== 'plain') return no('14.6', `${nameOf(s, space)} is a city: it has no PC marker.`);
    if (enemyCu(s, space, 'gauls') > 0) return no('14.6', `${nameOf(s, space)}: enemy CU are there.`);
    const holder = holderAt(s, space);
    if (holder === 'gauls') return no('14.6', `${nameOf(s, space)} has no foreign marker.`);
    return isFriend(s, 'gauls', holder) ? no('15.2.2', 'The marker is an ally’s.') : undefined;
  },
  says: (s, _, space) => `Pay 1 plunder for ${nameOf(s, space)}`,
  apply(d, _, space) {
    d.plunder -= 1;
    mark(d, space, 'gauls');
    note(d, '14.6', () => `The Gauls give up 1 plunder, and ${nameOf(d, space)} is theirs again.`);
  },
});

interface RenewFrame {
  readonly type: 'renew';
  left: { readonly one: Power; readonly other: Power }[];
  agreed: boolean;
  /** 4.4: seats whose place among those with the same VP is settled. */
  settled: Player[];
}

/** 15.1: an alliance has been proposed. */
interface AnswerFrame {
  readonly type: 'answer';
  readonly seat: Player;
  readonly from: Power;
  readonly to: Power;
}

/** The seats of an alliance, first the one that is asked first; Rome decides for Carthage too (18). */
const partners = (s: State, { one, other }: Pact): [Player, Player] => {
  const [a, b] = [seatOf(s, one) ?? 'romans', seatOf(s, other) ?? 'romans'];
  return s.order.indexOf(b) < s.order.indexOf(a) ? [b, a] : [a, b];
};

/** 15.4: of the first alliance the partner with more VP, then the other. */
const asked = (s: State, f: RenewFrame): Player => partners(s, f.left[0]!)[f.agreed ? 1 : 0];

/** 4.4: all who still decide on an alliance and have the same VP as the one who is asked. */
function tied(s: State, f: RenewFrame): Player[] {
  const seats = [...new Set(f.left.flatMap((pact) => partners(s, pact)))];
  const groups = groupsOf(contenders(s, seats), 'most', figuresOf(s));
  return [...(groups.find(({ players }) => players.includes(asked(s, f)))?.players ?? [])];
}

/** 4.4: whom the winner of a tie may let go first, as long as none of the tied has decided. */
const others = (s: State, f: RenewFrame): Player[] =>
  f.agreed || tied(s, f).some((seat) => f.settled.includes(seat))
    ? []
    : tied(s, f).filter((seat) => seat !== asked(s, f));

export const renew: Procedure<Sword, RenewFrame> = {
  run(d, f) {
    const place = (pact: Pact): number => d.order.indexOf(partners(d, pact)[0]);
    if (!f.agreed) f.left.sort((a, b) => place(a) - place(b));
    return f.left.length > 0 ? 'waits' : pop(d);
  },
  who: asked,
  asks: (s, f) => {
    const { one, other } = f.left[0]!;
    const first = others(s, f).length > 0 ? ', or say which of the tied players goes first (4.4)' : '';
    return {
      rule: '5.9',
      says: `renew the alliance between ${POWER_NAMES[one]} and ${POWER_NAMES[other]}, or let it lapse${first}.`,
      short: `${POWER_NAMES[one]} and ${POWER_NAMES[other]}: renew?`,
    };
  },
  answers: {
    agree: always({ type: 'agree' }, 'Renew it', (d, f) => {
      f.settled.push(...tied(d, f));
      if (f.agreed) {
        const { one, other } = f.left.shift()!;
        note(d, '15.4', () => `The ${PEOPLES[one]} and the ${PEOPLES[other]} stay allied.`);
      }
      f.agreed = !f.agreed;
    }),
    pass: always({ type: 'pass' }, 'Let it lapse', (d, f) => {
      f.settled.push(...tied(d, f));
      const { one, other } = f.left.shift()!;
      f.agreed = false;
      ended(d, one, other, '15.4');
    }),
    'order-tied': chosen('order-tied', 'seat', {
      when: (s, f) => others(s, f).length > 0,
      of: others,
      why: () => no('4.4', 'That player is not tied.'),
      says: (_s, _f, seat) => `${PLAYER_NAMES[seat]} first`,
      apply(d, f, seat) {
        const rest = tied(d, f).filter((own) => own !== seat);
        const before = d.order.slice(0, d.order.indexOf(asked(d, f)));
        const after = d.order.filter((own) => own !== seat && !rest.includes(own) && !before.includes(own));
        f.settled.push(seat, ...rest);
        d.order = [...before, seat];
        push(d, { type: 'order', rule: '5.9', groups: [rest, ...after.map((own) => [own])] });
      },
    }),
  },
};

export const answer: Procedure<Sword, AnswerFrame> = {
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    rule: '15.1',
    says: `accept the alliance between ${POWER_NAMES[f.from]} and ${POWER_NAMES[f.to]}, or decline.`,
    short: `${POWER_NAMES[f.from]} and ${POWER_NAMES[f.to]}: allies?`,
  }),
  answers: {
    agree: always({ type: 'agree' }, 'Agree', (d, f) => {
      pop(d);
      made(d, f.from, f.to);
    }),
    pass: always({ type: 'pass' }, 'Decline', (d, f) => {
      pop(d);
      note(d, '15.1', () => `The ${PEOPLES[f.to]} decline.`);
    }),
  },
};
