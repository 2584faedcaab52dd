/** Avoid or stand (chapter 11): what becomes of an army whose space an enemy enters, way by way. */
import { calculator } from '../../../calculator/calculator.ts';
import { armyWords } from '../words.ts';
import { avoidFields, FOLDED } from './fields.ts';
import { avoidOdds } from './odds.ts';
import { avoidRoll, avoidRolls } from './roll.ts';

export const avoid = calculator({
  id: 'avoid',
  title: 'Avoid or stand',
  question: 'An enemy enters my space: avoid, go inside or stand?',
  says: {
    fields: ['cu', 'tactics', 'moverCu', 'moverTactics'],
    words: ({ cu, tactics, moverCu, moverTactics }) =>
      `${armyWords(cu, tactics)}, against ${armyWords(moverCu, moverTactics)} that enter`,
  },
  rules: [
    '11.1',
    '11.1.1',
    '11.1.1-5p',
    '11.2',
    '11.3',
    '11.4',
    '9.3.1',
    '9.3.2',
    '9.4.1',
    '9.4.2',
    '9.6.4',
    '9.6.4-5p',
    '10.6',
    '12.2.1',
    '12.2.2',
    '12.2.3',
    '12.2.5',
    '12.3',
    '12.4.1',
    '12.5',
  ],
  fields: avoidFields,
  folded: FOLDED,
  tables: [
    'force-ratio',
    'combat-loss',
    'limits',
    'movement-cost',
    'naval-capacity',
    'naval-combat',
    'naval-combat-modifiers',
    'attrition',
  ],
  terms: {
    noBattle: 'No battle',
    wins: 'I win a battle',
    beaten: 'I am beaten',
    unbeaten: 'I am not beaten',
    away: 'Those who avoid get away',
    movesOn: 'The enemy may move on',
    wipedOut: 'My army wiped out',
    defenderLosses: 'I lose (CU)',
    moverLosses: 'The enemy loses (CU)',
    insideCu: 'CU inside',
    avoidingCu: 'CU that avoid',
    stayingCu: 'CU that stay outside',
    seaCapacity: 'CU the ships take',
  },
  figure: 'unbeaten',
  headline: ['noBattle', 'wins', 'beaten'],
  charts: [{ title: 'Losses', keys: ['defenderLosses', 'moverLosses'] }],
  tones: {
    noBattle: 'plain',
    wins: 'defender',
    beaten: 'attacker',
    defenderLosses: 'defender',
    moverLosses: 'attacker',
  },
  aims: {
    swing: {
      form: 'number',
      worth: (r) => r.expected.moverLosses - r.expected.defenderLosses,
    },
    saved: { form: 'number', worth: (r) => -r.expected.defenderLosses },
    unbeaten: { form: 'chance', worth: (r) => r.chances.unbeaten },
    wins: { form: 'chance', worth: (r) => r.chances.wins },
    halts: { form: 'chance', worth: (r) => 1 - r.chances.movesOn },
  },
  compute: avoidOdds,
  rolls: avoidRolls,
  resolve: avoidRoll,
});
