/** The dice rolled on a screen, ready to be drawn. */
import type { AnyGame } from '../../play/machine.ts';
import type { ShownDice } from '../../play/shown.ts';
import type { Move } from '../../stores/branch/branch.ts';
import type { Given } from '../player/what-if/faces.ts';

export const diceIn = (game: AnyGame, moves: readonly Move[]): ShownDice[] =>
  moves.flatMap(({ action, before }) => {
    const chance = game.chance(before);
    if (chance?.type !== 'roll') return [];
    const faces = action['faces'] as Given;
    return chance.dice(faces).flatMap(({ id, label, sides, by, power }) => {
      const fell = faces[id];
      return fell ? [{ ...(by && { by }), ...(power && power !== by && { power }), label, sides, faces: fell }] : [];
    });
  });
