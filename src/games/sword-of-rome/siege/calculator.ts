/** Siege and subjugation (chapter 13): when the place falls, roll by roll, and what it costs. */
import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { SIEGE_AIMS, SIEGE_TONES } from '../../../mechanics/siege-odds.ts';
import { SUPPORT, siegeFields } from './fields.ts';
import { siegeOdds } from './odds.ts';
import { siegeRoll, siegeRolls } from './roll.ts';

export const siege = calculator({
  id: 'siege',
  title: 'Siege and subjugation',
  question: 'How many rolls until it falls, and what does it cost?',
  says: {
    fields: ['kind', 'factor', 'cu', 'rolls'],
    words: ({ kind, factor, cu, rolls }) =>
      `${cu} CU against a ${kind === 'city' ? `city of loyalty ${factor}` : `tribe of factor ${factor}`}, ${plural(rolls, 'roll')}`,
  },
  rules: ['13.1', '13.1.1', '13.1.1-exception', '13.1.3', '13.2', '13.4', '13.5', '13.5-note', '7.3.3', '7.3.3-note'],
  fields: siegeFields,
  folded: [SUPPORT],
  tables: ['siege'],
  terms: {
    falls: 'It falls',
    stands: 'It stands, and the army can roll on',
    stalls: 'It stands, and too few CU are left to roll',
    underThree: 'Down to fewer than 3 CU before it falls',
    cuLost: 'CU lost',
    cuLostIfFalls: 'CU lost, if it falls',
    rollsIfFalls: 'Rolls until it falls, if it falls',
    modifier: 'Modifier',
    needed: 'Level at which it falls',
    level: 'Siege level',
    fallsInTheEnd: 'It falls, without a limit on rolls',
    rollsInTheEnd: 'Rolls until it falls, without a limit',
  },
  headline: ['falls', 'stands', 'stalls'],
  charts: [
    { title: 'CU lost', keys: ['cuLost', 'cuLostIfFalls'] },
    { title: 'Rolls until it falls, if it falls', keys: ['rollsIfFalls'] },
  ],
  tones: {
    ...SIEGE_TONES,
    rollsIfFalls: 'attacker',
  },
  aims: SIEGE_AIMS,
  compute: siegeOdds,
  rolls: siegeRolls,
  resolve: siegeRoll,
});
