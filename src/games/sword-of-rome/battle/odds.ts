/** All rolls of a battle as a report: chances, losses apart and together, support. */
import type { Fact, JointRow, Report } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { count, decimal, percent } from '../../../calculator/words.ts';
import { chance, entriesOf, given, map } from '../../../engine/dist.ts';
import { lossesFor, resultsOf } from './losses.ts';
import { readingsOf } from './readings.ts';
import { type Battle, opponent, type Side } from './rules.ts';
import { type Strength, strengthOf } from './strength.ts';

export function battleOdds(battle: Battle, tables: Tables): Report {
  const read = new Reader(tables);
  const strength = strengthOf(battle, read);
  const results = resultsOf(battle, strength, read);
  const attackerWon = given(results, (r) => r.winner === 'attacker');
  const defenderWon = given(results, (r) => r.winner === 'defender');
  const { expected, distributions } = measure({
    attackerLosses: [results, (r) => r.attackerLosses],
    defenderLosses: [results, (r) => r.defenderLosses],
    winnerLosses: [results, (r) => lossesFor(r.winner, r)],
    loserLosses: [results, (r) => lossesFor(opponent(r.winner), r)],
    supportIfAttackerWins: [attackerWon, (r) => r.support],
    supportIfDefenderWins: [defenderWon, (r) => r.support],
    attackerLossesIfAttackerWins: [attackerWon, (r) => r.attackerLosses],
    defenderLossesIfAttackerWins: [attackerWon, (r) => r.defenderLosses],
    attackerLossesIfDefenderWins: [defenderWon, (r) => r.attackerLosses],
    defenderLossesIfDefenderWins: [defenderWon, (r) => r.defenderLosses],
  });
  const pairs = map(results, ({ attackerLosses, defenderLosses, winner }) => ({
    attackerLosses,
    defenderLosses,
    winner,
  }));
  const joint: JointRow[] = [...entriesOf(pairs)]
    .map(([pair, weight]) => ({ ...pair, chance: weight / pairs.total }))
    .sort((a, b) => a.attackerLosses - b.attackerLosses || a.defenderLosses - b.defenderLosses);
  const attackerWins = chance(results, (r) => r.winner === 'attacker');
  const automatic = strength.automatic !== undefined;
  return {
    sentence: automatic
      ? automaticSentence(battle, strength.automatic!)
      : sentence(attackerWins, expected, results.total),
    chances: {
      attackerWins,
      defenderWins: chance(results, (r) => r.winner === 'defender'),
      automaticVictory: automatic ? 1 : 0,
      attackerWipedOut: chance(results, (r) => r.attackerWipedOut),
      defenderWipedOut: chance(results, (r) => r.defenderWipedOut),
      attackerLeaderDisplaced: chance(results, (r) => r.attackerLeaderDisplaced),
      defenderLeaderDisplaced: chance(results, (r) => r.defenderLeaderDisplaced),
    },
    expected,
    distributions,
    facts: strengthFacts(strength),
    joint,
    ...(!automatic && { outOf: results.total }),
    ...basis(strength.ledger, readingsOf(battle, automatic), read),
  };
}

/** What is settled before the dice. */
export const strengthFacts = ({ sizes, modifiers, ledger }: Strength): Record<string, Fact> => ({
  attackerSize: sizes.attacker,
  defenderSize: sizes.defender,
  forceRatio: ledger[0]!.amount,
  attackerModifier: modifiers.attacker,
  defenderModifier: modifiers.defender,
});

function automaticSentence(battle: Battle, winner: Side): string {
  const lost = winner === 'attacker' ? battle.defenderCu : battle.attackerCu;
  return `Automatic victory: the ${winner} wins without a roll and the ${opponent(winner)} loses all ${lost} CU.`;
}

function sentence(wins: number, expected: Record<string, number>, rolls: number): string {
  const cost = (winner: 'Attacker' | 'Defender') =>
    `${decimal(expected[`attackerLossesIf${winner}Wins`]!)} CU on average and takes ${decimal(expected[`defenderLossesIf${winner}Wins`]!)}`;
  const odds = `The attacker wins ${percent(wins)} (${count(Math.round(wins * rolls))} of ${count(rolls)} rolls).`;
  if (wins === 0) return `${odds} Losing costs it ${cost('Defender')}.`;
  if (wins === 1) return `${odds} Winning costs it ${cost('Attacker')}.`;
  return `${odds} Winning costs it ${cost('Attacker')}; losing costs ${cost('Defender').replace(' CU on average', '')}.`;
}
