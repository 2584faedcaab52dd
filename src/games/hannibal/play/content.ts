/** What a game is set up with, and how that is made of its options, of the tables and of the map. */
import { type Figures, Reader, type Table, type Tables } from '../../../calculator/table.ts';
import { deckOf } from '../battle-cards/deck.ts';
import { CARDS, type Side } from '../words.ts';
import { keptFrom } from './figures.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

/** How two spaces are joined by land. */
export type Way = 'road' | 'pass' | 'alps' | 'strait';

export interface Link {
  readonly to: string;
  readonly way: Way;
}

export interface Space {
  readonly name: string;
  readonly kind: 'city' | 'tribe' | 'plain';
  readonly port: boolean;
  readonly province: string;
  readonly links: readonly Link[];
}

export interface Province {
  readonly region: string;
  /** 5.5: counted at the Victory Check. */
  readonly counts: boolean;
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
    readonly region?: string | undefined;
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
  readonly provinces: Readonly<Record<string, Province>>;
  readonly generals: Readonly<Record<string, General>>;
  readonly deck: Readonly<Record<string, Card>>;
  /** The Battle Cards, each by its title and a number. */
  readonly battleDeck: readonly string[];
  /** Whose friends the Tribes are. */
  readonly friends: Readonly<Record<string, Side | null>>;
  readonly tables: Tables;
  readonly rulings: Rulings;
}

/** The id of a space, as the map's page has it. */
export const placeId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const WAYS: Readonly<Record<string, Way>> = { clear: 'road', rough: 'pass', steep: 'alps', strait: 'strait' };
const SPACE_KINDS = ['city', 'tribe', 'plain'] as const;

/** The Province stands first in a space's region. */
const provinceIn = (region: string | undefined): string => region?.split(/, | \(/)[0] ?? '';

function spacesFrom(map: MapOfSpaces): Record<string, Space> {
  const linksOf = (name: string): Link[] =>
    map.links.flatMap(({ between, terrain }) => {
      const way = WAYS[terrain];
      const end = between.indexOf(name);
      return way && end >= 0 ? [{ to: placeId(between[1 - end]!), way }] : [];
    });
  return Object.fromEntries(
    map.spaces.map(({ name, kind, port, region }) => [
      placeId(name),
      {
        name,
        kind: SPACE_KINDS.find((known) => known === kind) ?? 'plain',
        port: port !== undefined,
        province: provinceIn(region),
        links: linksOf(name),
      },
    ]),
  );
}

const tableOf = (tables: Tables, id: string): Table => {
  const table = tables[id];
  if (!table) throw new RangeError(`table "${id}" is not among ${Object.keys(tables).join(', ') || 'none'}`);
  return table;
};

/** The names down the side of a table. */
export const rowsOf = (tables: Tables, id: string): string[] => tableOf(tables, id).axes[0]!.keys.map(String);

const labelOf = (tables: Tables, id: string, row: string): string => tableOf(tables, id).axes[0]!.labels?.[row] ?? row;

export const sideNamed = (value: unknown): Side | null => (value === 'rome' || value === 'carthage' ? value : null);

function provincesFrom(tables: Tables, read: Figures, spaces: Readonly<Record<string, Space>>) {
  return Object.fromEntries(
    rowsOf(tables, 'provinces').map((name) => [
      name,
      {
        region: String(read.at('provinces', name, 'region').value),
        counts: read.at('provinces', name, 'counts').value === 'yes',
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
        side: sideNamed(read.at('generals', id, 'side').value) ?? 'rome',
        strategy: Number(read.at('generals', id, 'strategy').value),
        battle: Number(read.at('generals', id, 'battle').value),
      },
    ]),
  );
}

/** 5.2: the Strategy Cards, each by its kind and a number. */
function deckFrom(tables: Tables, read: Figures): Record<string, Card> {
  const cards = rowsOf(tables, 'strategy-deck').flatMap((kind) => {
    const at = (column: string) => read.at('strategy-deck', kind, column).value;
    const card: Card = {
      title: labelOf(tables, 'strategy-deck', kind),
      op: Number(at('op')),
      ship: at('ship') === 'yes',
      generals: Number(at('generals')),
      swords: at('swords') === 'yes',
      troops: at('troops') === 'yes',
    };
    return Array.from({ length: Number(at('cards')) }, (_, i) => [`${kind}-${i + 1}`, card] as const);
  });
  return Object.fromEntries(cards);
}

/** 11.4: all Battle Cards. */
const battleDeckFrom = (read: Figures): string[] => {
  const counts = deckOf(read);
  return CARDS.flatMap((card, i) => Array.from({ length: counts[i] ?? 0 }, (_, n) => `${card}-${n + 1}`));
};

export function prepare(rulings: Partial<Rulings> | undefined, { tables, map }: Content): SetUp {
  if (!map) throw new RangeError('the game is played on its map, and there is none');
  const read = new Reader(tables);
  const spaces = spacesFrom(map);
  return {
    spaces,
    provinces: provincesFrom(tables, read, spaces),
    generals: generalsFrom(tables, read),
    deck: deckFrom(tables, read),
    battleDeck: battleDeckFrom(read),
    friends: Object.fromEntries(
      rowsOf(tables, 'tribes').map((id) => [id, sideNamed(read.at('tribes', id, 'friendly').value)]),
    ),
    tables: keptFrom(tables),
    rulings: rulingsOf(rulings),
  };
}
