/** Battle (chapter 6): the BP of both sides, what follows, and which card to play. */

import { calculator } from '../../../calculator/calculator.ts';
import { plural } from '../../../calculator/words.ts';
import { FOLDED, fields } from './fields.ts';
import { battleOdds } from './odds.ts';

export const battle = calculator({
  id: 'battle',
  title: 'Battle',
  question: 'Who is stronger, and which card should I play?',
  says: {
    fields: ['attackerLegions', 'defenderLegions'],
    words: ({ attackerLegions, defenderLegions, tribe }) =>
      `${plural(attackerLegions, 'Legion')} against ${tribe ? 'the Barbarian Tribe' : plural(defenderLegions, 'Legion')}`,
  },
  rules: ['6.1', '6.2', '6.3', '6.4', '2.5', '3.0.4', '4.2.2', '4.3', '7.3', '10.0', '12.0-barbarians', '13.2'],
  fields,
  folded: FOLDED,
  tables: ['battle-points', 'card-values', 'victory-points', 'hand-size', 'limits'],
  terms: {
    wins: 'I win',
    draws: 'Draw',
    loses: 'I lose',
    value: 'Worth of the battle to me',
    myBp: 'My BP',
    hisBp: 'His BP',
    bestCard: 'Card to play most often',
    needsToBeat: 'BP that his card needs to beat me without a card',
    againstHighest: 'Best card, if he always plays his highest',
    attackerBp: 'Attacker, BP',
    defenderBp: 'Defender, BP',
    attackerBefore: 'Attacker, BP before cards',
    defenderBefore: 'Defender, BP before cards',
    winner: 'Winner',
    attackerStops: 'The attacker must stop',
    attackerLegionsAfter: 'Attacker, Legions afterwards',
    attackerLeaderAfter: 'Attacker, Leader afterwards',
    attackerVp: 'Attacker, VP for the battle',
    defenderLegionsAfter: 'Defender, Legions afterwards',
    defenderLeaderAfter: 'Defender, Leader afterwards',
    defenderVp: 'Defender, VP for the battle',
    emperorsAfter: 'Emperors afterwards',
  },
  headline: ['wins', 'draws', 'loses'],
  charts: [{ title: 'BP with the cards played', keys: ['myBp', 'hisBp'] }],
  tones: { wins: 'attacker', draws: 'plain', loses: 'defender', myBp: 'attacker', hisBp: 'defender' },
  aims: {
    wins: { form: 'chance', worth: (r) => r.chances.wins },
    value: {
      form: 'number',
      worth: (r) => ('value' in r.expected ? r.expected.value : r.chances.wins - r.chances.loses),
    },
  },
  compute: battleOdds,
});
