/** The whole games, each fetched when it is wanted. */
import type { AnyGame } from '../play/machine.ts';
import type { GameId } from './index.ts';

const plays: Partial<Record<GameId, () => Promise<AnyGame>>> = {
  nero: async () => (await import('./nero/play/game.ts')).nero as AnyGame,
};

export const wholeGameOf = async (game: GameId): Promise<AnyGame | undefined> => plays[game]?.();
