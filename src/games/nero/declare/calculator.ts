/** Declaration in Roma (7.1): how many DP, and whether the others hold what stops it. */
import { calculator } from '../../../calculator/calculator.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { ANSWERS, fields } from './fields.ts';
import { declareOdds } from './odds.ts';

export const declare = calculator({
  id: 'declare',
  title: 'Declare in Roma',
  question: 'Do I have the DP, and do the others hold what stops me?',
  rules: [
    '7.1',
    '3.0.4',
    '3.2',
    '4.2.2',
    '4.3',
    '11.2',
    '12.0',
    '12.0-bad-augury',
    '12.0-bribe',
    '12.0-praetorian-guard',
    '12.0-senate-influence',
  ],
  fields,
  folded: [ANSWERS, TABLE, SEEN],
  tables: ['declaration', 'deck', 'hand-size', 'limits'],
  terms: {
    stands: 'It passes, whatever they play',
    stopped: 'They can stop it',
    taken: 'DP that they can take away',
    total: 'DP now',
    needed: 'DP needed',
    success: 'Enough, if nobody answers',
    surplus: 'Legion superiority in Italy',
    baseDp: 'DP without cards',
    cards: 'Cards played for DP',
    cardsUsed: 'Cards of the round used',
    allowed: 'Within the cards of a round',
    toStop: 'DP that they must take away',
    maxCancelled: 'DP that they can take away at most',
    worst: 'DP left at worst',
    stoppable: 'Can be stopped at all',
    safeDp: 'DP that make these cards 90% safe',
  },
  headline: ['stands', 'stopped'],
  charts: [{ title: 'DP that they can take away', keys: ['taken'] }],
  tones: { stands: 'attacker', stopped: 'defender', taken: 'defender' },
  aims: {
    stands: { form: 'chance', worth: (r) => r.chances.stands },
  },
  compute: declareOdds,
});
