/** 9.3.1, 10.3, 11.1, 10.5.1, 7.2.2: what may be answered to an army that has entered a space. */
import { asked } from '../../../../play/asking.ts';
import { no } from '../../../../play/problem.ts';
import { type Answer, always } from '../../../../play/procedure.ts';
import { note } from '../../../../play/table.ts';
import { POWER_NAMES } from '../../words.ts';
import type { Action } from '../actions.ts';
import { cuAt, deciderOf, foesAt, insideAt, leaderOf, leadersAt, nameOf, seatOf } from '../board.ts';
import { isDesperate, spendCard, threes } from '../cards.ts';
import type { EnteredFrame } from '../field-frames.ts';
import { limitOf } from '../limit.ts';
import { loseCu, setInside } from '../pieces.ts';
import { avoidBan, avoidPorts, avoidTargets, couldSail, detachProblem, interceptBan, seaCards } from '../reactions.ts';
import type { State, Sword } from '../state.ts';
import { avoiding, bribes, candidates, engaged, forceOf, roomIn, sheltering } from './moment.ts';
import { back, getsAway, refused } from './outcome.ts';

type In<T extends Action['type']> = Answer<Sword, EnteredFrame, Extract<Action, { readonly type: T }>>;

export const inside: In<'inside'> = {
  when: (_, f) => f.stage === 'shelter',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    return Array.from({ length: most }, (_, i) => [true, false].map((leaders) => ({ cu: most - i, leaders })))
      .flat()
      .filter(({ leaders }) => leaders || leadersAt(s, at, holder).length > 0)
      .map(({ cu, leaders }) => ({
        action: { type: 'inside' as const, cu, leaders },
        says: `${cu} CU ${leaders ? 'and the leaders ' : ''}go inside`,
      }));
  },
  problem(s, f, { cu, leaders }) {
    const { at } = forceOf(s, f);
    const holder = sheltering(s, forceOf(s, f))!;
    const most = Math.min(roomIn(s, at), cuAt(s, at, holder));
    if (cu < 1 || cu > most) return no('9.3.1', `Found ${cu} CU; ${most} have room inside.`);
    return leaders || leadersAt(s, at, holder).length > 0
      ? undefined
      : no('9.3.1', 'There is no leader to stay outside.');
  },
  apply(d, f, { cu, leaders }) {
    const { at } = forceOf(d, f);
    const holder = sheltering(d, forceOf(d, f))!;
    setInside(d, at, insideAt(d, at) + loseCu(d, at, holder, cu));
    const goes = leaders || cuAt(d, at, holder) === 0;
    if (goes) for (const id of leadersAt(d, at, holder)) d.leaders[id]!.inside = true;
    note(d, '9.3.1', `${cu} CU of the ${POWER_NAMES[holder]} go inside ${nameOf(d, at)}.`, { facts: { inside: cu } });
    f.at = 2;
  },
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
            action: { type: 'intercept' as const, from, leader, cu },
            says: `${leaderOf(s, leader).name} with ${cu} CU from ${nameOf(s, from)}`,
            group: `Intercept from ${nameOf(s, from)}`,
          })),
      ),
    );
  },
  problem(s, f, { from, leader, cu }) {
    const force = forceOf(s, f);
    const seat = asked(f.asking!)!;
    const power = s.setup.leaders[leader]?.power;
    if (!power || deciderOf(s, power) !== seat) return no('10.3', `Found ${leader}; he is not yours.`);
    if (!s.setup.spaces[from]) return no('10.1', `Found ${from}; there is no such space.`);
    const ban = interceptBan(s, force, power, from, engaged(s, f));
    if (ban) return ban;
    if (f.declared.some((d) => d.from === from)) return no('10.3', 'One attempt from each space.');
    return detachProblem(s, power, from, leader, cu, '10.3', force.at);
  },
  apply(d, f, { from, leader, cu }) {
    const { power } = leaderOf(d, leader);
    f.declared.push({ power, from, leader, cu });
    note(d, '10.3', `${leaderOf(d, leader).name} tries to intercept with ${cu} CU from ${nameOf(d, from)}.`, {
      move: { side: power, path: [from, forceOf(d, f).at], as: 'may' },
    });
  },
};

export const avoid: In<'avoid'> = {
  when: (_, f) => f.stage === 'avoid',
  choices(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return [];
    return avoidTargets(s, at, power).flatMap((to) =>
      leadersAt(s, at, power).flatMap((leader) =>
        Array.from({ length: Math.min(limitOf(s, 'avoiding-cu'), cuAt(s, at, power)) }, (_, i) => i + 1)
          .filter((cu) => detachProblem(s, power, at, leader, cu, '11.1', to) === undefined)
          .map((cu) => ({
            action: { type: 'avoid' as const, leader, cu, to },
            says: `${leaderOf(s, leader).name} with ${cu} CU to ${nameOf(s, to)}`,
            group: `Avoid to ${nameOf(s, to)}`,
          })),
      ),
    );
  },
  problem(s, f, { leader, cu, to }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || !avoiding(s, f).includes(power))
      return (
        (power && foesAt(s, at, forceOf(s, f).power).includes(power) && avoidBan(s, at, power)) ||
        no('11.1', `Found ${leader}; his army cannot avoid.`)
      );
    if (cu > limitOf(s, 'avoiding-cu'))
      return no('11.1', `No more than ${limitOf(s, 'avoiding-cu')} CU avoid together.`);
    if (!avoidTargets(s, at, power).includes(to)) return no('11.2', `Found ${to}; they cannot avoid there.`);
    return detachProblem(s, power, at, leader, cu, '11.1', to);
  },
  apply(_, f, { leader, cu, to }) {
    const { power } = leaderOf(_, leader);
    f.avoidances.push({ power, leader, cu, to, card: null, letGo: false });
  },
};

export const avoidBySea: In<'avoid-by-sea'> = {
  when: (s, f) => f.stage === 'avoid' && avoiding(s, f).some((power) => couldSail(s, power)),
  choices(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return [];
    return seaCards(s, power).flatMap((card) =>
      avoidPorts(s, at, power).flatMap(({ to, cu: room }) =>
        leadersAt(s, at, power).flatMap((leader) =>
          Array.from({ length: Math.min(room, cuAt(s, at, power)) }, (_, i) => i + 1)
            .filter((cu) => detachProblem(s, power, at, leader, cu, '11.1', to) === undefined)
            .map((cu) => ({
              action: { type: 'avoid-by-sea' as const, leader, cu, to, card },
              says: `${leaderOf(s, leader).name} with ${cu} CU by sea to ${nameOf(s, to)}`,
              group: 'Avoid by sea',
            })),
        ),
      ),
    );
  },
  problem(s, f, { leader, cu, to, card }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || !avoiding(s, f).includes(power)) return no('11.1', `Found ${leader}; his army cannot avoid.`);
    if (!seaCards(s, power).includes(card)) return no('11.1.1', `Found ${card}; it does not let them sail.`);
    const port = avoidPorts(s, at, power).find((p) => p.to === to);
    if (!port) return no('11.1.1', `Found ${to}; they cannot sail there.`);
    if (cu > port.cu) return no('11.1.1', `${port.cu} CU may sail, not ${cu}.`);
    return detachProblem(s, power, at, leader, cu, '11.1', to);
  },
  apply(d, f, { leader, cu, to, card }) {
    const { power } = leaderOf(d, leader);
    const seat = seatOf(d, power);
    if (seat && card !== 'none') spendCard(d, seat, card);
    f.avoidances.push({ power, leader, cu, to, card, letGo: false });
  },
};

export const letGo: In<'let-go'> = {
  when: (_, f) => f.stage === 'leave' || f.stage === 'refuse-leave',
  ...always({ type: 'let-go' as const }, 'Let them go', (d: State, f: EnteredFrame) => {
    if (f.stage === 'refuse-leave') return refused(d, f);
    f.avoidances[f.at]!.letGo = true;
    note(d, '11.1', `The ${POWER_NAMES[forceOf(d, f).power]} let them go.`);
    getsAway(d, f);
  }),
};

export const refuse: In<'refuse'> = {
  when: (_, f) => f.stage === 'refuse',
  ...always({ type: 'refuse' as const }, 'Try to refuse battle', (d: State, f: EnteredFrame) => {
    f.stage = 'refuse-leave';
    note(d, '10.5.1', `The ${POWER_NAMES[forceOf(d, f).power]} try to refuse battle.`);
  }),
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
    spendCard(d, 'etruscans', card, true);
    if (way === 'back') return back(d, f, '7.2.2', 'Etruscan gold: the army turns round and stops.');
    f.passes = true;
    d.under.bribed.push(force.at);
    note(d, '7.2.2', 'Etruscan gold opens the way.');
    f.stage = 'event';
    f.windowed = true;
  },
};
