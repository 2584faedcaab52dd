/** A whole box handed from one device to another, by link or file, checked entry by entry against the game's tables. */
import { readOwn } from '../../calculator/card/file.ts';
import { isRecord } from '../../calculator/keys.ts';
import { differing, type Own, sorted } from '../../calculator/own.ts';
import type { Tables } from '../../calculator/table.ts';
import { squeeze, unsqueeze } from '../letters.ts';
import { withPairs } from './pairs.ts';

/** The part of an address, behind #, that holds a box. */
export const BOX_LINK = 'box=';
const VERSION = 1;
const MOST_LETTERS = 500_000;

export type Brought =
  | { readonly type: 'own'; readonly own: Own; readonly leftOut: number }
  | { readonly type: 'problem'; readonly sentence: string };

export const writeBoxLink = async (own: Own): Promise<string> =>
  `${BOX_LINK}${VERSION}.${await squeeze(JSON.stringify(own))}`;

const problem = (sentence: string): Brought => ({ type: 'problem', sentence });

/** Texts and numbers by table and place; anything else is no entry. */
function entriesIn(json: unknown): Own {
  if (!isRecord(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([table, cells]) =>
      isRecord(cells)
        ? [
            [
              table,
              Object.fromEntries(
                Object.entries(cells).filter(([, v]) => typeof v === 'string' || typeof v === 'number'),
              ),
            ],
          ]
        : [],
    ),
  ) as Own;
}

const count = (own: Own): number => Object.values(own).reduce((sum, cells) => sum + Object.keys(cells).length, 0);

function checked(json: unknown, tables: Tables): Brought {
  const raw = entriesIn(json);
  const { own } = sorted(withPairs(tables, raw), raw);
  return count(own)
    ? { type: 'own', own, leftOut: count(raw) - count(own) }
    : problem('Nothing in this box fits this game.');
}

export async function readBoxLink(hash: string, tables: Tables): Promise<Brought> {
  const [, version, letters = ''] = new RegExp(`^#?${BOX_LINK}(\\d+)\\.([\\w-]+)$`).exec(hash) ?? [];
  const text = Number(version) === VERSION ? await unsqueeze(letters, MOST_LETTERS) : undefined;
  try {
    if (text !== undefined) return checked(JSON.parse(text), tables);
  } catch {
    // Said below.
  }
  return problem('The box in this link cannot be read. Ask for a new link or the file.');
}

/** The file that the page of tables exports; its connections may be new ones. */
export function readBoxFile(text: string, game: string, tables: Tables): Brought {
  let raw: Own = {};
  try {
    const json: unknown = JSON.parse(text);
    const games = isRecord(json) ? json['games'] : undefined;
    raw = entriesIn(isRecord(games) ? games[game] : undefined);
  } catch {
    // The reader of files says what is wrong.
  }
  const read = readOwn(text, { [game]: withPairs(tables, raw) });
  if (read.type === 'problem') return read;
  const own = read.own[game];
  return own ? { type: 'own', own, leftOut: read.leftOut.length } : problem('The file has nothing for this game.');
}

/** What of it is not in use here already. */
export const news = (brought: Own, mine: Tables): Own => differing(brought, mine) ?? {};
