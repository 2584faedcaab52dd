/** Assassination (9.0): does my attempt get through, or how safe is my Emperor in Roma. */
import { calculator } from '../../../calculator/calculator.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { AGAINST, fields } from './fields.ts';
import { assassinationOdds } from './odds.ts';

export const assassination = calculator({
  id: 'assassination',
  title: 'Assassination',
  question: 'Does the attempt get through?',
  rules: ['9.0', '3.0.4', '4.2.2', '4.2.3', '4.3', '12.0-assassin', '12.0-bribe', '12.0-praetorian-guard'],
  fields,
  folded: [AGAINST, TABLE, SEEN],
  tables: ['deck', 'hand-size', 'limits'],
  terms: {
    succeeds: 'An attempt gets through',
    fails: 'No attempt gets through',
    againstAll: 'It succeeds, if all oppose it',
    againstVictim: 'It succeeds, if only the victim opposes it',
    next: 'The next player holds one that gets through',
    assassinHeld: 'One of them holds an Assassin',
    able: 'Opponents who hold one that gets through',
    guardsToStop: 'Guards that stop it, with the Bribes laid',
    stoppedNow: 'Stopped by the cards laid so far',
    allowed: 'Within the cards of the round',
  },
  headline: ['succeeds', 'fails'],
  charts: [{ title: 'Opponents who hold one that gets through', keys: ['able'] }],
  tones: { succeeds: 'attacker', fails: 'defender', able: 'attacker' },
  aims: {
    succeeds: { form: 'chance', worth: (r) => r.chances.succeeds },
    fails: { form: 'chance', worth: (r) => r.chances.fails },
  },
  compute: assassinationOdds,
});
