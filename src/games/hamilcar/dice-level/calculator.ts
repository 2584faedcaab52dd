/** Dice level (13.3): which Battle Dice each side rolls, and whom an Elephant Charge favours. Needs no faces. */
import { calculator } from '../../../calculator/calculator.ts';
import { CARDS, READINGS } from './fields.ts';
import { levelOdds } from './odds.ts';
import { diceLevelFields } from './page-fields.ts';
import { LEVEL_TERMS } from './readings.ts';
import { levelRoll, levelRolls } from './roll.ts';

export const diceLevel = calculator({
  id: 'dice-level',
  title: 'Dice level and Elephant Charge',
  question: 'Which Battle Dice do we roll, and whom does the charge favour?',
  rules: [
    '13.3',
    '13.3.A',
    '13.3.B',
    '13.3.C',
    '13.3.D',
    '13.4',
    '5.2.C3.1',
    '17.1.#1',
    '17.1.#54',
    '17.2.B.Metellus',
    '13',
  ],
  fields: diceLevelFields,
  folded: [CARDS, READINGS],
  tables: ['battle-dice', 'small-battle-die', 'large-battle-die', 'charge-modifiers'],
  terms: LEVEL_TERMS,
  headline: ['carthageRerolls', 'nobodyRerolls', 'romeRerolls'],
  charts: [],
  tones: { carthageRerolls: 'attacker', nobodyRerolls: 'plain', romeRerolls: 'defender' },
  aims: {
    carthage: { form: 'number', worth: ({ facts }) => facts.carthageLevel - facts.romeLevel },
    rome: { form: 'number', worth: ({ facts }) => facts.romeLevel - facts.carthageLevel },
    charge: { form: 'chance', worth: ({ chances }) => chances.carthageRerolls },
  },
  compute: levelOdds,
  rolls: levelRolls,
  resolve: levelRoll,
});
