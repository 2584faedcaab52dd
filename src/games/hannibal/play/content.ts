/** What a game reads from its content and never changes: spaces, Provinces, Generals, both decks, limits. */
import { keyed, known } from '../../../calculator/keys.ts';
import { keyName, Reader, type Tables, type Value } from '../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../mechanics/map.ts';
import { keptFrom } from '../../../play/figures.ts';
import { found } from '../../../play/state.ts';
import { deckOf } from '../battle-cards/deck.ts';
import { CARDS, SIDES, type Side } from '../words.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

/** What the rules of a game under way look into; map, Generals, deck and Provinces are read at the start. */
const READ = [
  ...['allies', 'attrition', 'attrition-elephants', 'battle-deck', 'battle-hand', 'game-length', 'limits'],
  ...['mountain-pass', 'naval', 'naval-modifiers', 'ports', 'reinforcements', 'retreat-large', 'retreat-small'],
  ...['siege', 'siege-modifiers', 'turn-track'],
] as const;

const LIMITS = [
  ...(['mp', 'march-mp', 'naval-mp', 'pass-mp', 'retreat-mp', 'moving-cu', 'sea-cu', 'campaign-sea-cu'] as const),
  ...(['siege-cu', 'siege-points', 'consul-cu', 'city-cu', 'great-city-cu', 'elephants', 'hannibal-pcs'] as const),
] as const;

/** How two spaces are joined by land. */
export type LinkKind = 'road' | 'pass' | 'alps' | 'strait';

const SPACE_KINDS = ['city', 'tribe', 'plain'] as const;

export interface Space {
  readonly name: string;
  readonly kind: (typeof SPACE_KINDS)[number];
  readonly port: boolean;
  readonly province: string;
  readonly region: string;
  readonly links: readonly { readonly to: string; readonly way: LinkKind }[];
  /** 7.2B.b: the spaces next to it by a road. */
  readonly roads: readonly string[];
  /** 5.4.a: those next to it by a road or a strait. */
  readonly paths: readonly string[];
}

/** 11.4B: which Ally cards a Province gives. */
const ALLIES = ['ordinary', 'numidia', 'none'] as const;

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

/** As the map calls the sides. */
const POWERS = ['Romans', 'Carthaginians'] as const;
const HOMES: Readonly<Record<(typeof POWERS)[number], Side>> = { Romans: 'rome', Carthaginians: 'carthage' };

export const mapOf = ({ map }: Content): MapOfSpaces => found(map, 'there is no map');

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
  make: (at: (column: string) => Value, row: string, called: () => string) => T,
): Readonly<Record<string, Readonly<T>>> {
  const read = new Reader(tables);
  const axis = found(tables[id]?.axes[0], 'table', id);
  const made = (row: string) =>
    make(
      (column) => read.at(id, row, column).value,
      row,
      () => keyName(axis, row),
    );
  return Object.fromEntries(axis.keys.map((key) => [String(key), made(String(key))]));
}

const WAYS: Readonly<Record<string, LinkKind>> = { clear: 'road', rough: 'pass', steep: 'alps', strait: 'strait' };

function spacesFrom(map: MapOfSpaces, provinces: Provinces) {
  const spaces = map.spaces.map(({ name, kind, port, province = '' }): [string, Space] => {
    const { region } = found(provinces[province], `Province for "${name}":`, province);
    const links = linksFrom(map.links, name).flatMap(([to, { terrain }]) => {
      const way = WAYS[terrain];
      return way ? [{ to, way }] : [];
    });
    const by = (...ways: readonly LinkKind[]) => links.flatMap(({ to, way }) => (ways.includes(way) ? [to] : []));
    const what = { kind: known(SPACE_KINDS, kind, `kind of ${name}`), port: port !== undefined };
    return [spaceId(name), { name, ...what, province, region, links, roads: by('road'), paths: by('road', 'strait') }];
  });
  return Object.fromEntries(spaces);
}

const isYes = (value: Value): boolean => value === 'yes';

const provincesFrom = (tables: Tables, { spaces }: MapOfSpaces) =>
  rowsOf(tables, 'provinces', (at, province) => ({
    region: String(at('region')),
    /** 5.5: counted at the Victory Check. */
    counts: isYes(at('counts')),
    allies: known(ALLIES, at('allies'), `Allies of ${province}`),
    spaces: spaces.flatMap((one) => (one.province === province ? [spaceId(one.name)] : [])),
  }));
type Provinces = ReturnType<typeof provincesFrom>;

const generalsFrom = (tables: Tables) =>
  rowsOf(tables, 'generals', (at, id, called) => ({
    ...{ name: called(), side: known(SIDES, at('side'), `side of General ${id}`) },
    ...{ strategy: Number(at('strategy')), battle: Number(at('battle')) },
  }));
export type General = ReturnType<typeof generalsFrom>[string];

/** Whose an Event is. */
const OWNERS = [...SIDES, 'either'] as const;
/** How an Event is played: in place of the OPs, beside them, by moving Generals, out of turn or within a Battle. */
const EVENTS = ['event', 'rider', 'campaign', 'march', 'counter', 'battle'] as const;
/** Whether a card leaves the game: never, when its Event happens, or when it happens for the second time. */
const GONE = ['never', 'event', 'second'] as const;

/** 5.2: the Strategy Cards, each by its id; the number is that printed on it. */
const cardsFrom = (tables: Tables) =>
  rowsOf(tables, 'strategy-deck', (at, id) => ({
    ...{ number: Number(id.slice(1)), title: String(at('title')), op: Number(at('op')) },
    owner: known(OWNERS, at('owner'), `owner of card ${id}`),
    event: known(EVENTS, at('event'), `Event of card ${id}`),
    /** 7.2: the Generals of a Campaign; 0 where it is none. */
    generals: Number(at('generals')),
    ...{ ship: isYes(at('ship')), swords: isYes(at('swords')), troops: isYes(at('troops')) },
    breaksTruce: at('truce') === 'breaks',
    gone: known(GONE, at('gone'), `how card ${id} leaves the game`),
  }));
export type Card = ReturnType<typeof cardsFrom>[string];

/** Copies of a card, each with a number. */
const copies = (card: string, number: number): string[] => Array.from({ length: number }, (_, i) => `${card}-${i + 1}`);

/** Whose friends the Tribes are. */
const friendsFrom = (tables: Tables) =>
  rowsOf(tables, 'tribes', (at, id) =>
    at('friendly') === 'nobody' ? null : known(SIDES, at('friendly'), `friend of the ${id}`),
  );

/** What does not change while a game is played. */
export function prepare(rulings: Partial<Rulings> | undefined, content: Content) {
  const { tables } = content;
  const map = mapOf(content);
  const [provinces, generals, deck] = [provincesFrom(tables, map), generalsFrom(tables), cardsFrom(tables)];
  const spaces = spacesFrom(map, provinces);
  /** The ids of all spaces. */
  const places: readonly string[] = Object.keys(spaces);
  const read = new Reader(tables);
  const counts = deckOf(read);
  return {
    ...{ spaces, places, provinces, generals, deck, friends: friendsFrom(tables), rulings: rulingsOf(rulings) },
    ports: places.filter((at) => spaces[at]?.port),
    /** The Generals of each side, by list order. */
    roster: keyed(SIDES, (side) => Object.keys(generals).filter((id) => generals[id]?.side === side)),
    /** 11.4: the Battle Cards, each by its title and a number. */
    battleDeck: CARDS.flatMap((card, i) => copies(card, counts[i] ?? 0)),
    limits: keyed(LIMITS, (limit) => Number(read.at('limits', limit, 'number').value)),
    tables: keptFrom(tables, READ),
  };
}
export type SetUp = Readonly<ReturnType<typeof prepare>>;
