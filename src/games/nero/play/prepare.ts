/** Turns the options of a game into its set-up: the board as neighbours, the deck with its Provinces. */
import { Reader, type Tables } from '../../../calculator/table.ts';
import { EVENTS, type EventId } from '../deck.ts';
import { COLOUR_NAMES, COLOURS, type Colour, each } from './colours.ts';
import { rulingsOf } from './rulings.ts';
import { type Board, type BoardData, type Card, type Deck, LINKS, type Options, ROMA, type Setup } from './setup.ts';

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
    mp: Math.max(0, Number(read.at('card-values', id, 'mp').value) || 0),
    bp: Math.max(0, Number(read.at('card-values', id, 'bp').value) || 0),
    once: read.at('deck', event, 'once').value === 'Once',
    ...(REVOLTS[id] && { province: REVOLTS[id] }),
  });
  const cards = EVENTS.flatMap((event) =>
    Array.from({ length: Number(read.at('deck', event, 'count').value) }, (_, i) => {
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
  const labels = tables['provinces']?.axes[0]?.labels ?? {};
  const is = (id: string, what: string): string => String(read.at('provinces', id, what).value);
  const ids = keysOf('provinces');
  return {
    provinces: ids.map((id) => ({
      id,
      name: labels[id] ?? id,
      area: COLOURS.find((colour) => COLOUR_NAMES[colour] === is(id, 'area')) ?? null,
      port: is(id, 'port') === 'port',
    })),
    links: keysOf('links').flatMap((pair) => {
      const [a = '', b = ''] = pair.split('/');
      const kind = LINKS.find((way) => way === read.at('links', pair, 'way').value);
      return kind ? [{ between: [a, b] as const, kind }] : [];
    }),
    tribe: ids.filter((id) => is(id, 'tribe') === 'yes'),
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
export function prepare(options: Options): Setup {
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
    figures: options.figures,
    rulings: rulingsOf(options.rulings),
  };
}
