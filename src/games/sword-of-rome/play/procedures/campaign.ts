/** 9.5, 21.1: two leaders activated one after the other; an ally's only with his consent. 16.1.1: a neutral power's action. */
import { no, type Problem } from '../../../../play/problem.ts';
import { type Answer, always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { areAllied } from '../../control/rules.ts';
import { PEOPLES, PLAYER_NAMES, the } from '../../words.ts';
import type { Action } from '../actions.ts';
import { cuAt, has, holderAt, kindAt, leaderOf, nameOf, onMap, placedOf, powersOf, seatOf } from '../board.ts';
import { isUnderNamed } from '../flank.ts';
import type { CampaignFrame, NeutralFrame } from '../frames.ts';
import { limitOf } from '../limit.ts';
import { minorAnswer } from '../minor.ts';
import { under } from '../responses.ts';
import { startMove } from '../start.ts';
import type { State, Sword } from '../state.ts';
import { takeCommand } from './command.ts';

type In<F, T extends Action['type']> = Answer<Sword, F, Extract<Action, { readonly type: T }>>;

/** 7.2.1: the second activation of the same Roman may found a colony. */
const settles = (s: State, leader: string): boolean => {
  const { at } = placedOf(s, leader);
  return (
    leaderOf(s, leader).power === 'romans' &&
    kindAt(s, at) === 'plain' &&
    holderAt(s, at) === 'romans' &&
    cuAt(s, at, 'romans') >= limitOf(s, 'colony-cu')
  );
};

/** 9.5.5: whose leader may be asked for: one's own, or an ally's. */
const isAlly = (s: State, f: CampaignFrame, leader: string): boolean => {
  const { power } = leaderOf(s, leader);
  return (
    f.means === '3' &&
    seatOf(s, power) !== undefined &&
    powersOf(f.seat).some((own) => areAllied(own, power, s.alliances))
  );
};
const isCarthage = (s: State, f: CampaignFrame, leader: string): boolean =>
  leaderOf(s, leader).power === 'carthage' && has(s, 'treaty') && f.seat === 'romans' && f.means === '3';

function leadProblem(s: State, f: CampaignFrame, leader: string): Problem | undefined {
  if (!Object.hasOwn(s.leaders, leader) || !onMap(s, leader))
    return no('9.5.1', `Found ${leader}; he is not on the map.`);
  const { power, name } = leaderOf(s, leader);
  const own = f.means === 'event' ? power === 'etruscans' : powersOf(f.seat).includes(power);
  if (!own && !isAlly(s, f, leader) && !isCarthage(s, f, leader))
    return no('9.5.5', `${name} is neither yours nor an ally's.`);
  if (isCarthage(s, f, leader) && s.neutralUsed.includes('carthage'))
    return no('16.1.1', 'Carthage has acted in this round.');
  if (f.led.includes(leader) && !settles(s, leader)) return no('9.5.1', `${name} has been activated.`);
  return isUnderNamed(s, leader) ? no('8.2.1', 'A minor leader does not command a named one.') : undefined;
}

const lead: In<CampaignFrame, 'lead'> = {
  choices: (s, f) =>
    Object.keys(s.leaders)
      .filter((leader) => leadProblem(s, f, leader) === undefined)
      .map((leader) => ({
        action: { type: 'lead' as const, leader },
        says: `${leaderOf(s, leader).name} in ${nameOf(s, placedOf(s, leader).at)}`,
      })),
  problem: (s, f, { leader }) => leadProblem(s, f, leader),
  apply(d, f, { leader }) {
    const { power } = leaderOf(d, leader);
    const again = f.led.includes(leader);
    f.led.push(leader);
    if (isAlly(d, f, leader) && !powersOf(f.seat).includes(power)) {
      push(d, { type: 'answer', matter: 'campaign', seat: seatOf(d, power)!, from: power, to: power, leader });
      return;
    }
    takeCommand(d, leader);
    if (isCarthage(d, f, leader)) {
      d.neutralUsed.push('carthage');
      d.ward = { power, seat: f.seat, friend: true };
    }
    startMove(d, {
      leader,
      by: f.seat,
      value: f.means === '3' ? 3 : 2,
      means: isCarthage(d, f, leader) ? 'event' : f.means,
      campaign: f.means === '3',
      flanks: null,
    });
    // 7.2.1: he may settle, and go nowhere.
    const move = under(d, 'move');
    if (again && move) move.force.mp = 0;
  },
};

export const campaign: Procedure<Sword, CampaignFrame> = {
  run(d, f) {
    if (f.led.length < f.most) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: f.means === '3' ? '9.5.1' : '9.6.3', says: 'say who is activated, or end it.' }),
  answers: {
    lead,
    done: always({ type: 'done' as const }, 'End it', (d: State) => pop(d)),
  },
};

const ownLeaders = (s: State, f: NeutralFrame): string[] =>
  Object.keys(s.leaders).filter((id) => leaderOf(s, id).power === f.power && onMap(s, id) && !isUnderNamed(s, id));

export const neutralPower: Procedure<Sword, NeutralFrame> = {
  run(d, f) {
    if (f.done) {
      pop(d);
      return 'goes-on';
    }
    if (f.use === 'support') {
      f.done = true;
      push(d, { type: 'support', occasion: 'card', seat: f.seat, powers: [f.power], losers: [], reach: [], points: 3 });
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({ rule: '16.1.1', says: `${PLAYER_NAMES[f.seat]}: act for the ${PEOPLES[f.power]}.` }),
  answers: {
    minor: minorAnswer((f: NeutralFrame) => [f.power]),
    reinforce: {
      when: (_, f) => f.use === 'cu',
      choices: (_, f) => [{ action: { type: 'reinforce', card: f.card }, says: 'Raise the CU' }],
      problem: (_, f, { card }) =>
        card === f.card ? undefined : no('16.1.1', `Found ${card}; the card played is ${f.card}.`),
      apply(d, f) {
        f.done = true;
        push(d, { type: 'levy', seat: f.seat, powers: [f.power], cu: 1, hired: false });
      },
    },
    lead: {
      when: (_, f) => f.use === 'activate',
      choices: (s, f) =>
        ownLeaders(s, f).map((leader) => ({
          action: { type: 'lead', leader },
          says: `${leaderOf(s, leader).name} in ${nameOf(s, placedOf(s, leader).at)}`,
        })),
      problem: (s, f, { leader }) =>
        ownLeaders(s, f).includes(leader) ? undefined : no('16.1.1', `Found ${leader}; he cannot be activated.`),
      apply(d, f, { leader }) {
        f.done = true;
        note(d, '16.1.2', `While they move, the ${PEOPLES[f.power]} are friendly to ${the(f.seat)}.`);
        takeCommand(d, leader);
        startMove(d, { leader, by: f.seat, value: 3, means: 'event', campaign: false, flanks: null });
      },
    },
    done: always({ type: 'done' as const }, 'Nothing more', (d: State) => pop(d)),
  },
};
