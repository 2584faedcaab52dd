/** Land Battle (chapter 13): who wins, what both sides lose, and how many PCs the defeat costs. */

import { calculator } from '../../../calculator/calculator.ts';
import { CARDS, READINGS } from '../dice-level/fields.ts';
import { LEVEL_TERMS } from '../dice-level/readings.ts';
import { armyWords } from '../words.ts';
import { AFTER, battleFields } from './fields.ts';
import { battleOdds } from './odds.ts';
import { battleRoll, battleRolls } from './roll.ts';
import { RESULT_TERMS } from './words.ts';

export const landBattle = calculator({
  id: 'land-battle',
  title: 'Land Battle',
  question: 'Who wins this Land Battle, and what does it cost?',
  says: {
    fields: ['carthageCu', 'carthageRating', 'carthageAllies', 'romeCu', 'romeRating', 'romeAllies'],
    words: ({ carthageCu, carthageRating, carthageAllies, romeCu, romeRating, romeAllies }) =>
      `Carthage ${armyWords(carthageCu, carthageRating, carthageAllies)}, against Rome ${armyWords(romeCu, romeRating, romeAllies)}`,
  },
  rules: [
    '13',
    '13.2',
    '13.3',
    '13.3.A',
    '13.3.B',
    '13.3.C',
    '13.3.D',
    '13.4',
    '13.5.C',
    '13.6',
    '2.2.A',
    '2.2.D2',
    '5.2.C3.1',
    '17.1.#1',
    '17.1.#54',
    '17.2.B.Metellus',
    '14.5.B',
  ],
  fields: battleFields,
  folded: [CARDS, AFTER, READINGS],
  tables: ['change-of-command', 'battle-dice', 'small-battle-die', 'large-battle-die', 'charge-modifiers'],
  terms: {
    ...LEVEL_TERMS,
    ...RESULT_TERMS,
    swaps: 'The Consuls change places',
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
    carthageWins: { form: 'chance', worth: ({ chances }) => chances.carthageWins },
    carthageSwing: { form: 'number', worth: ({ expected }) => expected.romeCuLost - expected.carthageCuLost },
    romeWins: { form: 'chance', worth: ({ chances }) => chances.romeWins },
    romeSwing: { form: 'number', worth: ({ expected }) => expected.carthageCuLost - expected.romeCuLost },
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
