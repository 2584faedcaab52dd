/** 4.4: who comes first by VP, and who wins a tie. */
import type { Reader } from '../../../calculator/table.ts';
import type { Player } from '../words.ts';

export interface Contender {
  readonly player: Player;
  readonly vp: number;
}

/** Players with the same VP; where they are several, the winner of the tie. */
export interface Group {
  readonly vp: number;
  readonly players: readonly Player[];
  readonly winner?: Player;
}

const placeOf = (player: Player, read: Reader): number => Number(read.at('tie-order', player, 'place').value);

/** 4.4: the tied players, the winner of the tie first. */
export const byPlace = (players: readonly Player[], read: Reader): Player[] =>
  players.toSorted((a, b) => placeOf(a, read) - placeOf(b, read));

/** All who take part, most or fewest VP first; the tied together. */
export function groupsOf(contenders: readonly Contender[], first: 'most' | 'fewest', read: Reader): Group[] {
  const levels = [...new Set(contenders.map((c) => c.vp))].sort((a, b) => (first === 'most' ? b - a : a - b));
  return levels.map((vp) => {
    const players = contenders.filter((c) => c.vp === vp).map((c) => c.player);
    if (players.length === 1) return { vp, players };
    const order = byPlace(players, read);
    return { vp, players: order, winner: order[0]! };
  });
}
