/** What a game reads of its content and never changes: spaces, Provinces, Generals, both decks, limits. */
import { keyed, known } from '../../../calculator/keys.ts';
import { keyName, Reader, type Tables, type Value } from '../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../mechanics/map.ts';
import { keptFrom } from '../../../play/figures.ts';
import { deckOf } from '../battle-cards/deck.ts';
import { CARDS, SIDES, type Side } from '../words.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

/** What the rules of a game under way look into; map, Generals, deck and Provinces are read at the start. */
const READ = [
  ...['allies', 'attrition', 'attrition-elephants', 'battle-deck', 'battle-hand', 'game-length', 'limits'],
  ...['mountain-pass', 'naval', 'naval-modifiers', 'reinforcements', 'retreat-large', 'retreat-small', 'siege'],
  ...['siege-modifiers', 'turn-track'],
] as const;

const LIMITS = [
  'mp',
  'naval-mp',
  'pass-mp',
  'moving-cu',
  'siege-cu',
  'siege-points',
  'consul-cu',
  'retreat-mp',
] as const;

/** How two spaces are joined by land. */
export type Way = 'road' | 'pass' | 'alps' | 'strait';

export interface Link {
  readonly to: string;
  readonly way: Way;
}

const SPACE_KINDS = ['city', 'tribe', 'plain'] as const;

export interface Space {
  readonly name: string;
  readonly kind: (typeof SPACE_KINDS)[number];
  readonly port: boolean;
  readonly province: string;
  readonly region: string;
  readonly links: readonly Link[];
  /** 7.2B.b: the spaces next to it by a road. */
  readonly roads: readonly string[];
  /** 5.4.a: those next to it by a road or a strait. */
  readonly paths: readonly string[];
}

/** 11.4B: which Ally cards a Province gives. */
const ALLIES = ['ordinary', 'numidia', 'none'] as const;

export interface Province {
  readonly region: string;
  /** 5.5: counted at the Victory Check. */
  readonly counts: boolean;
  readonly allies: (typeof ALLIES)[number];
  readonly spaces: readonly string[];
}

export interface General {
  readonly name: string;
  readonly side: Side;
  readonly strategy: number;
  readonly battle: number;
}

/** A Strategy Card. */
export interface Card {
  /** What it is called by: cards of a kind are alike, and only the piles tell them apart by a number. */
  readonly kind: string;
  readonly title: string;
  readonly op: number;
  readonly ship: boolean;
  /** 7.2: the Generals of a Campaign; 0 where it is none. */
  readonly generals: number;
  readonly swords: boolean;
  readonly troops: boolean;
}

/** What the game reads of the map. */
export interface MapOfSpaces {
  readonly spaces: readonly {
    readonly name: string;
    readonly kind: string;
    readonly home?: string | undefined;
    readonly port?: true | 'stand-in' | undefined;
    readonly province?: string | undefined;
  }[];
  readonly links: readonly { readonly between: readonly [string, string]; readonly terrain: string }[];
}

export interface Content {
  readonly tables: Tables;
  readonly map?: MapOfSpaces | undefined;
}

/** What does not change while a game is played. */
export interface SetUp {
  readonly spaces: Readonly<Record<string, Space>>;
  /** The ids of all spaces, and of the ports among them. */
  readonly places: readonly string[];
  readonly ports: readonly string[];
  readonly provinces: Readonly<Record<string, Province>>;
  readonly generals: Readonly<Record<string, General>>;
  /** The Generals of each side, by list order. */
  readonly roster: Readonly<Record<Side, readonly string[]>>;
  readonly deck: Readonly<Record<string, Card>>;
  /** The Strategy Cards by their kind. */
  readonly kinds: Readonly<Record<string, Card>>;
  /** The Battle Cards, each by its title and a number. */
  readonly battleDeck: readonly string[];
  /** Whose friends the Tribes are. */
  readonly friends: Readonly<Record<string, Side | null>>;
  readonly limits: Readonly<Record<(typeof LIMITS)[number], number>>;
  readonly tables: Tables;
  readonly rulings: Rulings;
}

/** As the map calls the sides. */
const POWERS = ['Romans', 'Carthaginians'] as const;
const HOMES: Readonly<Record<(typeof POWERS)[number], Side>> = { Romans: 'rome', Carthaginians: 'carthage' };

export function mapOf({ map }: Content): MapOfSpaces {
  if (!map) throw new RangeError('the game is played on its map, and there is none');
  return map;
}

/** Whose each space is at the start. */
export const homesIn = (map: MapOfSpaces): Record<string, Side> =>
  Object.fromEntries(
    map.spaces.flatMap(({ name, home }) =>
      home === undefined ? [] : [[spaceId(name), HOMES[known(POWERS, home, `home of ${name}`)]]],
    ),
  );

/** A table row by row: each row becomes something, by what stands in its columns. */
export function rowsOf<T>(
  tables: Tables,
  id: string,
  make: (at: (column: string) => Value, row: string, label: string) => T,
): Record<string, T> {
  const read = new Reader(tables);
  const [axis] = tables[id]?.axes ?? [];
  if (!axis) throw new RangeError(`table "${id}" is not among ${Object.keys(tables).join(', ') || 'none'}`);
  const made = (row: string) => make((column) => read.at(id, row, column).value, row, keyName(axis, row));
  return Object.fromEntries(axis.keys.map((key) => [String(key), made(String(key))]));
}

const WAYS: Readonly<Record<string, Way>> = { clear: 'road', rough: 'pass', steep: 'alps', strait: 'strait' };

function spacesFrom(map: MapOfSpaces, provinces: Readonly<Record<string, Omit<Province, 'spaces'>>>) {
  const spaces = map.spaces.map(({ name, kind, port, province }): [string, Space] => {
    const region = province && provinces[province]?.region;
    if (!region) throw new RangeError(`space "${name}" of the map is in no Province of the table: found "${province}"`);
    const links = linksFrom(map.links, name).flatMap(([to, { terrain }]) => {
      const way = WAYS[terrain];
      return way ? [{ to, way }] : [];
    });
    const by = (...ways: readonly Way[]) => links.flatMap(({ to, way }) => (ways.includes(way) ? [to] : []));
    const what = { kind: known(SPACE_KINDS, kind, `kind of ${name}`), port: port !== undefined };
    return [spaceId(name), { name, ...what, province, region, links, roads: by('road'), paths: by('road', 'strait') }];
  });
  return Object.fromEntries(spaces);
}

const isYes = (value: Value): boolean => value === 'yes';

const provincesFrom = (tables: Tables) =>
  rowsOf(tables, 'provinces', (at, name) => ({
    region: String(at('region')),
    counts: isYes(at('counts')),
    allies: known(ALLIES, at('allies'), `Allies of ${name}`),
  }));

const generalsFrom = (tables: Tables) =>
  rowsOf(tables, 'generals', (at, id, name) => ({
    ...{ name, side: known(SIDES, at('side'), `side of General ${id}`) },
    ...{ strategy: Number(at('strategy')), battle: Number(at('battle')) },
  }));

/** 5.2: the Strategy Cards by their kind, and how many there are of each. */
const kindsFrom = (tables: Tables) =>
  rowsOf(tables, 'strategy-deck', (at, kind, title) => ({
    ...{ kind, title, op: Number(at('op')), generals: Number(at('generals')) },
    ...{ ship: isYes(at('ship')), swords: isYes(at('swords')), troops: isYes(at('troops')) },
    copies: Number(at('cards')),
  }));

/** Copies of a card, each with a number. */
const copies = (card: string, number: number): string[] => Array.from({ length: number }, (_, i) => `${card}-${i + 1}`);

/** Whose friends the Tribes are. */
const friendsFrom = (tables: Tables) =>
  rowsOf(tables, 'tribes', (at, id) =>
    at('friendly') === 'nobody' ? null : known(SIDES, at('friendly'), `friend of the ${id}`),
  );

export function prepare(rulings: Partial<Rulings> | undefined, content: Content): SetUp {
  const { tables } = content;
  const [provinces, generals, kinds] = [provincesFrom(tables), generalsFrom(tables), kindsFrom(tables)];
  const spaces = spacesFrom(mapOf(content), provinces);
  const places = Object.keys(spaces);
  const read = new Reader(tables);
  const counts = deckOf(read);
  return {
    ...{ spaces, places, generals, kinds, friends: friendsFrom(tables) },
    ports: places.filter((at) => spaces[at]?.port),
    provinces: Object.fromEntries(
      Object.entries(provinces).map(([name, province]) => [
        name,
        { ...province, spaces: places.filter((at) => spaces[at]?.province === name) },
      ]),
    ),
    roster: keyed(SIDES, (side) => Object.keys(generals).filter((id) => generals[id]?.side === side)),
    deck: Object.fromEntries(
      Object.values(kinds).flatMap((card) => copies(card.kind, card.copies).map((id) => [id, card])),
    ),
    // 11.4: all Battle Cards.
    battleDeck: CARDS.flatMap((card, i) => copies(card, counts[i] ?? 0)),
    limits: keyed(LIMITS, (limit) => Number(read.at('limits', limit, 'number').value)),
    tables: keptFrom(tables, READ),
    rulings: rulingsOf(rulings),
  };
}
