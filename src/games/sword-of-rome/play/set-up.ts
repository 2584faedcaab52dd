/** What a game is set up with, and how that is made of its content and its options. Reads no file. */
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Holder } from '../control/rules.ts';
import type { Alliance } from '../player-fields.ts';
import { COUNTS, type Count, type Player, POWERS, type Power, seatsOf } from '../words.ts';
import type { CardsData, Content, Kind, Line, SetUpData, Start, Worth } from './content.ts';
import { type Rulings, rulingsOf } from './rulings.ts';

/** Where a game begins that does not begin at the beginning. */
export interface Position {
  readonly turn?: number;
  readonly round?: number;
  /** Whose turn it is in that round; without it the turn begins with its first phase. */
  readonly active?: Player;
  /** The first player of the turn; the active one where absent. */
  readonly first?: Player;
  readonly vp?: Readonly<Partial<Record<Player, number>>>;
  /** CU by space and power, instead of those of the set-up in that space. */
  readonly cu?: Readonly<Record<string, Readonly<Partial<Record<Power, number>>>>>;
  readonly inside?: Readonly<Record<string, number>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly within?: readonly string[];
  readonly markers?: Readonly<Record<string, Holder>>;
  readonly loyalty?: Readonly<Record<string, number>>;
  readonly sieges?: Readonly<Record<string, { readonly by: Power; readonly level: number }>>;
  readonly plunder?: number;
  readonly alliances?: readonly Alliance[];
  readonly marks?: readonly string[];
  readonly hands?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly desperate?: Readonly<Partial<Record<Player, readonly string[]>>>;
  readonly wildBeasts?: readonly Power[];
  readonly neutralUsed?: readonly Power[];
  readonly siegeRolled?: readonly string[];
  /** 20: the unrest level of Carthage. */
  readonly unrest?: number;
  /** How many of Carthage's CU in a space are mercenaries. */
  readonly mercenaries?: Readonly<Record<string, number>>;
}

/** What a sample writes down. */
export interface Options {
  readonly players: Count;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly position?: Position;
}

export interface Way {
  readonly to: string;
  readonly line: Line;
  readonly appian: boolean;
  readonly bothFriendly: boolean;
}

export interface Space {
  readonly name: string;
  readonly kind: Kind;
  readonly home: Holder;
  readonly loyalty: number;
  readonly factor: number;
  readonly reinforcement: number;
  readonly port: boolean;
  readonly victory: boolean;
  /** 2.2-victory-spaces-5p: a victory space only with five players. */
  readonly forFive: boolean;
  readonly region: string;
  readonly ways: readonly Way[];
}

export interface LeaderFacts {
  readonly name: string;
  readonly power: Power;
  readonly kind: 'consul' | 'named' | 'minor';
  readonly initiative: number;
  readonly tactics: number;
  readonly penalty: number;
}

export interface CardFacts {
  readonly seat: Player;
  readonly title: string;
  readonly value: Worth;
  /** The event that it carries in this game; none where it does not fit the number of players. */
  readonly event: string | null;
  readonly remove: boolean;
  readonly reshuffle: boolean;
  /** 7.1-icons: with three players it keeps the Gauls quiet for the round. */
  readonly calms: boolean;
}

export interface SetUp {
  readonly players: Count;
  /** Clockwise (5.4). */
  readonly seats: readonly Player[];
  /** The seats, and with three players the place at which the Gauls come by themselves (5.4-3p). */
  readonly places: readonly Place[];
  readonly powers: readonly Power[];
  readonly spaces: Readonly<Record<string, Space>>;
  readonly leaders: Readonly<Record<string, LeaderFacts>>;
  readonly cards: Readonly<Record<string, CardFacts>>;
  readonly events: Readonly<Record<string, { readonly title: string; readonly response: boolean }>>;
  /** The event that each Desperate Times card names (7.4.3). */
  readonly desperate: Readonly<Record<string, string>>;
  /** 5.4-3p: what each face brings, with three players. */
  readonly gallicEvents: readonly string[];
  readonly tables: Tables;
  readonly rulings: Rulings;
}

/** The id of a space, as on the map. */
const spaceId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const HOLDING_BOX = 'transalpine-holding-box';
export const GARRISON_BOX = 'garrison-box';

/** Who comes next in a round. */
export type Place = Player | 'gallic-event';

const fits = (players: string | undefined, count: Count): boolean =>
  players === undefined ||
  players === 'all' ||
  (players.includes('-')
    ? Number(count) >= Number(players.split('-')[0]) && Number(count) <= Number(players.split('-')[1])
    : players === count);

const BOX_HOMES: Readonly<Record<string, Holder>> = { [HOLDING_BOX]: 'transalpine', [GARRISON_BOX]: 'carthage' };

function spacesOf({ spaces, links }: SetUpData, count: Count): Record<string, Space> {
  const ways = (name: string): Way[] =>
    links.flatMap(({ between: [a, b], terrain: line, oneWay, appianWay, onlyIfBothFriendly }) => {
      const to = a === name ? b : b === name && !oneWay ? a : undefined;
      if (to === undefined) return [];
      return [{ to: spaceId(to), line, appian: !!appianWay, bothFriendly: !!onlyIfBothFriendly }];
    });
  return Object.fromEntries(
    spaces.map((space): [string, Space] => [
      spaceId(space.name),
      {
        name: space.name,
        // 17 is out with five players: Carthago is a city like others.
        kind: space.kind === 'capital' && count === '5' ? 'city' : space.kind,
        home: space.home ?? BOX_HOMES[spaceId(space.name)] ?? 'independents',
        loyalty: space.loyalty ?? 0,
        factor: space.factor ?? 0,
        reinforcement: space.reinforcement ?? 0,
        // 19: to and from the Garrison box one sails.
        port: space.port ?? (count === '5' && spaceId(space.name) === GARRISON_BOX),
        victory: space.victory === 'all' || (space.victory === '5' && count === '5'),
        forFive: space.victory === '5',
        region: space.region ?? '',
        ways: ways(space.name),
      },
    ]),
  );
}

function cardsOf({ decks, events }: CardsData, seats: readonly Player[], count: Count): Record<string, CardFacts> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return Object.fromEntries(
    seats.flatMap((seat) =>
      (decks[seat] ?? []).map((card): [string, CardFacts] => {
        const event = card.event === undefined ? undefined : byId.get(card.event);
        const inPlay = event && fits(event.players, count);
        return [
          `${seat}-${String(card.number).padStart(2, '0')}`,
          {
            seat,
            title: card.title ?? event?.title ?? `No. ${card.number}`,
            value: card.value,
            event: inPlay ? event.id : null,
            remove: event?.remove ?? false,
            reshuffle: card.reshuffle ?? false,
            calms: card.cancelsGallicEvent ?? false,
          },
        ];
      }),
    ),
  );
}

const gallicEventsOf = (tables: Tables): string[] =>
  [1, 2, 3, 4, 5, 6].map((face) => String(figuresOf({ setup: { tables } }).at('gallic-events', face, 'event').value));

export function prepare({ players, rulings }: Options, { tables, setUp, decks }: Content): SetUp {
  if (!COUNTS.includes(players)) throw new RangeError(`${players} players: must be ${COUNTS.join(', ')}`);
  const places = (setUp.seats[players] ?? []).map((place): Place => {
    const seat = seatsOf(players).find((one) => one === place);
    if (seat !== place && place !== 'gallic-event') throw new RangeError(`${place} is no seat of ${players} players`);
    return seat ?? 'gallic-event';
  });
  const seats = places.filter((place) => place !== 'gallic-event');
  const leaders = setUp.leaders.filter((leader) => fits(leader.players, players));
  return {
    players,
    seats,
    places,
    powers: POWERS.filter((power) => power !== 'rebels' || players === '5'),
    spaces: spacesOf(setUp, players),
    leaders: Object.fromEntries(
      leaders.map(({ id, players: _, penalty = 0, ...facts }) => [id, { ...facts, penalty }]),
    ),
    cards: cardsOf(decks, seats, players),
    events: Object.fromEntries(decks.events.map(({ id, title, response = false }) => [id, { title, response }])),
    desperate: Object.fromEntries(
      seats.flatMap((seat) => (decks.desperate[seat] ?? []).map((event, i) => [`${seat}-desperate-${i + 1}`, event])),
    ),
    gallicEvents: players === '3' ? gallicEventsOf(tables) : [],
    tables,
    rulings: rulingsOf(rulings),
  };
}

/** The pieces at the start, by the number of players. */
export const startOf = ({ start }: SetUpData, count: Count): Start => {
  const found = start[count === '5' ? '5' : '2-4'];
  if (!found) throw new RangeError(`no first position for ${count} players`);
  return found;
};
