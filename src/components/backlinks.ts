/** Which calculators a clause feeds. */

import { calculators } from '../games/index.ts';
import type { Game } from '../gate/game.ts';

export async function usesOf(game: Game, clause: string): Promise<{ id: string; title: string }[]> {
  const all = await Promise.all(Object.values(calculators[game.id]).map((load) => load()));
  return all.filter((c) => c.rules.includes(clause)).map(({ id, title }) => ({ id, title }));
}
