/** The choices for a new game: by name for readers and addresses, and as the set-up that the game takes. */
import type { AnyGame } from '../../../play/machine.ts';
import * as say from './words.ts';

/** Values of offers and readings of rulings, by their names. */
type Chosen = Readonly<Record<string, string | number>>;
type Offering = Pick<AnyGame, 'offers' | 'readings'>;

interface Setup {
  /** The reader's box that it began with, in letters. */
  readonly own?: string;
  readonly rulings?: Readonly<Record<string, string>>;
}

/** Only what is offered; under `rulings` only readings that are not ours, in one order, since a digest knows the set-up. */
export function setupOf(chosen: Chosen, { offers, readings }: Offering): Setup {
  const offered = Object.entries(offers).flatMap(([name, { options }]) => {
    const found = options.find(({ value }) => String(value) === String(chosen[name]));
    return found ? [[name, found.value]] : [];
  });
  const own = Object.entries(readings).flatMap(([id, options]) =>
    Object.keys(options).indexOf(String(chosen[id])) > 0 ? [[id, chosen[id]]] : [],
  );
  const box = /^[\w-]+$/.test(String(chosen['own'] ?? '')) ? { own: String(chosen['own']) } : {};
  return { ...Object.fromEntries(offered), ...box, ...(own.length > 0 && { rulings: Object.fromEntries(own) }) };
}

export const chosenIn = ({ rulings, ...offered }: Setup): Chosen => ({ ...offered, ...rulings });

/** `players:3,appian-way:romans` */
export const setupFrom = (text: string, game: Offering): Setup =>
  setupOf(Object.fromEntries(text.split(',').map((part) => part.split(':'))), game);

export const setupText = (setup: unknown): string =>
  Object.entries(chosenIn(setup as Setup))
    .map((one) => one.join(':'))
    .join(',');

/** Whether a game is played by other readings than ours, or by a box of the reader's; nothing where it is not. */
export function ownReadings(setup: unknown): string {
  const { rulings = {}, own } = setup as Setup;
  const many = Object.keys(rulings).length;
  return [many && say.ownReadings(many), own && say.byBox].filter(Boolean).join('. ');
}
