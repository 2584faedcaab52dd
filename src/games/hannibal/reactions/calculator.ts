/** Reactions (8 to 10.3): Avoid Battle, Interception, Backing up and Overrun when an Army enters a space. */

import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { fields } from './fields.ts';
import { reactionOdds } from './odds.ts';
import { reactionRoll, reactionRolls } from './roll.ts';

const forceWords = (cu: number, rating: number | 'none'): string =>
  `${plural(cu, 'CU')}${rating === 'none' ? '' : `, rating ${rating}`}`;

export const reactions = calculator({
  id: 'reactions',
  title: 'Reactions',
  question: 'An Army enters the space: will there be a Battle, and with how many cards?',
  says: {
    fields: ['moverCu', 'moverRating', 'hereCu', 'hereRating'],
    words: ({ moverCu, moverRating, hereCu, hereRating }) =>
      `${forceWords(moverCu, moverRating)}, against ${forceWords(hereCu, hereRating)}`,
  },
  rules: [
    '7.2',
    '7.2.a',
    '7.2.b',
    '7.2.c',
    '7.2B.b',
    '8.a',
    '8.b',
    '9',
    '9.a',
    '10.a',
    '10.b',
    '10.c',
    '10.3',
    '11.4',
    'die',
  ],
  fields,
  tables: ['battle-hand', 'limits', 'attrition', 'mountain-pass'],
  terms: {
    battle: 'Battle',
    backsUp: 'The mover Backs up',
    overrun: 'Overrun',
    passes: 'No Battle, the mover goes on',
    avoided: 'Battle is avoided by those in the space',
    displaced: 'The General without CUs is displaced',
    intercepted: 'At least one Interception succeeds',
    allIntercept: 'All Interceptions succeed',
    comers: 'Armies that Intercept',
    defenderCards: 'Defender’s Battle Cards, in a Battle',
    moverCards: 'Mover’s Battle Cards, in a Battle',
    edge: 'Defender’s cards less the mover’s, in a Battle',
    moverLost: 'CUs that Backing up costs',
    mayOverrun: 'The mover may Overrun, unless it is Intercepted',
  },
  headline: ['battle', 'backsUp', 'overrun', 'passes'],
  charts: [{ title: 'Battle Cards, in a Battle', keys: ['defenderCards', 'moverCards'] }],
  tones: {
    battle: 'attacker',
    backsUp: 'defender',
    overrun: 'plain',
    passes: 'faint',
    defenderCards: 'defender',
    moverCards: 'attacker',
  },
  aims: {
    noBattle: { form: 'chance', worth: (r) => 1 - r.chances.battle },
    edge: {
      form: 'number',
      worth: (r) => r.expected.edge ?? 0,
    },
    intercepted: {
      form: 'chance',
      worth: (r) => r.chances.intercepted,
    },
  },
  compute: reactionOdds,
  rolls: reactionRolls,
  resolve: reactionRoll,
});
