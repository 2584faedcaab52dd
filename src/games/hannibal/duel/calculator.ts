/** The card duel (11.5 to 11.7): who wins a Land Battle with so many Battle Cards against so many, under named policies. */

import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { FOLDED, fields, swapped } from './fields.ts';
import { duelOdds, duelSample } from './odds.ts';

export const duel = calculator({
  id: 'duel',
  title: 'Card duel',
  question: 'With so many Battle Cards against so many, who wins?',
  says: {
    fields: ['attackerCards', 'attackerRating', 'defenderCards', 'defenderRating'],
    words: ({ attackerCards, attackerRating, defenderCards, defenderRating }) =>
      `${plural(attackerCards, 'card')}, rating ${attackerRating}, against ${plural(defenderCards, 'card')}, rating ${defenderRating}`,
  },
  rules: [
    '11.2',
    '11.3',
    '11.4',
    '11.5',
    '11.5.a',
    '11.5.b',
    '11.5.d',
    '11.6',
    '11.6.a',
    '11.7',
    '11.9',
    '11.10A',
    '11.11',
    'die',
    '11.10B.d',
  ],
  fields,
  folded: FOLDED,
  tables: ['battle-deck', 'attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'limits'],
  terms: {
    attackerWins: 'The Attacker wins',
    defenderWins: 'The Defender wins',
    attackerWithdraws: 'The Attacker withdraws',
    defenderWithdraws: 'The Defender withdraws',
    cardsPlayed: 'Cards played by the busier side',
    lastFrontalAssault: 'The last card is a Frontal Assault',
    lastFlankLeft: 'The last card is a Flank Left',
    lastFlankRight: 'The last card is a Flank Right',
    lastProbe: 'The last card is a Probe',
    lastDoubleEnvelopment: 'The last card is a Double Envelopment',
    attackerLost: 'CUs that the Attacker loses',
    defenderLost: 'CUs that the Defender loses',
    pcsLost: 'PCs that the loser removes',
  },
  headline: ['attackerWins', 'attackerWithdraws', 'defenderWithdraws', 'defenderWins'],
  charts: [
    { title: 'Cards played by the busier side', keys: ['cardsPlayed'] },
    { title: 'CUs lost in all', keys: ['attackerLost', 'defenderLost'] },
    { title: 'PCs that the loser removes', keys: ['pcsLost'] },
  ],
  tones: {
    attackerWins: 'attacker',
    attackerWithdraws: 'plain',
    defenderWithdraws: 'faint',
    defenderWins: 'defender',
    cardsPlayed: 'plain',
    attackerLost: 'attacker',
    defenderLost: 'defender',
    pcsLost: 'plain',
  },
  aims: {},
  compute: duelOdds,
  sample: duelSample,
  swap: swapped,
});
