/** Battle after battle (chapters 13 and 14): what is left of an Army after several Land Battles, and whether it still takes a place. */
import { calculator } from '../../../calculator/calculator.ts';
import { CAMPAIGN_AIMS } from '../../../mechanics/campaign.ts';
import { battlesFields, FOLDED } from './fields.ts';
import { battlesOdds } from './odds.ts';
import { battlesRoll, battlesRolls } from './roll.ts';

export const battles = calculator({
  id: 'battles',
  title: 'Battle after battle',
  question: 'If I fight one Land Battle after another, how far do I get with what is left?',
  rules: [
    '13',
    '13.3.A',
    '13.3.B',
    '13.3.C',
    '13.3.D',
    '13.4',
    '13.5',
    '13.5.C',
    '13.6',
    '2.2.A',
    '2.2.D2',
    '5.2.C3.1',
    '14.1',
    '14.2',
    '13.3',
  ],
  fields: battlesFields,
  folded: FOLDED,
  tables: [
    'battle-dice',
    'small-battle-die',
    'large-battle-die',
    'charge-modifiers',
    'siege-needs',
    'red-siege-die',
    'white-siege-die',
    'limits',
  ],
  terms: {
    allWon: 'Every battle is won',
    beaten: 'A battle is lost',
    spent: 'Never beaten, but nobody is left to go on',
    wipedOut: 'My Army is gone after the battles',
    outOfPcs: 'I lack PCs and lose the game',
    taken: 'The place is taken',
    cuLeft: 'CUs left at the end',
    elephantsLeft: 'Elephants left after the battles',
    enemyLosses: 'The enemies lose in battle (CUs)',
    pcsLost: 'PCs that I remove',
    battlesWon: 'Battles won',
    battles: 'Battles',
  },
  headline: ['allWon', 'spent', 'beaten'],
  charts: [
    { title: 'CUs left at the end', keys: ['cuLeft'] },
    { title: 'Battles won', keys: ['battlesWon'] },
    { title: 'The enemies lose', keys: ['enemyLosses'] },
    { title: 'PCs that I remove', keys: ['pcsLost'] },
  ],
  tones: { allWon: 'attacker', beaten: 'defender', spent: 'faint', cuLeft: 'attacker', enemyLosses: 'defender' },
  aims: CAMPAIGN_AIMS,
  compute: battlesOdds,
  rolls: battlesRolls,
  resolve: battlesRoll,
});
