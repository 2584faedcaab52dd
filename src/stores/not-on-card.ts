/** Entries that the reader's card does not have either: our stand-in stays, and they are not asked for again. */
import type { Key } from '../calculator/table.ts';
import { kept } from './kept/kept.ts';

const passed = kept<readonly string[]>('not-on-card', [], {
  from: (json) => (Array.isArray(json) && json.every((name) => typeof name === 'string') ? json : undefined),
});

export const $notOnCard = passed.$value;
export const openNotOnCard = passed.open;

export const nameOnCard = (game: string, table: string, at: readonly Key[]): string => [game, table, ...at].join(' ');

/** Returns what to tell the reader; nothing where all is well. */
export const passOver = (name: string): string => passed.change((names) => [...new Set([...names, name])]);
