/** Changes to the reader's own table entries, each with a way back. */
import { atom } from 'nanostores';
import { type OwnByGame, readOwn, writeOwn } from '../calculator/own-file.ts';
import type { Tables, Value } from '../calculator/table.ts';
import { $own, $trouble, ownOf, PLACE } from './own-tables.ts';

const MOST_STEPS = 100;

/** Earlier states, the latest last. */
export const $past = atom<readonly OwnByGame[]>([]);

function save(own: OwnByGame): void {
  $own.set(own);
  try {
    localStorage.setItem(PLACE, writeOwn(own));
    $trouble.set('');
  } catch {
    $trouble.set(
      'The device has no room left, or forbids it: your entries last for this visit. Export them to keep them.',
    );
  }
}

function change(own: OwnByGame): void {
  $past.set([...$past.get(), $own.get()].slice(-MOST_STEPS));
  save(own);
}

export function typeEntries(game: string, table: string, entries: Readonly<Record<string, Value>>): void {
  const own = $own.get();
  const mine = ownOf(own, game);
  change({ ...own, [game]: { ...mine, [table]: { ...mine[table], ...entries } } });
}

/** Back to what we ship: one table, or all of a game. */
export function resetEntries(game: string, table?: string): void {
  const own = $own.get();
  const { [table ?? '']: _, ...others } = ownOf(own, game);
  change({ ...own, [game]: table ? others : {} });
}

export function undo(): void {
  const past = $past.get();
  const last = past.at(-1);
  if (!last) return;
  $past.set(past.slice(0, -1));
  save(last);
}

/** Takes over a file's entries; they replace what was typed in the same cells. Returns what to tell the reader. */
export function importOwn(text: string, game: string, tables: Tables): string {
  const read = readOwn(text, { [game]: tables });
  if (read.type === 'problem') return read.sentence;
  const own = $own.get();
  const mine = ownOf(own, game);
  const merged = Object.fromEntries(
    Object.entries(read.own[game] ?? {}).map(([id, cells]) => [id, { ...mine[id], ...cells }]),
  );
  change({ ...own, [game]: { ...mine, ...merged } });
  const rest = read.leftOut.length
    ? ` ${read.leftOut.length} did not fit and were left out (first: ${read.leftOut[0]}).`
    : '';
  return `${read.entries} entries taken over.${rest}`;
}
