/** 9.3.1, 10.3, 11.1, 10.5.1, 7.2.2: the possible responses to an army that has entered a space. */
import { chosen } from '../../../../../play/answer.ts';
import { no } from '../../../../../play/problem.ts';
import { inStage, plain } from '../../../../../play/procedure.ts';
import { found, note } from '../../../../../play/state.ts';
import { PEOPLES, type Power } from '../../../words.ts';
import type { Action } from '../../actions.ts';
import { isDesperate, spendThree, threes, titleOf, worthOf } from '../../cards.ts';
import { goInside, takeInside } from '../../changes.ts';
import { avoidTargets, detachable, detachProblem, interceptBan } from '../../movement/reactions.ts';
import { avoidPorts, isLent, sailsFree, seaCards } from '../../movement/sea.ts';
import { seatOf } from '../../politics/friends.ts';
import {
  commanderAt,
  cuAt,
  insideAt,
  isSpace,
  leaderOf,
  leadersAt,
  limitOf,
  nameOf,
  placedOf,
  under,
} from '../../queries.ts';
import type { AnswerIn, Carried, FrameAt, State } from '../../state.ts';
import { deciderOf } from '../order.ts';
import {
  answering,
  avoiding,
  bribes,
  candidates,
  caudineArmies,
  current,
  engaged,
  forceOf,
  isSealed,
  sheltered,
} from './moment.ts';
import { back, getsAway, refused, springForks, tellDeclared } from './outcome.ts';

type EnteredFrame = FrameAt<'entered'>;

type In<T extends Action['type']> = AnswerIn<EnteredFrame, T>;

/** 9.3.1: who shelters, how many have room, and whether leaders are with them. */
function shelterOf(s: State, f: EnteredFrame) {
  const force = forceOf(s, f);
  const holder = sheltered(s, force);
  const most = Math.min(limitOf(s, 'inside-cu') - insideAt(s, force.at), cuAt(s, force.at, holder));
  return { at: force.at, holder, most, led: leadersAt(s, force.at, holder).length > 0 };
}

/** 9.3.1: up to so many CU with the leaders or without, or the leaders alone. */
export const inside: In<'inside'> = {
  when: inStage('shelter'),
  *options(s, f) {
    const { most, led } = shelterOf(s, f);
    for (let cu = most; cu >= 0; cu--) {
      if (cu > 0 || led) yield { type: 'inside', cu, leaders: true };
      if (cu > 0 && led) yield { type: 'inside', cu, leaders: false };
    }
  },
  says: (_s, _f, { cu, leaders }) =>
    cu > 0
      ? `${cu} CU ${leaders ? 'and the leaders ' : ''}${cu === 1 && !leaders ? 'goes' : 'go'} inside`
      : 'Only the leaders go inside',
  apply(d, f, { cu, leaders }) {
    const { at, holder } = shelterOf(d, f);
    goInside(d, at, holder, cu);
    const all = cuAt(d, at, holder) === 0;
    for (const id of leadersAt(d, at, holder)) if (all || (leaders && !f.stays.includes(id))) takeInside(d, id);
    const who = cu > 0 ? `The ${PEOPLES[holder]}` : `Only leaders of the ${PEOPLES[holder]}`;
    const many = cu > 0 ? ` with ${cu} CU` : '';
    note(d, '9.3.1', () => `${who} go inside ${nameOf(d, at)}${many}.`, { facts: { inside: cu } });
    f.shelter = 'inside';
  },
};

/** 9.3.1: of several leaders, those who could still be told to stay outside. */
const undecided = (s: State, f: EnteredFrame): string[] => {
  const force = forceOf(s, f);
  const left = leadersAt(s, force.at, sheltered(s, force)).filter((id) => !f.stays.includes(id));
  return left.length > 1 ? left : [];
};

export const stay: In<'leave'> = chosen('leave', 'leader', {
  when: inStage('shelter'),
  of: undecided,
  says: (s, _, leader) => `${leaderOf(s, leader).name} stays outside`,
  apply: (_, f, leader) => void f.stays.push(leader),
});

export const intercept: In<'intercept'> = {
  when: inStage('intercept'),
  *options(s, f) {
    const { at } = forceOf(s, f);
    for (const { power, from } of candidates(s, f, answering(f)))
      for (const leader of leadersAt(s, from, power))
        for (const cu of detachable(s, power, from, leader, at)) yield { type: 'intercept', leader, cu };
  },
  says: (s, _, { leader, cu }) => {
    const from = nameOf(s, placedOf(s, leader).at);
    return { says: `${leaderOf(s, leader).name} with ${cu} CU from ${from}`, group: `Intercept from ${from}` };
  },
  why(s, f, { leader, cu }) {
    const force = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || deciderOf(s, power) !== answering(f)) return no('10.3', `He is not yours.`);
    const from = placedOf(s, leader).at;
    if (!isSpace(s, from)) return no('10.1', `He is not on the map.`);
    const ban = interceptBan(s, force, { power, from }, engaged(s, f));
    if (ban) return ban;
    if (f.declared.some((d) => d.from === from)) return no('10.3', 'You may make only one attempt from each space.');
    return detachProblem(s, { power, from, leader, cu }, force.at, '10.3');
  },
  apply(d, f, { leader, cu }) {
    const { power } = leaderOf(d, leader);
    const from = placedOf(d, leader).at;
    const declared = { power, from, leader, cu };
    f.declared.push(declared);
    if (!isSealed(d)) tellDeclared(d, f, declared);
  },
};

const carriedIn = (f: EnteredFrame, power: Power): Carried => f.carried[power] ?? null;

/** 11.1, 11.1.1: where the army may go, and with how many at most; by sea only with the card in hand. */
function targets(s: State, at: string, power: Power, carried: Carried): { to: string; most: number; bySea: boolean }[] {
  const most = limitOf(s, 'avoiding-cu');
  const near = avoidTargets(s, at, power).map((to) => ({ to, most, bySea: false }));
  const fare = (card: string): number => (card === 'none' ? 0 : worthOf(s, card));
  const best = seaCards(s, power).toSorted((a, b) => fare(b) - fare(a))[0];
  const ports = best !== undefined || isLent(carried) ? avoidPorts(s, at, power, carried, best) : [];
  const far = ports.filter(({ to }) => !near.some((target) => target.to === to));
  return [...near, ...far.map(({ to, cu }) => ({ to, most: Math.min(most, cu), bySea: true }))];
}

const targetOf = (s: State, f: EnteredFrame, power: Power, to: string) =>
  targets(s, forceOf(s, f).at, power, carriedIn(f, power)).find((one) => one.to === to);

const isBySea = (s: State, f: EnteredFrame, power: Power, to: string): boolean =>
  found(targetOf(s, f, power, to), `nobody avoids to "${to}"`).bySea;

export const avoid: In<'avoid'> = {
  when: inStage('avoid'),
  *options(s, f) {
    const { at } = forceOf(s, f);
    const [power] = avoiding(s, f);
    if (!power) return;
    for (const { to, most } of targets(s, at, power, carriedIn(f, power)))
      for (const leader of leadersAt(s, at, power))
        for (const cu of detachable(s, power, at, leader, to)) if (cu <= most) yield { type: 'avoid', leader, cu, to };
  },
  says: (s, f, { leader, cu, to }) => {
    const { name, power } = leaderOf(s, leader);
    const who = `${name} with ${cu} CU${isBySea(s, f, power, to) ? ' by sea' : ''}`;
    return { says: `${who} to ${nameOf(s, to)}`, group: `Avoid to ${nameOf(s, to)}` };
  },
  why(s, f, { leader, cu, to }) {
    const { at } = forceOf(s, f);
    const power = s.setup.leaders[leader]?.power;
    if (!power || power !== avoiding(s, f)[0]) return no('11.1', `His army cannot avoid battle.`);
    const target = targetOf(s, f, power, to);
    if (!target)
      return avoidPorts(s, at, power, null).some((one) => one.to === to)
        ? no('11.1.1', 'They have no card that lets them sail.')
        : no('11.2', `They cannot avoid battle by going there.`);
    if (cu > target.most)
      return no(target.bySea ? '11.1.1' : '11.1', `No more than ${target.most} CU may avoid battle together.`);
    return detachProblem(s, { power, from: at, leader, cu }, to, '11.1');
  },
  apply(d, f, { leader, cu, to }) {
    const { power } = leaderOf(d, leader);
    const bySea = isBySea(d, f, power, to);
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
export const ticket: In<'ticket'> = chosen('ticket', 'card', {
  when: inStage('ticket'),
  of: fares,
  why: (s) => no(s.setup.players === '5' ? '11.1.1-5p' : '11.1.1', 'This card does not let them sail.'),
  says: (s, _, card) => `Sail with ${titleOf(s, card)}`,
  apply(d, f, card) {
    spendThree(d, seatOf(d, f.avoidances.at(-1)!.power)!, card);
    f.stage = 'avoid';
  },
});

export const letGo: In<'let-go'> = plain('let-go', 'Let them go', inStage('leave', 'refuse-leave'), (d, f) => {
  if (f.stage === 'refuse-leave') return refused(d, f);
  current(f).letGo = true;
  note(d, '11.1', () => `The ${PEOPLES[forceOf(d, f).power]} let them go.`);
  getsAway(d, f);
});

export const refuse: In<'refuse'> = plain('refuse', 'Try to refuse battle', inStage('refuse'), (d, f) => {
  f.stage = 'refuse-leave';
  note(d, '10.5.1', () => `The ${PEOPLES[forceOf(d, f).power]} try to refuse battle.`);
});

/** 9.3.3: which of several Samnite armies comes. */
export const ambush: In<'lead'> = chosen('lead', 'leader', {
  when: inStage('forks'),
  of: (s, f) => caudineArmies(s, f).flatMap((at) => commanderAt(s, at, 'samnites', at === forceOf(s, f).at) ?? []),
  says: (s, _, leader) => `${leaderOf(s, leader).name} from ${nameOf(s, placedOf(s, leader).at)}`,
  apply: (d, f, leader) => springForks(d, f, placedOf(d, leader).at),
});

export const bribe: In<'bribe'> = chosen('bribe', 'card', {
  when: inStage('bribe'),
  of: (s) => threes(s, 'etruscans'),
  says: (s, _, card) => `Bribe with ${isDesperate(s, card) ? 'Desperate Times' : 'a 3-value card'}`,
  apply(d, f, card) {
    const way = bribes(d, f);
    const force = forceOf(d, f);
    spendThree(d, 'etruscans', card, true);
    if (under(d, 'campaign')) note(d, '9.5.4', 'The bribe stops this army of the Campaign, but not the other.');
    if (way === 'back') return back(d, f, '7.2.2', 'Etruscan gold: the army turns round and stops.');
    f.passes = true;
    d.under.bribed.push(`${force.at} ${force.leader}`);
    note(d, '7.2.2', 'Etruscan gold opens the way.');
    f.stage = 'event';
    f.windowed = true;
  },
});
