/** How much a game must show before a test may say that it has looked: a short one has little of anything. */
import type { GameId } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';

/** A rulebook of fewer clauses is a page or two. */
const SHORT = 50;

export const isShort = (id: GameId): boolean => gameOf(id).ids.length < SHORT;

/** As many as a test asks for, lest it loop over nothing; of a short game at least one. */
export const leastOf = (id: GameId, many: number): number => (isShort(id) ? 1 : many);
