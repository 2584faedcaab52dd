/** The inputs for an attack on the unrest, and for a second one. */
import { aim, grouped, type InputOf, number } from '../../../calculator/fields.ts';
import { forceRatio, sharedFields } from '../battle/fields.ts';
import { ruling } from '../rulings.ts';

const ATTACK = 'Attack';
const CARDS = 'Cards and dice';
const SECOND = 'Campaign: a second attack';
const READINGS = 'Rules questions';
export const FOLDED = [CARDS, SECOND, READINGS];

const event = (label: string, key: string, group: string) =>
  number({ label, key, group, min: -9, max: 9, default: 0, rule: '12.2.3', signed: true });
const dice = (label: string, key: string, group: string, help?: string) =>
  number({ label, key, group, min: 1, max: 6, default: 3, rule: '12.2.3', given: true, ...(help && { help }) });
const tactics = (label: string, key: string, group: string) =>
  number({ label, key, group, max: 6, default: 2, rule: '12.2.2', presets: 'leaders' });

export const unrestFields = {
  level: number({ label: 'Unrest level', key: 'u', group: ATTACK, min: 1, max: 10, default: 4, rule: '20.3' }),
  cu: number({ label: 'Attacking CU', key: 'c', group: ATTACK, min: 1, max: 40, default: 6, rule: '20.3' }),
  tactics: tactics('Leader’s tactics', 't', ATTACK),
  boxCu: number({
    label: 'Other CU in the Garrison box',
    key: 'g',
    group: ATTACK,
    max: 40,
    rule: '20.1',
    help: 'They do not attack, but hold the level down',
  }),
  carthageDice: dice("Carthage's dice", 'cd', CARDS, '4 with The Sacred Band'),
  unrestDice: dice("The unrest's dice", 'ud', CARDS),
  carthageEvent: event("Events on Carthage's roll", 'ce', CARDS),
  unrestEvent: event("Events on the unrest's roll", 'ue', CARDS),
  forceRatio: { ...forceRatio, help: 'The larger side’s: enter what your card says' },
  secondCu: number({
    label: 'CU of the second attack',
    key: 'c2',
    group: SECOND,
    max: 40,
    rule: '20.3',
    help: '0: none. Use CU that are not in the first attack; you fight it only if any unrest is left',
  }),
  secondTactics: tactics('Second leader’s tactics', 't2', SECOND),
  secondDice: dice("Carthage's dice in the second attack", 'd2', SECOND),
  secondEvent: event("Events on Carthage's second roll", 'e2', SECOND),
  secondUnrestDice: dice("The unrest's dice in the second attack", 'ud2', SECOND),
  secondUnrestEvent: event("Events on the unrest's second roll", 'ue2', SECOND),
  losersOnes: sharedFields.losersOnes,
  winnersOnes: sharedFields.winnersOnes,
  ...grouped(READINGS, {
    unrestVictory: ruling('unrest-automatic-victory', { label: 'Unrest if large enough', key: 'uv', rule: '20.3' }),
    survivors: ruling('survivors-of-a-lost-unrest-attack', {
      label: 'Survivors of a lost attack',
      key: 'su',
      rule: '20.1',
    }),
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: {
      wins: "Carthage's win chance",
      zero: 'bringing the unrest to 0',
      level: 'the lowest level on average',
      notWorse: 'not making it worse',
      saved: 'fewest CU lost',
    },
    default: 'zero',
  }),
};

/** 20.3: one attack on the unrest, and a second one where any of it is left; 0 CU: no second attack. */
export type Campaign = Omit<InputOf<typeof unrestFields>, 'aim'>;
