/** Winter Attrition (5.3): what the phase costs a side in all the spaces where its Forces stand. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { winterOdds } from './odds.ts';
import { winterRoll, winterRolls } from './roll.ts';

export const attrition = calculator({
  id: 'attrition',
  title: 'Winter Attrition',
  question: 'What does the winter in enemy land cost me?',
  rules: ['5.3', '11.10A'],
  fields,
  tables: ['attrition', 'attrition-elephants'],
  terms: {
    anyLoss: 'At least 1 CU is lost',
    noLoss: 'No CU is lost',
    emptied: 'Some Force loses its last CU',
    cuLost: 'CUs lost',
    elephantsLost: 'Elephants lost',
    rolls: 'Rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [{ title: 'CUs lost in all', keys: ['cuLost'] }],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender' },
  aims: { saved: { form: 'number', worth: (r) => -r.expected.cuLost } },
  compute: winterOdds,
  rolls: winterRolls,
  resolve: winterRoll,
});
