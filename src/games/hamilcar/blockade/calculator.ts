/** Blockade runners (16.4): how many Siege Points Carthage lifts from a Besieged city, run by run, and at what price. */
import { calculator } from '../../../calculator/calculator.ts';
import { blockadeFields } from './fields.ts';
import { blockadeOdds } from './odds.ts';
import { blockadeRoll, blockadeRolls } from './roll.ts';

export const blockade = calculator({
  id: 'blockade',
  title: 'Blockade runners (option)',
  question: 'Can blockade runners lift the Siege, and what do they cost?',
  rules: ['16.4', '14.2', '14.5.A'],
  fields: blockadeFields,
  tables: ['red-siege-die', 'white-siege-die'],
  terms: {
    lifted: 'All Siege Points are gone',
    besieged: 'The city stays Besieged',
    pointsLifted: 'Siege Points lifted',
    warshipsLost: 'Warships lost',
    runs: 'Attempts made',
    die: 'Siege Die',
  },
  headline: ['lifted', 'besieged'],
  charts: [{ title: 'Points and Warships', keys: ['pointsLifted', 'warshipsLost'] }],
  tones: { lifted: 'defender', besieged: 'attacker', pointsLifted: 'defender', warshipsLost: 'faint' },
  aims: {
    lifted: { form: 'chance', worth: ({ chances }) => chances.lifted },
    saved: { form: 'number', worth: ({ expected }) => -expected.warshipsLost },
  },
  compute: blockadeOdds,
  rolls: blockadeRolls,
  resolve: blockadeRoll,
});
