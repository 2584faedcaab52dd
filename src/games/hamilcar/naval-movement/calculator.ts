/** Naval Movement (7.3, 8): where a Fleet can be intercepted, whether it slips past, and what follows if not. */
import { calculator } from '../../../calculator/calculator.ts';
import { NAVAL_RULES, NAVAL_TABLES } from '../naval-battle/clauses.ts';
import { aimsOf } from '../naval-battle/end.ts';
import { FOLDED } from '../naval-battle/fleet-fields.ts';
import { voyageFields } from './fields.ts';
import { stakesIn, voyageOdds } from './odds.ts';
import { voyageRoll, voyageRolls } from './roll.ts';

const { wins: arrives, ...aims } = aimsOf(stakesIn);

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement and Interception',
  question: 'Does my Fleet get through, and what if it is intercepted?',
  rules: [...NAVAL_RULES, '2.1.H', '7.3.A', '7.3.C', '8.1', '8.2', '8.3', '8.4', '8.5', '15.4.A', '17.1.#49'],
  fields: voyageFields,
  folded: FOLDED,
  tables: [...NAVAL_TABLES, 'naval-die', 'sea-costs'],
  terms: {
    unopposed: 'Nobody intercepts',
    avoids: 'Slips past',
    wins: 'Intercepted and wins',
    beaten: 'Intercepted and beaten',
    arrives: 'Gets through',
    supremacy: 'Has Naval Supremacy afterwards',
    displaced: 'Its Generals are displaced',
    shipsLost: 'Warships the mover loses',
    enemyShipsLost: 'Warships the interceptor loses',
    unitsLost: 'Units the mover loses',
    enemyUnitsLost: 'Units the interceptor loses',
    prizes: 'Prizes the mover claims',
    enemyPrizes: 'Prizes the interceptor claims',
    pcs: 'PCs the mover loses',
    enemyPcs: 'PCs the interceptor loses',
    qualifying: 'Ports that qualify',
    range: 'Range of the interceptor in MPs',
    interceptedAt: 'Intercepted at',
    mayAvoid: 'May try to avoid it',
    symbols: 'Carthaginian symbols of the level',
    net: 'Roman symbols less Carthaginian ones',
  },
  figure: 'arrives',
  headline: ['unopposed', 'avoids', 'wins', 'beaten'],
  charts: [
    { title: 'Units lost', keys: ['unitsLost', 'enemyUnitsLost'] },
    { title: 'PCs lost', keys: ['pcs', 'enemyPcs'] },
  ],
  tones: {
    unopposed: 'plain',
    avoids: 'faint',
    wins: 'attacker',
    beaten: 'defender',
    unitsLost: 'attacker',
    enemyUnitsLost: 'defender',
    pcs: 'attacker',
    enemyPcs: 'defender',
  },
  aims: { arrives, ...aims },
  compute: voyageOdds,
  rolls: voyageRolls,
  resolve: voyageRoll,
});
