/** A game's set-up, made from its options and the tables: players, board, deck, readings. */
import { byId, keyed } from '../../../calculator/keys.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { keptFrom } from '../../../play/figures.ts';
import { allKnown } from '../../../play/position.ts';
import { areaOf, type Crossing, isPort, neighboursOf, provincesIn } from '../board/rules.ts';
import { copiesOf } from '../deck/rules.ts';
import { amountOf } from '../limits/rules.ts';
import { isOnce } from '../once/rules.ts';
import {
  COLOURS,
  type Colour,
  EVENTS,
  type EventId,
  each,
  ITALY,
  nameOf,
  PLACES,
  type PlaceId,
  PROVINCES,
  ROMA,
  type Status,
  VERSIONS,
  type Version,
} from '../words.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

/** A position made by hand, in the middle of a player round: what is not named is empty. */
export interface Position {
  /** Whose player round it is. */
  readonly active: Colour;
  readonly turn?: number;
  /** Cards that the active colour has used. */
  readonly used?: number;
  readonly legions?: Readonly<Partial<Record<Colour, Readonly<Record<string, number>>>>>;
  /** Provinces whose Legions are under a Retreat marker. */
  readonly markers?: Readonly<Partial<Record<Colour, readonly string[]>>>;
  /** Where a General is, or a Leader with his status; a General in the first home Province where none is named. */
  readonly leaders?: Readonly<Partial<Record<Colour, string | { readonly status: Status; readonly at: string }>>>;
  readonly hands?: Readonly<Partial<Record<Colour, readonly string[]>>>;
  readonly held?: Readonly<Partial<Record<Colour, string>>>;
  readonly uncontrolled?: Readonly<Record<string, number>>;
  readonly barbarian?: string;
  readonly vp?: Readonly<Partial<Record<Colour, number>>>;
  /** 13.2: who has been Emperor in Roma since the game turn began. */
  readonly wholeTurn?: readonly Colour[];
  /** 14.0: the colours that count, where two play. */
  readonly counting?: readonly Colour[];
}

/** What a game is started with, as a sample writes it down. */
export interface Options {
  readonly players: 2 | 3 | 4;
  readonly version?: Version;
  /** 3.0.5: the colour of the youngest; with two players one of the two that the youngest plays. */
  readonly youngest?: Colour;
  /** 3.2: with three players, the Area left vacant. */
  readonly vacant?: Colour;
  readonly rulings?: Partial<Rulings>;
  /** MP and BP of single cards, in place of those in the tables. */
  readonly values?: Readonly<Record<string, { readonly mp?: number; readonly bp?: number }>>;
  /** A position to start from; the set-up of the rules where none is given. */
  readonly position?: Position;
}

/** The tables that the rules look into while a game is played; deck and board are read at its start. */
const READ = ['battle-points', 'declaration', 'hand-size', 'limits', 'movement-costs', 'victory-points'];

/** 12.0-revolts: the Provinces in the order in which the text names their cards. */
const REVOLTS: Readonly<Record<string, string>> = {
  'revolts-1': 'judaea',
  'revolts-2': 'britannia',
  'revolts-3': 'germania-superior',
  'revolts-4': 'achaea',
};

/** A RangeError where something written is no whole number, or a smaller one. */
export function wholeFrom(least: number, what: string, number: number): void {
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`${what}: found ${number}; it must be a whole number${least < 0 ? '' : ` from ${least}`}`);
}

/** What does not change while a game is played. */
export type SetUp = Readonly<ReturnType<typeof prepare>>;
export type Card = SetUp['deck'][string];
export type BoardPlace = SetUp['board']['places'][string];

/** 2.5, 12.0: the cards as the tables have them, or as the options say. */
export function deckFrom(tables: Tables, values: Options['values'] = {}) {
  const read = new Reader(tables);
  const card = (event: EventId, id: string) => ({
    event,
    mp: amountOf(read.at('card-values', id, 'mp')),
    bp: amountOf(read.at('card-values', id, 'bp')),
    /** 12.0: its event may be played once in a player round. */
    once: isOnce(event, read),
    /** 12.0-revolts: the Province that it names. */
    ...(REVOLTS[id] && { province: REVOLTS[id] }),
    ...values[id],
  });
  const cards = EVENTS.flatMap((event) =>
    Array.from({ length: copiesOf(event, read) }, (_, i) => {
      const id = `${event}-${i + 1}`;
      return [id, card(event, id)] as const;
    }),
  );
  for (const [id, given] of Object.entries(values)) {
    if (!cards.some(([known]) => known === id)) throw new RangeError(`card "${id}" is not in the deck`);
    allKnown('field of a card', Object.keys(given), ['mp', 'bp']);
    for (const [figure, value] of Object.entries(given)) wholeFrom(0, `${figure} of ${id}`, value);
  }
  return byId(cards);
}

function placeFrom(id: PlaceId, tables: Tables, read: Figures) {
  const next = neighboursOf(id, tables, read);
  const by = (way: Crossing): string[] => next.flatMap((n) => (n.way === way ? [n.to] : []));
  const area = id === ROMA ? undefined : areaOf(id, read);
  return {
    name: nameOf(id),
    area: area ?? null,
    port: isPort(id, read),
    borders: by('border'),
    straits: by('straits'),
    /** 5.8: the city on one side of the step, the Province on the other. */
    city: by('city'),
  };
}

/** 2.1, 5.0: the board as the tables of Provinces and connections have it. */
function boardFrom(tables: Tables) {
  const read = new Reader(tables);
  return {
    places: byId(PLACES.map((id) => [id, placeFrom(id, tables, read)] as const)),
    areas: each((colour): readonly string[] => provincesIn(colour, read)),
    italy: ITALY as readonly string[],
    /** 2.6.5 */
    ports: PLACES.filter((id) => isPort(id, read)) as readonly string[],
    /** 12.0-barbarians: where the tribe may attack. */
    tribe: PROVINCES.filter((id) => read.at('provinces', id, 'tribe').value === 'yes') as readonly string[],
  };
}

const FIELDS = ['players', 'version', 'youngest', 'vacant', 'rulings', 'values', 'position'];

/** 3.0, 3.2, 14.0: who plays; a RangeError where the options do not fit each other. */
export function prepare(options: Options, tables: Tables) {
  const { players, version = 'normal' } = options;
  allKnown('field of a set-up', Object.keys(options), FIELDS);
  allKnown('version', [version], VERSIONS);
  if (![2, 3, 4].includes(players)) throw new RangeError(`${players} players: must be 2, 3 or 4`);
  const vacant: Colour | null = players === 3 ? (options.vacant ?? 'asia') : null;
  if (players !== 3 && options.vacant) throw new RangeError(`an Area stays vacant with 3 players, not with ${players}`);
  const colours = COLOURS.filter((c) => c !== vacant);
  const { youngest = vacant === 'central' ? 'east' : 'central' } = options;
  if (!colours.includes(youngest)) throw new RangeError(`youngest "${youngest}": must be ${colours.join(', ')}`);
  const deck = deckFrom(tables, options.values);
  const cards = Object.entries(deck);
  return {
    players,
    version,
    youngest,
    vacant,
    /** Those in play, clockwise. */
    colours: colours as readonly Colour[],
    board: boardFrom(tables),
    deck,
    /** The cards of each event. */
    copies: keyed(EVENTS, (event) => cards.flatMap(([id, card]) => (card.event === event ? [id] : []))),
    /** All cards, those with the most MP first. */
    fastest: cards.toSorted(([, a], [, b]) => b.mp - a.mp).map(([id]) => id),
    /** The figures that it began with. */
    tables: keptFrom(tables, READ),
    rulings: rulingsOf(options.rulings),
  };
}
