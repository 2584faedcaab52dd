/** Evenings as a file, and one of them as a link; an unreadable one changes nothing and the reader is told why. */
import { isRecord } from '../../calculator/keys.ts';
import { plural } from '../../calculator/words.ts';
import { squeeze, unsqueeze } from '../letters.ts';
import type { Evening } from './evening.ts';
import { readEvening } from './read-evening.ts';

const VERSION = 1;
const MOST_LETTERS = 2_000_000;

export type ReadEvenings =
  | { readonly type: 'evenings'; readonly evenings: readonly Evening[]; readonly leftOut: number }
  | { readonly type: 'problem'; readonly sentence: string };

const problem = (sentence: string): ReadEvenings => ({ type: 'problem', sentence: `${sentence} Nothing was changed.` });

export const writeEvenings = (evenings: readonly Evening[]): string =>
  `${JSON.stringify({ tabularium: 'evenings', version: VERSION, evenings }, null, 1)}\n`;

/** Of these games; an entry that does not fit is left out, and the rest is taken. */
export function readEvenings(text: string, games: readonly string[]): ReadEvenings {
  if (text.length > MOST_LETTERS)
    return problem(`The file has ${text.length} characters; the limit is ${MOST_LETTERS}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return problem('The file is not JSON. Choose a file exported from this site.');
  }
  if (!isRecord(json) || json['tabularium'] !== 'evenings' || !Array.isArray(json['evenings']))
    return problem('There are no evenings in the file. Choose a file exported from this site.');
  if (typeof json['version'] !== 'number' || json['version'] > VERSION)
    return problem(`The file has a later version; this site reads versions up to ${VERSION}.`);
  const found = json['evenings'].map(readEvening);
  const read = found.flatMap((one) => (one && games.includes(one.evening.game) ? [one] : []));
  if (!read.length) return problem('No evening in the file can be read.');
  const lost = found.length - read.length;
  return {
    type: 'evenings',
    evenings: read.map(({ evening }) => evening),
    leftOut: lost + read.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

/** What to tell the reader of evenings that were brought. */
export const broughtSays = (added: number, leftOut: number): string =>
  `${added ? `${plural(added, 'evening')} imported` : 'Nothing new: these evenings are already here'}${
    leftOut ? `; ${plural(leftOut, 'part')} could not be read and ${leftOut === 1 ? 'was' : 'were'} left out` : ''
  }.`;

/** What of an evening goes out: names and luck may stay at home. */
export function shared({ table, ...evening }: Evening, { names, luck }: { names: boolean; luck: boolean }): Evening {
  return {
    ...evening,
    names: names ? evening.names : {},
    entries: luck
      ? evening.entries
      : evening.entries.map((entry) => (entry.type === 'roll' ? { ...entry, stakes: [] } : entry)),
  };
}

/** The part of an address, behind #, that holds an evening. */
export const LINK = 'evening=';

export const writeLink = async (evening: Evening): Promise<string> =>
  `${LINK}${VERSION}.${await squeeze(JSON.stringify(evening))}`;

/** Undefined where the text is cut, mangled, of a later version, or too much once it is opened. */
export async function readLink(hash: string): Promise<Evening | undefined> {
  const [, version, letters] = new RegExp(`^#?${LINK}(\\d+)\\.([\\w-]+)$`).exec(hash) ?? [];
  if (Number(version) !== VERSION || letters === undefined) return undefined;
  try {
    const read = readEvening(JSON.parse((await unsqueeze(letters, MOST_LETTERS)) ?? 'null'));
    return read?.leftOut === 0 ? read.evening : undefined;
  } catch {
    return undefined;
  }
}
