/**
 * What travels in a link, a code or a file: a game by link, whole or from one of its actions on, sealed with its key. The
 * only place that knows the format. Knows no game and no page.
 */
import { isRecord } from '../../calculator/keys.ts';
import { bytesOf, lettersOf, packed, unpacked } from '../letters.ts';
import { canSeal, type Lock, MOST_ROUNDS, seal, unseal } from './seal.ts';

const VERSION = 1;
const MOST_LETTERS = 2_000_000;
/** In the place of the key: nothing is sealed. */
const OPEN = 'open';

/** What is told of a game by link, and its course. */
export interface Letter {
  /** Of which game, and the sample that it left. */
  readonly game: string;
  readonly sample: string;
  readonly at: number;
  /** As an address has them. */
  readonly setUp: string;
  readonly seats: string;
  /** By seat. */
  readonly locks: Readonly<Record<string, Lock>>;
  /** Hands lie open by agreement. */
  readonly bare?: true | undefined;
  /** So many actions come before these, and what they are known by. */
  readonly since: number;
  readonly before: string;
  /** The actions, as an address has a branch. */
  readonly course: string;
}

/** A letter with what is told on its outside. */
export interface Envelope {
  /** The name of the game, the same on all phones. */
  readonly id: string;
  /** None where it goes to somebody who has it. */
  readonly key?: string | undefined;
}

/** The box of a set-up packs better as it was before it became letters. */
const BOX = /(^|,)own:([\w-]+)/;

function unboxed({ setUp, ...letter }: Letter): object {
  const [, , own] = BOX.exec(setUp) ?? [];
  if (own === undefined) return { ...letter, setUp };
  return { ...letter, setUp: setUp.replace(BOX, '$1own:'), box: new TextDecoder().decode(bytesOf(own)) };
}

const boxedUp = (setUp: string, box: unknown): string =>
  typeof box === 'string' ? setUp.replace(/(^|,)own:/, `$1own:${lettersOf(new TextEncoder().encode(box))}`) : setUp;

const about = (id: string): string => `tabularium ${VERSION} ${id}`;
/** What a seat's word is about. */
export const aboutSeat = (seat: string): string => `${about('seat')} ${seat}`;

/** `1.<id>.<key>.<sealed>`; the key is left out for those who have it. */
export async function writeLetter(letter: Letter, { id, key }: Envelope, withKey = true): Promise<string> {
  const bytes = await packed(JSON.stringify(unboxed(letter)));
  if (key === undefined) return [VERSION, id, OPEN, lettersOf(bytes)].join('.');
  return [VERSION, id, withKey ? key : '', await seal(bytes, key, about(id))].join('.');
}

export interface ReadLetter extends Envelope {
  readonly letter: Letter;
}

export const CUT = 'This link was cut off or changed on the way. Ask for a new link or the file.';
const LATER = 'This game comes from a later version of the site. Reload the page, then reopen the game.';
export const NOT_HERE =
  'This link holds only the latest moves of a game that is not on this device. Ask for the file, which holds all of it.';
export const GAP = 'Some earlier moves are missing on this device. Ask for the file, which holds all of them.';
const NOT_SAFE =
  'This game is encrypted and cannot be opened over plain http. Use the address of this site that begins with https.';

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isLock = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['salt']) &&
  isText(value['sealed']) &&
  isWhole(value['rounds'], MOST_ROUNDS) &&
  Number(value['rounds']) > 0;

function letterFrom(json: unknown): Letter | undefined {
  if (!isRecord(json)) return undefined;
  const { game, sample, at, setUp, seats, locks, bare, since, before, course, box } = json;
  const fits =
    [game, sample, setUp, seats, before, course].every(isText) &&
    isWhole(at, 9999) &&
    isWhole(since, 99_999) &&
    (bare === undefined || bare === true) &&
    isRecord(locks) &&
    Object.values(locks).every(isLock);
  if (!fits) return undefined;
  const { box: _, ...letter } = json;
  // Looked through above.
  return { ...letter, setUp: boxedUp(String(setUp), box) } as unknown as Letter;
}

/** The letter, or the one sentence that says why it cannot be read. `keyOf` knows the games of this device. */
export async function readLetter(
  text: string,
  keyOf: (id: string) => string | undefined,
): Promise<ReadLetter | string> {
  const [, version, id = '', told = '', letters = ''] = /^(\d+)\.([\w-]+)\.([\w-]*)\.([\w-]+)$/.exec(text) ?? [];
  if (version === undefined) return CUT;
  if (Number(version) > VERSION) return LATER;
  const key = told === OPEN ? undefined : told || keyOf(id);
  if (told === '' && key === undefined) return NOT_HERE;
  if (key !== undefined && !canSeal()) return NOT_SAFE;
  try {
    const bytes = key === undefined ? bytesOf(letters) : await unseal(letters, key, about(id));
    const json: unknown = JSON.parse((bytes && (await unpacked(bytes, MOST_LETTERS))) ?? 'null');
    const letter = letterFrom(json);
    return letter ? { id, letter, ...(key !== undefined && { key }) } : CUT;
  } catch {
    return CUT;
  }
}

/** The letter as a file. */
export const fileOf = (letter: string): string =>
  `${JSON.stringify({ tabularium: 'game', version: VERSION, letter }, null, 1)}\n`;

/** The letter in a file; undefined where it is no such file. */
export function letterIn(file: string): string | undefined {
  try {
    const json: unknown = JSON.parse(file);
    const letter = isRecord(json) && json['tabularium'] === 'game' ? json['letter'] : undefined;
    return isText(letter) ? letter : undefined;
  } catch {
    return undefined;
  }
}
