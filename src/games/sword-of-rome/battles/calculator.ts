/** Battle after battle (chapters 12 and 13): what is left of an army after several battles, and whether it still takes a place. */
import { calculator } from '../../../calculator/calculator.ts';
import { CAMPAIGN_AIMS } from '../../../mechanics/campaign.ts';
import { battlesFields, FOLDED } from './fields.ts';
import { battlesOdds } from './odds.ts';
import { battlesRoll, battlesRolls } from './roll.ts';

export const battles = calculator({
  id: 'battles',
  title: 'Battle after battle',
  question: 'If I fight one battle after another, how far do I get with what is left?',
  rules: [
    '9.1.1',
    '12.2.1',
    '12.2.2',
    '12.2.3',
    '12.2.5',
    '12.3',
    '12.4',
    '12.4.1',
    '12.4.5',
    '13.1.2',
    '13.2',
    '13.5',
    '12',
    '12.5',
    '13.1.1-exception',
  ],
  fields: battlesFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'siege'],
  terms: {
    allWon: 'Every battle is won',
    beaten: 'A battle is lost',
    spent: 'Never beaten, but nobody is left to go on',
    wipedOut: 'My army is gone after the battles',
    taken: 'The place is taken',
    cuLeft: 'CU left at the end',
    enemyLosses: 'The enemies lose in battle (CU)',
    battlesWon: 'Battles won',
    battles: 'Battles',
  },
  headline: ['allWon', 'spent', 'beaten'],
  charts: [
    { title: 'CU left at the end', keys: ['cuLeft'] },
    { title: 'Battles won', keys: ['battlesWon'] },
    { title: 'The enemies lose', keys: ['enemyLosses'] },
  ],
  tones: { allWon: 'attacker', beaten: 'defender', spent: 'faint', cuLeft: 'attacker', enemyLosses: 'defender' },
  aims: CAMPAIGN_AIMS,
  compute: battlesOdds,
  rolls: battlesRolls,
  resolve: battlesRoll,
});
