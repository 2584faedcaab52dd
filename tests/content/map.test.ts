/** Every map is true to the earth and can be read on a phone: places on their side of the water, apart from each other, joined without crossing a third. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coastOf } from '../../src/components/coast.ts';
import { groundOf } from '../../src/components/ground.ts';
import { along, between, wayOf } from '../../src/components/roads.ts';
import { allGames } from '../../src/gate/game.ts';
import { neighboursOf } from '../../src/gate/map.ts';
import type { Space } from '../../src/gate/map-schema.ts';
import { type Point, sheetFor } from '../../src/gate/projection.ts';
import { SIGNS, WHOLE } from '../../src/islands/board/level.ts';

const KB = 1000;
const PHONE = 360;
/** The second outline of a port, in px. */
const RING = 2.8;
/** Whatever is left of a line through a third space, in units. */
const FREE = 20;

const games = allGames().filter((game) => game.map);
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const zipped = (text: string): number => gzipSync(text, { level: 9 }).length;
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

test('there are maps', () => {
  expect(games.map((g) => g.id)).toEqual(expect.arrayContaining(['sword-of-rome', 'hamilcar', 'hannibal', 'nero']));
});

describe.each(games.map((game) => ({ id: game.id, map: game.map! })))('$id', ({ map }) => {
  const coast = coastOf(map);
  const ground = groundOf(map);
  const sheet = sheetFor(map.projection);
  const signs = map.spaces.filter((space) => space.kind !== 'box');
  const named = (list: readonly Space[]) => list.map((space) => space.name);

  test('every place stands on land, at most a little aside of where it truly lies', () => {
    expect(named(signs.filter(({ at }) => !coast.isLand(at)))).toEqual([]);
    const strayed = signs.filter((space) => far(space.at, sheet.at(space)) > 48);
    expect(named(strayed)).toEqual([]);
    const wet = signs.filter((space) => !coast.isLand(sheet.at(space)) && coast.toShore(sheet.at(space)) > 16);
    expect(named(wet), 'lies in the sea by its longitude and latitude').toEqual([]);
  });

  test('a port is at the coast; where a space is a province, some of its country is', () => {
    const countryOf = (space: Space): Point[] => [
      space.at,
      ...(space.country ?? []).map(([lon, lat]) => sheet.at({ lon, lat })),
    ];
    const inland = signs.filter(
      (space) => space.port && !countryOf(space).some((at) => coast.toShore(at) < (map.bounded === 'spaces' ? 90 : 60)),
    );
    expect(named(inland)).toEqual([]);
  });

  test('a box stands at sea, or on land that is nobody’s', () => {
    const seeds = [
      ...signs.map(({ at }) => ({ at, isOurs: true })),
      ...signs.flatMap(({ country = [] }) =>
        country.map(([lon, lat]) => ({ at: sheet.at({ lon, lat }), isOurs: true })),
      ),
      ...map.beyond.map(([lon, lat]) => ({ at: sheet.at({ lon, lat }), isOurs: false })),
    ];
    const owned = map.spaces
      .filter((space) => space.kind === 'box' && coast.isLand(space.at))
      .filter(({ at }) => seeds.toSorted((a, b) => far(a.at, at) - far(b.at, at))[0]?.isOurs);
    expect(named(owned)).toEqual([]);
  });

  test('names of seas stand at sea', () => {
    expect(map.lettering.filter(({ at }) => coast.isLand(at)).map(({ text }) => text)).toEqual([]);
  });

  test('on a phone no two dots touch, and at the middle distance no two signs do', () => {
    const whole = PHONE / map.projection.width;
    const middle = WHOLE / ground.gap;
    const crowded = (scale: number, least: number) =>
      pairs(map.spaces).flatMap(([a, b]) => (far(a.at, b.at) * scale < least ? [`${a.name} and ${b.name}`] : []));
    expect(crowded(whole, Math.max(6, 2 * SIGNS.whole))).toEqual([]);
    expect(crowded(middle, 2 * (SIGNS.middle + RING))).toEqual([]);
  });

  test('no link runs through a third space', () => {
    const through = map.links.flatMap((link) =>
      map.spaces
        .filter(({ name }) => !link.between.includes(name))
        .filter(({ at }) => between(wayOf(map, link, coast), 60).some((p) => far(p, at) < FREE))
        .map(({ name }) => `${link.between.join(' - ')} through ${name}`),
    );
    expect(through).toEqual([]);
  });

  test('roads keep to the land, voyages to the water, and all to the sheet', () => {
    const astray = map.links.flatMap((link) => {
      const way = wayOf(map, link, coast);
      const points = between(way, 40);
      const isFree = link.terrain === 'strait' || link.between.some((end) => /box$/.test(end));
      const wrong = points.filter((p) => coast.isLand(p) === (link.terrain === 'sea')).length;
      return !isFree && wrong > 16 ? [`${link.between.join(' - ')}: ${wrong} of 39`] : [];
    });
    expect(astray).toEqual([]);
    const isOff = ([x, y]: Point) => x < 0 || y < 0 || x > ground.width || y > ground.height;
    const off = map.links.filter((link) => between(wayOf(map, link, coast), 40).some(isOff));
    expect(off.map((link) => link.between.join(' - '))).toEqual([]);
  });

  test('a way begins and ends at its spaces', () => {
    for (const link of map.links) {
      const [from, to] = link.between.map((name) => map.spaces.find((s) => s.name === name)!.at) as [Point, Point];
      const way = wayOf(map, link, coast);
      expect([along(way, 0), along(way, 1)]).toEqual([from, to]);
    }
  });

  test('every space has land of its own, and a road is a stand-in where its link is one', () => {
    expect(ground.cells.map(({ place }) => place).length).toBe(signs.length);
    expect(ground.cells.filter(({ d }) => !d)).toEqual([]);
    expect(ground.roads.map(({ standIn }) => standIn === true)).toEqual(
      map.links.map(({ standing }) => standing === 'stand-in'),
    );
  });

  test('the coast weighs at most 12 kB, the whole ground at most 24', () => {
    expect(zipped(ground.land)).toBeLessThan(12 * KB);
    expect(zipped(JSON.stringify(ground))).toBeLessThan(24 * KB);
  });

  test('the same map gives the same ground', () => {
    expect(groundOf(structuredClone(map))).toEqual(ground);
  });

  test('every space can be reached from every other, from port to port where no voyage is drawn; only a box may stand alone', () => {
    const reached = new Set<Space>([map.spaces[0]!]);
    const ports = map.links.some(({ terrain }) => terrain === 'sea') ? [] : map.spaces.filter((s) => s.port);
    for (const space of reached) {
      for (const { space: next } of neighboursOf(map, space)) reached.add(next);
      if (space.port) for (const port of ports) reached.add(port);
    }
    const cut = map.spaces.filter((s) => !reached.has(s) && (s.kind !== 'box' || neighboursOf(map, s).length));
    expect(named(cut)).toEqual([]);
  });

  test('a link from plain geography names no example, a proven one names its clause', () => {
    for (const { standing, source, rules } of map.links) {
      if (standing === 'stand-in') expect([source, rules]).toEqual([undefined, []]);
      else expect(rules.length).toBeGreaterThan(0);
    }
  });
});

describe('the style', () => {
  const css = readFileSync('src/styles/player/board.css', 'utf8');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim(),
    body: body!,
  }));

  test('names are at least 11 pixels', () => {
    const sizes = rules
      .filter(({ selector, body }) => selector.includes('name') || body.includes('--name'))
      .flatMap(({ body }) =>
        [...body.matchAll(/(?:--name|--sea-size|font):[^;]*?([\d.]+)px/g)].map(([, size]) => Number(size)),
      );
    expect(sizes.length).toBeGreaterThan(2);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(11);
  });

  test('of all roads, stand-ins alone are dashed', () => {
    const dashed = rules.filter(({ body }) => /stroke-dasharray: [\d.]/.test(body)).map(({ selector }) => selector);
    expect(dashed.filter((selector) => selector.includes('.road'))).toEqual(['.road[data-stand-in]']);
  });
});
