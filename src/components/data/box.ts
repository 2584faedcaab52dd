/** A game's box as tables: its table files, and whatever is in its map, set-up and decks, every entry with its standing. */
import type { Standing } from '../../calculator/standing.ts';
import type { Tables, Value } from '../../calculator/table.ts';
import type { Game } from '../../gate/game.ts';
import { spaceId } from '../../mechanics/map.ts';
import {
  choicesOf,
  DECK_CARDS,
  isPair,
  LINKS,
  leaderKey,
  NO,
  NONE,
  pairOf,
  SET_UP_LEADERS,
  SET_UP_PIECES,
  SET_UP_PLACES,
  SET_UP_POINTS,
  SET_UP_SPACES,
  SPACES,
  YES,
} from '../../stores/box/parts.ts';
import { flag, numbers, tableOf, words } from './box-table.ts';

/** The set-up and the decks as their files have them, which the gate hands on as they are. */
interface Files {
  readonly setUp?: {
    readonly standing: Standing;
    readonly spaces: readonly (Readonly<Record<string, unknown>> & {
      readonly name: string;
      readonly standings?: Readonly<Record<string, Standing>>;
    })[];
    readonly links: readonly {
      readonly between: readonly [string, string];
      readonly terrain: string;
      readonly terrainStanding?: Standing;
    }[];
    readonly leaders: readonly (Readonly<Record<string, unknown>> & {
      readonly id: string;
      readonly name: string;
      readonly players?: string;
      readonly standings?: Readonly<Record<string, Standing>>;
    })[];
    readonly start: Readonly<
      Record<
        string,
        {
          readonly cu: Readonly<Record<string, Readonly<Record<string, number>>>>;
          readonly leaders: Readonly<Record<string, string>>;
          readonly vp: Readonly<Record<string, number>>;
        }
      >
    >;
  };
  readonly decks?: {
    readonly standing: Standing;
    readonly events: readonly { readonly id: string; readonly title: string }[];
    readonly decks: Readonly<
      Record<
        string,
        readonly { readonly number: number; readonly value: number; readonly event?: string; readonly title?: string }[]
      >
    >;
  };
}

/** Our standings of a file say less than all that the site knows. */
const known = (standing: Standing | undefined): Standing => standing ?? 'printed';
const value = (found: unknown): Value | undefined =>
  typeof found === 'number' || typeof found === 'string' ? found : undefined;

function linksTable({ map, tables }: Game, { setUp }: Files): Tables {
  // Where links are a table already, that is the one home of them.
  if (!map || tables['links']) return {};
  const played = (pair: string) => setUp?.links.find(({ between }) => isPair(pair, ...between));
  return tableOf(
    LINKS,
    'Map connections',
    'Connection',
    { terrain: { label: 'Connection', allows: words(...choicesOf(map.links)) } },
    map.links.map(({ between, terrain, standing }) => {
      const key = pairOf(...between);
      const known = played(key);
      // What the map leaves open, whole games are played with.
      const cell =
        known?.terrainStanding === 'stand-in'
          ? { value: known.terrain, standing: known.terrainStanding }
          : { value: terrain, standing };
      return { key, cells: { terrain: cell } };
    }),
  );
}

/** Where no table tells of the spaces, what the map says of those that are ours. */
function spacesTable({ map, tables }: Game, { setUp }: Files): Tables {
  if (!map || tables['spaces'] || setUp || tables['links']) return {};
  const provinces = map.spaces.flatMap(({ province }) => province ?? []);
  return tableOf(
    SPACES,
    'Map spaces',
    'Space',
    {
      kind: { label: 'Kind', allows: words(...map.spaces.map(({ kind }) => kind)) },
      port: { label: 'Port', allows: words(YES, NO) },
      ...(provinces.length && { province: { label: 'Province', allows: words(...provinces) } }),
    },
    map.spaces.map(({ name, kind, port, province, standing }) => ({
      key: name,
      cells: {
        kind: { value: kind, standing },
        port: { value: flag(port), standing },
        province: { value: province, standing },
      },
    })),
  );
}

const playedBy = (count: string): string => `${count} players`;

function setUpTables({ sides }: Game, { setUp }: Files): Tables {
  if (!setUp) return {};
  const { spaces, leaders, start, standing } = setUp;
  const sideName = (id: string) => sides.find((side) => side.id === id)?.name ?? id;
  const spaceNames = Object.fromEntries(spaces.map(({ name }) => [spaceId(name), name]));
  const column = (name: string) => words(...spaces.flatMap((space) => value(space[name])?.toString() ?? []));
  const most = (name: string, of: readonly Readonly<Record<string, unknown>>[]) =>
    Math.max(...of.map((one) => Number(one[name] ?? 0)));
  const of = (standings: Readonly<Record<string, Standing>> | undefined, name: string) => known(standings?.[name]);
  const places = Object.values(start).flatMap((one) => Object.values(one.leaders));
  const counts = Object.entries(start);
  return {
    ...tableOf(
      SET_UP_SPACES,
      'Spaces',
      'Space',
      {
        kind: { label: 'Kind', allows: column('kind') },
        home: { label: 'Home of', allows: column('home') },
        loyalty: { label: 'Loyalty', allows: numbers(1, most('loyalty', spaces) + 1) },
        factor: { label: 'Subjugation', allows: numbers(1, most('factor', spaces) + 1) },
        port: { label: 'Port', allows: words(YES, NO) },
        victory: { label: 'Victory space', allows: words(...column('victory').words, NONE) },
        region: { label: 'Region', allows: column('region') },
      },
      spaces.map(({ name, standings, ...space }) => ({
        key: name,
        cells: {
          kind: { value: value(space['kind']), standing: of(standings, 'type') },
          home: { value: value(space['home']), standing: of(standings, 'home') },
          loyalty: { value: value(space['loyalty']), standing: of(standings, 'loyalty') },
          factor: { value: value(space['factor']), standing: of(standings, 'factor') },
          port: { value: standings?.['port'] ? flag(space['port']) : undefined, standing: of(standings, 'port') },
          victory: { value: value(space['victory']), standing: of(standings, 'victory') },
          region: { value: value(space['region']), standing: of(standings, 'region') },
        },
      })),
      {
        ...Object.fromEntries(sides.map(({ id, name }) => [id, name])),
        ...{ all: 'for all', '5': 'with 5 players', city: 'walled city', plain: 'neither' },
      },
    ),
    ...tableOf(
      SET_UP_LEADERS,
      'Leaders',
      'Leader',
      Object.fromEntries(
        ['initiative', 'tactics', 'penalty'].map((name) => [
          name,
          { label: name.charAt(0).toUpperCase() + name.slice(1), allows: numbers(1, most(name, leaders)) },
        ]),
      ),
      leaders.map(({ id, name, players, standings, ...leader }) => ({
        key: leaderKey({ id, players }),
        label: players ? `${name}, ${playedBy(players)}` : name,
        cells: Object.fromEntries(
          ['initiative', 'tactics', 'penalty'].map((rating) => [
            rating,
            { value: value(leader[rating]), standing: of(standings, rating) },
          ]),
        ),
      })),
    ),
    ...tableOf(
      SET_UP_PIECES,
      'Pieces at the start',
      'Where',
      { cu: { label: 'CU', allows: numbers(0, 12) } },
      counts.flatMap(([count, { cu }]) =>
        Object.entries(cu).flatMap(([power, at]) =>
          Object.entries(at).map(([space, pieces]) => ({
            key: `${count} ${power} ${space}`,
            label: `${playedBy(count)}: ${sideName(power)} in ${spaceNames[space] ?? space}`,
            cells: { cu: { value: pieces, standing } },
          })),
        ),
      ),
    ),
    ...tableOf(
      SET_UP_PLACES,
      'Leaders at the start',
      'Leader',
      { place: { label: 'Place', allows: words(...places) } },
      counts.flatMap(([count, one]) =>
        Object.entries(one.leaders).map(([leader, place]) => ({
          key: `${count} ${leader}`,
          label: `${playedBy(count)}: ${leaders.find(({ id }) => id === leader)?.name ?? leader}`,
          cells: { place: { value: place, standing } },
        })),
      ),
      { ...spaceNames, aside: 'not on the map' },
    ),
    ...tableOf(
      SET_UP_POINTS,
      'Points at the start',
      'Player',
      { vp: { label: 'VP', allows: numbers(0, 12) } },
      counts.flatMap(([count, { vp }]) =>
        Object.entries(vp).map(([seat, points]) => ({
          key: `${count} ${seat}`,
          label: `${playedBy(count)}: ${sideName(seat)}`,
          cells: { vp: { value: points, standing } },
        })),
      ),
    ),
  };
}

function deckTable({ sides }: Game, { decks: file }: Files): Tables {
  if (!file) return {};
  const cards = Object.entries(file.decks).flatMap(([deck, list]) => list.map((card) => ({ deck, ...card })));
  const values = cards.map(({ value: worth }) => worth);
  return tableOf(
    DECK_CARDS,
    'Cards',
    'Card',
    { value: { label: 'Value', allows: numbers(Math.min(...values), Math.max(...values)) } },
    cards.map(({ deck, number, title, event, value: worth }) => {
      const name = title ?? file.events.find(({ id }) => id === event)?.title;
      return {
        key: `${deck} ${number}`,
        label: `${sides.find(({ id }) => id === deck)?.name ?? deck} ${number}${name ? `, ${name}` : ''}`,
        cells: { value: { value: worth, standing: file.standing } },
      };
    }),
  );
}

/** Everything of the box beside the tables that the game's files call so. */
export function boxTables(game: Game): Tables {
  // Checked by the games that read them; a game whose files are of another shape has tables instead.
  const { setUp, decks } = game as unknown as Files;
  const files: Files = { ...(setUp?.start && { setUp }), ...(decks?.events && { decks }) };
  return {
    ...linksTable(game, files),
    ...spacesTable(game, files),
    ...setUpTables(game, files),
    ...deckTable(game, files),
  };
}
