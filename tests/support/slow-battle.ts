/** A battle of The Sword of Rome counted roll by roll from the printed rules, without the site's own rules or tables. */
import { expect } from 'vitest';
import type { Report } from '../../src/calculator/report.ts';
import { sequences, sum } from './oracle.ts';

export interface SlowBattle {
  readonly attackerCu: number;
  readonly defenderCu: number;
  /** The attacker's modifiers less the defender's. */
  readonly lead: number;
  readonly attackerDice?: number;
  readonly defenderDice?: number;
}

/** 12.3: the winner's die against the loser, by the size of the army that rolled it. */
const winnersDie = (die: number, size: number): number => {
  if (size === 1) return die === 6 ? 2 : 0;
  if (size === 2) return die >= 5 ? 2 : 0;
  return die >= 5 ? 2 : die === 4 ? 1 : 0;
};

/** 12.3: the loser's die against the winner. */
const losersDie = (die: number, size: number): number => {
  if (size === 1) return die === 6 ? 1 : 0;
  if (size === 2) return die >= 5 ? 1 : 0;
  return die >= 4 ? 1 : 0;
};

/** 12.3, both examples: each 1 costs the loser who rolled it a CU. */
const losersOnes = (roll: readonly number[]): number => roll.filter((die) => die === 1).length;

/** Rolls by "winner attackerLosses defenderLosses", each army losing no more than it has. */
export function slowBattle({
  attackerCu,
  defenderCu,
  lead,
  attackerDice = 3,
  defenderDice = 3,
}: SlowBattle): Map<string, number> {
  const counts = new Map<string, number>();
  const rolled = (dice: number, size: number) =>
    sequences(dice).map((roll) => ({
      total: sum(roll),
      asWinner: sum(roll.map((die) => winnersDie(die, size))),
      asLoser: sum(roll.map((die) => losersDie(die, size))),
      ones: losersOnes(roll),
    }));
  const defenders = rolled(defenderDice, defenderCu);
  for (const a of rolled(attackerDice, attackerCu)) {
    for (const d of defenders) {
      const attackerWins = a.total + lead > d.total;
      const [won, lost] = attackerWins ? [a, d] : [d, a];
      const [loserLoses, winnerLoses] = [won.asWinner + lost.ones, lost.asLoser];
      const attackerLosses = Math.min(attackerCu, attackerWins ? winnerLoses : loserLoses);
      const defenderLosses = Math.min(defenderCu, attackerWins ? loserLoses : winnerLoses);
      const key = `${attackerWins ? 'attacker' : 'defender'} ${attackerLosses} ${defenderLosses}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The same counts from a report. */
export const countsOf = ({ joint, outOf }: Report): Map<string, number> =>
  new Map(
    joint!.map((row) => [`${row['winner']} ${row['attackerLosses']} ${row['defenderLosses']}`, row.chance * outOf!]),
  );

export function expectCounts(report: Report, slow: Map<string, number>): void {
  const fast = countsOf(report);
  expect([...fast.keys()].sort()).toEqual([...slow.keys()].sort());
  for (const [key, count] of slow) expect(fast.get(key)!, key).toBeCloseTo(count, 6);
}
