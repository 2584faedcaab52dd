/** What a game is set up with, and how that is made of its content and its options. Reads no file. */
import type { Tables } from '../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../mechanics/map.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Holder } from '../control/rules.ts';
import { COUNTS, type Count, type Player, POWERS, type Power, seatsOf } from '../words.ts';
import { type Rulings, rulingsOf } from './rulings.ts';
import type { Options } from './set-up.ts';

export const KINDS = ['city', 'tribe', 'plain', 'capital', 'box'] as const;
export type Kind = (typeof KINDS)[number];
export const LINES = ['clear', 'rough', 'strait'] as const;
export type Line = (typeof LINES)[number];

/** The board, the leaders and the first position as content has them. */
export interface SetUpData {
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly spaces: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly home?: Holder;
    readonly loyalty?: number;
    readonly factor?: number;
    readonly reinforcement?: number;
    readonly port?: true;
    readonly victory?: 'all' | '5';
    readonly region?: string;
  }[];
  readonly links: readonly {
    readonly between: readonly [string, string];
    readonly terrain: Line;
    readonly oneWay?: true;
    readonly appianWay?: true;
    readonly onlyIfBothFriendly?: true;
  }[];
  readonly leaders: readonly {
    readonly id: string;
    readonly name: string;
    readonly power: Power;
    readonly kind: 'consul' | 'named' | 'minor';
    readonly initiative: number;
    readonly tactics: number;
    readonly penalty?: number;
    readonly players?: string;
  }[];
  readonly start: Readonly<Record<string, Start>>;
}

export interface Start {
  readonly cu: Readonly<Partial<Record<Power, Readonly<Record<string, number>>>>>;
  readonly militia: Readonly<Record<string, number>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly vp: Readonly<Partial<Record<Player, number>>>;
  readonly marks: readonly string[];
}

/** 7.1: what a card is worth. */
export type Worth = 1 | 2 | 3;

export interface CardsData {
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    readonly response?: true;
    readonly remove?: true;
    readonly players?: string;
  }[];
  readonly decks: Readonly<
    Record<
      string,
      readonly {
        readonly number: number;
        readonly value: Worth;
        readonly event?: string;
        readonly title?: string;
        readonly reshuffle?: true;
        readonly cancelsGallicEvent?: true;
      }[]
    >
  >;
  readonly desperate: Readonly<Record<string, readonly string[]>>;
}

export interface Content {
  readonly tables: Tables;
  readonly setUp: SetUpData;
  readonly decks: CardsData;
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
    linksFrom(links, name).map(([to, { terrain: line, appianWay, onlyIfBothFriendly }]) => ({
      to,
      line,
      appian: !!appianWay,
      bothFriendly: !!onlyIfBothFriendly,
    }));
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
