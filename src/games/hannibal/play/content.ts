/** What a game reads of its content and never changes: spaces, Provinces, Generals, both decks, limits. */
import { keyed, known } from '../../../calculator/keys.ts';
import { type Figures, Reader, type Table, type Tables } from '../../../calculator/table.ts';
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

const tableOf = (tables: Tables, id: string): Table => {
  const table = tables[id];
  if (!table) throw new RangeError(`table "${id}" is not among ${Object.keys(tables).join(', ') || 'none'}`);
  return table;
};

/** The names down the side of a table. */
export const rowsOf = (tables: Tables, id: string): string[] => (tableOf(tables, id).axes[0]?.keys ?? []).map(String);

const labelOf = (tables: Tables, id: string, row: string): string => tableOf(tables, id).axes[0]?.labels?.[row] ?? row;

const WAYS: Readonly<Record<string, Way>> = { clear: 'road', rough: 'pass', steep: 'alps', strait: 'strait' };

function spacesFrom(map: MapOfSpaces, read: Figures): Record<string, Space> {
  return Object.fromEntries(
    map.spaces.map(({ name, kind, port, province }): [string, Space] => {
      if (!province) throw new RangeError(`space "${name}" of the map has no Province`);
      const links = linksFrom(map.links, name).flatMap(([to, { terrain }]) => {
        const way = WAYS[terrain];
        return way ? [{ to, way }] : [];
      });
      return [
        spaceId(name),
        {
          ...{ name, kind: known(SPACE_KINDS, kind, `kind of ${name}`), port: port !== undefined, province, links },
          region: String(read.at('provinces', province, 'region').value),
          roads: links.flatMap(({ to, way }) => (way === 'road' ? [to] : [])),
        },
      ];
    }),
  );
}

function provincesFrom(tables: Tables, read: Figures, spaces: Readonly<Record<string, Space>>) {
  return Object.fromEntries(
    rowsOf(tables, 'provinces').map((name): [string, Province] => [
      name,
      {
        region: String(read.at('provinces', name, 'region').value),
        counts: read.at('provinces', name, 'counts').value === 'yes',
        allies: known(ALLIES, read.at('provinces', name, 'allies').value, `Allies of ${name}`),
        spaces: Object.keys(spaces).filter((id) => spaces[id]?.province === name),
      },
    ]),
  );
}

function generalsFrom(tables: Tables, read: Figures): Record<string, General> {
  return Object.fromEntries(
    rowsOf(tables, 'generals').map((id) => [
      id,
      {
        name: labelOf(tables, 'generals', id),
        side: known(SIDES, read.at('generals', id, 'side').value, `side of General ${id}`),
        strategy: Number(read.at('generals', id, 'strategy').value),
        battle: Number(read.at('generals', id, 'battle').value),
      },
    ]),
  );
}

/** 5.2: the Strategy Cards by their kind. */
const kindsFrom = (tables: Tables, read: Figures): Record<string, Card> =>
  Object.fromEntries(
    rowsOf(tables, 'strategy-deck').map((kind): [string, Card] => {
      const at = (column: string) => read.at('strategy-deck', kind, column).value;
      const [ship, swords, troops] = [at('ship') === 'yes', at('swords') === 'yes', at('troops') === 'yes'];
      const title = labelOf(tables, 'strategy-deck', kind);
      return [kind, { kind, title, op: Number(at('op')), generals: Number(at('generals')), ship, swords, troops }];
    }),
  );

/** Copies of a card, each with a number. */
const copies = (card: string, number: number): string[] => Array.from({ length: number }, (_, i) => `${card}-${i + 1}`);

/** 11.4: all Battle Cards. */
const battleDeckFrom = (read: Figures): string[] => {
  const counts = deckOf(read);
  return CARDS.flatMap((card, i) => copies(card, counts[i] ?? 0));
};

function friendsFrom(tables: Tables, read: Figures): Record<string, Side | null> {
  const friendOf = (tribe: string): Side | null => {
    const { value } = read.at('tribes', tribe, 'friendly');
    return value === 'nobody' ? null : known(SIDES, value, `friend of the ${tribe}`);
  };
  return Object.fromEntries(rowsOf(tables, 'tribes').map((id) => [id, friendOf(id)]));
}

export function prepare(rulings: Partial<Rulings> | undefined, content: Content): SetUp {
  const { tables } = content;
  const read = new Reader(tables);
  const spaces = spacesFrom(mapOf(content), read);
  const places = Object.keys(spaces);
  const generals = generalsFrom(tables, read);
  const kinds = kindsFrom(tables, read);
  return {
    ...{ spaces, places, generals, kinds },
    ports: places.filter((at) => spaces[at]?.port),
    provinces: provincesFrom(tables, read, spaces),
    roster: keyed(SIDES, (side) => Object.keys(generals).filter((id) => generals[id]?.side === side)),
    deck: Object.fromEntries(
      Object.entries(kinds).flatMap(([kind, card]) =>
        copies(kind, Number(read.at('strategy-deck', kind, 'cards').value)).map((id) => [id, card]),
      ),
    ),
    battleDeck: battleDeckFrom(read),
    friends: friendsFrom(tables, read),
    limits: keyed(LIMITS, (limit) => Number(read.at('limits', limit, 'number').value)),
    tables: keptFrom(tables, READ),
    rulings: rulingsOf(rulings),
  };
}
