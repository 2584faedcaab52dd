/** Isolation (5.4), walked space by space: an oracle that shares nothing with the game but its map. */
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import type { Side } from '../../../../src/games/hamilcar/words.ts';

const cus = (s: State, side: Side, at: string): number =>
  (s.field[side][at]?.cu ?? 0) + (s.field[side][at]?.elephants ?? 0);

/** Whether roads and ordinary lanes lead from this PC to a CU or city of its side. */
function isSafe(s: State, side: Side, from: string): boolean {
  const enemy = side === 'rome' ? 'carthage' : 'rome';
  const seen = new Set([from]);
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const space = s.setup.spaces[at];
    if (!space) continue;
    if (cus(s, side, at) > 0 || (space.kind === 'city' && s.control[at] === side)) return true;
    const cut = s.tribes.includes(at) || s.control[at] === enemy || (cus(s, enemy, at) > 0 && s.control[at] !== side);
    if (cut) continue;
    for (const to of [...space.roads, ...(space.strait ? [space.strait] : []), ...Object.keys(space.lanes)])
      if (!seen.has(to)) {
        seen.add(to);
        waiting.push(to);
      }
  }
  return false;
}

/** PCs of a side that should not be there any more. */
export const unsafePcs = (s: State, side: Side): string[] =>
  Object.keys(s.control).filter(
    (at) => s.control[at] === side && s.setup.spaces[at]?.kind !== 'city' && !isSafe(s, side, at),
  );
