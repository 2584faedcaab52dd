/** 9.5, 21.1: two leaders activated one after the other; an ally's only with his consent. 16.1.1: a neutral power's action. */

import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import type { Fleet } from '../../naval-capacity/fields.ts';
import type { Neutral } from '../../neutral-power/rules.ts';
import { does, PEOPLES, PLAYER_NAMES, type Player, the } from '../../words.ts';
import { over } from '../changes.ts';
import { campaignProblem, goes, setOut, startMove } from '../movement/campaign.ts';
import { giveSupport } from '../politics/support.ts';
import { cuAt, holderAt, kindAt, leaderOf, limitOf, onMap, placedOf, under, whereIs } from '../queries.ts';
import { hasMinors, minorAnswer } from '../reinforcement/leaders.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { isHeld, takeCommand } from './stack.ts';

/** 16.1.1: minor leaders of a neutral power, and then its one action. */
interface NeutralFrame {
  readonly type: 'neutral';
  readonly seat: Player;
  readonly power: Neutral;
  readonly use: 'support' | 'cu' | 'activate' | 'unrest';
  readonly card: string;
  done: boolean;
  /** 8.3 */
  shifted: string[];
}

interface CampaignFrame {
  readonly type: 'campaign';
  readonly seat: Player;
  /** Those who have been activated, and how many may be. */
  led: string[];
  readonly most: 1 | 2;
  readonly means: Fleet['means'];
  /** 9.5.7: the flanking leader, who alone may move on. */
  again: string | null;
  /** 9.5.5: leaders whose owners have declined. */
  refused: string[];
  /** 9.5.3: the spaces for which it has rolled. */
  rolled: string[];
}

/** 9.5.5: a Campaign would activate an ally's leader, to flank a battle or not. */
interface ConsentFrame {
  readonly type: 'consent';
  readonly seat: Player;
  readonly leader: string;
  readonly flanks: string | null;
}

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

function leadProblem(s: State, f: CampaignFrame, leader: string): Problem | undefined {
  const problem = campaignProblem(s, f, leader);
  if (problem) return problem;
  return f.led.includes(leader) && !settles(s, leader)
    ? no('9.5.1', `${leaderOf(s, leader).name} has been activated.`)
    : undefined;
}

const lead: AnswerIn<CampaignFrame, 'lead'> = {
  options: (s, f) =>
    s.setup.leaderIds.filter((leader) => !leadProblem(s, f, leader)).map((leader) => ({ type: 'lead', leader })),
  says: (s, _, { leader }) => whereIs(s, leader),
  why: (s, f, { leader }) => leadProblem(s, f, leader),
  apply(d, f, { leader }) {
    const again = f.led.includes(leader);
    setOut(d, f, leader, null);
    // 7.2.1: he may settle, and go nowhere.
    const move = under(d, 'move');
    if (again && move) move.force.mp = 0;
  },
};

export const campaign: Procedure<Sword, CampaignFrame> = {
  run(d, f) {
    if (f.led.length < f.most) return 'waits';
    return over(d);
  },
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    // 21.1: the second army need not go where the first went.
    rule: f.means !== '3' ? '9.6.3' : f.led.length === 0 ? '9.5.1' : '21.1',
    says: 'say who is activated, or end it.',
  }),
  answers: { lead, done: always({ type: 'done' as const }, 'End it', (d: State) => pop(d)) },
};

/** 9.5.5: the ally says whether his leader may be activated. */
export const consent: Procedure<Sword, ConsentFrame> = {
  who: (_, f) => f.seat,
  asks: (s, f) => ({
    rule: '9.5.5',
    says: `${PLAYER_NAMES[f.seat]}: let the ally activate ${leaderOf(s, f.leader).name}, or decline.`,
    short: `Lend ${leaderOf(s, f.leader).name}?`,
  }),
  answers: {
    agree: always({ type: 'agree' as const }, 'Agree', (d: State, f: ConsentFrame) => {
      pop(d);
      const campaign = under(d, 'campaign');
      if (campaign) goes(d, campaign, f.leader, f.flanks);
    }),
    pass: always({ type: 'pass' as const }, 'Decline', (d: State, f: ConsentFrame) => {
      pop(d);
      note(d, '9.5.5', () => `${does(f.seat, 'decline')}.`);
      const campaign = under(d, 'campaign');
      if (!campaign) return;
      // Another may be activated in his stead.
      campaign.led = campaign.led.filter((id) => id !== f.leader);
      campaign.refused.push(f.leader);
    }),
  },
};

const ownLeaders = (s: State, f: NeutralFrame): string[] =>
  s.setup.leadersOf[f.power].filter((id) => onMap(s, id) && !isHeld(s, id));

export const neutralPower: Procedure<Sword, NeutralFrame> = {
  run(d, f) {
    const supports = f.use === 'support';
    // 16.1.1: whatever is done, the minor leaders may be moved too.
    if (f.done && !(supports && hasMinors(d, [f.power]))) return over(d);
    if (supports && !f.done) {
      f.done = true;
      giveSupport(d, { occasion: 'card', seat: f.seat, powers: [f.power], points: 3 });
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
      options: (_, f) => [{ type: 'reinforce', card: f.card }],
      says: () => 'Raise the CU',
      apply(d, f) {
        f.done = true;
        push(d, { type: 'levy', seat: f.seat, powers: [f.power], cu: 1, hired: false });
      },
    },
    lead: {
      when: (_, f) => f.use === 'activate',
      options: (s, f) => ownLeaders(s, f).map((leader) => ({ type: 'lead', leader })),
      says: (s, _, { leader }) => whereIs(s, leader),
      apply(d, f, { leader }) {
        f.done = true;
        note(d, '16.1.2', () => `While they move, the ${PEOPLES[f.power]} are friendly to ${the(f.seat)}.`);
        takeCommand(d, leader);
        startMove(d, { leader, by: f.seat, value: 3, means: 'event', campaign: false, flanks: null });
      },
    },
    done: always({ type: 'done' as const }, 'Nothing more', (d: State) => pop(d)),
  },
};
