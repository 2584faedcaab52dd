/** What all terminal programs share: the folder that file names start from, and how an answer is printed. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { quoted, UNSEEN } from '../calculator/quoted.ts';
import { Refusal } from './refusal.ts';

/** Goes where the games are, beside the code; returns the folders in which a file may be named. */
export function goHome(): readonly string[] {
  const from = [process.cwd(), ...(process.env['INIT_CWD'] ? [process.env['INIT_CWD']] : [])];
  process.chdir(join(import.meta.dirname, '../..'));
  return from;
}

export const pathOf = (name: string, from: readonly string[]): string | undefined =>
  from.map((folder) => resolve(folder, name)).find((path) => statSync(path, { throwIfNoEntry: false }));

/** The text of a file of at most so many bytes, or a refusal that says what it takes. */
export function textOf(what: string, name: string | undefined, from: readonly string[], allowed: string, most: number) {
  const refused = (why: string) => new Refusal(`${what} takes ${allowed}: ${why}.`);
  if (name === undefined) throw refused('none was named');
  const file = pathOf(name, from);
  if (!file) throw refused(`there is no file ${quoted(name)}`);
  try {
    const { size } = statSync(file);
    if (size > most) throw refused(`${quoted(name)} has ${size} bytes; the limit is ${most}`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof Refusal ? error : refused(`${quoted(name)} cannot be read`);
  }
}

/** Signs that a terminal would obey are shown; lines stay lines. */
const harmless = (text: string): string =>
  text.replace(UNSEEN, (sign) => (sign === '\n' ? sign : `\\u{${sign.codePointAt(0)?.toString(16)}}`));

/** Writes both and sets the exit code. */
export function answer({ code, out = '', err = '' }: { code: number; out?: string; err?: string }): void {
  process.stdout.on('error', ({ code: why, message }: NodeJS.ErrnoException) => {
    // Whoever reads only the beginning closes the pipe; there is nobody left to tell.
    if (why !== 'EPIPE') process.stderr.write(`The answer cannot be written: ${message}\n`);
    process.exit(why === 'EPIPE' ? 0 : 1);
  });
  process.exitCode = code;
  process.stderr.write(harmless(err));
  process.stdout.write(harmless(out));
}
