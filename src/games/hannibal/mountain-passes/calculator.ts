/** Mountain Passes (7.2B): how many CUs come down on the other side of one pass or of several. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { crossingOdds } from './odds.ts';
import { crossingRoll, crossingRolls } from './roll.ts';

export const mountainPasses = calculator({
  id: 'mountain-passes',
  title: 'Mountain Passes',
  question: 'How many of my CUs come over the Alps?',
  rules: ['7.2B', '7.2', '11.10A', '7.2B.b'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'mountain-pass', 'limits'],
  terms: {
    enough: 'Enough CUs arrive',
    tooFew: 'Too few CUs arrive',
    unharmed: 'No CU is lost',
    gone: 'No CU arrives',
    cuLeft: 'CUs that arrive',
    cuLost: 'CUs lost',
    elephantsLeft: 'Elephants that arrive',
    mp: 'MPs for the passes',
    modifiedRoll: 'Last roll, modified',
  },
  headline: ['enough', 'tooFew'],
  charts: [{ title: 'CUs', keys: ['cuLeft', 'cuLost'] }],
  tones: { enough: 'attacker', tooFew: 'defender', cuLeft: 'attacker', cuLost: 'defender', unharmed: 'plain' },
  aims: {
    cuLeft: { form: 'number', worth: (r) => r.expected.cuLeft },
    enough: { form: 'chance', worth: (r) => r.chances.enough },
  },
  compute: crossingOdds,
  rolls: crossingRolls,
  resolve: crossingRoll,
});
