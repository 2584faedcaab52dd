/** The cases a reader is comparing: up to four for each calculator, kept on the device, the same in all tabs. */
import { atom } from 'nanostores';
import { kept } from './kept/kept.ts';

export interface Pin {
  readonly game: string;
  readonly calculator: string;
  readonly query: string;
  /** The case in words, for lists that do not compute it. */
  readonly sentence: string;
  /** What the reader calls it. */
  readonly name?: string;
}

/** The key of an address under which each case of a shared tray stands; no field has it. */
export const TRAY_KEY = 'case';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
const TRAY_FULL = 'There are already four cases side by side. Remove one to add this.';

const isPin = (item: unknown): item is Pin => {
  if (typeof item !== 'object' || item === null) return false;
  const { game, calculator, query, sentence, name } = item as Record<string, unknown>;
  return [game, calculator, query, sentence, name ?? ''].every((part) => typeof part === 'string');
};

const pins = kept<readonly Pin[]>('pins', [], {
  from: (json) => (Array.isArray(json) && json.every(isPin) ? json : undefined),
});

export const $pins = pins.$value;
export const openTray = pins.open;

type PinnedTo = Pick<Pin, 'game' | 'calculator'>;
const isAt = (pin: Pin, { game, calculator }: PinnedTo): boolean => pin.game === game && pin.calculator === calculator;
const isSame = (a: Pin, b: Pin): boolean => isAt(a, b) && a.query === b.query;

/** The cases of one calculator, the first pinned first: A, B, C, D. Earlier versions kept more. */
export const trayOf = (all: readonly Pin[], place: PinnedTo): readonly Pin[] =>
  all.filter((pin) => isAt(pin, place)).slice(0, LETTERS.length);

/** Returns what to tell the reader; nothing where all is well. */
export function addPin(pin: Pin): string {
  let full = false;
  const trouble = pins.change((all) => {
    if (all.some((p) => isSame(p, pin))) return all;
    full = trayOf(all, pin).length >= LETTERS.length;
    return full ? all : [...all, pin];
  });
  return full ? TRAY_FULL : trouble;
}

export const removePin = (pin: Pin): string => pins.change((all) => all.filter((p) => !isSame(p, pin)));

export const renamePin = (pin: Pin, name: string): string =>
  pins.change((all) => all.map((p) => (isSame(p, pin) ? { ...p, name: name.trim().slice(0, 40) } : p)));

/** Cases that came with a link, until the reader keeps them or goes back to their own. */
export const $shared = atom<readonly Pin[]>([]);

/** The cases that an address hands over; none where it holds a single case or none. */
export const takeShared = (place: PinnedTo, search: string): void =>
  $shared.set(
    new URLSearchParams(search)
      .getAll(TRAY_KEY)
      .slice(0, LETTERS.length)
      .map((query) => ({ ...place, query, sentence: '' })),
  );

/** An address with all these cases in it: the first is the one it opens. */
export const sharedQuery = (cases: readonly Pick<Pin, 'query'>[]): string => {
  const first = cases[0]?.query || 'v=1';
  return `${first}&${new URLSearchParams(cases.map(({ query }) => [TRAY_KEY, query]))}`;
};

/** Cases from a link take the places of this reader's own. */
export function keepShared(place: PinnedTo): string {
  const trouble = pins.change((all) => [...all.filter((pin) => !isAt(pin, place)), ...$shared.get()]);
  $shared.set([]);
  return trouble;
}
