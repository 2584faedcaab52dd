/** The purple: what it is worth to be Emperor until the game turn ends. */
import { calculator } from '../../../calculator/calculator.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { fields } from './fields.ts';
import { purpleOdds } from './odds.ts';

export const purple = calculator({
  id: 'purple',
  title: 'The purple',
  question: 'What is it worth to be Emperor until the turn ends?',
  rules: [
    '13.2',
    '13.2-early',
    '13.2-final',
    '3.0.4',
    '4.2.2',
    '5.8',
    '6.4',
    '7.0',
    '9.0',
    '10.0',
    '12.0-assassin',
    '12.0-barbarians',
    '12.0-bribe',
    '12.0-praetorian-guard',
  ],
  fields,
  folded: [TABLE, SEEN],
  tables: ['victory-points', 'deck', 'hand-size', 'limits'],
  terms: {
    scores: 'He is Emperor when the turn ends',
    loses: 'He loses the title before',
    never: 'He does not win the title',
    keeps: 'Nobody takes the title from him, though all who can try',
    vp: 'VP for the title',
    vpIfKept: 'VP, if he keeps it',
  },
  headline: ['scores', 'loses', 'never'],
  charts: [],
  tones: { scores: 'attacker', loses: 'defender', never: 'faint' },
  aims: { vp: { form: 'number', worth: (r) => r.expected.vp } },
  compute: purpleOdds,
});
