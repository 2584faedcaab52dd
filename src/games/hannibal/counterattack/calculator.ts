/** One round of a Land Battle (11.5 to 11.7): is the card matched, who has the initiative after it, does a Disengage succeed. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { roundOdds } from './odds.ts';
import { roundRoll, roundRolls } from './roll.ts';

export const counterattack = calculator({
  id: 'counterattack',
  title: 'Counterattack and Disengage',
  question: 'Who has the initiative after this round?',
  rules: ['11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.7.a', 'die'],
  fields,
  tables: [],
  terms: {
    attackerLoses: 'The Attacker has no card and loses',
    defenderLoses: 'The Defender does not match and loses',
    takesOver: 'The Defender becomes the Attacker',
    goesOn: 'The Attacker stays the Attacker',
    away: 'The Attacker gets away',
    matched: 'The card is matched',
    freeInitiative: 'The initiative needs no roll',
    mayCounterattack: 'The Defender may try to take the initiative',
    lastCard: 'Last card of the Battle',
  },
  headline: ['away', 'takesOver', 'goesOn', 'defenderLoses', 'attackerLoses'],
  figure: 'takesOver',
  charts: [],
  tones: {
    away: 'plain',
    takesOver: 'defender',
    goesOn: 'attacker',
    defenderLoses: 'attacker',
    attackerLoses: 'defender',
  },
  aims: {},
  compute: roundOdds,
  rolls: roundRolls,
  resolve: roundRoll,
});
