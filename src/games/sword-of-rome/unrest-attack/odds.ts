/** All rolls of an attack on the unrest, or of two, as a report: who wins, the new level, the CU it costs. */
import type { Line } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, given } from '../../../engine/dist.ts';
import { capital } from '../words.ts';
import { campaignEnds, type End, firstAttack } from './campaign.ts';
import type { Campaign } from './fields.ts';
import { unrestReadings } from './readings.ts';
import { attackFacts, highestLevel, ledgerOf, moveOf, type Prepared, prepare } from './rules.ts';

export function unrestOdds(campaign: Campaign, tables: Tables) {
  const read = new Reader(tables);
  const first = prepare(firstAttack(campaign), read);
  const { automatic } = first.strength;
  const { opening, ends, seconds } = campaignEnds(campaign, first, read);
  const whole = measure({ newLevel: [ends, (e) => e.newLevel], cuLost: [ends, (e) => e.cuLost] });
  const points = measure({
    // An automatic victory clears the level without a count of points.
    supportIfCarthageWins: [automatic ? undefined : given(opening, (a) => a.carthageWins), (a) => a.support],
    supportIfUnrestWins: [given(opening, (a) => !a.carthageWins), (a) => a.support],
  });
  const expected = { ...whole.expected, ...points.expected };
  const of = (passes: (end: End) => boolean) => chance(ends, passes);
  const chances = {
    carthageWins: chance(opening, (a) => a.carthageWins),
    zero: of((e) => e.newLevel === 0),
    lower: of((e) => e.newLevel > 0 && e.newLevel < campaign.level),
    same: of((e) => e.newLevel === campaign.level),
    worse: of((e) => e.newLevel > campaign.level),
    automaticVictory: automatic ? 1 : 0,
    leaderDisplaced: chance(opening, (a) => a.leaderDisplaced),
    ...(campaign.secondCu > 0 && {
      secondFought: of((e) => e.secondFought),
      secondWins: of((e) => e.secondWins),
      secondLeaderDisplaced: of((e) => e.secondLeaderDisplaced),
    }),
  };
  return {
    sentence: sentence(campaign, automatic, chances, expected),
    chances,
    expected,
    distributions: { ...whole.distributions, ...points.distributions },
    facts: { ...attackFacts(first), highestLevel: highestLevel(first.attack.boxCu, read) },
    ...(!automatic && campaign.secondCu === 0 && { outOf: ends.total }),
    ...basis(fullLedger(first, seconds), unrestReadings(campaign, first), read),
  };
}

/** With a second attack its modifiers stand apart, level by level. */
const fullLedger = (first: Prepared, seconds: readonly Prepared[]): Line[] =>
  seconds.length === 0
    ? ledgerOf(first)
    : [
        ...ledgerOf(first).map((line) => ({ ...line, in: 'First attack' })),
        ...seconds.flatMap((second) =>
          ledgerOf(second).map((line) => ({ ...line, in: `Second attack, unrest at ${second.attack.level}` })),
        ),
      ];

function sentence(
  { level, cu, secondCu }: Campaign,
  automatic: Prepared['strength']['automatic'],
  chances: Readonly<Record<'carthageWins' | 'zero' | 'worse', number>>,
  expected: Readonly<Record<'newLevel' | 'cuLost', number>>,
): string {
  if (automatic === 'attacker') return `Automatic victory: the unrest falls from ${level} to 0 without a roll.`;
  const average = `on average the level goes from ${level} to ${decimal(expected.newLevel)} and Carthage loses ${decimal(expected.cuLost)} CU`;
  if (automatic) {
    const opening = `The unrest wins automatically and destroys ${cu === 1 ? 'the only CU' : `all ${cu} CU`}`;
    return secondCu > 0
      ? `${opening}. After the second attack, ${average}.`
      : `${opening}; the level ${moveOf(level, expected.newLevel)}.`;
  }
  const wins = `Carthage wins ${secondCu > 0 ? 'the first attack ' : ''}${percent(chances.carthageWins)}`;
  return `${wins} of the time: the unrest is gone ${percent(chances.zero)} of the time and worse ${percent(chances.worse)}. ${capital(average)}.`;
}
