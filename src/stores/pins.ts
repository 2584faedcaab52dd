/** Results that the reader pinned. */
import { kept, listOf } from './kept.ts';

export interface Pin {
  readonly game: string;
  readonly calculator: string;
  readonly query: string;
  readonly sentence: string;
}

const MOST = 12;

const pins = kept<readonly Pin[]>('pins', [], listOf<Pin>(['game', 'calculator', 'query', 'sentence']));

export const $pins = pins.$value;
export const openPins = pins.open;

const isSame = (a: Pin, b: Pin): boolean => a.game === b.game && a.calculator === b.calculator && a.query === b.query;
const without = (list: readonly Pin[], pin: Pin): Pin[] => list.filter((p) => !isSame(p, pin));

export const addPin = (pin: Pin): string => pins.change((list) => [pin, ...without(list, pin)].slice(0, MOST));
export const removePin = (pin: Pin): string => pins.change((list) => without(list, pin));
