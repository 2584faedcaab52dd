/** 7.2: events of a card play, when they may be played, and what they do. 7.1.1: what a response does to what is under way. */

import { keysOf } from '../../../../calculator/keys.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { found, note, push } from '../../../../play/state.ts';
import { areAllied } from '../../control/rules.ts';
import type { Player, Power } from '../../words.ts';
import { openGates, touch } from '../changes.ts';
import { retreats } from '../movement/battle.ts';
import { ended } from '../politics/alliances.ts';
import { blockadable } from '../procedures/siege.ts';
import { cuAt, has, holderAt, isSpace, leaderOf, onMap, spaceOf, under } from '../queries.ts';
import type { Mark, State } from '../state.ts';

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
    if (onMap(s, leader)) return no('8.2', `${name} is on the map.`);
    return hasCu(s, power) ? undefined : no('8.2', `${name} finds no CU of his own.`);
  },
  apply: (d, seat) => push(d, { type: 'arrive', seat, leader, how: 'joins' }),
});

const marks = (mark: Mark, rule: string, says: string): Event => ({
  problem: (s) => (has(s, mark) ? no(rule, 'It is in force already.') : undefined),
  apply: (d) => {
    d.marks.push(mark);
    note(d, rule, says);
  },
});

/** 17.2: Greek ports from which CU could land in Africa. */
export const landingPorts = (s: State): string[] =>
  Object.keys(s.cu).filter(
    (at) =>
      isSpace(s, at) &&
      spaceOf(s, at).port &&
      holderAt(s, at) === 'greeks' &&
      cuAt(s, at, 'greeks') > 0 &&
      spaceOf(s, at).region !== 'Africa',
  );

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
      if (hasCu(s, 'rebels')) return no('16.4', 'The mercenaries are in revolt already.');
      return s.setup.rulings['insurrection-size'] === 'four' || Object.keys(s.mercenaries).length > 0
        ? undefined
        : no('16.4', 'There are no mercenaries who could revolt.');
    },
    apply: (d, seat) => push(d, { type: 'arrive', seat, leader: 'rebel-a', how: 'rises' }),
  },
  blockade: {
    free: true,
    problem: (s) =>
      blockadable(s).length > 0
        ? undefined
        : no('21.5-#15/#16', 'Carthage besieges no port with a leader and 3 CU, or has rolled there in this round.'),
    apply: (d, seat) => push(d, { type: 'blockade', seat, at: null, off: false }),
  },
  'duoviri-navales': marks('duoviri', '9.6.3', 'From now on Rome may sail.'),
  'appian-way': marks('appian-way', '21.2-#12', 'The Appian Way is built.'),
  'carthage-signs-treaty': {
    problem: (s) => {
      if (!has(s, 'punic-envoys') || has(s, 'treaty')) return no('18', 'There are no envoys to sign it.');
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
      if (has(s, 'carthage-broken')) return no('17.2', 'Carthage is broken.');
      if (s.setup.rulings['landing-among-carthaginians'] === 'barred' && cuAt(s, 'kerkouane', 'carthage') > 0)
        return no('17.2', 'Carthaginians hold Kerkouane.');
      return landingPorts(s).length > 0 ? undefined : no('17.2', 'No Greek port holds CU.');
    },
    apply: (d, seat) => push(d, { type: 'arrive', seat, leader: 'agathocles', how: 'lands' }),
  },
};

/** 7.2: what a card's event does. */
export const eventOf = (id: string | null | undefined): Event => found(id ? EVENTS[id] : undefined, 'event', id);

/** 21.3-#9: whoever has gone inside comes out again, and nobody goes in during this action. */
function tooFar(d: State): void {
  const move = under(d, 'move');
  const at = under(d, 'retreat')?.at ?? move?.force.at;
  if (at === undefined) return;
  const power = holderAt(d, at);
  if (power === 'independents') return;
  d.under.noCity.push(power);
  if (d.siege[at] || under(d, 'retreat')) return;
  openGates(d, at);
}

export const RESPONSES: Readonly<Record<string, (d: State, seat: Player) => void>> = {
  'carthaginian-mistrust': (d) => {
    const [blockade, move] = [under(d, 'blockade'), under(d, 'move')];
    if (blockade) blockade.off = true;
    else if (move) move.stage = 'over';
    note(d, '21.4-#29', 'The activation of Carthage is called off; the card is spent.');
  },
  'storms-at-sea': (d) => {
    const voyage = under(d, 'voyage');
    if (voyage) voyage.stormed = true;
  },
  'too-far-from-home': tooFar,
  'caudine-forks': (d) => {
    const entered = under(d, 'entered');
    if (entered) entered.caudine = true;
  },
  'flight-before-the-barbarians': (d) => {
    const [entered, move] = [under(d, 'entered'), under(d, 'move')];
    if (!entered || !move) return;
    const { at, from, cameBy, power } = move.force;
    note(d, '21.3-#15', 'The enemy flees before the Gauls: no battle, and no support.');
    const foe = keysOf(d.cu[at] ?? {}).find((other) => other !== power);
    // The retreat goes on top of the window that still asks the others.
    if (foe) retreats(d, foe, at, { role: 'defender', entry: from, cameBy, wallsAsked: true });
  },
  'death-of-aulius': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.aulius = true;
  },
  'titus-manlius': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.manlius = true;
    note(d, '21.3-#11', 'The dice of this battle will cost nobody any CU.');
  },
  'sacred-band': (d) => {
    const attack = under(d, 'unrest') ?? under(d, 'battle');
    if (attack) attack.sacred = true;
  },
  'to-the-brave': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.again = true;
  },
  'wild-beasts': (d) => {
    const battle = under(d, 'battle');
    if (!battle?.winner) return;
    const beaten = battle.winner === 'attacker' ? battle.defender : battle.attacker;
    if (!d.wildBeasts.includes(beaten)) d.wildBeasts.push(beaten);
  },
};
