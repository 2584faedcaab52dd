/** Elephant Charge (11.3): what it may cost Rome, and what it may cost Carthage. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { chargeOdds } from './odds.ts';
import { chargeRoll, chargeRolls } from './roll.ts';

export const elephantCharge = calculator({
  id: 'elephant-charge',
  title: 'Elephant Charge',
  question: 'Is the Elephant Charge worth a try?',
  rules: ['11.3', '11.4'],
  fields,
  tables: [],
  terms: {
    success: 'Rome loses cards',
    nothing: 'Nothing happens',
    backfire: 'Carthage loses a card',
    romeLost: 'Battle Cards lost by Rome',
    carthageLost: 'Battle Cards lost by Carthage',
  },
  headline: ['success', 'nothing', 'backfire'],
  charts: [{ title: 'Battle Cards lost', keys: ['romeLost', 'carthageLost'] }],
  tones: {
    success: 'attacker',
    nothing: 'faint',
    backfire: 'defender',
    romeLost: 'attacker',
    carthageLost: 'defender',
  },
  aims: {
    gain: {
      form: 'number',
      worth: ({ expected }) => expected.romeLost - expected.carthageLost,
    },
  },
  compute: chargeOdds,
  rolls: chargeRolls,
  resolve: chargeRoll,
});
