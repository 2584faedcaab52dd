/** Political Consequences (9.4, 13.6, 2.2.D2): how many PCs a lost battle costs, and whether it loses the game. */
import { line, when } from '../../../calculator/ledger.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import { SIDE_NAMES } from '../words.ts';
import { type Defeat, defeatFields } from './fields.ts';
import { pcsForAristocrat, pcsForUnits, removalOf } from './rules.ts';

const RULES: Readonly<Record<Defeat['cause'], string>> = { land: '13.6', naval: '9.4', unguarded: '8.5' };

function compute(input: Defeat) {
  const lost = input.cu + input.st + (input.cause === 'naval' ? input.warships : 0);
  const fromLosses = pcsForUnits(input.cause, lost);
  const fromAristocrat = pcsForAristocrat(input);
  const total = fromLosses + fromAristocrat;
  const { fromMiat, fromMap, left, losesGame } = removalOf(
    total,
    input.pcs,
    input.side === 'carthage' ? input.miatPcs : 0,
  );
  const who = SIDE_NAMES[input.side];
  const ledger = [
    line(who, 0 - fromLosses, `Half of ${plural(lost, 'Unit')} lost`, RULES[input.cause]),
    ...when(fromAristocrat > 0, line(who, -fromAristocrat, 'Aristocrat displaced', '2.2.D2')),
  ];
  return {
    sentence: losesGame
      ? `${who} would have to remove ${plural(total, 'PC')} but has ${input.pcs ? `only ${input.pcs}` : 'none'}, so it loses the game.`
      : `${who} removes ${total === 0 ? 'no PCs' : plural(total, 'PC')}${fromMiat ? (total === 1 ? ', from the Miat,' : ', the first of them from the Miat,') : ''} and keeps ${left}.`,
    facts: { units: lost, fromLosses, fromAristocrat, total, fromMiat, fromMap, pcsLeft: left, losesGame },
    ledger,
    readings: {
      'aristocrat-in-unguarded-fleet':
        input.side === 'rome' && input.cause === 'unguarded' && input.aristocrat !== 'none',
    },
  };
}

export const pcLoss = calculator({
  id: 'pc-loss',
  title: 'Political Consequences',
  question: 'How many PCs does this defeat cost, and can it cost the game?',
  rules: ['13.6', '9.4', '8.5', '2.2.D2', '2.1.G', '4.1', '15.1', '15.3.A'],
  fields: defeatFields,
  tables: [],
  terms: {
    units: 'Units lost',
    fromLosses: 'PCs for Units lost',
    fromAristocrat: 'PCs for an Aristocrat',
    total: 'PCs to remove',
    fromMiat: 'From the Miat',
    fromMap: 'From the map',
    pcsLeft: 'PCs left',
    losesGame: 'Loses the game',
  },
  compute,
});
