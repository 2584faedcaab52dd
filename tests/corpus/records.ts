/** What each version handed out and kept, as its own code wrote it: one record a line, never changed afterwards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = import.meta.dirname;

const VERSIONS = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The records of this name, of all versions. */
export const recordsOf = <T>(name: string): T[] =>
  VERSIONS.flatMap((version) =>
    readFileSync(join(ROOT, version, `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as T),
  );
