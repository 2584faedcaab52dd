/** How a set-up is made of the content and the options. Reads no file. */
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf } from '../../../play/figures.ts';
import type { Holder } from '../control/rules.ts';
import { COUNTS, type Count, type Player, POWERS, seatsOf } from '../words.ts';
import { rulingsOf } from './rulings.ts';
import {
  type CardFacts,
  type CardsData,
  type Content,
  GARRISON_BOX,
  HOLDING_BOX,
  type Options,
  type Place,
  type SetUp,
  type SetUpData,
  type Space,
  type Start,
  type Way,
} from './set-up.ts';

/** The id of a space, as on the map. */
const spaceId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

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
