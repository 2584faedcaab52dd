/** A game's content with the reader's box laid over it: tables, links, spaces, set-up, decks. What does not fit is skipped. Pure. */
import { type Own, withOwn } from '../../calculator/own.ts';
import type { Tables, Value } from '../../calculator/table.ts';
import {
  DECK_CARDS,
  endsOf,
  isJoined,
  isPair,
  LINKS,
  leaderKey,
  NO,
  NONE,
  SET_UP_LEADERS,
  SET_UP_PIECES,
  SET_UP_PLACES,
  SET_UP_POINTS,
  SET_UP_SPACES,
  SPACES,
  YES,
} from './parts.ts';

interface Link {
  readonly between: readonly [string, string];
  readonly terrain: string;
  readonly standing?: string | undefined;
}
interface Named {
  readonly name: string;
}
interface Start {
  readonly cu: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly vp: Readonly<Record<string, number>>;
}

/** What of a content the box can change; a game has some of it. */
export interface Boxed {
  readonly tables: Tables;
  readonly map?: { readonly spaces: readonly Named[]; readonly links: readonly Link[] } | undefined;
  readonly setUp?:
    | {
        readonly spaces: readonly Named[];
        readonly links: readonly Link[];
        readonly leaders: readonly { readonly id: string; readonly players?: string | undefined }[];
        readonly start: Readonly<Record<string, Start>>;
      }
    | undefined;
  readonly decks?: { readonly decks: Readonly<Record<string, readonly { readonly number: number }[]>> } | undefined;
}

type Cells = Own[string];

/** What was typed, by row: of "Roma loyalty" the row is "Roma". */
function byRow(cells: Cells = {}): Map<string, Record<string, Value>> {
  const rows = new Map<string, Record<string, Value>>();
  for (const [place, value] of Object.entries(cells)) {
    const at = place.lastIndexOf(' ');
    const row = place.slice(0, at);
    rows.set(row, { ...rows.get(row), [place.slice(at + 1)]: value });
  }
  return rows;
}

/** A flag is there or not, and so is what has none of something. */
const typed = (cells: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(cells).map(([column, value]) => [
      column,
      value === YES ? true : value === NO || value === NONE ? undefined : value,
    ]),
  );

const rowsWith = <T extends object>(
  list: readonly T[],
  keyOf: (one: T) => string,
  cells: Cells | undefined,
): readonly T[] => {
  const rows = byRow(cells);
  return rows.size ? list.map((one) => ({ ...one, ...typed(rows.get(keyOf(one)) ?? {}) })) : list;
};

/** Links as the reader's map has them: another terrain, none, or one that we do not know of. */
export function linksWith<L extends Link>(links: readonly L[], names: readonly string[], own: Own): readonly L[] {
  const told = Object.entries(own[LINKS] ?? {}).map(([place, value]) => ({ pair: place.replace(/ \S+$/, ''), value }));
  if (!told.length) return links;
  const kept = links.flatMap((link) => {
    const found = told.find(({ pair }) => isPair(pair, ...link.between));
    if (!found) return [link];
    return !isJoined(found.value, links) ? [] : [{ ...link, terrain: String(found.value), standing: 'yours' }];
  });
  const added = told.flatMap(({ pair, value }) => {
    const between = endsOf(pair, names);
    return !between || !isJoined(value, links) || links.some((link) => isPair(pair, ...link.between))
      ? []
      : // A link of this list, with nothing that only printed ones have.
        [{ between, terrain: String(value), standing: 'yours' } as unknown as L];
  });
  return [...kept, ...added];
}

const startWith = (start: Start, count: string, own: Own): Start => {
  const pieces = byRow(own[SET_UP_PIECES]);
  const places = byRow(own[SET_UP_PLACES]);
  const points = byRow(own[SET_UP_POINTS]);
  const each = <T extends Value>(record: Readonly<Record<string, T>>, found: (id: string) => Value | undefined) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [id, (found(id) ?? value) as T]));
  const cu = Object.fromEntries(
    Object.entries(start.cu).map(([power, at]) => [
      power,
      Object.fromEntries(
        Object.entries(each(at, (space) => pieces.get(`${count} ${power} ${space}`)?.['cu'])).filter(
          ([, cu]) => cu > 0,
        ),
      ),
    ]),
  );
  return {
    ...start,
    cu,
    leaders: each(start.leaders, (leader) => places.get(`${count} ${leader}`)?.['place']),
    vp: each(start.vp, (seat) => points.get(`${count} ${seat}`)?.['vp']),
  };
};

/** `own` has been checked against the tables of the box, entry by entry (`sorted`). */
export function boxed<C extends Boxed>(content: C, own: Own): C {
  const { map, setUp, decks } = content;
  const mapNames = map?.spaces.map(({ name }) => name) ?? [];
  const setUpNames = setUp?.spaces.map(({ name }) => name) ?? [];
  return {
    ...content,
    tables: withOwn(content.tables, own),
    ...(map && {
      map: {
        ...map,
        spaces: rowsWith(map.spaces, ({ name }) => name, own[SPACES]),
        links: linksWith(map.links, mapNames, own),
      },
    }),
    ...(setUp && {
      setUp: {
        ...setUp,
        spaces: rowsWith(setUp.spaces, ({ name }) => name, own[SET_UP_SPACES]),
        links: linksWith(setUp.links, setUpNames, own),
        leaders: rowsWith(setUp.leaders, leaderKey, own[SET_UP_LEADERS]),
        start: Object.fromEntries(
          Object.entries(setUp.start).map(([count, start]) => [count, startWith(start, count, own)]),
        ),
      },
    }),
    ...(decks && {
      decks: {
        ...decks,
        decks: Object.fromEntries(
          Object.entries(decks.decks).map(([deck, cards]) => [
            deck,
            rowsWith(cards, ({ number }) => `${deck} ${number}`, own[DECK_CARDS]),
          ]),
        ),
      },
    }),
  };
}
