/** After the Battle (11.9 to 11.11): casualties, Retreat losses and PCs, and what both sides have left. */
import { calculator } from '../../../calculator/calculator.ts';
import { fields } from './fields.ts';
import { afterBattleOdds } from './odds.ts';
import { afterBattleRoll, afterBattleRolls } from './roll.ts';

export const afterBattle = calculator({
  id: 'after-battle',
  title: 'After the Battle',
  question: 'What does the Battle cost, and who is left?',
  rules: ['11.9', '11.10A', '11.10B', '11.10B.d', '11.11', '11.5.b', '11.7.a', '4.1'],
  fields,
  tables: ['attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'limits'],
  terms: {
    stands: 'CUs of the side that left the field remain',
    gone: 'It has no CU left',
    winnerGone: 'The other side has no CU left',
    losesGame: 'More PCs are due than there are: the game is lost',
    elephantLost: 'Carthage loses an Elephant',
    romeLeft: 'CUs that Rome has left',
    carthageLeft: 'CUs that Carthage has left',
    romeLost: 'CUs that Rome loses',
    carthageLost: 'CUs that Carthage loses',
    pcsLost: 'PCs removed',
    cardsPlayed: 'Column: Battle Cards played',
    retreatDie: 'Retreat Die',
  },
  headline: ['stands', 'gone'],
  charts: [
    { title: 'CUs left', keys: ['romeLeft', 'carthageLeft'] },
    { title: 'PCs removed', keys: ['pcsLost'] },
  ],
  tones: {
    stands: 'plain',
    gone: 'faint',
    romeLeft: 'attacker',
    carthageLeft: 'defender',
    romeLost: 'attacker',
    carthageLost: 'defender',
    pcsLost: 'plain',
  },
  aims: {
    rome: { form: 'number', worth: (r) => r.expected.romeLeft },
    carthage: { form: 'number', worth: (r) => r.expected.carthageLeft },
  },
  compute: afterBattleOdds,
  rolls: afterBattleRolls,
  resolve: afterBattleRoll,
});
