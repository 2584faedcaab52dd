/** A reader's own tables from the file that the site exports, laid over the tables of one game. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { MOST_LETTERS, readOwn } from '../calculator/card/file.ts';
import { withOwn } from '../calculator/own.ts';
import { quoted } from '../calculator/quoted.ts';
import type { Tables } from '../calculator/table.ts';
import { GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { Refusal } from './refusal.ts';

/** No letter takes more bytes: what is larger is refused before it is read. */
const BYTES_A_LETTER = 4;

function textOf(name: string | undefined, from: readonly string[]): string {
  const refused = (found: string) =>
    new Refusal(`--tables: found ${found}, allowed a file that the site has exported.`);
  if (name === undefined) throw refused('nothing');
  const file = from.map((folder) => resolve(folder, name)).find((path) => statSync(path, { throwIfNoEntry: false }));
  if (!file) throw refused(`no file ${quoted(name)}`);
  try {
    const { size } = statSync(file);
    if (size > MOST_LETTERS * BYTES_A_LETTER) throw refused(`${size} bytes in ${quoted(name)}`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof Refusal ? error : refused(`${quoted(name)}, which cannot be read`);
  }
}

export interface OwnTables {
  readonly tables: Tables;
  /** What of the file could not be used, as one line; empty where all was. */
  readonly note: string;
}

export function ownTables(game: GameId, shipped: Tables, name: string | undefined, from: readonly string[]): OwnTables {
  const all = Object.fromEntries(GAMES.map((id) => [id, gameOf(id).tables]));
  const read = readOwn(textOf(name, from), all);
  if (read.type === 'problem') throw new Refusal(`--tables: ${read.sentence}`);
  const [first, ...more] = read.leftOut;
  const note =
    first === undefined ? '' : `--tables: left out ${first}${more.length ? `, and ${more.length} more` : ''}.\n`;
  return { tables: withOwn(shipped, read.own[game]), note };
}
