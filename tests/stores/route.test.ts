/** Routes over the maps of all games: the cheapest against every way there is, and cases that the calculators take. */
import { describe, expect, test } from 'vitest';
import { Reader, type Tables } from '../../src/calculator/table.ts';
import { mapProps } from '../../src/components/map-props.ts';
import { GAMES, marchOf } from '../../src/games/index.ts';
import { caseOf } from '../../src/gate/case.ts';
import { gameOf } from '../../src/gate/game.ts';
import { playContent } from '../../src/gate/play-content.ts';
import { type Army, enemyAt, type Marcher } from '../../src/mechanics/march.ts';
import { type Muster, withArmy } from '../../src/stores/muster.ts';
import { priceSays, routeTo, terrainOf, waysTo } from '../../src/stores/route.ts';

/** The tables that a page can fetch: the map has no others. */
const sentTables = async (id: (typeof GAMES)[number]) => (await playContent(gameOf(id))).tables as Tables;

const table = async (id: (typeof GAMES)[number]) => {
  const [march, { spots, links }] = [(await marchOf(id))!, await mapProps(gameOf(id))];
  return { march, spots, terrain: terrainOf(spots, links), figures: new Reader(await sentTables(id)) };
};

const marching = await Promise.all(GAMES.map(async (id) => ((await marchOf(id)) ? [id] : [])));

describe.each(marching.flat())('%s', (id) => {
  test('the cheapest route costs what the best of all ways of up to five steps costs, around enemies too', async () => {
    const { march, spots, terrain, figures } = await table(id);
    const [side, other] = march.sides as [string, string];
    const start = spots.find((spot) => spot.kind !== 'box' && terrain.from(spot.id).length > 2)!.id;
    const blocked = terrain.from(start)[0]!.to;
    const armies: Army[] = [{ at: blocked, side: other, cu: 3, rating: 2 }];
    const marcher: Marcher = { side, cu: 3, rating: 2, mp: 4 };
    // Every way, step by step, without a search.
    const best = new Map<string, number>();
    const walk = (at: string, spent: number, depth: number, seen: readonly string[]) => {
      best.set(at, Math.min(best.get(at) ?? Number.POSITIVE_INFINITY, spent));
      if (depth === 0 || (at !== start && at === blocked)) return;
      for (const by of terrain.from(at)) {
        const costs = march.cost(by, marcher, figures);
        if (costs.length && !seen.includes(by.to)) walk(by.to, spent + Math.max(...costs), depth - 1, [...seen, by.to]);
      }
    };
    walk(start, 0, 5, [start]);
    expect(best.size).toBeGreaterThan(8);
    for (const [goal, spent] of best) {
      if (goal === start) continue;
      const route = routeTo(terrain, march, marcher, armies, figures, start, goal)!;
      // More steps than five may be cheaper still.
      expect(route.price.most).toBeLessThanOrEqual(spent);
      if (route.stops.length <= 5) expect(route.price.most).toBe(spent);
      expect(route.stops.at(-1)!.spot.id).toBe(goal);
      expect(route.stops.at(-1)!.left).toBe(4 - route.price.most);
      expect(route.stops.slice(0, -1).some((stop) => stop.spot.id === blocked)).toBe(false);
    }
  });

  test('every case that the map fills in is one that its calculator takes, and has the chance it names', async () => {
    const { march, spots, terrain, figures } = await table(id);
    const tables = await sentTables(id);
    expect(march.rules.filter((rule) => !gameOf(id).ids.includes(rule))).toEqual([]);
    const [side, other] = march.sides as [string, string];
    const marcher: Marcher = { side, cu: 5, rating: 3, mp: march.mp(side, figures) ?? 6 };
    /** Any other port. */
    const harbour = (from: string) => spots.find(({ id, port }) => port && id !== from)!;
    const told = new Set<string>();
    for (const spot of spots.filter((_, i) => i % 4 === 0)) {
      const beside = terrain.from(spot.id).map((by) => by.to);
      const armies: Army[] = [spot.id, ...beside.slice(0, 2)].map((at) => ({ at, side: other, cu: 4, rating: 2 }));
      const from = terrain.into(spot.id).find((by) => march.cost(by, marcher, figures).length)?.from;
      const free = armies.filter((army) => army.at !== from);
      const route = from && routeTo(terrain, march, marcher, free, figures, from, spot.id);
      const asked = [
        ...march.here(spot, marcher, enemyAt({ armies, marcher }, spot.id)),
        ...(spot.port ? (march.sailing?.(marcher, spot, harbour(spot.id)) ?? []) : []),
        ...(route ? march.onWay({ marcher, stops: route.stops, armies: free, into: terrain.into }) : []),
      ];
      for (const { calculator, input, chance, rule } of asked) {
        const named = await caseOf(id, { calculator, input });
        if (named.type === 'problems') throw new Error(`${spot.name}: ${named.sentences.join(' ')}`);
        if (rule) expect(march.rules).toContain(rule);
        if (!chance || told.has(calculator + chance)) continue;
        told.add(calculator + chance);
        const worth = named.calculator.compute(named.input, tables).chances[chance];
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
    }
    expect(told.size).toBeGreaterThan(0);
  });
});

test('The Sword of Rome: past Egnatius at Fregellae, as 10.3 has it, and terrain that is not known has two prices', async () => {
  const { march, terrain, figures } = await table('sword-of-rome');
  const camillus: Marcher = { side: 'romans', cu: 8, rating: 4, mp: 4 };
  const egnatius: Army = { at: 'fregellae', side: 'samnites', cu: 5, rating: 3 };
  const route = routeTo(terrain, march, camillus, [egnatius], figures, 'roma', 'capua')!;
  expect(route.stops.map(({ spot }) => spot.name)).toEqual(['Velitrae', 'Tarracina', 'Capua']);
  expect(route.price).toEqual({ least: 3, most: 3 });
  const risks = march.onWay({ marcher: camillus, stops: route.stops, armies: [egnatius], into: terrain.into });
  expect(risks.map(({ at, chance }) => `${at ?? 'whole'} ${chance}`)).toEqual([
    'whole passes',
    'velitrae intercepted',
    'velitrae attackerWins',
    'capua intercepted',
    'capua attackerWins',
  ]);
  // He tries at Velitrae, and anew at Capua: his 3 less 1 on enemy ground, twice in three he fails.
  const chances = await Promise.all(
    risks.map(async ({ calculator, input, chance }) => {
      const named = await caseOf('sword-of-rome', { calculator, input });
      if (named.type === 'problems') throw new Error(named.sentences.join(' '));
      return named.calculator.compute(named.input, gameOf('sword-of-rome').tables).chances[chance!]!;
    }),
  );
  expect(chances.map((p) => Math.round(p * 900) / 900)).toEqual([
    4 / 9,
    1 / 3,
    expect.closeTo(0.64, 2),
    1 / 3,
    expect.closeTo(0.64, 2),
  ]);
  // Around him by other ways: all different, all within the MP, none cheaper.
  const ways = waysTo(terrain, march, camillus, [egnatius], figures, 'roma', 'capua');
  expect(ways[0]).toEqual(route);
  expect(new Set(ways.map(({ stops }) => stops.map(({ spot }) => spot.id).join())).size).toBe(ways.length);
  for (const { stops, price } of ways.slice(1)) {
    expect(stops.at(-1)!.spot.id).toBe('capua');
    expect(price.most).toBeGreaterThanOrEqual(3);
    expect(price.least).toBeLessThanOrEqual(4);
  }
  expect(ways.length).toBeGreaterThan(1);
  const open = terrain.from('velitrae').find((by) => by.to === 'fregellae')!;
  const costs = march.cost(open, camillus, figures);
  expect(priceSays({ least: Math.min(...costs), most: Math.max(...costs) })).toBe('1 or 2');
  // 9.2-exception: for the Samnites the ways to Bovianum are clear.
  const hill = terrain.from('bovianum').find((by) => by.terrain === 'rough')!;
  expect([march.cost(hill, camillus, figures), march.cost(hill, { ...camillus, side: 'samnites' }, figures)]).toEqual([
    [2],
    [1],
  ]);
});

test('an army takes the place of another in its space, and none stays without CU', () => {
  const muster: Muster = { side: 'rome', leader: '', cu: 3, rating: 2, armies: [] };
  const one = withArmy(muster, { at: 'a', side: 'carthage', cu: 4, rating: 1 });
  const two = withArmy(one, { at: 'a', side: 'carthage', cu: 6, rating: 1 });
  expect(two.armies.map(({ cu }) => cu)).toEqual([6]);
  expect(withArmy(two, { at: 'a', side: 'carthage', cu: 0, rating: 1 }).armies).toEqual([]);
});
