/** Change of Command (11.2): which Consul leads the Roman Army into battle. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { commandOdds } from './odds.ts';
import { commandRoll, commandRolls } from './roll.ts';

export const changeOfCommand = calculator({
  id: 'change-of-command',
  title: 'Change of Command',
  question: 'Which Consul will command?',
  rules: ['11.2', '11.1.1', '11.4'],
  fields,
  tables: [],
  terms: {
    swap: 'The Consuls change places',
    stay: 'They stay',
    rating: 'Rating in command',
    mustRoll: 'Carthage must roll',
    isRolled: 'Carthage rolls',
  },
  headline: ['swap', 'stay'],
  charts: [],
  tones: { swap: 'attacker', stay: 'defender' },
  aims: {},
  compute: commandOdds,
  rolls: commandRolls,
  resolve: commandRoll,
});
