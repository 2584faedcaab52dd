/** 5.3.C: how much Roman Seamanship and Naval Supremacy survive a winter. */
import type { SWITCHES } from '../rulings.ts';
import type { Figures } from '../tables.ts';
import type { Level, Side } from '../words.ts';
import { levelAt, levelNumber } from './levels.ts';

/** Rome at sea before a winter. */
interface Seamanship {
  readonly level: Level;
  /** Warships Ready at port. */
  readonly ready: number;
  readonly supremacy: Side;
  readonly order: keyof (typeof SWITCHES)['winter-seamanship-first'];
}

/** 5.3.C, 15.4.A: one level down with fewer Ready Warships at port than the level asks for; Poor is the lowest. */
export function levelAfter({ level, ready }: Pick<Seamanship, 'level' | 'ready'>, figures: Figures): Level {
  const needed = Number(figures.at('seamanship', levelNumber(level), 'ready').value);
  return ready < needed ? levelAt(levelNumber(level) - 1) : level;
}

/** 5.3.C: only Excellent Seamanship keeps Naval Supremacy from Carthage. */
export const supremacyAfter = (
  { level, supremacy, order }: Pick<Seamanship, 'level' | 'supremacy' | 'order'>,
  after: Level,
): Side => ((order === 'level-first' ? after : level) === 'excellent' ? supremacy : 'carthage');
