/** Results that the reader pinned, kept on the device. Storage that cannot be read is left alone, not overwritten. */
import { atom } from 'nanostores';

export interface Pin {
  readonly game: string;
  readonly calculator: string;
  readonly query: string;
  readonly sentence: string;
}

const PLACE = 'tabularium:pins';
const ASIDE = 'tabularium:pins:aside';
const MOST = 12;

export const $pins = atom<readonly Pin[]>([]);

const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' &&
  value !== null &&
  (['game', 'calculator', 'query', 'sentence'] as const).every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** Reads what was saved; what makes no sense is set aside under another name. */
export function openPins(): void {
  let text: string | null = null;
  try {
    text = localStorage.getItem(PLACE);
    const saved: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(saved) || !saved.every(isPin)) throw new TypeError('not a list of pins');
    $pins.set(saved);
  } catch {
    try {
      if (text) localStorage.setItem(ASIDE, text);
    } catch {
      // Storage is full or forbidden: the page works without it.
    }
  }
}

export function addPin(pin: Pin): void {
  const others = $pins
    .get()
    .filter((p) => p.game !== pin.game || p.calculator !== pin.calculator || p.query !== pin.query);
  save([pin, ...others].slice(0, MOST));
}

export const removePin = (pin: Pin): void => save($pins.get().filter((p) => p !== pin));

function save(pins: readonly Pin[]): void {
  $pins.set(pins);
  try {
    localStorage.setItem(PLACE, JSON.stringify(pins));
  } catch {
    // Kept for this visit only; see openPins.
  }
}
