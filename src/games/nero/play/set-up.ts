/** What a game is set up with, and how that is made of its options: players, board, deck, figures and readings. Reads no file. */
import { Reader, type Tables } from '../../../calculator/table.ts';
import { areaOf, isPort, WAYS, type Way } from '../board/rules.ts';
import { copiesOf } from '../deck/rules.ts';
import { amountOf } from '../limits/rules.ts';
import { isOnce } from '../once/rules.ts';
import { COLOURS, type Colour, EVENTS, type EventId, each, nameOf, PROVINCES, ROMA, type Version } from '../words.ts';
import { keptFrom } from './figures.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

export interface Card {
  readonly event: EventId;
  readonly mp: number;
  readonly bp: number;
  /** 12.0: its event may be played once in a player round. */
  readonly once: boolean;
  /** 12.0-revolts: the Province that it names. */
  readonly province?: string;
}

export type Deck = Readonly<Record<string, Card>>;

/** The board as it is handed over: Provinces, and what joins them. */
export interface BoardData {
  readonly provinces: readonly {
    readonly id: string;
    readonly name: string;
    /** Null for the two Provinces of Italy. */
    readonly area: Colour | null;
    readonly port: boolean;
  }[];
  readonly links: readonly {
    readonly between: readonly [string, string];
    readonly kind: Way;
  }[];
  /** 12.0-barbarians: where the tribe may attack. */
  readonly tribe: readonly string[];
}

export interface Place {
  readonly name: string;
  readonly area: Colour | null;
  readonly port: boolean;
  readonly borders: readonly string[];
  readonly straits: readonly string[];
  /** 5.8: the city on one side of the step, the Province on the other. */
  readonly city: readonly string[];
}

export interface Board {
  readonly places: Readonly<Record<string, Place>>;
  readonly areas: Readonly<Record<Colour, readonly string[]>>;
  readonly italy: readonly string[];
  readonly tribe: readonly string[];
}

export interface Options {
  readonly players: 2 | 3 | 4;
  readonly version?: Version;
  /** 3.0.5: the colour of the youngest; with two players one of the two that the youngest plays. */
  readonly youngest?: Colour;
  /** 3.2: with three players, the Area left vacant. */
  readonly vacant?: Colour;
  readonly board: BoardData;
  readonly deck: Deck;
  readonly tables: Tables;
  readonly rulings?: Partial<Rulings>;
}

/** What does not change while a game is played. */
export interface SetUp {
  readonly players: 2 | 3 | 4;
  readonly version: Version;
  readonly youngest: Colour;
  readonly vacant: Colour | null;
  /** Those in play, clockwise. */
  readonly colours: readonly Colour[];
  readonly board: Board;
  readonly deck: Deck;
  /** The figures that it began with. */
  readonly tables: Tables;
  readonly rulings: Rulings;
}

/** 12.0-revolts: the Provinces in the order in which the text names their cards. */
const REVOLTS: Readonly<Record<string, string>> = {
  'revolts-1': 'judaea',
  'revolts-2': 'britannia',
  'revolts-3': 'germania-superior',
  'revolts-4': 'achaea',
};

/** 2.5, 12.0: the cards as the tables have them. */
export function deckFrom(tables: Tables): Deck {
  const read = new Reader(tables);
  const card = (event: EventId, id: string): Card => ({
    event,
    mp: amountOf(read.at('card-values', id, 'mp')),
    bp: amountOf(read.at('card-values', id, 'bp')),
    once: isOnce(event, read),
    ...(REVOLTS[id] && { province: REVOLTS[id] }),
  });
  const cards = EVENTS.flatMap((event) =>
    Array.from({ length: copiesOf(event, read) }, (_, i) => {
      const id = `${event}-${i + 1}`;
      return [id, card(event, id)] as const;
    }),
  );
  return Object.fromEntries(cards);
}

/** 2.1, 5.0: the board as the tables of Provinces and connections have it. */
export function boardFrom(tables: Tables): BoardData {
  const read = new Reader(tables);
  const keysOf = (table: string): string[] => (tables[table]?.axes[0]?.keys ?? []).map(String);
  const there = keysOf('provinces');
  const provinces = PROVINCES.filter((id) => there.includes(id));
  return {
    provinces: provinces.map((id) => ({
      id,
      name: nameOf(id),
      area: areaOf(id, read) ?? null,
      port: isPort(id, read),
    })),
    links: keysOf('links').flatMap((pair) => {
      const [a = '', b = ''] = pair.split('/');
      const kind = WAYS.find((way) => way === read.at('links', pair, 'way').value);
      return kind ? [{ between: [a, b] as const, kind }] : [];
    }),
    tribe: provinces.filter((id) => read.at('provinces', id, 'tribe').value === 'yes'),
  };
}

/** 2.1, 5.0: who is next to whom, and by what. */
export function boardOf({ provinces, links, tribe }: BoardData): Board {
  const known = new Set([...provinces.map((p) => p.id), ROMA]);
  const named = [...links.flatMap((l) => l.between), ...tribe];
  const unknown = named.find((id) => !known.has(id));
  if (unknown !== undefined) throw new RangeError(`place "${unknown}" is not among ${[...known].join(', ')}`);
  const next = (id: string, kind: string): string[] =>
    links.flatMap(({ between: [a, b], kind: by }) => (by !== kind ? [] : a === id ? [b] : b === id ? [a] : []));
  const roma = { id: ROMA, name: 'Roma', area: null, port: false };
  const places = Object.fromEntries(
    [...provinces, roma].map(({ id, name, area, port }) => [
      id,
      { name, area, port, borders: next(id, 'border'), straits: next(id, 'straits'), city: next(id, 'city') },
    ]),
  );
  return {
    places,
    areas: each((colour) => provinces.filter((p) => p.area === colour).map((p) => p.id)),
    italy: provinces.filter((p) => p.area === null).map((p) => p.id),
    tribe: [...tribe],
  };
}

/** 3.0, 3.2, 14.0: who plays; a RangeError where the options do not fit each other. */
export function prepare(options: Options): SetUp {
  const { players, version = 'normal' } = options;
  if (![2, 3, 4].includes(players)) throw new RangeError(`${players} players: must be 2, 3 or 4`);
  const vacant: Colour | null = players === 3 ? (options.vacant ?? 'asia') : null;
  if (players !== 3 && options.vacant) throw new RangeError(`an Area stays vacant with 3 players, not with ${players}`);
  const colours = COLOURS.filter((c) => c !== vacant);
  const youngest = options.youngest ?? colours[0]!;
  if (!colours.includes(youngest)) throw new RangeError(`youngest "${youngest}": must be ${colours.join(', ')}`);
  return {
    players,
    version,
    youngest,
    vacant,
    colours,
    board: boardOf(options.board),
    deck: options.deck,
    tables: keptFrom(options.tables),
    rulings: rulingsOf(options.rulings),
  };
}
