/** 15.4, 7.3.A: the levels of Roman Seamanship wherever they matter: as an input, in words, and their effect on a Fleet. */
import { choice, type ValueOf } from '../../../calculator/fields.ts';
import type { Entry } from '../../../calculator/table.ts';
import { nth } from '../dice.ts';
import { ruling } from '../rulings.ts';
import type { Figures } from '../tables.ts';
import { LEVEL_OPTIONS, LEVELS, type Level, type Side } from '../words.ts';

export const levelField = (key: string, group: string, start: Level, rule = '15.4.B') =>
  choice({ label: 'Seamanship', key, group, rule, options: LEVEL_OPTIONS, default: start, given: true });

/** 8.2, 15.4.B: the symbols that count against avoidance, by either list of the rulebook. */
export const symbolsField = (group?: string) =>
  ruling('seamanship-symbols', {
    label: 'Carthaginian symbols from Poor to Excellent',
    key: 'sy',
    ...(group && { group }),
    rule: '15.4.B',
  });

export type SymbolList = ValueOf<ReturnType<typeof symbolsField>>;

/** The number of a level on its track, which is its key in the tables. */
export const levelNumber = (level: Level): number => LEVELS.indexOf(level) + 1;

/** 15.4.A: the level at that place of the track, or at its nearest end. */
export const levelAt = (place: number): Level => nth(LEVELS, Math.min(LEVELS.length, Math.max(1, place)));

/** 15.4.B: the entry that holds the Carthaginian symbols of the level. */
export const symbolEntry = (level: Level, list: SymbolList, figures: Figures): Entry =>
  figures.at('seamanship', levelNumber(level), list === 'three' ? 'symbols' : 'symbols-four');

/** 15.4.B: the Carthaginian symbols of the level. */
export const levelSymbols = (level: Level, list: SymbolList, figures: Figures): number =>
  Number(symbolEntry(level, list, figures).value);

/** 7.3.A, 8.1: how far a Fleet of that side goes, and an Interception. */
export const seaRange = (side: Side, level: Level, figures: Figures): Entry =>
  side === 'carthage' ? figures.at('sea-costs', 'carthage') : figures.at('seamanship', levelNumber(level), 'range');
