/** Political Consequences (9.4, 13.6, 2.2.D2): how many PCs a lost battle costs, and whether it loses the game. */
import { calculator } from '../../../calculator/calculator.ts';
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { SIDE_NAMES } from '../words.ts';
import { type Defeat, defeatFields } from './fields.ts';
import { pcsForAristocrat, pcsForUnits, removalOf } from './rules.ts';

const RULES: Readonly<Record<Defeat['cause'], string>> = { land: '13.6', naval: '9.4', unguarded: '8.5' };

function compute(input: Defeat, tables: Tables) {
  const read = new Reader(tables);
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
      ? `${who} would have to remove ${plural(total, 'PC')}, has ${input.pcs ? `only ${input.pcs}` : 'none'}, and loses the game.`
      : `${who} removes ${total === 0 ? 'no PC' : plural(total, 'PC')}${fromMiat ? (total === 1 ? ', from the Miat,' : ', the first of them from the Miat,') : ''} and keeps ${left}.`,
    ...SETTLED,
    facts: { units: lost, fromLosses, fromAristocrat, total, fromMiat, fromMap, pcsLeft: left, losesGame },
    ...basis(ledger, readingsOf(input), read),
  };
}

const readingsOf = ({ side, cause, aristocrat, unguardedAristocrat }: Defeat): readonly Assumption[] =>
  when(side === 'rome' && cause === 'unguarded' && aristocrat !== 'none', {
    ruling: 'aristocrat-in-unguarded-fleet',
    rule: '8.5',
    reading:
      unguardedAristocrat === 'none'
        ? 'An Aristocrat lost with an unguarded Fleet costs no PCs.'
        : 'An Aristocrat lost with an unguarded Fleet costs his Battle Rating in PCs.',
    field: 'unguardedAristocrat',
  });

export const pcLoss = calculator({
  id: 'pc-loss',
  title: 'Political Consequences',
  question: 'How many PCs does this defeat cost, and can it lose the game?',
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
  ...NO_DICE,
  compute,
});
