/** A battle with dice written down, as its own page shows it: the sentence, the facts, the steps. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { opponent } from '../words.ts';
import { lossesFor } from './losses.ts';
import { readingsOf } from './readings.ts';
import { battleDice, fight, fightSentence, fightSteps } from './roll.ts';
import type { Battle } from './rules.ts';
import { strengthFacts, strengthOf } from './strength.ts';

export const battleRolls = (battle: Battle, tables: Tables): Roll[] =>
  strengthOf(battle, new Reader(tables)).automatic ? [] : battleDice(battle);

export function battleRoll(battle: Battle, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const fought = fight(battle, faces, read);
  const { strength, cast: thrown, ...result } = fought;
  const { winner } = result;
  const automatic = thrown === undefined;
  const side = winner === 'attacker' ? 'Attacker' : 'Defender';
  return {
    sentence: fightSentence(battle, fought),
    facts: {
      ...strengthFacts(strength),
      ...(thrown && {
        attackerTotal: thrown.totals.attacker,
        defenderTotal: thrown.totals.defender,
        loserNominalLosses: thrown.loserLosses,
        winnerNominalLosses: thrown.winnerLosses,
      }),
      attackerWins: winner === 'attacker',
      defenderWins: winner === 'defender',
      automaticVictory: automatic,
      ...result,
      winnerLosses: lossesFor(winner, result),
      loserLosses: lossesFor(opponent(winner), result),
      ...(winner === 'attacker' && { insideCuIfAttackerWins: result.insideCu }),
      [`supportIf${side}Wins`]: result.support,
      [`attackerLossesIf${side}Wins`]: result.attackerLosses,
      [`defenderLossesIf${side}Wins`]: result.defenderLosses,
    },
    steps: fightSteps(battle, fought),
    ...basis(strength.ledger, readingsOf(battle, automatic), read),
  };
}
