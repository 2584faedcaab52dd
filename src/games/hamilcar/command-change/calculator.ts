/** Change of Command (13.2): which Consul commands, and how he compares with the enemy General. */
import { calculator } from '../../../calculator/calculator.ts';
import { commandFields } from './fields.ts';
import { commandOdds } from './odds.ts';
import { commandRoll, commandRolls } from './roll.ts';

export const commandChange = calculator({
  id: 'command-change',
  title: 'Change of Command',
  question: 'Which Consul will command, and is he better than the enemy General?',
  rules: ['13.2', '13.1', '13.3.C', '2.2.D2', '2.2.E2', '5.2.C4'],
  fields: commandFields,
  tables: ['change-of-command'],
  terms: {
    stays: 'The Commanding Consul stays',
    swaps: 'The Consuls change places',
    rolled: 'The Die is rolled',
    rating: 'Battle Rating of Rome’s commander',
    romeHigher: 'Rome has the higher Battle Rating',
    equal: 'Equal Battle Ratings',
    carthageHigher: 'Carthage has the higher Battle Rating',
  },
  headline: ['stays', 'swaps'],
  charts: [{ title: 'Battle Rating of Rome’s commander', keys: ['rating'] }],
  tones: { stays: 'plain', swaps: 'faint', romeHigher: 'attacker', carthageHigher: 'defender', rating: 'plain' },
  aims: {
    rating: { form: 'number', worth: ({ expected }) => expected.rating },
    notLower: { form: 'chance', worth: ({ chances }) => 1 - chances.carthageHigher },
  },
  compute: commandOdds,
  rolls: commandRolls,
  resolve: commandRoll,
});
