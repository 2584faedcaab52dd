/** Naval Battle (chapter 9): who wins, what it costs, and when to Evade. */

import { calculator, type Faces } from '../../../calculator/calculator.ts';
import { mapped } from '../../../calculator/keys.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { settled } from '../dice.ts';
import { SIDE_NAMES } from '../words.ts';
import { NAVAL_RULES, NAVAL_TABLES } from './clauses.ts';
import { aimsOf } from './end.ts';
import { type NavalInput, navalBattleFields, UNDER_WAY } from './fields.ts';
import { FOLDED } from './fleet-fields.ts';
import { navalOdds, stakesIn } from './odds.ts';
import { planOf } from './plan.ts';
import { COUNTED, TOLD } from './result.ts';
import { battleSteps, fightAtSea } from './roll.ts';

const fleetWords = (warships: number, units: number): string =>
  `${plural(warships, 'Warship')}${units ? ` with ${plural(units, 'Unit')} aboard` : ''}`;

/** One battle written down. */
function resolve(input: NavalInput, faces: Faces, tables: Tables): Outcome {
  const { play, facts, basis } = planOf(input, tables);
  const fought = fightAtSea(play, faces);
  const end = settled(fought.end, 'a Naval Battle');
  const after = play.after(end);
  const { winner, shipsLost, supremacy } = after;
  const result = { end, after };
  return {
    sentence: `${SIDE_NAMES[winner]} wins in round ${end.round}; Rome loses ${plural(shipsLost.rome, 'Warship')}, Carthage ${shipsLost.carthage}.`,
    facts: {
      ...facts,
      ...mapped(TOLD, (holds) => holds(result)),
      ...mapped(COUNTED, (of) => of(result)),
      winner: SIDE_NAMES[winner],
      supremacyAfter: SIDE_NAMES[supremacy],
      romeShipsLeft: end.ships.rome,
      carthageShipsLeft: end.ships.carthage,
      tcsDrawn: fought.happened.filter((one) => one.type === 'roll' && one.rolled.brings.drawsTc).length,
    },
    steps: battleSteps(play, fought),
    ...basis,
  };
}

export const navalBattle = calculator({
  id: 'naval-battle',
  title: 'Naval Battle',
  question: 'Who wins at sea, what does it cost, and when should I Evade?',
  says: {
    fields: ['romeWarships', 'romeUnits', 'carthageWarships', 'carthageUnits'],
    words: ({ romeWarships, romeUnits, carthageWarships, carthageUnits }) =>
      `Rome ${fleetWords(romeWarships, romeUnits)}, against Carthage ${fleetWords(carthageWarships, carthageUnits)}`,
  },
  rules: NAVAL_RULES,
  fields: navalBattleFields,
  folded: [...FOLDED, UNDER_WAY],
  tables: NAVAL_TABLES,
  terms: {
    romeWins: 'Rome wins',
    carthageWins: 'Carthage wins',
    romeSupremacy: 'Rome has Naval Supremacy afterwards',
    carthageSupremacy: 'Carthage has Naval Supremacy afterwards',
    romeEvades: 'Rome Evades',
    carthageEvades: 'Carthage Evades',
    romeDisplaced: 'Roman Generals displaced',
    carthageDisplaced: 'Carthaginian Generals displaced',
    romeShipsLost: 'Warships that Rome loses',
    carthageShipsLost: 'Warships that Carthage loses',
    romeUnitsLost: 'Units that Rome loses',
    carthageUnitsLost: 'Units that Carthage loses',
    romePrizes: 'Prizes that Rome claims',
    carthagePrizes: 'Prizes that Carthage claims',
    romePcs: 'PCs that Rome loses',
    carthagePcs: 'PCs that Carthage loses',
    rounds: 'Rounds fought',
    side: 'Seen from',
    goesFirst: 'Goes first',
    romeColumns: 'Roman columns',
    carthageColumns: 'Carthaginian columns',
    romeTcs: 'Tactic Cards of Rome',
    carthageTcs: 'Tactic Cards of Carthage',
    winner: 'Winner',
    supremacyAfter: 'Naval Supremacy afterwards',
    romeShipsLeft: 'Roman Warships left',
    carthageShipsLeft: 'Carthaginian Warships left',
    tcsDrawn: 'Tactic Cards drawn by rolls',
  },
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
  rolls: (input, tables, fallen) => fightAtSea(planOf(input, tables).play, fallen).rolls,
  resolve,
});
