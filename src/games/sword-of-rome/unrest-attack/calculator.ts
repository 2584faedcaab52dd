/** Attack on the unrest (20.3, five players): who wins, where the unrest level ends, what it costs Carthage. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, number, ruling } from '../../../calculator/fields.ts';
import { battleFields } from '../battle/fields.ts';
import { unrestOdds } from './odds.ts';
import { unrestRoll, unrestRolls } from './roll.ts';

const ATTACK = 'Attack';
const CARDS = 'Cards and dice';
const SECOND = 'Campaign: a second attack';
const READINGS = 'Readings of the rules';

const AIMS = [
  { id: 'wins', label: "Carthage's win chance" },
  { id: 'zero', label: 'bringing the unrest to 0' },
  { id: 'level', label: 'the lowest level on average' },
  { id: 'notWorse', label: 'not making it worse' },
  { id: 'saved', label: 'fewest CU lost' },
] as const;

const event = (label: string, key: string, group: string) =>
  number({ label, key, group, min: -9, max: 9, default: 0, rule: '12.2.3', signed: true });
const dice = (label: string, key: string, group: string, help?: string) =>
  number({ label, key, group, min: 1, max: 6, default: 3, rule: '12.2.3', ...(help && { help }) });
const tactics = (label: string, key: string, group: string) =>
  number({ label, key, group, min: 0, max: 6, default: 2, rule: '12.2.2', presets: 'leaders' });

const fields = {
  level: number({ label: 'Unrest level', key: 'u', group: ATTACK, min: 1, max: 10, default: 4, rule: '20.3' }),
  cu: number({ label: 'Attacking CU', key: 'c', group: ATTACK, min: 1, max: 40, default: 6, rule: '20.3' }),
  tactics: tactics('Tactics of the leader', 't', ATTACK),
  boxCu: number({
    label: 'Other CU in the Garrison box',
    key: 'g',
    group: ATTACK,
    min: 0,
    max: 40,
    default: 0,
    rule: '20.1',
    help: 'They do not attack, but hold the level down',
  }),
  carthageDice: dice("Carthage's dice", 'cd', CARDS, '4 with The Sacred Band'),
  unrestDice: dice("The unrest's dice", 'ud', CARDS),
  carthageEvent: event("Events on Carthage's roll", 'ce', CARDS),
  unrestEvent: event("Events on the unrest's roll", 'ue', CARDS),
  forceRatio: { ...battleFields.forceRatio, help: 'For the larger side: type what your own card says' },
  secondCu: number({
    label: 'CU of the second attack',
    key: 'c2',
    group: SECOND,
    min: 0,
    max: 40,
    default: 0,
    rule: '20.3',
    help: '0: none. Other CU than in the first attack; fought if any unrest is left',
  }),
  secondTactics: tactics('Tactics of the second leader', 't2', SECOND),
  secondDice: dice("Carthage's dice in the second attack", 'd2', SECOND),
  secondEvent: event("Events on Carthage's second roll", 'e2', SECOND),
  losersOnes: battleFields.losersOnes,
  winnersOnes: battleFields.winnersOnes,
  unrestVictory: ruling({
    label: 'An unrest large enough',
    key: 'uv',
    group: READINGS,
    rule: '20.3',
    ruling: 'unrest-automatic-victory',
    options: [
      { id: 'automatic', label: 'wins automatically' },
      { id: 'roll', label: 'rolls as usual' },
    ],
  }),
  survivors: ruling({
    label: 'Survivors of a lost attack',
    key: 'su',
    group: READINGS,
    rule: '20.1',
    ruling: 'survivors-of-a-lost-unrest-attack',
    options: [
      { id: 'stay', label: 'stay in the box and count for the maximum' },
      { id: 'leave', label: 'do not count for the maximum' },
    ],
  }),
  aim: aim({ label: 'Rank changes by', key: 'aim', options: AIMS, default: 'zero' }),
};

export const unrestAttack = calculator({
  id: 'unrest-attack',
  title: 'Attack on the unrest',
  question: 'If Carthage attacks the unrest, how far does it fall, and what may go wrong?',
  rules: ['20.3', '20.1', '19.2', '12.2.1', '12.2.2', '12.2.3', '12.2.5', '12.3', '12.5', '8.4'],
  fields,
  folded: [CARDS, SECOND, READINGS],
  tables: ['force-ratio', 'combat-loss', 'unrest-cap'],
  terms: {
    carthageWins: 'Carthage wins',
    zero: 'Unrest falls to 0',
    lower: 'Falls, but not to 0',
    same: 'Stays as it is',
    worse: 'Gets worse',
    automaticVictory: 'Automatic victory',
    leaderDisplaced: 'Leader displaced',
    secondFought: 'Second attack fought',
    secondWins: 'Second attack fought and won',
    secondLeaderDisplaced: 'Second leader displaced',
    newLevel: 'New unrest level',
    cuLost: 'Carthage loses (CU)',
    supportIfCarthageWins: 'Support points if Carthage wins',
    supportIfUnrestWins: 'Support points if the unrest wins',
    level: 'Unrest level before',
    forceRatio: 'Force ratio modifier',
    carthageModifier: "Carthage's modifiers",
    unrestModifier: "The unrest's modifiers",
    highestLevel: 'Highest level if all attackers are lost',
    carthageTotal: "Carthage's total",
    unrestTotal: "The unrest's total",
    winner: 'Winner',
    loserNominalLosses: "Loser's losses by the dice",
    winnerNominalLosses: "Winner's losses by the dice",
    support: 'Support points',
    supportLost: 'Support points without effect',
    garrison: 'CU that guard the box afterwards',
    maxLevel: 'Highest level afterwards',
  },
  figure: 'carthageWins',
  headline: ['zero', 'lower', 'same', 'worse'],
  charts: [
    { title: 'New unrest level', keys: ['newLevel'] },
    { title: 'CU lost', keys: ['cuLost'] },
    { title: 'Support points', keys: ['supportIfCarthageWins', 'supportIfUnrestWins'] },
  ],
  tones: {
    zero: 'attacker',
    lower: 'plain',
    same: 'faint',
    worse: 'defender',
    newLevel: 'defender',
    cuLost: 'attacker',
    supportIfCarthageWins: 'attacker',
    supportIfUnrestWins: 'defender',
  },
  aims: {
    wins: { form: 'chance', worth: (r) => r.chances['carthageWins']! },
    zero: { form: 'chance', worth: (r) => r.chances['zero']! },
    level: { form: 'number', worth: (r) => -r.expected['newLevel']! },
    notWorse: { form: 'chance', worth: (r) => 1 - r.chances['worse']! },
    saved: { form: 'number', worth: (r) => -r.expected['cuLost']! },
  },
  compute: unrestOdds,
  rolls: unrestRolls,
  resolve: unrestRoll,
});
