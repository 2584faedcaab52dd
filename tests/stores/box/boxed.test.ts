/** A box laid over a game: every stand-in can be reached, what is typed is used, and no entry can break or hang a game. */

import { describe, expect, test } from 'vitest';
import { cellsOf, type Own, placeOf, sorted } from '../../../src/calculator/own.ts';
import { allowedAt } from '../../../src/calculator/own-cell.ts';
import { entryAt, Reader, type Table, type Tables, type Value } from '../../../src/calculator/table.ts';
import { boxTables } from '../../../src/components/data/box.ts';
import { boxParts } from '../../../src/components/data/box-parts.ts';
import { ratedLeaders } from '../../../src/components/data/rated-leaders.ts';
import { mapProps } from '../../../src/components/map-props.ts';
import { Random } from '../../../src/engine/random.ts';
import { GAMES, type GameId, marchOf, playOf, worthOf } from '../../../src/games/index.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { contentOf } from '../../../src/gate/samples.ts';
import { weightsOf } from '../../../src/gate/worth.ts';
import type { Ground } from '../../../src/islands/board/ground.ts';
import { joinedBy, linksOf } from '../../../src/islands/board/joined.ts';
import { spaceId } from '../../../src/mechanics/map.ts';
import { think } from '../../../src/opponent/opponent.ts';
import { type Boxed, boxed } from '../../../src/stores/box/boxed.ts';
import { fittingBox } from '../../../src/stores/box/fitting.ts';
import { ownLinks } from '../../../src/stores/box/own-links.ts';
import { readBox, writeBox } from '../../../src/stores/box/own-text.ts';
import { withPairs } from '../../../src/stores/box/pairs.ts';
import {
  DECK_CARDS,
  LINKS,
  NONE,
  pairOf,
  SET_UP_LEADERS,
  SET_UP_PIECES,
  SET_UP_PLACES,
  SET_UP_POINTS,
  SET_UP_SPACES,
} from '../../../src/stores/box/parts.ts';
import { ratedBy } from '../../../src/stores/box/rating.ts';
import { rowsOf } from '../../../src/stores/box/rows.ts';
import { routeTo, terrainOf } from '../../../src/stores/route.ts';
import { plays } from '../../support/plays.ts';
import { isShort } from '../../support/size.ts';
import { sized } from '../../support/work.ts';

const allOf = (id: GameId): Tables => ({ ...gameOf(id).tables, ...boxTables(gameOf(id)) });
// The parts of a content that a box can change.
const contentFor = (id: GameId) => contentOf(gameOf(id)) as unknown as Boxed;

/** Every entry that is ours, as a reader might type it. */
const typed = (tables: Tables, pick: (table: Table, at: readonly (string | number)[]) => Value): Own =>
  Object.fromEntries(
    Object.values(tables).map((table) => [
      table.id,
      Object.fromEntries(
        cellsOf(table)
          .filter((at) => entryAt(table, at)?.standing === 'stand-in')
          // A kind that lacks what it needs is sought out one by one, which takes its time: some will do here.
          .filter((at, i) => at.at(-1) !== 'kind' || i % sized(30, 1) === 0)
          .map((at) => [placeOf(at), pick(table, at)]),
      ),
    ]),
  );

const least = (table: Table, at: readonly (string | number)[]): Value => {
  const { words, numbers } = allowedAt(table, at);
  return numbers?.[0] ?? words[0]!;
};
const most = (table: Table, at: readonly (string | number)[]): Value => {
  const { words, numbers } = allowedAt(table, at);
  return numbers?.[1] ?? words.at(-1)!;
};
const any =
  (random: Random) =>
  (table: Table, at: readonly (string | number)[]): Value => {
    const { words, numbers } = allowedAt(table, at);
    const values = [
      ...words,
      ...(numbers ? Array.from({ length: numbers[1] - numbers[0] + 1 }, (_, i) => numbers[0] + i) : []),
    ];
    return values[Math.floor(random.share() * values.length)]!;
  };

const ACTIONS = 150;

describe.each(GAMES)('%s', (id) => {
  test('confirmed entry by entry, the game begins as it did', async () => {
    const whole = (await playOf(id))!;
    const setup = plays[id]!.setup(1, () => 0);
    const own = typed(allOf(id), (table, at) => entryAt(table, at)!.value);
    expect(sorted(allOf(id), own).misfits).toEqual([]);
    const strip = (state: unknown) => JSON.stringify({ ...(state as object), setup: null });
    const shipped = whole.start(setup, contentFor(id));
    expect(strip(whole.start(setup, boxed(contentFor(id), own)))).toBe(strip(shipped));
  });

  test.each([
    ['the least', 0, () => least],
    ['the most', 1, () => most],
    ...[1].map((seed) => [`anything, ${seed}`, seed, () => any(new Random(seed))] as const),
  ] as const)('with %s in every entry a game begins and goes on', async (_, seed, of) => {
    const whole = (await playOf(id))!;
    const random = new Random(seed);
    const tables = allOf(id);
    const content = contentFor(id);
    const own = typed(tables, of());
    expect(sorted(tables, own).misfits).toEqual([]);
    const setup = plays[id]!.setup(seed, () => random.share());
    const startWith = (some: Own) => whole.start(setup, boxed(content, some));
    const fits = (some: Own) => {
      try {
        return Boolean(startWith(some));
      } catch {
        return false;
      }
    };
    const fitting = fittingBox(own, fits);
    // Most of it can be used: what cannot are places that lack what their new kind needs.
    expect(fitting.leftOut.length).toBeLessThan(sized(10, 50));
    const search = whole.search(startWith(fitting.own));
    for (let i = 0; i < ACTIONS && search.decider(); i++) search.play(search.draw(random));
  });
});

test('what is no entry of the box changes nothing', () => {
  const content = contentFor('sword-of-rome');
  const own = {
    [LINKS]: { 'Roma - Roma terrain': 'clear', 'Roma terrain': NONE, __proto__: 'x' },
    constructor: { a: 1 },
  };
  expect(boxed(content, sorted(allOf('sword-of-rome'), own as unknown as Own).own)).toEqual(content);
});

test.each(['sword-of-rome', 'hamilcar', 'hannibal'] as const)(
  '%s: the leaders on offer have the ratings of the box, and so have those whom we know none of',
  (id) => {
    const leaders = ratedLeaders(gameOf(id));
    const tables = allOf(id);
    const typed = leaders.flatMap(({ cell }) => (cell ? [cell] : []));
    expect(new Set(typed.map(String)).size).toBe(typed.length);
    const own: Own = Object.fromEntries(
      [...Map.groupBy(typed, ([table]) => table)].map(([table, cells]) => [
        table,
        Object.fromEntries(cells.map(([, place], i) => [place, (i % 3) + 1])),
      ]),
    );
    // Each is an entry that the box can hold.
    expect(sorted(tables, own).misfits).toEqual([]);
    const rated = ratedBy(own, leaders);
    expect(rated.filter(({ cell }) => cell).map(({ rating }) => rating)).toEqual(typed.map((_, i) => (i % 3) + 1));
    expect(ratedBy({}, leaders).map(({ rating }) => rating)).toEqual(leaders.flatMap(({ tactics }) => tactics ?? []));
    expect(typed.length).toBeGreaterThan(13);
  },
);

describe('a corrected connection', () => {
  const id = 'sword-of-rome';
  const game = gameOf(id);
  const tables = allOf(id);
  const shipped = game.map!.links.find(({ standing, oneWay }) => standing === 'stand-in' && !oneWay)!;
  const [a, b] = shipped.between;
  const told = (value: string): Own => ({ [LINKS]: { [`${pairOf(a, b)} terrain`]: value } });

  test('changes the route on the map and what it costs', async () => {
    const { spots, links } = await mapProps(game);
    const march = (await marchOf(id))!;
    const figures = new Reader(game.tables);
    const marcher = { side: 'romans', cu: 4, rating: 3, mp: 9 };
    const [from, to] = [a, b].map((name) => spots.find((spot) => spot.name === name)!.id) as [string, string];
    const price = (own: Own) =>
      routeTo(terrainOf(spots, ownLinks(links, spots, own)), march, marcher, [], figures, from, to);
    const ours = price({});
    expect(ours?.stops).toHaveLength(1);
    expect(price(told('rough'))?.price.most).not.toBe(price(told('clear'))?.price.most);
    expect(price(told(NONE))?.stops.length).not.toBe(1);
  });

  test('changes what may be marched in a whole game, and one that we do not know of is added', async () => {
    const whole = (await playOf(id))!;
    const setup = plays[id]!.setup(1, () => 0);
    const waysFrom = (own: Own, name: string) => {
      const state = whole.start(setup, boxed(contentFor(id), sorted(withPairs(tables, own), own).own));
      const { spaces } = state.setup as unknown as { spaces: Record<string, { name: string; ways: { to: string }[] }> };
      return Object.values(spaces)
        .find((space) => space.name === name)!
        .ways.map(({ to }) => to);
    };
    const before = waysFrom({}, a);
    expect(waysFrom(told(NONE), a)).toHaveLength(before.length - 1);
    const far = game.map!.spaces.find(
      ({ name, kind }) => name !== a && kind !== 'box' && !before.includes(spaceId(name)),
    )!;
    const added = { [LINKS]: { [`${pairOf(a, far.name)} terrain`]: 'clear' } };
    expect(waysFrom(added, a)).toEqual([...before, spaceId(far.name)]);
    expect(readBox(writeBox(added), tables)).toEqual(added);
    expect(readBox(`${writeBox(added)}x`, tables)).toEqual({});
  });

  test('changes what the computer may choose from: the march that went over it, and nothing else', async () => {
    const whole = (await playOf(id))!;
    const random = new Random(1);
    const setup = plays[id]!.setup(1, () => 0.3);
    const ours = game.map!.links.filter(({ standing, oneWay }) => standing === 'stand-in' && !oneWay);
    const begun = (own: Own) => whole.search(whole.start(setup, boxed(contentFor(id), own)));
    const search = begun({});
    const actions: ReturnType<typeof search.draw>[] = [];
    /** A step over a link that is ours. */
    const marchNow = () => {
      const { force } = search.state.frames.at(-1) as { force?: { at: string } };
      return ours.find(({ between }) =>
        search
          .options(['step'])
          .some((step) => between.every((end) => [force?.at, (step as { to?: string }).to].includes(spaceId(end)))),
      );
    };
    let link = marchNow();
    while (!link) {
      actions.push(search.draw(random));
      search.play(actions.at(-1)!);
      link = search.decider() === 'chance' ? undefined : marchNow();
    }
    const other = begun({ [LINKS]: { [`${pairOf(...link.between)} terrain`]: NONE } });
    for (const action of actions) other.play(action);
    const worth = { worth: (await worthOf(id))!, weights: weightsOf(id)! };
    const optionsOf = ({ state }: typeof search) =>
      think(whole, state, whole.decider(state)!, { iterations: 12, seed: 1, worth }).options.map(({ action }) =>
        JSON.stringify(action),
      );
    const [mine, theirs] = [optionsOf(search), optionsOf(other)];
    const gone = mine.filter((action) => !theirs.includes(action)).map((action) => JSON.parse(action));
    expect(theirs.filter((action) => !mine.includes(action))).toEqual([]);
    expect(gone).toHaveLength(1);
    expect(gone[0]).toMatchObject({ type: 'step' });
    expect(link.between.map(spaceId)).toContain(gone[0].to);
  });

  test('changes the drawing: a road that joins nothing is gone, and one of the reader runs straight', async () => {
    // Without land and coast, which take their time.
    const ground: Ground = {
      ...{ width: 0, height: 0, gap: 0, land: '', cells: [], borders: [], relief: [], lettering: [] },
      spots: game.map!.spaces.map(({ name, kind, at }) => ({ id: spaceId(name), name, kind, at })),
      next: game.map!.links.map(({ between: [from, to] }) => [spaceId(from), spaceId(to)]),
      roads: game.map!.links.map(({ terrain, standing }, i) => ({
        ...{ d: `M${i} 0Q1 1 2 2`, terrain },
        ...(standing === 'stand-in' && { standIn: true }),
      })),
    };
    const drawn = (own: Own) => joinedBy(ground, ownLinks(linksOf(ground), ground.spots, own));
    const roadIn = ({ next, roads }: Ground, ends: readonly string[]) =>
      roads[next.findIndex((pair) => ends.every((name) => pair.includes(spaceId(name))))];
    expect(drawn({})).toEqual(ground);
    expect(drawn(told(NONE)).roads).toHaveLength(ground.roads.length - 1);
    expect(roadIn(drawn(told(NONE)), [a, b])).toBeUndefined();
    const rough = roadIn(drawn(told('rough')), [a, b]);
    expect(rough).toMatchObject({ terrain: 'rough', d: roadIn(ground, [a, b])!.d });
    expect(rough).not.toHaveProperty('standIn');
    const far = game.map!.spaces.find(({ name }) => name !== a && !roadIn(ground, [a, name]))!;
    const added = drawn({ [LINKS]: { [`${pairOf(a, far.name)} terrain`]: 'clear' } });
    expect(roadIn(added, [a, far.name])?.d).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(added.roads).toHaveLength(ground.roads.length + 1);
  });

  test('of a game whose links are a table changes its map too', async () => {
    const { spots, links, ways } = await mapProps(gameOf('nero'));
    const [key] = gameOf('nero').tables['links']!.axes[0]!.keys;
    const [from] = String(key).split('/');
    const near = (own: Own) => terrainOf(spots, ownLinks(links, spots, own, ways)).from(from!).length;
    expect(near({ links: { [`${key} way`]: 'none' } })).toBe(near({}) - 1);
  });
});

test.each(GAMES)('%s: every stand-in of its files can be reached', async (id) => {
  const game = gameOf(id);
  const tables = allOf(id);
  const open = (table: Table | undefined) =>
    table ? cellsOf(table).filter((at) => entryAt(table, at)?.standing === 'stand-in').length : 0;
  // Tables hold their own; links and spaces of a map stand in a table of the game or in one of the box.
  const links = game.map!.links.filter(({ standing }) => standing === 'stand-in').length;
  expect(open(tables[LINKS]) + open(tables['links'])).toBeGreaterThanOrEqual(links);
  const spaces = game.map!.spaces.filter(({ standing }) => standing === 'stand-in').map(({ name }) => name);
  const named = new Set(
    Object.values(tables).flatMap((table) =>
      cellsOf(table).flatMap((at) => at.map((key, i) => spaceId(table.axes[i]?.labels?.[String(key)] ?? String(key)))),
    ),
  );
  expect(spaces.filter((name) => !named.has(spaceId(name)))).toEqual([]);
  for (const { name, standing } of game.leaders)
    if (standing === 'stand-in') expect(named, name).toContain(spaceId(name));
  // Files of their own say of each figure, or of all of them, whether it is ours.
  const { setUp, decks } = game as unknown as {
    setUp?: { spaces: Filed[]; leaders: Filed[]; start: Record<string, { cu: object; leaders: object; vp: object }> };
    decks?: { decks: Record<string, unknown[]> };
  };
  const ours = (list: readonly Filed[] = []) =>
    list.flatMap(({ standings = {} }) => Object.values(standings)).filter((standing) => standing === 'stand-in').length;
  const started = Object.values(setUp?.start ?? {}).flatMap(({ cu, leaders, vp }) => [
    ...Object.values(cu).flatMap((at) => Object.keys(at)),
    ...Object.keys({ ...leaders }),
    ...Object.keys({ ...vp }),
  ]);
  expect(open(tables[SET_UP_SPACES])).toBe(ours(setUp?.spaces));
  expect(open(tables[SET_UP_LEADERS])).toBe(ours(setUp?.leaders));
  expect([SET_UP_PIECES, SET_UP_PLACES, SET_UP_POINTS].reduce((sum, part) => sum + open(tables[part]), 0)).toBe(
    started.length,
  );
  expect(open(tables[DECK_CARDS])).toBe(Object.values(decks?.decks ?? {}).flat().length);
  // The page leads through all of it.
  const { parts, tables: shown } = await boxParts(game);
  const rows = parts.flatMap((part) => part.tables.flatMap((table) => rowsOf(shown[table]!)));
  const reached = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  expect(reached).toBe(Object.values(tables).reduce((sum, table) => sum + open(table), 0));
  // Hannibal is whole as it was printed: there is nothing of ours to lead through.
  if (id !== 'hannibal' && !isShort(id)) expect(reached).toBeGreaterThan(100);
});

interface Filed {
  readonly standings?: Readonly<Record<string, string>>;
}
