/** Once (12.0): how often an event may still be played in this player round. */
import type { Figures } from '../tables.ts';
import type { EventId } from '../words.ts';

/** 12.0: whether Once is counted for the whole table or for each player. */
export type OnceReading = 'table' | 'player';

interface Played {
  /** Plays of the event in this player round. */
  readonly byMe: number;
  readonly byOthers: number;
}

/** 2.5, 12.0: whether the event bears the word. */
export const isOnce = (event: EventId, figures: Figures): boolean => figures.at('deck', event, 'once').value === 'Once';

/** 2.5, 12.0: whether the event waits for one's own round. */
export const waitsForOwnRound = (event: EventId, figures: Figures): boolean =>
  figures.at('deck', event, 'when').value === 'own round';

/** 12.0: a Once event that has been played cannot be played again, by anybody or by the same player. */
export const isSpent = ({ byMe, byOthers }: Played, reading: OnceReading): boolean =>
  byMe > 0 || (reading === 'table' && byOthers > 0);
