/** The card duel (11.5 to 11.7): who wins a Land Battle with so many Battle Cards against so many, under named policies. */
import { calculator } from '../../../calculator/calculator.ts';
import { FOLDED, fields, swapped } from './fields.ts';
import { duelOdds, duelSample } from './odds.ts';

export const duel = calculator({
  id: 'duel',
  title: 'Card duel',
  question: 'With so many Battle Cards against so many, who wins?',
  rules: ['11.2', '11.3', '11.4', '11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.9', 'die'],
  fields,
  folded: FOLDED,
  tables: ['battle-deck'],
  terms: {
    attackerWins: 'The Attacker wins',
    defenderWins: 'The Defender wins',
    attackerWithdraws: 'The Attacker withdraws',
    defenderWithdraws: 'The Defender withdraws',
    cardsPlayed: 'Cards played by the busier side',
  },
  headline: ['attackerWins', 'attackerWithdraws', 'defenderWithdraws', 'defenderWins'],
  charts: [{ title: 'Cards played by the busier side', keys: ['cardsPlayed'] }],
  tones: {
    attackerWins: 'attacker',
    attackerWithdraws: 'plain',
    defenderWithdraws: 'faint',
    defenderWins: 'defender',
    cardsPlayed: 'plain',
  },
  aims: {},
  compute: duelOdds,
  sample: duelSample,
  swap: swapped,
});
