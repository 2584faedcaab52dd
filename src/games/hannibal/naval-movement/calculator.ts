/** Naval Movement (7.3): whether a Carthaginian Force arrives, returns or is lost at sea. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { sailOdds } from './odds.ts';
import { sailRoll, sailRolls } from './roll.ts';

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement',
  question: 'Will the Carthaginian Force arrive?',
  rules: ['7.2', '7.3', '7.3.a'],
  fields,
  tables: ['naval', 'naval-modifiers', 'limits'],
  terms: {
    arrives: 'Arrives',
    returns: 'Returns to port',
    lost: 'Lost at sea',
    cuArriving: 'CUs that arrive',
    cuLost: 'CUs lost at sea',
    modifier: 'Modifier',
    mpLeft: 'MPs left on arrival',
  },
  headline: ['arrives', 'returns', 'lost'],
  charts: [{ title: 'CUs', keys: ['cuArriving', 'cuLost'] }],
  tones: { arrives: 'attacker', returns: 'plain', lost: 'defender', cuArriving: 'attacker', cuLost: 'defender' },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances.arrives },
    cuArriving: { form: 'number', worth: (r) => r.expected.cuArriving },
  },
  compute: sailOdds,
  rolls: sailRolls,
  resolve: sailRoll,
});
