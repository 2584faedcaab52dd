/** Reads evenings from storage, a file or a link: whole evenings or none, checked entry by entry; bad data never throws. */
import { isRecord } from '../../calculator/keys.ts';
import { isTable } from '../turn/turn.ts';
import type { Entry, Evening } from './evening.ts';

const MOST_ENTRIES = 1000;
const MOST_WORDS = 600;
const MOST_AMOUNT = 999;
const MOST_DICE = 99;
const MOST_TURN = 99;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_WORDS;
const isName = (value: unknown): value is string => isText(value) && value !== '';
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isMoment = (value: unknown): boolean => isWhole(value, 0, 8.64e15);
const maybe = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const eachOf = (value: unknown, is: (part: unknown) => boolean): boolean =>
  isRecord(value) && Object.keys(value).length <= MOST_DICE && Object.values(value).every(is);
const listOf = (value: unknown, is: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_DICE && value.every(is);

const isStake = (value: unknown): boolean =>
  isRecord(value) &&
  isName(value['term']) &&
  (value['form'] === 'chance' || value['form'] === 'number') &&
  Number.isFinite(value['expected']) &&
  Number.isFinite(value['fell']) &&
  maybe(value['unit'], isName);

const FITS: Readonly<Record<Entry['type'], (found: Readonly<Record<string, unknown>>) => boolean>> = {
  roll: ({ calculator, query, asked, sentence, faces, stakes, good, bad }) =>
    isName(calculator) &&
    isText(query) &&
    isText(asked) &&
    isText(sentence) &&
    eachOf(faces, (rolled) => listOf(rolled, (face) => isWhole(face, 1, MOST_DICE))) &&
    listOf(stakes, isStake) &&
    maybe(good, isName) &&
    maybe(bad, isName),
  count: ({ what, seat, amount }) => isName(what) && isName(seat) && isWhole(amount, -MOST_AMOUNT, MOST_AMOUNT),
  alliance: ({ seats, ends }) =>
    listOf(seats, isName) && Array.isArray(seats) && seats.length === 2 && typeof ends === 'boolean',
  siege: ({ seat, place, level }) => isName(seat) && isName(place) && isWhole(level, 0, MOST_AMOUNT),
  remark: ({ text }) => isName(text),
};

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value['type'] !== 'string' || !Object.hasOwn(FITS, value['type'])) return false;
  const { id, at, turn, phase, note, type } = value;
  return (
    isName(id) &&
    isMoment(at) &&
    isWhole(turn, 1, MOST_TURN) &&
    isWhole(phase, 0, MOST_DICE) &&
    maybe(note, isText) &&
    FITS[type as Entry['type']](value)
  );
}

export interface ReadEvening {
  readonly evening: Evening;
  /** Entries that could not be read. */
  readonly leftOut: number;
}

/** Undefined for what is no evening at all. */
export function readEvening(json: unknown): ReadEvening | undefined {
  if (!isRecord(json) || !Array.isArray(json['entries'])) return undefined;
  const { id, game, began, ended, players, without, names, entries, table } = json;
  const fits =
    isName(id) &&
    isName(game) &&
    isMoment(began) &&
    maybe(ended, isMoment) &&
    isWhole(players, 1, MOST_DICE) &&
    listOf(without, isText) &&
    eachOf(names, isText) &&
    maybe(table, isTable);
  if (!fits) return undefined;
  const read = entries.slice(0, MOST_ENTRIES).filter(isEntry);
  const known = new Map(read.map((entry) => [entry.id, entry]));
  // Looked through above.
  return {
    evening: { ...json, entries: [...known.values()] } as unknown as Evening,
    leftOut: entries.length - known.size,
  };
}

/** As they are kept on the device: every entry must fit, or all of it is set aside and nothing overwritten. */
export function keptEvenings(json: unknown): readonly Evening[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const read = json.map(readEvening);
  return read.every((one) => one?.leftOut === 0) ? read.flatMap((one) => one?.evening ?? []) : undefined;
}
