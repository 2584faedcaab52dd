/** Siege and Subjugation (chapter 14): when the place falls, attempt by attempt, and what Naval Supremacy is worth. */
import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { SIEGE_AIMS, SIEGE_TONES } from '../../../mechanics/siege-odds.ts';
import { CARDS, INSIDE, READINGS, siegeFields } from './fields.ts';
import { siegeOdds } from './odds.ts';
import { siegeRoll, siegeRolls } from './roll.ts';

const TARGETS = { city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

export const siege = calculator({
  id: 'siege',
  title: 'Siege and Subjugation',
  question: 'How many attempts until it falls, and what does it cost?',
  says: {
    fields: ['target', 'cu', 'attempts'],
    words: ({ target, cu, attempts }) =>
      `${plural(cu, 'CU')} against a ${TARGETS[target]}, ${plural(attempts, 'attempt')}`,
  },
  rules: ['14', '14.1', '14.2', '14.3', '14.4', '2.1.I', '17.1.#3', '17.1.#46'],
  fields: siegeFields,
  folded: [INSIDE, CARDS, READINGS],
  tables: ['siege-needs', 'red-siege-die', 'white-siege-die', 'limits'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the Siege can go on',
    stalls: 'It stands, and too few CUs are left',
    cuLost: 'CUs lost',
    cuLostIfFalls: 'CUs lost, if it falls',
    attemptsIfFalls: 'Attempts until it falls, if it falls',
    pairsSpent: 'Times that the defenders pay 1 CU and 1 ST',
    stsCapturedIfFalls: 'STs captured, if it falls',
    needed: 'Points needed',
    die: 'Siege Die now',
    mayAttempt: 'An attempt is allowed now',
    pointsKept: 'Points placed are kept',
    points: 'Points',
    supremacyWorth: 'What Naval Supremacy adds to the chance',
    fallsInTheEnd: 'It falls, without a limit on attempts',
    attemptsInTheEnd: 'Attempts until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CUs lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Attempts until it falls, if it falls', keys: ['attemptsIfFalls'] },
    { title: 'Determined Defense', keys: ['pairsSpent'] },
  ],
  tones: {
    ...SIEGE_TONES,
    attemptsIfFalls: 'attacker',
    pairsSpent: 'defender',
  },
  aims: {
    falls: SIEGE_AIMS.falls,
    holds: { form: 'chance', worth: ({ chances }) => 1 - chances.falls },
    saved: SIEGE_AIMS.saved,
  },
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
