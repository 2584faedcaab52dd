/** What each version handed out and kept, as its own code wrote it: one record a line, never changed afterwards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/games/index.ts';

const ROOT = import.meta.dirname;
/** The folder that no version has written. */
export const NEWEST = 'newest';

const VERSIONS = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== NEWEST ? [entry.name] : [],
);

const read = <T>(folder: string, name: string): T[] =>
  readFileSync(join(ROOT, folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The records of this name, of all versions. */
export const recordsOf = <T>(name: string): T[] => VERSIONS.flatMap((version) => read<T>(version, name));

/** The newest record of what follows from the rules as they are, which a change on purpose writes anew: see `record.ts`. */
export const recorded = <T>(name: string): T[] => read(NEWEST, name);

/** The games that a version has handed out; one that is new has nothing to keep. */
export const HANDED_OUT: readonly GameId[] = [
  ...new Set(recordsOf<{ readonly game: GameId }>('clauses').map(({ game }) => game)),
];
