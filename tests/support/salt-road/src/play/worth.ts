/** What a position is judged by: bands, spaces, the way to the enemy's home, siege points, cards. Knows no weight. */
import type { Worth } from '../../../../../src/play/worth.ts';
import { enemyOf, HOMES, NEXT, PLACES, SIDES, type Side, TURNS } from '../words.ts';
import { bandsOf, isHeld, spacesOf } from './queries.ts';
import type { State } from './state.ts';

const FEATURES = {
  spaces: 'spaces',
  bands: 'bands',
  guard: 'bands at home',
  threat: 'bands next to the enemy’s home',
  siege: 'siege points',
  cards: 'cards in hand',
} as const;

function measured(s: State, side: Side): Record<keyof typeof FEATURES, number> {
  const near = NEXT[HOMES[enemyOf(side)]];
  return {
    spaces: spacesOf(s, side).length,
    bands: PLACES.reduce((sum, at) => sum + bandsOf(s, side, at), 0),
    guard: bandsOf(s, side, HOMES[side]),
    threat: near.reduce((sum, at) => sum + bandsOf(s, side, at), 0),
    siege: isHeld(s, side, 'fidenae') ? s.points : 0,
    cards: s.hands[side].length,
  };
}

export const worth: Worth<State> = {
  features: FEATURES,
  sides: () => SIDES.map((side) => [side]),
  measure: (s) => SIDES.map((side) => Object.values(measured(s, side))),
  score: (s) => SIDES.map((side) => spacesOf(s, side).length),
  progress(s) {
    const turn = s.frames[0]?.type === 'round' ? s.frames[0].turn : 0;
    return Math.min(1, ((s.round - 1) * TURNS + turn) / (s.setup.rounds * TURNS));
  },
  rests: ['round'],
};
