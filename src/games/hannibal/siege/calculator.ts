/** Siege and Subjugation (12): how many attempts until the place falls, and what it costs. */
import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { SIEGE_AIMS, SIEGE_TONES } from '../../../mechanics/siege-odds.ts';
import { fields } from './fields.ts';
import { siegeOdds } from './odds.ts';
import { siegeRoll, siegeRolls } from './roll.ts';

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many activations until it falls, and what does it cost?',
  says: {
    fields: ['kind', 'cu', 'attempts'],
    words: ({ kind, cu, attempts }) =>
      `${plural(cu, 'CU')} against a ${kind === 'city' ? 'Walled City' : 'Tribe'}, ${plural(attempts, 'attempt')}`,
  },
  rules: ['12', '12.a', '12.d', '12.e', '12.f', '12.g'],
  fields,
  tables: ['siege', 'siege-modifiers', 'limits'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the siege can go on',
    stalls: 'It stands, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
    attemptsIfFalls: 'Attempts until it falls, if it falls',
    modifier: 'Modifier',
    needed: 'Points that take it',
    points: 'Points on it',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Attempts until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CUs lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Attempts until it falls, if it falls', keys: ['attemptsIfFalls'] },
  ],
  tones: {
    ...SIEGE_TONES,
    attemptsIfFalls: 'attacker',
  },
  aims: SIEGE_AIMS,
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
