/** Naval Battle (chapter 9): who wins, what it costs, and when to Evade. */
import { calculator } from '../../../calculator/calculator.ts';
import { aimsOf } from './end.ts';
import { FOLDED, GROUPS, navalBattleFields } from './fields.ts';
import { navalOdds, stakesIn } from './odds.ts';
import { navalRoll, navalRolls } from './roll.ts';
import { NAVAL_RULES, NAVAL_TABLES, NAVAL_TERMS } from './terms.ts';

export const navalBattle = calculator({
  id: 'naval-battle',
  title: 'Naval Battle',
  question: 'Who wins at sea, what does it cost, and when should I Evade?',
  rules: NAVAL_RULES,
  fields: navalBattleFields,
  folded: [...FOLDED, GROUPS.underWay],
  tables: NAVAL_TABLES,
  terms: NAVAL_TERMS,
  headline: ['romeWins', 'carthageWins'],
  charts: [
    { title: 'Warships lost', keys: ['romeShipsLost', 'carthageShipsLost'] },
    { title: 'Prizes claimed', keys: ['romePrizes', 'carthagePrizes'] },
    { title: 'PCs lost', keys: ['romePcs', 'carthagePcs'] },
    { title: 'All Units lost', keys: ['romeUnitsLost', 'carthageUnitsLost'] },
  ],
  tones: {
    romeWins: 'attacker',
    carthageWins: 'defender',
    romeShipsLost: 'attacker',
    carthageShipsLost: 'defender',
    romePrizes: 'attacker',
    carthagePrizes: 'defender',
    romePcs: 'attacker',
    carthagePcs: 'defender',
    romeUnitsLost: 'attacker',
    carthageUnitsLost: 'defender',
  },
  aims: aimsOf(stakesIn),
  joint: {
    rows: 'romeShipsLost',
    columns: 'carthageShipsLost',
    split: 'winner',
    wins: { rome: 'romeWins', carthage: 'carthageWins' },
  },
  compute: navalOdds,
  rolls: navalRolls,
  resolve: navalRoll,
});
