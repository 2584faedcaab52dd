/** 15.4, 7.3.A, 5.3.C: what Rome's level means at sea, how far Fleets go, and what the winter leaves of it. */
import type { Entry, Figures } from '../../../calculator/table.ts';
import { nth } from '../dice.ts';
import { LEVELS, type Level, type Side } from '../words.ts';
import type { Seamanship, SymbolList } from './fields.ts';

/** The number of a level on its track, which is its key in the tables. */
export const levelNumber = (level: Level): number => LEVELS.indexOf(level) + 1;

/** 15.4.A: the level at that place of the track, or at its nearest end. */
export const levelAt = (place: number): Level => nth(LEVELS, Math.min(LEVELS.length, Math.max(1, place)));

/** 15.4.B: the Carthaginian symbols of the level. */
export const levelSymbols = (level: Level, list: SymbolList, figures: Figures): number =>
  Number(figures.at('seamanship', levelNumber(level), list === 'three' ? 'symbols' : 'symbols-four').value);

/** 7.3.A, 8.1: how far a Fleet of that side goes, and an Interception. */
export const seaRange = (side: Side, level: Level, figures: Figures): Entry =>
  side === 'carthage' ? figures.at('sea-costs', 'carthage') : figures.at('seamanship', levelNumber(level), 'range');

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
