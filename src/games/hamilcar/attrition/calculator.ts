/** Attrition (5.3.A, 15.2): what a winter costs all Forces of a side, or an Event the Army that it strikes. */
import { calculator } from '../../../calculator/calculator.ts';
import { attritionFields, READINGS } from './fields.ts';
import { attritionOdds } from './odds.ts';
import { attritionRoll, attritionRolls } from './roll.ts';

export const attrition = calculator({
  id: 'attrition',
  title: 'Attrition',
  question: 'What does Attrition cost, and is an ST worth it?',
  rules: ['15.2', '5.3.A', '5.3.B', '2.3.C', '2.3.D1', '17.1.#35', '17.1.#36'],
  fields: attritionFields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'attrition-elephants'],
  terms: {
    anyLoss: 'At least 1 CU is lost',
    noLoss: 'No CU is lost',
    emptied: 'Some Force loses its last CU',
    cuLost: 'CUs lost',
    elephantsLost: 'Elephants lost, if they are spared where the rules allow',
    stsLeft: 'STs left',
    rolls: 'Rolls',
    stsRemoved: 'STs removed instead of rolls',
    columns: 'Columns of the Forces that roll',
    struck: 'The Army that rolls',
  },
  headline: ['anyLoss', 'noLoss'],
  charts: [
    { title: 'CUs lost in all', keys: ['cuLost'] },
    { title: 'Elephants lost', keys: ['elephantsLost'] },
  ],
  tones: { anyLoss: 'defender', noLoss: 'plain', cuLost: 'defender', elephantsLost: 'attacker' },
  aims: { saved: { form: 'number', worth: ({ expected }) => -expected.cuLost } },
  compute: attritionOdds,
  rolls: attritionRolls,
  resolve: attritionRoll,
});
