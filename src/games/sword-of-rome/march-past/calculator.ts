/** March past (chapters 10 and 12): who intercepts on the way, fight or refuse, and how the battle ends. */
import { calculator } from '../../../calculator/calculator.ts';
import { armyWords } from '../words.ts';
import { FOLDED, marchFields } from './fields.ts';
import { marchOdds } from './odds.ts';
import { marchRoll, marchRolls } from './roll.ts';

export const marchPast = calculator({
  id: 'march-past',
  title: 'March past',
  question: 'If I march past these armies, who stops me, and what then?',
  says: {
    fields: ['moverCu', 'moverTactics'],
    words: ({ moverCu, moverTactics }) => armyWords(moverCu, moverTactics),
  },
  rules: [
    '10.1',
    '10.2',
    '10.3',
    '10.4',
    '10.5.1',
    '10.5.2',
    '4.4',
    '9.4.3',
    '9.6.4',
    '9.6.4-5p',
    '12.2.1',
    '12.2.2',
    '12.2.3',
    '12.2.5',
    '12.3',
    '12.4.1',
    '12.5',
  ],
  fields: marchFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'tie-order', 'naval-combat', 'naval-combat-modifiers', 'attrition'],
  terms: {
    intercepted: 'Intercepted',
    passes: 'Marches on untouched',
    turnedBack: 'Backs up, move over',
    wins: 'Intercepted and wins',
    beaten: 'Intercepted and beaten',
    through: 'Stands in the space at the end',
    stoppedShort: 'Wins, but stops before the last space',
    moverWipedOut: 'My army wiped out',
    moverLosses: 'I lose (CU)',
    enemyLosses: 'The interceptors lose (CU)',
    orderSetBy: 'The order is set by the',
    interceptedBy: 'Intercepted by the',
  },
  figure: 'through',
  headline: ['passes', 'wins', 'turnedBack', 'beaten'],
  charts: [{ title: 'Losses', keys: ['moverLosses', 'enemyLosses'] }],
  tones: {
    passes: 'plain',
    wins: 'attacker',
    turnedBack: 'faint',
    beaten: 'defender',
    intercepted: 'defender',
    moverLosses: 'attacker',
    enemyLosses: 'defender',
  },
  aims: {
    through: { form: 'chance', worth: (r) => r.chances.through },
    unbeaten: { form: 'chance', worth: (r) => 1 - r.chances.beaten },
    saved: { form: 'number', worth: (r) => -r.expected.moverLosses },
    swing: {
      form: 'number',
      worth: (r) => r.expected.enemyLosses - r.expected.moverLosses,
    },
  },
  compute: marchOdds,
  rolls: marchRolls,
  resolve: marchRoll,
});
