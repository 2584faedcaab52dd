/** Lists of words and records keyed by them: a lookup is checked, and its type knows the words. */

/** Whether a word is one of a list. */
export const isAmong = <W extends string | number>(list: readonly W[], word: unknown): word is W =>
  list.some((one) => one === word);

/** A list that is longer than this is told by its length. */
const TOLD = 40;

/** The word as one of a list; a RangeError where it is none. */
export function known<W extends string | number>(list: readonly W[], word: unknown, what: string): W {
  if (isAmong(list, word)) return word;
  const among = list.length > TOLD ? `the ${list.length} that are known` : list.join(', ');
  throw new RangeError(`${what} "${word}" is not one of ${among}`);
}

/** Whether it is an object with words and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a record has something under this word. */
export const isKeyOf = <K extends string>(of: Readonly<Partial<Record<K, unknown>>>, word: string): word is K =>
  Object.hasOwn(of, word);

/** The words of a record, in their order. */
export const keysOf = <K extends string>(of: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(of).filter((word) => isKeyOf(of, word));

/** What a word is called; the word itself where it has no name. */
export const nameIn = (names: Readonly<Record<string, string>>, word: string): string =>
  isKeyOf(names, word) ? (names[word] ?? word) : word;

/** Something for every word of a list. */
export const keyed = <K extends string, V>(keys: readonly K[], of: (key: K, place: number) => V) =>
  // One entry for each key.
  Object.fromEntries(keys.map((key, place) => [key, of(key, place)])) as Readonly<Record<K, V>>;

/** Each of these by its id, to be read only. */
export const byId = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, Readonly<T>>> =>
  Object.fromEntries(entries);

/** The same words with something else. */
export const mapped = <K extends string, V, W>(of: Readonly<Record<K, V>>, change: (value: V) => W) =>
  keyed(keysOf(of), (key) => change(of[key]));
