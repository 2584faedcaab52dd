/** Results that the reader pinned. */
import { hasTexts, kept } from './kept.ts';

export interface Pin {
  readonly game: string;
  readonly calculator: string;
  readonly query: string;
  readonly sentence: string;
}

const MOST = 12;

const pins = kept('pins', (value): value is Pin => hasTexts(value, ['game', 'calculator', 'query', 'sentence']));

export const $pins = pins.$list;
export const openPins = pins.open;

const isSame = (a: Pin, b: Pin): boolean => a.game === b.game && a.calculator === b.calculator && a.query === b.query;

export const addPin = (pin: Pin): void => pins.set([pin, ...$pins.get().filter((p) => !isSame(p, pin))].slice(0, MOST));
export const removePin = (pin: Pin): void => pins.set($pins.get().filter((p) => !isSame(p, pin)));
