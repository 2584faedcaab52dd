/**
 * 9.5, 21.1: two leaders activated one after the other, an ally's only with his consent. 16.1.1: a neutral power's
 * action. 5.4-3p: the Gauls on their own.
 */
import { known } from '../../../../calculator/keys.ts';
import { chosen, thrown } from '../../../../play/answer.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, pop, push } from '../../../../play/state.ts';
import { faceOf } from '../../dice.ts';
import type { Fleet } from '../../naval-capacity/fields.ts';
import type { Neutral } from '../../neutral-power/rules.ts';
import { does, PEOPLES, PLAYER_NAMES, type Player, the } from '../../words.ts';
import { endAction, ward } from '../changes.ts';
import { campaignProblem, goes, setOut, startMove } from '../movement/campaign.ts';
import { cuAt, holderAt, kindAt, leaderOf, limitOf, onMap, placedOf, whereIs } from '../queries.ts';
import { hasMinors, minorAnswer } from '../reinforcement.ts';
import type { AnswerIn, State, Sword } from '../state.ts';
import { deciderOf, nameDecider } from './order.ts';
import { isHeld, takeCommand } from './stack.ts';
import { giveSupport } from './support.ts';

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
  if (leaderOf(s, leader).power !== 'romans' || cuAt(s, at, 'romans') < limitOf(s, 'colony-cu')) return false;
  return kindAt(s, at) === 'plain' && holderAt(s, at) === 'romans';
};

const lead: AnswerIn<CampaignFrame, 'lead'> = chosen('lead', 'leader', {
  of: (s) => s.setup.leaderIds,
  bars(s, f, leader) {
    const problem = campaignProblem(s, f, leader);
    if (problem || !f.led.includes(leader) || settles(s, leader)) return problem;
    return no('9.5.1', `${leaderOf(s, leader).name} has already been activated.`);
  },
  says: (s, _, leader) => whereIs(s, leader),
  apply: (d, f, leader) => setOut(d, f, leader, null),
});

export const campaign: Procedure<Sword, CampaignFrame> = {
  run: (d, f) => (f.led.length < f.most ? 'waits' : pop(d)),
  who: (_, f) => f.seat,
  asks: (_, f) => ({
    // 21.1: the second army need not go where the first went.
    rule: f.means !== '3' ? '9.6.3' : f.led.length === 0 ? '9.5.1' : '21.1',
    says: 'choose whom to activate, or stop.',
  }),
  answers: { lead, done: always({ type: 'done' }, 'Stop', (d) => pop(d)) },
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
    agree: always({ type: 'agree' }, 'Agree', (d, f) => {
      pop(d);
      goes(d, frameOf(d, 'campaign'), f.leader, f.flanks);
    }),
    pass: always({ type: 'pass' }, 'Decline', (d, f) => {
      pop(d);
      note(d, '9.5.5', () => `${does(f.seat, 'decline')}.`);
      // Another may be activated in his stead.
      const campaign = frameOf(d, 'campaign');
      campaign.led.pop();
      campaign.refused.push(f.leader);
    }),
  },
};

export const neutralPower: Procedure<Sword, NeutralFrame> = {
  run(d, f) {
    const supports = f.use === 'support';
    // 16.1.1: whatever is done, the minor leaders may be moved too.
    if (f.done) return supports && hasMinors(d, [f.power]) ? 'waits' : pop(d);
    if (!supports) return 'waits';
    f.done = true;
    giveSupport(d, { occasion: 'card', seat: f.seat, powers: [f.power], points: 3 });
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
    lead: chosen('lead', 'leader', {
      when: (_, f) => f.use === 'activate',
      of: (s, f) => s.setup.leadersOf[f.power].filter((id) => onMap(s, id) && !isHeld(s, id)),
      says: (s, _, leader) => whereIs(s, leader),
      apply(d, f, leader) {
        f.done = true;
        note(d, '16.1.2', () => `While they move, the ${PEOPLES[f.power]} are friendly to ${the(f.seat)}.`);
        takeCommand(d, leader);
        startMove(d, { leader, by: f.seat, value: 3, means: 'event', campaign: false, flanks: null });
      },
    }),
    done: always({ type: 'done' }, 'Nothing more', (d) => pop(d)),
  },
};

/** 5.4-3p: the Gauls come by themselves. */
interface GallicFrame {
  readonly type: 'gallic';
  event: GallicEvent | null;
  led: boolean;
}
export const GALLIC_EVENTS = ['quiet', 'levy', 'raid', 'invasion'] as const;
export type GallicEvent = (typeof GALLIC_EVENTS)[number];

const SAYS: Readonly<Record<GallicEvent, string>> = {
  quiet: 'the Gauls stay at home',
  levy: 'the Gauls raise 1 CU',
  raid: 'a Gallic army goes raiding with 4 MP',
  invasion: 'a Gallic army marches with 5 MP and may besiege',
};

/** The value of a card that would give the Gauls as many MP (9.2.2). */
const WORTH: Readonly<Record<GallicEvent, number>> = { quiet: 0, levy: 0, raid: 2, invasion: 3 };

/** 16.1: who has the fewest VP, whoever is allied with them. */
const runs = (s: State): Player => deciderOf(s, 'gauls', 'end');

const chiefs = (s: State): string[] =>
  s.setup.leadersOf.gauls.filter((id) => {
    const { at, inside } = placedOf(s, id);
    return !inside && cuAt(s, at, 'gauls') > 0 && !isHeld(s, id);
  });

function actionOver(d: State): void {
  endAction(d);
  pop(d);
}

export const gallic: Procedure<Sword, GallicFrame> = {
  run(d, f) {
    if (d.calm && f.event === null) {
      note(d, '7.1-icons', 'A card played this round keeps the Gauls quiet.', {
        facts: { 'gallic event': 'cancelled' },
      });
      return actionOver(d);
    }
    if (f.event === null) return 'waits';
    if (f.event === 'levy') {
      pop(d);
      return push(d, { type: 'levy', seat: runs(d), powers: ['gauls'], cu: 1, hired: false });
    }
    return WORTH[f.event] > 0 && !f.led && chiefs(d).length > 0 ? 'waits' : actionOver(d);
  },
  who: runs,
  asks: (s, f) => ({
    rule: '5.4-3p',
    says: f.event === null ? 'the Gallic Event.' : `${PLAYER_NAMES[runs(s)]}: lead a Gallic army.`,
  }),
  answers: {
    roll: thrown({
      when: (_, f) => f.event === null,
      dice: () => [{ id: 'gallic', label: 'Gallic Event', dice: 1, sides: 6 }],
      result: (s, _, faces) =>
        known(GALLIC_EVENTS, s.setup.gallicEvents[faceOf(faces, 'gallic') - 1], 'table "gallic-events":'),
      reads: (event) => SAYS[event],
      apply(d, f, event) {
        f.event = event;
        note(d, '5.4-3p', () => `Gallic Event: ${SAYS[event]}.`, { facts: { 'gallic event': event } });
        if (event !== 'quiet') nameDecider(d, 'gauls', 'end');
      },
    }),
    lead: chosen('lead', 'leader', {
      when: (_, f) => f.event !== null,
      of: chiefs,
      says: (s, _, leader) => whereIs(s, leader),
      apply(d, f, leader) {
        f.led = true;
        takeCommand(d, leader);
        const by = runs(d);
        ward(d, { power: 'gauls', seat: by, friend: false });
        startMove(d, { leader, by, value: WORTH[f.event!], means: 'none', campaign: false, flanks: null });
      },
    }),
    done: {
      when: (_, f) => f.event !== null,
      ...always({ type: 'done' }, 'Let them stay', (_, f: GallicFrame) => {
        f.led = true;
      }),
    },
  },
};
