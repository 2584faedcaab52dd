/** A reader's own tables from a file that the site exported, laid over the tables of one game. */
import { MOST_LETTERS, readOwn } from '../calculator/card/file.ts';
import { withOwn } from '../calculator/own.ts';
import type { Tables } from '../calculator/table.ts';
import { GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { Refusal } from './refusal.ts';
import { textOf } from './terminal.ts';

/** No letter takes more bytes: what is larger is refused before it is read. */
const BYTES_A_LETTER = 4;

export interface OwnTables {
  readonly tables: Tables;
  /** What of the file could not be used, as one line; empty where all was. */
  readonly note: string;
}

export function ownTables(game: GameId, shipped: Tables, name: string | undefined, from: readonly string[]): OwnTables {
  const all = Object.fromEntries(GAMES.map((id) => [id, gameOf(id).tables]));
  const text = textOf('--tables', name, from, 'a file exported from the site', MOST_LETTERS * BYTES_A_LETTER);
  const read = readOwn(text, all);
  if (read.type === 'problem') throw new Refusal(`--tables: ${read.sentence}`);
  const [first, ...more] = read.leftOut;
  const note =
    first === undefined ? '' : `--tables: not used: ${first}${more.length ? `, and ${more.length} more` : ''}.\n`;
  return { tables: withOwn(shipped, read.own[game]), note };
}
