/** What a battle leaves to be seen: its score on the board, and what each die cost. */
import type { Cost } from '../../../play/chance.ts';
import type { Score } from '../../../play/state.ts';
import type { Fought } from '../battle/roll.ts';
import { opponent, SIDES, type Side } from '../words.ts';
import { powerOf } from './begin-battle.ts';
import type { BattleFrame } from './field-frames.ts';

/** 12.2.5: both totals. */
export const scoreOf = (f: BattleFrame, winner: Side, totals: Readonly<Record<Side, number>>): Score => ({
  at: f.at,
  sums: SIDES.map((side) => ({ side: powerOf(f, side), sum: totals[side], ...(side === winner && { wins: true }) })),
});

/** 12.3: what each die costs, and whom. */
export function costsOf(f: BattleFrame, { winner, cast }: Fought): Record<Side, Cost[][]> {
  const loser = opponent(winner);
  const of = (side: Side): Cost[][] =>
    (cast?.dice ?? [])
      .filter((die) => die.side === side)
      .map((die) =>
        [
          { side: powerOf(f, winner), number: die.winner },
          { side: powerOf(f, loser), number: die.loser },
        ].filter(({ number }) => number > 0),
      );
  return { attacker: of('attacker'), defender: of('defender') };
}
