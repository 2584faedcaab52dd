/** The battle that is fought out beside the map, on land or at sea, stage by stage. */

import type { Box, Viewer } from '../../../play/board.ts';
import { otherSide, type Side } from '../words.ts';
import { leaderIn } from './clash.ts';
import type { BattleFrame } from './land-frames.ts';
import { fieldOf, placeName } from './changes.ts';
import type { NavalFrame } from './sea-frames.ts';
import type { State } from './state.ts';
import { fleetStacks, leaderView, stacksOf } from './views.ts';

const NAVAL_STAGES = ['Tactic Cards', 'Maneuver', 'Engage', 'Evade', 'End'] as const;

function navalBox(s: State, f: NavalFrame, viewer: Viewer<Side>): Box {
  const stage = {
    shuffle: 0,
    window: 0,
    draw: 0,
    maneuver: 1,
    engage: 2,
    bonus: 2,
    losses: 2,
    evade: 3,
    chase: 3,
    end: 4,
  }[f.stage];
  return {
    title: `Naval Battle at ${placeName(s, f.port)}`,
    at: f.port,
    round: Math.max(1, f.round),
    rounds: 3,
    stages: NAVAL_STAGES,
    stage,
    parties: [f.mover, otherSide(f.mover)].map((side) => ({
      side,
      role: side === f.mover ? 'Mover' : 'Interceptor',
      stacks: fleetStacks(side, f.fleets[side]),
      leaders: f.fleets[side].generals.map((id) => leaderView(s, id)),
      ...(viewer === side || viewer === 'all'
        ? { cards: f.hands[side].map((id) => ({ id, title: s.setup.tactics[id]?.title ?? id, side })) }
        : { hidden: f.hands[side].length }),
      ...(f.prizes[side] > 0 && { marks: [{ id: 'prizes', says: 'Prizes', number: f.prizes[side] }] }),
    })),
  };
}

const LAND_STAGES = ['Command', 'Charge', 'Dice', 'Re-roll', 'Losses'] as const;

function battleBox(s: State, f: BattleFrame): Box {
  const early = ['relief', 'command', 'command-roll', 'window'];
  const stage = early.includes(f.stage)
    ? 0
    : ['charge', 'fright', 'charge-roll', 'metellus'].includes(f.stage)
      ? 1
      : f.stage === 'dice'
        ? 2
        : f.stage.startsWith('reroll')
          ? 3
          : 4;
  return {
    title: `Land Battle in ${placeName(s, f.at)}`,
    at: f.at,
    stages: LAND_STAGES,
    stage,
    parties: [f.attacker, otherSide(f.attacker)].map((side) => {
      const leader = leaderIn(s, f, side);
      return {
        side,
        role: side === f.attacker ? 'Attacker' : 'Defender',
        stacks: stacksOf(side, fieldOf(s, side, f.at)),
        ...(leader && { leaders: [leaderView(s, leader)] }),
        ...(f.winner && { total: f.hits[side] }),
        ...(f.winner === side && { wins: true as const }),
      };
    }),
  };
}

export function boxOf(s: State, viewer: Viewer<Side>): Box | undefined {
  const f = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'battle');
  return f?.type === 'naval' ? navalBox(s, f, viewer) : f?.type === 'battle' ? battleBox(s, f) : undefined;
}
