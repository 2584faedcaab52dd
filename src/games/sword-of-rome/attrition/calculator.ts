/** Attrition (5.5): what the phase costs a power in all the spaces where its CU stand. */
import { calculator } from '../../../calculator/calculator.ts';
import { attritionFields } from './fields.ts';
import { attritionOdds } from './odds.ts';
import { attritionRoll, attritionRolls } from './roll.ts';

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does the Attrition Phase cost me?',
  rules: ['5.5', '15.2'],
  fields: attritionFields,
  tables: ['attrition'],
  terms: {
    noLoss: 'No CU is lost',
    anyLoss: 'At least 1 CU is lost',
    emptied: 'Some space loses its last CU',
    cuLost: 'CU lost',
    rolls: 'Rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [{ title: 'CU lost in all', keys: ['cuLost'] }],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender' },
  aims: { saved: { form: 'number', worth: (r) => -r.expected.cuLost } },
  compute: attritionOdds,
  rolls: attritionRolls,
  resolve: attritionRoll,
});
