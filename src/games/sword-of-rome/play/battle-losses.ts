/** 12.3, 8.4: how a battle was decided, and the CU and leaders that it costs. */
import { note } from '../../../play/state.ts';
import type { Aftermath } from '../battle/losses.ts';
import { PEOPLES, type Side } from '../words.ts';
import { scoreOf } from './battle-shown.ts';
import { powerOf } from './begin-battle.ts';
import { cuAt, insideAt, leadersAt } from './board.ts';
import type { BattleFrame } from './field-frames.ts';
import { displace, loseCu, loseInside } from './pieces.ts';
import { byKind } from './procedures/losses.ts';
import type { State } from './state.ts';

/** 12.3, 9.5.6: CU off; those outside go before those who joined from inside. */
function removeLosses(d: State, f: BattleFrame, after: Aftermath): void {
  const outside = f.sortie ? 0 : loseCu(d, f.at, f.attacker, after.primaryLosses);
  const joined = Math.min(f.joined, after.primaryLosses - outside);
  if (joined > 0) f.joined -= loseInside(d, f.at, joined);
  if (joined > 0 && insideAt(d, f.at) === 0) displace(d, leadersAt(d, f.at, f.attacker, true));
  if (f.flank) f.flank.cu -= loseCu(d, f.flank.at, f.flank.power, after.flankLosses);
  loseCu(d, f.at, f.defender, after.defenderLosses);
  leaderless(d, f);
}

/** 8.4: leaders whose CU are all lost, the winner's too. */
function leaderless(d: State, f: BattleFrame): void {
  if (!f.sortie && cuAt(d, f.at, f.attacker) === 0) displace(d, leadersAt(d, f.at, f.attacker));
  if (cuAt(d, f.at, f.defender) === 0) displace(d, leadersAt(d, f.at, f.defender));
  if (f.flank && cuAt(d, f.flank.at, f.flank.power) === 0) displace(d, leadersAt(d, f.flank.at, f.flank.power));
}

/** Who has won, and what it cost. */
export function decided(
  d: State,
  f: BattleFrame,
  winner: Side,
  after: Aftermath,
  says: string,
  rule: string,
  totals?: Readonly<Record<Side, number>>,
): void {
  f.winner = winner;
  f.removed = winner === 'attacker' ? after.defenderLosses : after.attackerLosses;
  note(d, rule, `${says} The ${PEOPLES[powerOf(f, winner)]} win.`, {
    facts: { winner },
    ...(totals && { score: scoreOf(f, winner, totals) }),
  });
  const { attackerLosses, defenderLosses } = after;
  const costs = `The attacker loses ${attackerLosses} CU, the defender ${defenderLosses}.`;
  note(d, totals ? '12.3' : rule, costs, { facts: { attackerLosses, defenderLosses } });
  byKind(d, f.flank?.power === 'carthage' ? f.flank.at : f.at, () => removeLosses(d, f, after));
}
