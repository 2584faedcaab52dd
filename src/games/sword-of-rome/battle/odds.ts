/** All rolls of a battle as a report: chances, losses apart and together, support. */
import type { JointRow } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { count, decimal, percent } from '../../../calculator/words.ts';
import { chance, entriesOf, given, map } from '../../../engine/dist.ts';
import { opponent, type Side } from '../words.ts';
import { lossesFor, resultsOf } from './losses.ts';
import { onwardOf } from './onward.ts';
import { readingsOf } from './readings.ts';
import type { Battle } from './rules.ts';
import { strengthFacts, strengthOf } from './strength.ts';

export function battleOdds(battle: Battle, tables: Tables) {
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
    retreatLosses: [retreats(battle) ? results : undefined, (r) => r.retreatLosses],
    insideCuIfAttackerWins: [battle.cityRoom > 0 ? attackerWon : undefined, (r) => r.insideCu],
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
  const { automatic } = strength;
  const onward =
    attackerWins < 0.5
      ? onwardOf(battle, 'attacker', distributions.attackerLossesIfDefenderWins)
      : onwardOf(battle, 'defender', distributions.defenderLossesIfAttackerWins);
  return {
    sentence: automatic ? automaticSentence(battle, automatic) : sentence(attackerWins, expected, results.total),
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
    ...(onward.length > 0 && { onward }),
    ...(!automatic && { outOf: results.total }),
    ...basis(strength.ledger, readingsOf(battle, automatic !== undefined), read),
  };
}

/** 12.4.5: whether either side would pay for a retreat. */
const retreats = ({ attackerRetreat, defenderRetreat }: Battle): boolean =>
  attackerRetreat !== 0 || defenderRetreat !== 0;

function automaticSentence(battle: Battle, winner: Side): string {
  const lost = winner === 'attacker' ? battle.defenderCu : battle.attackerCu;
  return `Automatic victory: the ${winner} wins without a roll and the ${opponent(winner)} loses ${lost === 1 ? 'its 1 CU' : `all ${lost} CU`}.`;
}

/** What the attacker loses and takes on average, given who wins; nothing of it where that cannot happen. */
type Costs = Partial<Readonly<Record<`${'attacker' | 'defender'}LossesIf${'Attacker' | 'Defender'}Wins`, number>>>;

function sentence(wins: number, costs: Costs, rolls: number): string {
  const cost = (lost = 0, taken = 0) => `it loses ${decimal(lost)} CU and kills ${decimal(taken)}`;
  const won = [costs.attackerLossesIfAttackerWins, costs.defenderLossesIfAttackerWins] as const;
  const beaten = [costs.attackerLossesIfDefenderWins, costs.defenderLossesIfDefenderWins] as const;
  const odds = `The attacker wins ${percent(wins)} (${count(Math.round(wins * rolls))} of ${count(rolls)} rolls).`;
  if (wins === 0) return `The attacker cannot win. On average ${cost(...beaten)}.`;
  if (wins === 1) return `The attacker always wins. On average ${cost(...won)}.`;
  return `${odds} If it wins, ${cost(...won)} on average; if it loses, ${decimal(beaten[0] ?? 0)} and ${decimal(beaten[1] ?? 0)}.`;
}
