/** Victory (4.1, 5.5): who is ahead, what the Victory Check costs, and whether somebody has won. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { fields, type Input, standingsOf } from './fields.ts';
import { behind, countLedger, type Standings, type Verdict, verdictOf } from './rules.ts';

function compute(input: Input, tables: Tables) {
  const standings = standingsOf(input);
  const verdict = verdictOf(standings);
  const last = behind(standings);
  return {
    sentence: sentence(standings, verdict),
    ...SETTLED,
    facts: {
      ahead: last ? SIDE_NAMES[otherSide(last)] : 'nobody',
      lead: Math.abs(input.romeProvinces - input.carthageProvinces),
      removes: verdict.removes ? SIDE_NAMES[verdict.removes] : 'nobody',
      pcsRemoved: verdict.removes ? verdict.due : 0,
      winner: verdict.winner ? SIDE_NAMES[verdict.winner] : 'nobody yet',
      toSweep: input.italiaMissing,
    },
    ...basis(
      countLedger(standings),
      input.italiaMissing === 0
        ? [
            {
              ruling: 'sweep-before-removal',
              rule: '4.1',
              reading: 'The sweep of Italia is tested before PCs are removed.',
            },
          ]
        : [],
      new Reader(tables),
    ),
  };
}

function sentence(standings: Standings, { winner, why, removes, due }: Verdict): string {
  const { italiaMissing } = standings;
  const sweep = `Carthage is ${plural(italiaMissing, 'Province')} short of all Italia but Latium.`;
  const won = winner ? `${SIDE_NAMES[winner]} wins: ${why}.` : '';
  if (won && !removes) return won;
  const cost = removes
    ? `${SIDE_NAMES[removes]} is behind and must remove ${plural(due, 'PC')}.`
    : 'Both have the same number of Provinces: nobody removes PCs.';
  return won ? `${cost} ${won}` : `${cost} ${sweep}`;
}

export const victory = calculator({
  id: 'victory',
  title: 'Victory Check',
  question: 'Who is ahead, who removes PCs, and has anybody won?',
  rules: ['4.1', '5.5', '5.5.a'],
  fields,
  tables: [],
  terms: {
    ahead: 'Ahead',
    lead: 'by so many Provinces',
    removes: 'Must remove PCs',
    pcsRemoved: 'PCs to remove',
    winner: 'Winner',
    toSweep: 'Provinces that Carthage lacks for the Italian sweep',
  },
  ...NO_DICE,
  compute,
});
