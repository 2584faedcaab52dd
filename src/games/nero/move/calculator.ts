/** Move planner (5): what a way costs a force, step by step, and the cheapest way between two places. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE } from '../../../calculator/settled.ts';
import { fields, MORE, READINGS } from './fields.ts';
import { moveOdds } from './odds.ts';

export const move = calculator({
  id: 'move',
  title: 'Move planner',
  question: 'What does this move cost, and what is the cheapest way?',
  rules: [
    '5.0',
    '5.1',
    '5.2',
    '5.3',
    '5.4',
    '5.5',
    '5.6',
    '5.7',
    '5.8',
    '6.0',
    '6.1',
    '12.0-barbarians',
    'aid-terrain',
  ],
  fields,
  folded: [MORE, READINGS],
  tables: ['movement-costs', 'links'],
  terms: {
    total: 'MP needed',
    left: 'MP left',
    enough: 'The cards are enough',
    legal: 'Allowed',
    costs: 'MP in this order',
    legionsAfter: 'Legions at the end',
    fatigueAfter: 'Battles won at the end',
    endsIn: 'Ends in',
    attackers: 'Legions in the last attack',
    demoted: 'A General replaces him',
    reachable: 'Can be reached',
    path: 'Way',
    borders: 'Borders on',
    straits: 'Straits to',
  },
  ...NO_DICE,
  compute: moveOdds,
});
