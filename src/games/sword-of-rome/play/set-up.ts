/** A game's set-up, made from its content and its options. Reads no file. */
import { byId, keyed } from '../../../calculator/keys.ts';
import type { Tables } from '../../../calculator/table.ts';
import { linksFrom, spaceId } from '../../../mechanics/map.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Holder } from '../control/rules.ts';
import type { Alliance } from '../player-fields.ts';
import { COUNTS, type Count, type Player, POWERS, type Power, playerOf, seatsOf } from '../words.ts';
import { rulingsOf } from './rulings.ts';

export const KINDS = ['city', 'tribe', 'plain', 'capital', 'box'] as const;
export type Kind = (typeof KINDS)[number];
export const LINES = ['clear', 'rough', 'strait'] as const;
export type Line = (typeof LINES)[number];

/** 7.1: what a card is worth. */
export type Worth = 1 | 2 | 3;

interface CardsData {
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

/** Whether what is for some numbers of players is for this one. */
const fits = (players: string | undefined, count: Count): boolean =>
  players === undefined ||
  players === 'all' ||
  (players.includes('-')
    ? Number(count) >= Number(players.split('-')[0]) && Number(count) <= Number(players.split('-')[1])
    : players === count);

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

export interface Content {
  readonly tables: Tables;
  readonly setUp: SetUpData;
  readonly decks: CardsData;
}

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

export interface Connection {
  readonly to: string;
  readonly line: Line;
  readonly appian: boolean;
  readonly bothFriendly: boolean;
}

export const HOLDING_BOX = 'transalpine-holding-box';
export const GARRISON_BOX = 'garrison-box';

/** Who comes next in a round. */
export type Slot = Player | 'gallic-event';

const BOX_HOMES: Readonly<Record<string, Holder>> = { [HOLDING_BOX]: 'transalpine', [GARRISON_BOX]: 'carthage' };

export type SetUp = Readonly<ReturnType<typeof prepare>>;
export type Space = SetUp['spaces'][string];
export type LeaderFacts = SetUp['leaders'][string];

function spacesOf({ spaces, links }: SetUpData, count: Count) {
  const ways = (name: string): Connection[] =>
    linksFrom(links, name).map(([to, { terrain: line, appianWay, onlyIfBothFriendly }]) => ({
      to,
      line,
      appian: !!appianWay,
      bothFriendly: !!onlyIfBothFriendly,
    }));
  return byId(
    spaces.map((space) => {
      const id = spaceId(space.name);
      const made = {
        name: space.name,
        // 17 is out with five players: Carthago is a city like others.
        kind: space.kind === 'capital' && count === '5' ? 'city' : space.kind,
        home: space.home ?? BOX_HOMES[id] ?? 'independents',
        loyalty: space.loyalty ?? 0,
        factor: space.factor ?? 0,
        reinforcement: space.reinforcement ?? 0,
        // 19: to and from the Garrison box one sails.
        port: space.port ?? (count === '5' && id === GARRISON_BOX),
        victory: space.victory === 'all' || (space.victory === '5' && count === '5'),
        /** 2.2-victory-spaces-5p: a victory space only with five players. */
        forFive: space.victory === '5',
        region: space.region ?? null,
        ways: ways(space.name),
      };
      return [id, made] as const;
    }),
  );
}

function cardsOf({ decks, events }: CardsData, seats: readonly Player[], count: Count) {
  const known = new Map(events.map((event) => [event.id, event]));
  return byId(
    seats.flatMap((seat) =>
      (decks[seat] ?? []).map((card) => {
        const event = card.event === undefined ? undefined : known.get(card.event);
        const facts = {
          seat,
          title: card.title ?? event?.title ?? `No. ${card.number}`,
          value: card.value,
          /** The event that it carries in this game; none where it does not fit the number of players. */
          event: event && fits(event.players, count) ? event.id : null,
          remove: event?.remove ?? false,
          reshuffle: card.reshuffle ?? false,
          /** 7.1-icons: with three players it keeps the Gauls quiet for the round. */
          calms: card.cancelsGallicEvent ?? false,
        };
        return [`${seat}-${String(card.number).padStart(2, '0')}`, facts] as const;
      }),
    ),
  );
}
export type CardFacts = ReturnType<typeof cardsOf>[string];

const gallicEventsOf = (tables: Tables): string[] =>
  [1, 2, 3, 4, 5, 6].map((face) => String(figuresOf({ setup: { tables } }).at('gallic-events', face, 'event').value));

export function prepare({ players, rulings }: Options, { tables, setUp, decks }: Content) {
  if (!COUNTS.includes(players)) throw new RangeError(`${players} players: must be ${COUNTS.join(', ')}`);
  const places = (setUp.seats[players] ?? []).map((place): Slot => {
    const seat = seatsOf(players).find((one) => one === place);
    if (seat !== place && place !== 'gallic-event') throw new RangeError(`${place} is no seat of ${players} players`);
    return seat ?? 'gallic-event';
  });
  const seats = places.filter((place) => place !== 'gallic-event');
  const leaders = setUp.leaders.filter((leader) => fits(leader.players, players));
  const spaces = spacesOf(setUp, players);
  const spaceIds = Object.keys(spaces);
  return {
    players,
    /** Clockwise (5.4). */
    seats,
    /** The seats, and with three players the place at which the Gauls come by themselves (5.4-3p). */
    places,
    powers: POWERS.filter((power) => power !== 'rebels' || players === '5'),
    /** Who plays each power, where somebody does. */
    seatOf: Object.fromEntries(
      POWERS.map((power) => [power, playerOf(power, players)] as const).filter(([, seat]) => seat !== undefined),
    ) as Readonly<Partial<Record<Power, Player>>>,
    spaces,
    spaceIds,
    ports: spaceIds.filter((at) => spaces[at]?.port),
    leaders: byId(leaders.map(({ id, players: _, penalty = 0, ...facts }) => [id, { ...facts, penalty }] as const)),
    leaderIds: leaders.map(({ id }) => id),
    leadersOf: keyed(POWERS, (power) => leaders.filter((one) => one.power === power).map(({ id }) => id)),
    cards: cardsOf(decks, seats, players),
    events: byId(decks.events.map(({ id, title, response = false }) => [id, { title, response }] as const)),
    /** The event that each Desperate Times card names (7.4.3). */
    desperate: byId(
      seats.flatMap((seat) =>
        (decks.desperate[seat] ?? []).map((event, i) => [`${seat}-desperate-${i + 1}`, event] as const),
      ),
    ),
    /** 5.4-3p: what each face brings, with three players. */
    gallicEvents: players === '3' ? gallicEventsOf(tables) : [],
    tables,
    rulings: rulingsOf(rulings),
  };
}
