/**
 * 7.2: the event of a card, when it may be played, and what it does. 8.2: a leader who enters by an event. 17.2: the
 * Greeks who land in Africa with Agathocles. 16.4: the rebels.
 */
import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import { capital, PLAYER_NAMES, type Player, type Power } from '../../words.ts';
import { addCu, addKind, askCommander, putLeader, removeCu, setInside, shiftCu, touch } from '../changes.ts';
import { startMove } from '../movement/campaign.ts';
import { isAfrican } from '../movement/ground.ts';
import { goHome, greekHomes } from '../politics/fall.ts';
import {
  cuAt,
  has,
  hasFoes,
  holderAt,
  insideAt,
  isSpace,
  leaderIn,
  leaderOf,
  moveOf,
  nameOf,
  onMap,
  placedOf,
} from '../queries.ts';
import { REBEL_SPACES } from '../reinforcement.ts';
import type { Force, Mark, State, Sword } from '../state.ts';
import { ended } from './alliances.ts';
import { beginBattle } from './battle.ts';
import { blockadable } from './siege.ts';

interface Event {
  /** It does not use up the card play. */
  readonly free?: true;
  readonly problem: (s: State) => Problem | undefined;
  readonly apply: (d: State, seat: Player) => void;
}

const hasCu = (s: State, power: Power): boolean => Object.keys(s.cu).some((at) => cuAt(s, at, power) > 0);

/** 8.2: a named leader comes to CU of his own. */
const arrival = (leader: string): Event => ({
  problem: (s) => {
    const { power, name } = leaderOf(s, leader);
    if (onMap(s, leader)) return no('8.2', `${name} is already on the map.`);
    return hasCu(s, power) ? undefined : no('8.2', `${name} has no CU of his own to join.`);
  },
  apply: (d, seat) => push(d, { type: 'arrive', seat, leader, how: 'joins' }),
});

const marks = (mark: Mark, rule: string, says: string): Event => ({
  problem: (s) => (has(s, mark) ? no(rule, 'This event is already in force.') : undefined),
  apply: (d) => {
    d.marks.push(mark);
    note(d, rule, says);
  },
});

/** 17.2: Greek ports from which CU could land in Africa. */
const landingPorts = (s: State): string[] =>
  Object.keys(s.cu)
    .filter((at) => s.setup.ports.includes(at) && !isAfrican(s, at))
    .filter((at) => holderAt(s, at) === 'greeks' && cuAt(s, at, 'greeks') > 0);

export const EVENTS: Readonly<Record<string, Event>> = {
  campaign: {
    problem: () => undefined,
    apply: (d, seat) =>
      push(d, { type: 'campaign', seat, led: [], most: 2, means: '3', again: null, refused: [], rolled: [] }),
  },
  'naval-transports': {
    problem: (s) => (hasCu(s, 'etruscans') ? undefined : no('9.6.3', 'There are no Etruscan CU.')),
    apply: (d, seat) =>
      push(d, { type: 'campaign', seat, led: [], most: 1, means: 'event', again: null, refused: [], rolled: [] }),
  },
  dictator: arrival('dictator'),
  timoleon: arrival('timoleon'),
  pyrrhus: arrival('pyrrhus'),
  agathocles: arrival('agathocles'),
  brennus: arrival('brennus'),
  egnatius: arrival('egnatius'),
  pontius: arrival('pontius'),
  hasdrubal: arrival('hasdrubal-5'),
  gisgo: arrival('gisgo-5'),
  himilco: arrival('himilco-5'),
  insurrection: {
    problem: (s) => {
      if (hasCu(s, 'rebels')) return no('16.4', 'The mercenaries are already in revolt.');
      return s.setup.rulings['insurrection-size'] === 'four' || Object.keys(s.mercenaries).length > 0
        ? undefined
        : no('16.4', 'There are no mercenaries to revolt.');
    },
    apply: (d, seat) => push(d, { type: 'arrive', seat, leader: 'rebel-a', how: 'rises' }),
  },
  blockade: {
    free: true,
    problem: (s) =>
      blockadable(s).length > 0
        ? undefined
        : no(
            '21.5-#15/#16',
            'No Carthaginian leader with at least 3 CU is besieging a port, or that siege has already had its roll this round.',
          ),
    apply: (d, seat) => push(d, { type: 'blockade', seat, at: null, off: false }),
  },
  'duoviri-navales': marks('duoviri', '9.6.3', 'From now on Rome may sail.'),
  'appian-way': marks('appian-way', '21.2-#12', 'The Appian Way is built.'),
  'carthage-signs-treaty': {
    problem: (s) => {
      if (!has(s, 'punic-envoys') || has(s, 'treaty')) return no('18', 'There are no envoys to sign the treaty.');
      return s.setup.rulings['treaty-while-allied'] === 'barred' && areAllied('romans', 'greeks', s.alliances)
        ? no('18', 'Rome is allied with the Greeks.')
        : undefined;
    },
    apply: (d) => {
      if (areAllied('romans', 'greeks', d.alliances)) ended(d, 'romans', 'greeks', '18');
      d.marks = [...d.marks.filter((mark) => mark !== 'punic-envoys'), 'treaty'];
      touch(d);
      note(d, '18', 'Rome and Carthage are bound by a treaty.');
    },
  },
  'agathocles-lands-in-africa': {
    problem: (s) => {
      if (has(s, 'carthage-broken')) return no('17.2', 'Carthage has fallen.');
      if (s.setup.rulings['landing-among-carthaginians'] === 'barred' && cuAt(s, 'kerkouane', 'carthage') > 0)
        return no('17.2', 'Carthaginian CU are in Kerkouane.');
      return landingPorts(s).length > 0 ? undefined : no('17.2', 'No Greek port has Greek CU.');
    },
    apply: (d, seat) => push(d, { type: 'arrive', seat, leader: 'agathocles', how: 'lands' }),
  },
};

/** 7.2: what a card's event does. */
export const eventOf = (id: string | null | undefined): Event => found(id ? EVENTS[id] : undefined, 'event', id);

/** A leader or a force that an event puts on the map. */
interface ArriveFrame {
  readonly type: 'arrive';
  readonly seat: Player;
  /** Null where all Greeks return. */
  readonly leader: string | null;
  /** To CU of his own, with CU to Africa (17.2), at the head of the rebels (16.4), or all Greeks from Africa (17.2.2). */
  readonly how: 'joins' | 'lands' | 'rises' | 'returns';
}

/** As many as the Greeks carry to and from Syracuse. */
const LANDING = 6;

/** As many mercenaries rise. */
const RISING = 4;

/** Who comes. */
const comerOf = ({ leader }: ArriveFrame): string => found(leader, 'no leader arrives');

const comesTo = (s: State, f: ArriveFrame): string[] => {
  if (f.how === 'lands') return landingPorts(s);
  if (f.how === 'rises') return REBEL_SPACES.filter((at) => isSpace(s, at));
  return Object.keys(s.cu).filter((at) => cuAt(s, at, leaderOf(s, comerOf(f)).power) > 0);
};

const RULES = { joins: '8.2', lands: '17.2', rises: '16.4', returns: '17.2.2' } as const;
const ASKS = {
  lands: 'name the port from which the CU sail.',
  rises: 'place the rebels.',
  returns: 'bring the Greeks home from Africa.',
} as const;

/** 17.2: placed, not moved. */
function land(d: State, f: ArriveFrame, from: string): void {
  const all = cuAt(d, from, 'greeks');
  const cu = d.setup.rulings['agathocles-landing'] === 'six' ? Math.min(LANDING, all) : all;
  shiftCu(d, 'greeks', cu, from, 'kerkouane');
  putLeader(d, comerOf(f), 'kerkouane');
  note(d, '17.2', () => `Agathocles lands in Kerkouane with ${cu} CU from ${nameOf(d, from)}.`, {
    move: { side: 'greeks', path: [from, 'kerkouane'], as: 'moved' },
  });
  fights(d, f, cu, { cameBy: 'sea', from });
}

/** Whoever is placed among enemies fights at once: nobody intercepts and nobody avoids. */
function fights(d: State, f: ArriveFrame, cu: number, came: Partial<Force>, attacked = false): void {
  const leader = comerOf(f);
  if (!hasFoes(d, placedOf(d, leader).at, leaderOf(d, leader).power)) return;
  startMove(d, { leader, by: f.seat, value: 3, means: 'none', campaign: false, flanks: null });
  const move = moveOf(d);
  Object.assign(move.force, { ...came, cu, mp: 0, moved: true });
  move.stage = 'over';
  beginBattle(d, move, { intercepted: false, failedAvoid: false }, attacked);
}

/** By one reading all mercenaries on the map go over to the rebels. */
function deserters(d: State): number {
  let sum = 0;
  for (const [at, hired] of Object.entries(d.mercenaries)) {
    sum += hired;
    addKind(d, 'mercenaries', at, -hired);
    const outside = Math.min(hired, cuAt(d, at, 'carthage'));
    for (let i = 0; i < outside; i++) removeCu(d, at, 'carthage');
    setInside(d, at, insideAt(d, at) - (hired - outside));
  }
  return sum;
}

/** 16.4: the rebels appear, and there is a battle where anybody is. */
function rise(d: State, f: ArriveFrame, at: string): void {
  const cu = d.setup.rulings['insurrection-size'] === 'four' ? RISING : deserters(d);
  addCu(d, at, 'rebels', cu);
  putLeader(d, comerOf(f), at);
  note(d, '16.4', () => `Mercenaries revolt: ${cu} rebel CU in ${nameOf(d, at)}.`, { facts: { insurrection: at } });
  fights(d, f, cu, {}, d.setup.rulings['rebels-placed-on-cu'] === 'those-present');
}

export const arrive: Procedure<Sword, ArriveFrame> = {
  who: (_, f) => f.seat,
  asks: (s, f) => ({
    rule: RULES[f.how],
    says: `${PLAYER_NAMES[f.seat]}: ${f.how === 'joins' ? `place ${leaderOf(s, comerOf(f)).name}.` : ASKS[f.how]}`,
  }),
  answers: {
    place: {
      when: (_, f) => f.how === 'returns',
      options: (s) => greekHomes(s).map((space) => ({ type: 'place', power: 'greeks', space })),
      says: (s, _, { space }) => `All to ${nameOf(s, space)}`,
      apply(d, _, { space }) {
        pop(d);
        goHome(d, space);
      },
    },
    'place-leader': {
      when: (_, f) => f.how !== 'returns',
      options: (s, f) => comesTo(s, f).map((space) => ({ type: 'place-leader', leader: comerOf(f), space })),
      says: (s, f, { space }) => `${leaderOf(s, comerOf(f)).name}: ${nameOf(s, space)}`,
      apply(d, f, { space }) {
        pop(d);
        if (f.how === 'lands') return land(d, f, space);
        if (f.how === 'rises') return rise(d, f, space);
        putLeader(d, comerOf(f), space);
        const { power } = leaderOf(d, comerOf(f));
        const name = capital(leaderIn(d, comerOf(f)));
        note(d, '8.2', () => `${name} comes to ${nameOf(d, space)}.`, { facts: { arrives: comerOf(f) } });
        askCommander(d, space, power);
      },
    },
  },
};
