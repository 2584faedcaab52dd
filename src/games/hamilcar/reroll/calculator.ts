/** Re-roll (13.3.D): the Battle Dice lie open, and one of them may be rolled again: which? */
import { calculator } from '../../../calculator/calculator.ts';
import { READINGS } from '../dice-level/fields.ts';
import { rerollFields } from './fields.ts';
import { rerollOdds } from './odds.ts';
import { rerollRoll, rerollRolls } from './roll.ts';

export const reroll = calculator({
  id: 'reroll',
  title: 'Which die to roll again',
  question: 'The charge gave a re-roll: which Battle Die should it be?',
  rules: ['13.3.D', '13.4', '13'],
  fields: rerollFields,
  folded: [READINGS],
  tables: ['small-battle-die', 'large-battle-die'],
  terms: {
    carthageWins: 'Carthage wins',
    romeWins: 'Rome wins',
    carthageCuLost: 'Carthage loses (CUs)',
    romeCuLost: 'Rome loses (CUs)',
    carthageHits: 'Hits that Carthage scores',
    romeHits: 'Hits that Rome scores',
    reroll: 'Best die to roll again',
    asItLies: 'Wins as the dice are now',
  },
  headline: ['carthageWins', 'romeWins'],
  charts: [{ title: 'Losses', keys: ['carthageCuLost', 'romeCuLost'] }],
  tones: { carthageWins: 'attacker', romeWins: 'defender', carthageCuLost: 'attacker', romeCuLost: 'defender' },
  aims: {
    carthageWins: { form: 'chance', worth: ({ chances }) => chances.carthageWins },
    romeWins: { form: 'chance', worth: ({ chances }) => chances.romeWins },
  },
  compute: rerollOdds,
  rolls: rerollRolls,
  resolve: rerollRoll,
});
