/** One roll of a battle written down, step by step, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural, signed } from '../../../calculator/words.ts';
import { aftermath, automaticAftermath, lossesFor, lossesOf, winnerOf } from './losses.ts';
import { strengthFacts } from './odds.ts';
import { readingsOf } from './readings.ts';
import { type Battle, opponent, SIDES, type Side } from './rules.ts';
import { type Strength, strengthOf } from './strength.ts';

export const battleRolls = (battle: Battle, tables: Tables): Roll[] =>
  strengthOf(battle, new Reader(tables)).automatic
    ? []
    : [
        { id: 'attacker', label: 'Attacker', dice: battle.attackerDice, sides: 6 },
        { id: 'defender', label: 'Defender', dice: battle.defenderDice, sides: 6 },
      ];

export function battleRoll(battle: Battle, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const strength = strengthOf(battle, read);
  const fought = strength.automatic ? undefined : fight(battle, strength, faces, read);
  const winner = strength.automatic ?? fought!.winner;
  const after = fought
    ? aftermath(battle, winner, fought.loserLosses, fought.winnerLosses)
    : automaticAftermath(battle, winner);
  const loserLosses = lossesFor(opponent(winner), after);
  const split =
    battle.flankCu > 0 ? ` (${after.primaryLosses} from the army, ${after.flankLosses} from the flanking force)` : '';
  const gain = plural(after.support, 'support point');
  const opening = fought ? `${fought.totals.attacker} to ${fought.totals.defender}.` : 'Automatic victory.';
  const side = winner === 'attacker' ? 'Attacker' : 'Defender';
  return {
    sentence: `${opening} The ${winner} wins and gains ${gain}; the attacker loses ${after.attackerLosses} CU${split}, the defender ${after.defenderLosses}.`,
    facts: {
      ...strengthFacts(strength),
      ...(fought && {
        attackerTotal: fought.totals.attacker,
        defenderTotal: fought.totals.defender,
        loserNominalLosses: fought.loserLosses,
        winnerNominalLosses: fought.winnerLosses,
      }),
      winner,
      attackerWins: winner === 'attacker',
      defenderWins: winner === 'defender',
      automaticVictory: strength.automatic !== undefined,
      ...after,
      winnerLosses: lossesFor(winner, after),
      loserLosses,
      [`supportIf${side}Wins`]: after.support,
      [`attackerLossesIf${side}Wins`]: after.attackerLosses,
      [`defenderLossesIf${side}Wins`]: after.defenderLosses,
    },
    steps: [
      { rule: '12.2.1', text: `Sizes: attacker ${strength.sizes.attacker}, defender ${strength.sizes.defender}.` },
      ...(fought?.steps ?? []),
      {
        rule: '12.3',
        text: `Removed: attacker ${after.attackerLosses} CU${split}, defender ${after.defenderLosses} CU.`,
      },
      { rule: '12.5', text: `The ${winner} may add or remove ${gain}: half of ${loserLosses} CU, rounded up.` },
    ],
    ...basis(strength.ledger, readingsOf(battle, strength.automatic !== undefined), read),
  };
}

function fight(battle: Battle, { modifiers }: Strength, faces: Faces, read: Reader) {
  const rolled = (side: Side) => faces[side] ?? [];
  const sum = (side: Side) => rolled(side).reduce((a, b) => a + b, 0);
  const totals = { attacker: sum('attacker') + modifiers.attacker, defender: sum('defender') + modifiers.defender };
  const winner = winnerOf(totals);
  let [loserLosses, winnerLosses] = [0, 0];
  for (const side of SIDES) {
    for (const die of rolled(side)) {
      const loss = lossesOf(die, side === winner ? 'winner' : 'loser', side, battle, read);
      loserLosses += loss.loser;
      winnerLosses += loss.winner;
    }
  }
  const total = (side: Side) =>
    modifiers[side] ? `${sum(side)} ${signed(modifiers[side])} = ${totals[side]}` : `${totals[side]}`;
  const steps = [
    ...SIDES.map((side) => ({ rule: '12.2.3', text: `The ${side} rolls ${rolled(side).join(', ')}: ${total(side)}.` })),
    {
      rule: '12.2.5',
      text: `${totals.attacker} against ${totals.defender}: the ${winner} wins${totals.attacker === totals.defender ? ' the tie' : ''}.`,
    },
    { rule: '12.3', text: `By the dice the loser removes ${loserLosses} CU and the winner ${winnerLosses}.` },
  ];
  return { totals, winner, loserLosses, winnerLosses, steps };
}
