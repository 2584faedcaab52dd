/** A battle whose cards are open: who wins, and what happens to Legions, titles and VP. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../tables.ts';
import { LEADER_NAMES, otherOf, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { Battle } from './fields.ts';
import { afterBattle, cardBp, type Force, forceBp, forceLines, isCrowned, victoryVp, winnerOf } from './rules.ts';

export const forcesOf = (input: Battle): Record<Side, Force> => ({
  attacker: {
    legions: input.attackerLegions,
    leader: input.attackerLeader,
    marker: input.attackerMarker,
    tribe: false,
  },
  defender: input.tribe
    ? { legions: 0, leader: 'none', marker: false, tribe: true }
    : { legions: input.defenderLegions, leader: input.defenderLeader, marker: input.defenderMarker, tribe: false },
});

/** 6.2: BP of both without a card. */
export const linesOf = (forces: Readonly<Record<Side, Force>>, read: Reader): Line[] =>
  SIDES.flatMap((side) => forceLines(SIDE_NAMES[side], forces[side], read));

/** The readings that a battle touches, so far as it is known who wins. */
export function battleReadings({ attacker, defender }: Readonly<Record<Side, Force>>, winner: Side | undefined) {
  const [won, lost] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  return {
    'least-card-value': attacker.marker || defender.marker,
    'beaten-by-barbarians': winner === 'defender' && defender.tribe,
    'victory-over-barbarians': winner === 'attacker' && defender.tribe && attacker.leader === 'emperor',
    'vp-of-a-new-emperor': winner !== undefined && isCrowned(won.leader, lost.leader),
  };
}

/** 6.4: both cards lie open. */
export function revealed(input: Battle, read: Reader) {
  const forces = forcesOf(input);
  const before = { attacker: forceBp(forces.attacker, read), defender: forceBp(forces.defender, read) };
  const played = { attacker: input.attackerCard, defender: input.tribe ? ('none' as const) : input.defenderCard };
  const added = (side: Side): number => {
    const card = played[side];
    return card === 'none' ? 0 : cardBp(card, forces[side], input.least, read);
  };
  const totals = { attacker: before.attacker + added('attacker'), defender: before.defender + added('defender') };
  const winner = winnerOf(totals);
  const after = afterBattle(forces, winner, input, victoryVp(false, read));
  const emperors = (sides: Record<Side, { leader: string }>) =>
    [sides.attacker, sides.defender].filter((s) => s.leader === 'emperor').length;
  const cards = SIDES.flatMap((side) =>
    added(side) ? [line(SIDE_NAMES[side], added(side), 'Battle card', '6.3')] : [],
  );
  return {
    sentence: `The attacker has ${totals.attacker} BP and the defender ${totals.defender}: ${winner ? `the ${winner} wins` : 'it is a draw, and the attacker stops'}.`,
    chances: {
      wins: winner === input.side ? 1 : 0,
      draws: winner ? 0 : 1,
      loses: winner === otherOf(input.side) ? 1 : 0,
    },
    facts: {
      attackerBp: totals.attacker,
      defenderBp: totals.defender,
      attackerBefore: before.attacker,
      defenderBefore: before.defender,
      winner: winner ?? 'nobody',
      attackerStops: winner !== 'attacker',
      attackerLegionsAfter: after.attacker.legions,
      attackerLeaderAfter: LEADER_NAMES[after.attacker.leader],
      attackerVp: after.attacker.vp,
      ...(!input.tribe && {
        defenderLegionsAfter: after.defender.legions,
        defenderLeaderAfter: LEADER_NAMES[after.defender.leader],
        defenderVp: after.defender.vp,
      }),
      emperorsAfter: Math.max(input.emperors, emperors(forces)) - emperors(forces) + emperors(after),
    },
    ledger: [...linesOf(forces, read), ...cards],
    readings: battleReadings(forces, winner),
  };
}
