/** Land Battle (chapter 13): who wins, what both sides lose, and how many PCs the defeat costs. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice } from '../../../calculator/fields.ts';
import { CARDS, ELEPHANTS, levelFields, READINGS } from '../dice-level/fields.ts';
import { LEVEL_TERMS } from '../dice-level/readings.ts';
import { attackerField, cancellingField, purposeField } from '../reroll/fields.ts';
import { AFTER, afterFields, RESULT_TERMS, stFields } from './fields.ts';
import { battleOdds } from './odds.ts';
import type { Battle } from './plan.ts';
import { battleRoll, battleRolls } from './roll.ts';

const fields = {
  attacker: attackerField,
  ...levelFields,
  charge: choice<Battle['charge']>({
    label: 'Carthage announces an Elephant Charge',
    key: 'ch',
    group: ELEPHANTS,
    rule: '13.3.D',
    options: [
      { id: 'best', label: 'if that serves it better' },
      { id: 'yes', label: 'yes' },
      { id: 'no', label: 'no' },
    ],
    default: 'best',
    help: 'Takes as many Elephants as the Roman Battle Rating, or more; if Carthage then loses, its first loss is an Elephant',
  }),
  ...stFields,
  purpose: purposeField(ELEPHANTS),
  ...afterFields,
  cancelling: cancellingField(READINGS),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'carthageWins', label: "Carthage's win chance" },
      { id: 'carthageSwing', label: "Carthage's CU swing" },
      { id: 'romeWins', label: "Rome's win chance" },
      { id: 'romeSwing', label: "Rome's CU swing" },
    ],
    default: 'carthageWins',
  }),
};

export const landBattle = calculator({
  id: 'land-battle',
  title: 'Land Battle',
  question: 'Who wins this Land Battle, and what does it cost?',
  rules: [
    '13',
    '13.3',
    '13.3.A',
    '13.3.B',
    '13.3.C',
    '13.3.D',
    '13.4',
    '13.5.C',
    '13.6',
    '2.2.D2',
    '5.2.C3.1',
    '17.1.#1',
    '17.1.#54',
    '17.2.B.Metellus',
  ],
  fields,
  folded: [CARDS, AFTER, READINGS],
  tables: ['battle-dice', 'small-battle-die', 'large-battle-die', 'charge-modifiers'],
  terms: {
    ...LEVEL_TERMS,
    ...RESULT_TERMS,
    charged: 'Carthage charges',
    chargeWorth: "What the charge adds to Carthage's win chance",
    reroll: 'Best die to roll again',
  },
  headline: ['carthageWins', 'romeWins'],
  charts: [
    { title: 'Losses', keys: ['carthageCuLost', 'romeCuLost'] },
    { title: 'Losses if Carthage wins', keys: ['carthageCuLostIfCarthageWins', 'romeCuLostIfCarthageWins'] },
    { title: 'Losses if Rome wins', keys: ['carthageCuLostIfRomeWins', 'romeCuLostIfRomeWins'] },
    { title: 'PCs lost by the loser', keys: ['romePcsLostIfCarthageWins', 'carthagePcsLostIfRomeWins'] },
  ],
  tones: {
    carthageWins: 'attacker',
    carthageCuLost: 'attacker',
    carthageCuLostIfCarthageWins: 'attacker',
    carthageCuLostIfRomeWins: 'attacker',
    carthagePcsLostIfRomeWins: 'attacker',
    romeWins: 'defender',
    romeCuLost: 'defender',
    romeCuLostIfCarthageWins: 'defender',
    romeCuLostIfRomeWins: 'defender',
    romePcsLostIfCarthageWins: 'defender',
  },
  aims: {
    carthageWins: { form: 'chance', worth: (r) => r.chances['carthageWins']! },
    carthageSwing: {
      form: 'number',
      worth: (r) => r.expected['romeCuLost']! - r.expected['carthageCuLost']!,
    },
    romeWins: { form: 'chance', worth: (r) => r.chances['romeWins']! },
    romeSwing: {
      form: 'number',
      worth: (r) => r.expected['carthageCuLost']! - r.expected['romeCuLost']!,
    },
  },
  joint: {
    rows: 'carthageCuLost',
    columns: 'romeCuLost',
    split: 'winner',
    wins: { carthage: 'carthageWins', rome: 'romeWins' },
  },
  compute: battleOdds,
  rolls: battleRolls,
  resolve: battleRoll,
});
