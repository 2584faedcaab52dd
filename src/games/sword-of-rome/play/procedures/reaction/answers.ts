/** 9.3.1, 10.3, 11.1, 10.5.1, 7.2.2: what may be answered to an army that has entered a space. */

import { asked } from '../../../../../play/asking.ts';
import { no } from '../../../../../play/problem.ts';
import type { Answer, Listed } from '../../../../../play/procedure.ts';
import { always } from '../../../../../play/procedure.ts';
import { note } from '../../../../../play/state.ts';
import { PEOPLES, type Power } from '../../../words.ts';
import type { Action } from '../../actions.ts';
import { isDesperate, spendThree, threes, titleOf, worthOf } from '../../cards/cards.ts';
import { goInside } from '../../changes.ts';
import { avoidTargets, detachProblem, interceptBan } from '../../movement/reactions.ts';
import { avoidPorts, sailsFree, seaCards } from '../../movement/sea.ts';
import {
  commanderAt,
  cuAt,
  deciderOf,
  leaderOf,
  leadersAt,
  limitOf,
  nameOf,
  placedOf,
  seatOf,
  under,
} from '../../queries.ts';
import type { Carried, FrameAt, State, Sword } from '../../state.ts';
import {
  avoiding,
  bribes,
  candidates,
  caudineArmies,
  engaged,
  forceOf,
  isSealed,
  roomIn,
  sheltering,
} from './moment.ts';
import { back, getsAway, refused, springForks, tellDeclared } from './outcome.ts';

type EnteredFrame = FrameAt<'entered'>;

type In<T extends Action['type']> = Listed<Sword, EnteredFrame, Extract<Action, { readonly type: T }>>;

/** 9.3.1: up to so many CU with the leaders or without, or the leaders alone. */
export const inside: In<'inside'> = {
  when: (_, f) => f.stage === 'shelter',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    const led = leadersAt(s, at, holder).length > 0;
    return Array.from({ length: most + 1 }, (_, i) => [true, false].map((leaders) => ({ cu: most - i, leaders })))
      .flat()
      .filter(({ cu, leaders }) => (cu > 0 ? leaders || led : leaders && led))
      .map(({ cu, leaders }) => ({
        action: { type: 'inside' as const, cu, leaders },
        says: cu > 0 ? `${cu} CU ${leaders ? 'and the leaders ' : ''}go inside` : 'The leaders alone go inside',
      }));
  },
  problem(s, f, { cu, leaders }) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    const led = leadersAt(s, at, holder).length > 0;
    if (cu > most) return no('9.3.1', `Found ${cu} CU; ${most} have room inside.`);
    if (cu === 0 && !(leaders && led)) return no('9.3.1', 'Found nobody who goes inside.');
    return leaders || led ? undefined : no('9.3.1', 'There is no leader to stay outside.');
  },
  apply(d, f, { cu, leaders }) {
    const { at } = forceOf(d, f);
    const holder = sheltering(d, forceOf(d, f))!;
    goInside(d, at, holder, cu);
    const all = cuAt(d, at, holder) === 0;
    for (const id of leadersAt(d, at, holder))
      if (all || (leaders && !f.stays.includes(id))) placedOf(d, id).inside = true;
    const who = cu > 0 ? `${cu} CU of the ${PEOPLES[holder]}` : `Leaders of the ${PEOPLES[holder]} alone`;
    note(d, '9.3.1', `${who} go inside ${nameOf(d, at)}.`, { facts: { inside: cu } });
    f.at = 2;
  },
};

/** 9.3.1: of several leaders, those who could still be told to stay outside. */
const undecided = (s: State, f: EnteredFrame): string[] => {
  const force = forceOf(s, f);
  const left = leadersAt(s, force.at, sheltering(s, force)!).filter((id) => !f.stays.includes(id));
  return left.length > 1 ? left : [];
};

export const stay: In<'leave'> = {
  when: (_, f) => f.stage === 'shelter',
  choices: (s, f) =>
    undecided(s, f).map((leader) => ({
      action: { type: 'leave', leader },
      says: `${leaderOf(s, leader).name} stays outside`,
    })),
  problem: (s, f, { leader }) =>
    undecided(s, f).includes(leader) ? undefined : no('9.3.1', `Found ${leader}; he is not among those who choose.`),
  apply: (_, f, { leader }) => void f.stays.push(leader),
};

export const intercept: In<'intercept'> = {
  when: (_, f) => f.stage === 'intercept',
  choices(s, f) {
    const { at } = forceOf(s, f);
    return candidates(s, f, asked(f.asking!)!).flatMap(({ power, from }) =>
      leadersAt(s, from, power).flatMap((leader) =>
        Array.from({ length: cuAt(s, from, power) }, (_, i) => i + 1)
          .filter((cu) => detachProblem(s, power, from, leader, cu, '10.3', at) === undefined)
          .map((cu) => ({
            action: { type: 'intercept' as const, leader, cu },
            says: `${leaderOf(s, leader).name} with ${cu} CU from ${nameOf(s, from)}`,
            group: `Intercept from ${nameOf(s, from)}`,
          })),
      ),
    );
  },
  problem(s, f, { leader, cu }) {
    const force = forceOf(s, f);
    const seat = asked(f.asking!)!;
    const power = s.setup.leaders[leader]?.power;
    if (!power || deciderOf(s, power) !== seat) return no('10.3', `Found ${leader}; he is not yours.`);
    const from = placedOf(s, leader).at;
    if (!s.setup.spaces[from]) return no('10.1', `Found ${leader}; he is not on the map.`);
    const ban = interceptBan(s, force, power, from, engaged(s, f));
    if (ban) return ban;
    if (f.declared.some((d) => d.from === from)) return no('10.3', 'One attempt from each space.');
    return detachProblem(s, power, from, leader, cu, '10.3', force.at);
  },
  apply(d, f, { leader, cu }) {
    const { power } = leaderOf(d, leader);
    const from = placedOf(d, leader).at;
    const declared = { power, from, leader, cu };
    f.declared.push(declared);
    if (!isSealed(d)) tellDeclared(d, f, declared);
  },
};

const isLent = (carried: Carried): boolean => carried !== null && carried !== 'no';
const carriedIn = (f: EnteredFrame, power: Power): Carried => f.carried[power] ?? null;
const fareOf = (s: State, card: string): number => (card === 'none' ? 0 : worthOf(s, card));

/** 11.1, 11.1.1: where the army may go, and with how many at most; by sea only with the card in hand. */
function targets(s: State, at: string, power: Power, carried: Carried): { to: string; most: number; bySea: boolean }[] {
  const most = limitOf(s, 'avoiding-cu');
  const near = avoidTargets(s, at, power).map((to) => ({ to, most, bySea: false }));
  const cards = seaCards(s, power);
  const best = cards.toSorted((a, b) => fareOf(s, b) - fareOf(s, a))[0];
  const ports = best !== undefined || isLent(carried) ? avoidPorts(s, at, power, carried, best) : [];
  return [
    ...near,
    ...ports
      .filter(({ to }) => !near.some((target) => target.to === to))
      .map(({ to, cu }) => ({ to, most: Math.min(most, cu), bySea: true })),
  ];
}

export const avoid: In<'avoid'> = {
  when: (_, f) => f.stage === 'avoid',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return [];
    return targets(s, at, power, carriedIn(f, power)).flatMap(({ to, most, bySea }) =>
      leadersAt(s, at, power).flatMap((leader) =>
        Array.from({ length: Math.min(most, cuAt(s, at, power)) }, (_, i) => i + 1)
          .filter((cu) => detachProblem(s, power, at, leader, cu, '11.1', to) === undefined)
          .map((cu) => ({
            action: { type: 'avoid' as const, leader, cu, to },
            says: `${leaderOf(s, leader).name} with ${cu} CU${bySea ? ' by sea' : ''} to ${nameOf(s, to)}`,
            group: `Avoid to ${nameOf(s, to)}`,
          })),
      ),
    );
  },
  problem(s, f, { leader, cu, to }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || power !== avoiding(s, f)[0]) return no('11.1', `Found ${leader}; his army cannot avoid.`);
    const target = targets(s, at, power, carriedIn(f, power)).find((one) => one.to === to);
    if (!target) {
      const port = avoidPorts(s, at, power, null).some((one) => one.to === to);
      return port
        ? no('11.1.1', 'They have no card that lets them sail.')
        : no('11.2', `Found ${to}; they cannot avoid there.`);
    }
    if (cu > target.most)
      return no(target.bySea ? '11.1.1' : '11.1', `Found ${cu} CU; no more than ${target.most} avoid together.`);
    return detachProblem(s, power, at, leader, cu, '11.1', to);
  },
  apply(d, f, { leader, cu, to }) {
    const { power } = leaderOf(d, leader);
    const { bySea } = targets(d, forceOf(d, f).at, power, carriedIn(f, power)).find((one) => one.to === to)!;
    f.avoidances.push({ power, leader, cu, to, bySea, letGo: false });
    if (bySea && !sailsFree(d, power) && !isLent(carriedIn(f, power))) f.stage = 'ticket';
  },
};

/** 11.1.1, 11.1.1-5p: the cards that ship as many as want to avoid. */
const fares = (s: State, f: EnteredFrame): string[] => {
  const { power, cu, to } = f.avoidances.at(-1)!;
  const { at } = forceOf(s, f);
  return seaCards(s, power).filter((card) =>
    avoidPorts(s, at, power, null, card).some((port) => port.to === to && port.cu >= cu),
  );
};

/** 11.1.1: the card that lets them sail. */
export const ticket: In<'ticket'> = {
  when: (_, f) => f.stage === 'ticket',
  choices: (s, f) =>
    fares(s, f).map((card) => ({
      action: { type: 'ticket', card },
      says: `Sail with ${titleOf(s, card)}`,
    })),
  problem: (s, f, { card }) =>
    fares(s, f).includes(card)
      ? undefined
      : no(s.setup.players === '5' ? '11.1.1-5p' : '11.1.1', `Found ${card}; it does not let them sail.`),
  apply(d, f, { card }) {
    spendThree(d, seatOf(d, f.avoidances.at(-1)!.power)!, card);
    f.stage = 'avoid';
  },
};

export const letGo: Answer<Sword, EnteredFrame, Extract<Action, { readonly type: 'let-go' }>> = {
  when: (_, f) => f.stage === 'leave' || f.stage === 'refuse-leave',
  ...always({ type: 'let-go' as const }, 'Let them go', (d: State, f: EnteredFrame) => {
    if (f.stage === 'refuse-leave') return refused(d, f);
    f.avoidances[f.at]!.letGo = true;
    note(d, '11.1', `The ${PEOPLES[forceOf(d, f).power]} let them go.`);
    getsAway(d, f);
  }),
};

export const refuse: Answer<Sword, EnteredFrame, Extract<Action, { readonly type: 'refuse' }>> = {
  when: (_, f) => f.stage === 'refuse',
  ...always({ type: 'refuse' as const }, 'Try to refuse battle', (d: State, f: EnteredFrame) => {
    f.stage = 'refuse-leave';
    note(d, '10.5.1', `The ${PEOPLES[forceOf(d, f).power]} try to refuse battle.`);
  }),
};

/** 9.3.3: which of several Samnite armies comes. */
const ambushers = (s: State, f: EnteredFrame): string[] =>
  caudineArmies(s, f).flatMap((at) => commanderAt(s, at, 'samnites', at === forceOf(s, f).at) ?? []);

export const ambush: In<'lead'> = {
  when: (_, f) => f.stage === 'forks',
  choices: (s, f) =>
    ambushers(s, f).map((leader) => ({
      action: { type: 'lead', leader },
      says: `${leaderOf(s, leader).name} from ${nameOf(s, placedOf(s, leader).at)}`,
    })),
  problem: (s, f, { leader }) =>
    ambushers(s, f).includes(leader) ? undefined : no('9.3.3', `Found ${leader}; he cannot come.`),
  apply: (d, f, { leader }) => springForks(d, f, placedOf(d, leader).at),
};

export const bribe: In<'bribe'> = {
  when: (_, f) => f.stage === 'bribe',
  choices: (s) =>
    threes(s, 'etruscans').map((card) => ({
      action: { type: 'bribe', card },
      says: `Bribe with ${isDesperate(s, card) ? 'Desperate Times' : 'a 3-value card'}`,
    })),
  problem: (s, _, { card }) =>
    threes(s, 'etruscans').includes(card) ? undefined : no('7.2.2', `Found ${card}; a bribe takes a 3-value card.`),
  apply(d, f, { card }) {
    const way = bribes(d, f);
    const force = forceOf(d, f);
    spendThree(d, 'etruscans', card, true);
    if (under(d, 'campaign')) note(d, '9.5.4', 'Gold stops this army of the Campaign, not the other.');
    if (way === 'back') return back(d, f, '7.2.2', 'Etruscan gold: the army turns round and stops.');
    f.passes = true;
    d.under.bribed.push(`${force.at} ${force.leader}`);
    note(d, '7.2.2', 'Etruscan gold opens the way.');
    f.stage = 'event';
    f.windowed = true;
  },
};
