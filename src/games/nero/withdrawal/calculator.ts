/** Withdrawal (5.6): can he slip away from the force that moves in, and how many MP keep him there. */
import { calculator } from '../../../calculator/calculator.ts';
import { TABLE } from '../sight/fields.ts';
import { fields, SEEN } from './fields.ts';
import { withdrawalOdds } from './odds.ts';

export const withdrawal = calculator({
  id: 'withdrawal',
  title: 'Withdrawal',
  question: 'Can he withdraw from my force, and how many MP should I keep?',
  rules: ['5.6', '2.5', '3.0.4', '4.2.2', '5.7', '12.0-galley-fleet'],
  fields,
  folded: [SEEN, TABLE],
  tables: ['card-values', 'hand-size', 'limits'],
  terms: {
    withdraws: 'He can withdraw',
    stays: 'He cannot',
    best: 'MP of his best three cards',
    left: 'MP that he must exceed',
    bestTotal: 'MP of the cards that he would lay',
    possible: 'Possible at all',
    keep: 'MP to keep so that he cannot, at least 9 times in 10',
  },
  headline: ['withdraws', 'stays'],
  charts: [{ title: 'MP of his best three cards', keys: ['best'] }],
  tones: { withdraws: 'defender', stays: 'attacker', best: 'defender' },
  aims: { stays: { form: 'chance', worth: (r) => r.chances.stays } },
  compute: withdrawalOdds,
});
