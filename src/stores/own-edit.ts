/** Changes to the reader's own table entries, each with an undo. */
import { atom } from 'nanostores';
import { readOwn } from '../calculator/card/file.ts';
import type { Own } from '../calculator/own.ts';
import type { Tables, Value } from '../calculator/table.ts';
import { plural } from '../calculator/words.ts';
import { $own, changeOwn, ownOf } from './kept/own-tables.ts';

const MOST_STEPS = 100;

/** What cells of a game hold or shall hold, by table; undefined: nothing of the reader's. */
type Cells = Readonly<Record<string, Readonly<Record<string, Value | undefined>>>>;

interface Step {
  readonly game: string;
  readonly before: Cells;
}

/** What this page has changed, the latest last: a way back touches no cell that another page has changed. */
export const $past = atom<readonly Step[]>([]);

const eachTable = <A, B>(tables: Readonly<Record<string, A>>, to: (table: A, id: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, to(table, id)]));

function put(game: string, cells: Cells): void {
  changeOwn((own) => {
    const mine = ownOf(own, game);
    const changed = eachTable(cells, (table, id) =>
      Object.fromEntries(
        Object.entries({ ...mine[id], ...table }).filter((cell): cell is [string, Value] => cell[1] !== undefined),
      ),
    );
    const tables = Object.entries({ ...mine, ...changed }).filter(([, table]) => Object.keys(table).length > 0);
    return { ...own, [game]: Object.fromEntries(tables) };
  });
}

function change(game: string, cells: Cells): void {
  const mine = ownOf($own.get(), game);
  const before = eachTable(cells, (table, id) => eachTable(table, (_, place) => mine[id]?.[place]));
  $past.set([...$past.get(), { game, before }].slice(-MOST_STEPS));
  put(game, cells);
}

export const typeEntries = (game: string, table: string, entries: Own[string]): void =>
  change(game, { [table]: entries });

export const forgetEntry = (game: string, table: string, place: string): void =>
  change(game, { [table]: { [place]: undefined } });

/** Back to what we ship: one table, or all of a game. */
export function resetEntries(game: string, table?: string): void {
  const mine = ownOf($own.get(), game);
  const some = table ? { [table]: mine[table] ?? {} } : mine;
  change(
    game,
    eachTable(some, (cells) => eachTable(cells, () => undefined)),
  );
}

export function undo(): void {
  const past = $past.get();
  const last = past.at(-1);
  if (!last) return;
  $past.set(past.slice(0, -1));
  put(last.game, last.before);
}

/** Several tables in one step. */
export const typeAll = (game: string, own: Own): void => change(game, own);

/** Takes over a file's entries; they replace what was typed in the same cells. Returns what to tell the reader. */
export function importOwn(text: string, game: string, tables: Tables): string {
  const read = readOwn(text, { [game]: tables });
  if (read.type === 'problem') return read.sentence;
  change(game, read.own[game] ?? {});
  const left = read.leftOut.length;
  const rest = left
    ? ` ${left} did not fit and ${left === 1 ? 'was' : 'were'} left out (the first one: ${read.leftOut[0]}).`
    : '';
  return `${plural(read.entries, 'entry', 'entries')} added.${rest}`;
}
