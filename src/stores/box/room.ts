/** A whole game with the reader's box: laid over its content when a game begins, and frozen in its set-up. */
import { type Own, sorted } from '../../calculator/own.ts';
import { receivedTables, type SentTables } from '../../calculator/table-wire.ts';
import { $own, openOwn, ownOf } from '../kept/own-tables.ts';
import type { Joined } from '../route.ts';
import { type Boxed, boxed } from './boxed.ts';
import { fittingBox } from './fitting.ts';
import { ownLinks, type Spot, waysOf } from './own-links.ts';
import { readBox, writeBox } from './own-text.ts';
import { withPairs } from './pairs.ts';

interface BoxRoom<C> {
  readonly boxed: (letters: string) => C;
  /** The links of its map as a box has them. */
  readonly links: (letters: string, shipped: readonly Joined[], spots: readonly Spot[]) => readonly Joined[];
  /** The reader's box as far as a game can begin with it, in letters; nothing where it is empty. */
  readonly fitting: (begins: (letters: string) => unknown) => string | undefined;
}

/** The rest of the box is fetched. */
export async function boxRoom<C extends Boxed>(
  game: string,
  content: C,
  fetchRest: () => Promise<SentTables>,
): Promise<BoxRoom<C>> {
  openOwn();
  const kept = ownOf($own.get(), game);
  const tables = { ...content.tables, ...receivedTables(await fetchRest()) };
  const laid = new Map<string, C>();
  const over = (letters: string): C => {
    const made = laid.get(letters) ?? boxed(content, readBox(letters, tables));
    laid.set(letters, made);
    return made;
  };
  return {
    boxed: over,
    links: (letters, shipped, spots) =>
      ownLinks(shipped, spots, readBox(letters, tables), waysOf(content.tables, shipped)),
    fitting(begins) {
      const { own } = sorted(withPairs(tables, kept), kept);
      const fits = (some: Own): boolean => {
        try {
          return Boolean(begins(writeBox(some)));
        } catch {
          return false;
        }
      };
      const fitting = fittingBox(own, fits).own;
      return Object.keys(fitting).length ? writeBox(fitting) : undefined;
    },
  };
}
