/** 15.1, 15.5: alliances proposed and broken by the active player. */

import { no, type Problem } from '../../../../play/problem.ts';
import { note, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES, type Player, POWER_NAMES, type Power } from '../../words.ts';
import { besieges, price } from '../politics/alliances.ts';
import { has, holderAt, isCity, isFriend, kindAt, loyaltyAt, powersOf, seatOf } from '../queries.ts';
import type { AnswerIn, FrameAt, State } from '../state.ts';

type PlayerFrame = FrameAt<'player'>;
type SupportFrame = FrameAt<'support'>;

const others = (s: State, seat: Player): Power[] =>
  s.setup.seats.filter((other) => other !== seat && !s.out.includes(other)).flatMap(powersOf);

function proposeProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  if (!powersOf(f.seat).includes(from) || !others(s, f.seat).includes(to))
    return no('15.1', 'An alliance joins a power of yours and one of another player.');
  if (isFriend(s, from, to)) return no('15.1.2', 'They are allied.');
  if (besieges(s, from, to)) return no('15.1', 'You besiege a place of that player.');
  if (has(s, 'treaty') && [from, to].includes('romans') && [from, to].includes('greeks'))
    return no('18', 'The treaty with Carthage forbids it.');
  return f.proposed.includes(`${from} ${to}`) ? no('15.1', 'They have been asked in this active turn.') : undefined;
}

export const propose: AnswerIn<PlayerFrame, 'propose'> = {
  *options(s, f) {
    for (const from of powersOf(f.seat))
      for (const to of others(s, f.seat)) if (!proposeProblem(s, f, from, to)) yield { type: 'propose', from, to };
  },
  says: (_s, _f, { from, to }) => ({
    says: `${POWER_NAMES[from]} to ${POWER_NAMES[to]}`,
    group: 'Propose an alliance',
  }),
  why: (s, f, { from, to }) => proposeProblem(s, f, from, to),
  apply(d, f, { from, to }) {
    f.proposed.push(`${from} ${to}`);
    note(d, '15.1', () => `The ${PEOPLES[from]} propose an alliance to the ${PEOPLES[to]}.`);
    push(d, { type: 'answer', seat: seatOf(d, to)!, from, to });
  },
};

const breaking = (s: State, f: PlayerFrame, from: Power, to: Power): SupportFrame => ({
  type: 'support',
  occasion: 'own',
  seat: f.seat,
  powers: [from],
  losers: [],
  reach: [],
  points: price(s),
  breaks: { from, to },
});

/** 15.5, 7.3.2: the support that a power could give up: its markers, and the loyalty of its cities. */
const purse = (s: State, power: Power): number =>
  Object.keys(s.setup.spaces).reduce((sum, at) => {
    if (holderAt(s, at) !== power) return sum;
    return sum + (isCity(s, at) ? loyaltyAt(s, at) : kindAt(s, at) === 'plain' ? 1 : 0);
  }, 0);

function breakProblem(s: State, f: PlayerFrame, from: Power, to: Power): Problem | undefined {
  const treaty = has(s, 'treaty') && from === 'romans' && to === 'carthage';
  if (!powersOf(f.seat).includes(from) || !(areAllied(from, to, s.alliances) || treaty))
    return no('15.5', 'There is no such alliance of yours.');
  if (s.setup.rulings['breaking-in-want'] === 'barred' && purse(s, from) < price(s))
    return no('15.5', `It costs ${price(s)} of support, and they have less.`);
  return undefined;
}

export const breakUp: AnswerIn<PlayerFrame, 'break'> = {
  *options(s, f) {
    for (const from of powersOf(f.seat))
      for (const to of new Set<Power>([...others(s, f.seat), 'carthage']))
        if (!breakProblem(s, f, from, to)) yield { type: 'break', from, to };
  },
  says: (_s, _f, { from, to }) => ({
    says: `${POWER_NAMES[from]} with ${POWER_NAMES[to]}`,
    group: 'Break an alliance',
  }),
  why: (s, f, { from, to }) => breakProblem(s, f, from, to),
  apply(d, f, { from, to }) {
    push(d, breaking(d, f, from, to));
  },
};
