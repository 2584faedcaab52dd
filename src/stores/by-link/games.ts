/** The games by link on this device: each sealed as it would travel, with what a list may show of it. */
import { kept } from '../kept/kept.ts';
import { TABLE } from './address.ts';

/** What a list tells of a game, and whoever else may see it. */
export interface Standing {
  /** "Turn 2: The Land Phase". */
  readonly says: string;
  /** Who is asked, in words; nobody where it is over. */
  readonly asked: string;
  /** Whether that is somebody who sits here. */
  readonly yours: boolean;
  /** When it came to stand so. */
  readonly since: number;
}

export interface KeptGame extends Standing {
  readonly id: string;
  readonly game: string;
  readonly sample: string;
  /** The step of the sample that was left. */
  readonly at: number;
  /** None where nothing is sealed. */
  readonly key?: string | undefined;
  /** All of it, without its key. */
  readonly letter: string;
  /** The seats of those who sit here. */
  readonly here: readonly string[];
  /** So many of its actions were handed on or came from elsewhere: they stand. */
  readonly handed: number;
  /** What everybody sees of the map, made small: those places where there is anything to see. */
  readonly seen?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function isGame(json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { id, game, sample, at, key, letter, here, handed, says, asked, yours, since, seen } = json;
  return (
    [id, game, sample, letter, says, asked].every(isText) &&
    (key === undefined || isText(key)) &&
    Array.isArray(here) &&
    here.every(isText) &&
    [at, handed, since].every(isCount) &&
    typeof yours === 'boolean' &&
    (seen === undefined || isText(seen))
  );
}

const games = kept<readonly KeptGame[]>('by-link', [], {
  from: (json) => (Array.isArray(json) && json.every(isGame) ? (json as readonly KeptGame[]) : undefined),
});

export const $games = games.$value;
export const openGames = games.open;

/** Once they were opened. */
export const gameOf = (id: string): KeptGame | undefined => $games.get().find((one) => one.id === id);

/** The latest first. Returns what to tell the reader. */
export const keepGame = (one: KeptGame): string =>
  games.change((all) => [one, ...all.filter(({ id }) => id !== one.id)]);

export const forgetGame = (id: string): string => games.change((all) => all.filter((one) => one.id !== id));

/** The part of an address that opens it. */
export const hashOf = ({ id, at }: Pick<KeptGame, 'id' | 'at'>): string => `#step-${at}&${TABLE}=${id}`;
