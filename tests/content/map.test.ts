/** Every map is true to the earth and can be read on a phone: places on their side of the water, apart from each other, joined without crossing a third. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { coastOf } from '../../src/components/coast.ts';
import { groundOf, sentGround } from '../../src/components/ground.ts';
import { mapProps } from '../../src/components/map-props.ts';
import { RIDGES } from '../../src/components/relief.ts';
import { along, between, wayOf } from '../../src/components/roads.ts';
import { allGames } from '../../src/gate/game.ts';
import { neighboursOf } from '../../src/gate/map.ts';
import type { Space } from '../../src/gate/map-schema.ts';
import { type Point, sheetFor } from '../../src/gate/projection.ts';
import { SIGNS, WHOLE } from '../../src/islands/board/level.ts';
import type { Box } from '../../src/islands/board/names.ts';
import { caretsOf } from '../../src/islands/board/relief.ts';
import { NAMES, sceneOf } from '../../src/islands/board/scene.ts';
import { boardOf } from '../../src/islands/map/at-home.ts';
import { SCREENS, stillOf } from '../../src/islands/map/still.ts';
import { leastOf } from '../support/size.ts';
import { AT_LENGTH } from '../support/work.ts';

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

/** The points of each line of a path that goes by steps. */
const ringsOf = (d: string): Point[][] =>
  d
    .split('M')
    .filter(Boolean)
    .map((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [[x, y]];
      for (let i = 0; i + 1 < steps.length; i += 2) {
        const [px, py] = points.at(-1)!;
        points.push([px + steps[i]!, py + steps[i + 1]!]);
      }
      return points;
    });

/** How far it is from a point to a box. */
const away = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

describe.each(games.map((game) => ({ id: game.id, game, map: game.map! })))('$id', ({ game, map }) => {
  const coast = coastOf(map);
  const ground = groundOf(map);
  const sent = sentGround(map);
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

  test('on a desk every space has its name; on a phone every city or nearly all; and each belongs to its own sign', async () => {
    const { spots, sides } = await mapProps(game);
    for (const screen of SCREENS) {
      const scene = sceneOf({
        uid: 'map',
        ground,
        sides,
        board: boardOf(spots),
        named: true,
        ...stillOf(ground, screen),
      });
      const bare = scene.shown.filter(({ spot }) => !scene.names.has(spot.id));
      if (screen !== 'phone')
        expect(
          bare.map(({ spot }) => spot.name),
          screen,
        ).toEqual([]);
      else if (bare.length * 4 > scene.shown.length)
        expect(bare.filter(({ spot }) => spot.kind === 'city').length).toBeLessThanOrEqual(2);
      const astray = scene.shown.filter(({ spot, place }) => {
        const name = spot.kind !== 'city' && spot.kind !== 'box' && scene.names.get(spot.id);
        const isNearer = (other: Point) => name && away(name.box, other) < away(name.box, place) * 0.8;
        return scene.shown.some((other) => other.spot !== spot && isNearer(other.place));
      });
      expect(
        astray.map(({ spot }) => spot.name),
        screen,
      ).toEqual([]);
    }
  });

  test('mountains stand on land, and leave room around every sign', () => {
    const wet = Object.entries(RIDGES).flatMap(([name, ridge]) =>
      ridge.some(([lon, lat]) => {
        const [x, y] = sheet.at({ lon, lat });
        const [left, top, right, bottom] = coast.bounds;
        return x > left && x < right && y > top && y < bottom && !coast.isLand([x, y]);
      })
        ? [name]
        : [],
    );
    expect(wet).toEqual([]);
    expect(ground.relief.length).toBeGreaterThanOrEqual(leastOf(game.id, 10));
    const carets = [...caretsOf(ground, 0.5).matchAll(/M(-?\d+) (-?\d+)l(\d+)-(\d+)/g)].map((found) => {
      const [x, y, w, h] = found.slice(1).map(Number) as [number, number, number, number];
      return [x + w, y - h / 2] as const;
    });
    expect(carets.length).toBeGreaterThanOrEqual(leastOf(game.id, 51));
    expect(named(signs.filter(({ at }) => carets.some((caret) => far(caret, at) < 38)))).toEqual([]);
  });

  test('all paths together travel as at most 12 kB, the whole ground as at most 16', () => {
    const { land, relief, territory, roads } = sent;
    const lines = roads.map(({ d, via, peaks, doubt }) => ({ d, via, peaks, doubt }));
    expect(zipped(JSON.stringify({ land, relief, territory, lines }))).toBeLessThan(12 * KB);
    expect(zipped(JSON.stringify(sent))).toBeLessThan(16 * KB);
  });

  test('a border is drawn once, along the outlines of both it parts', () => {
    const middles = (d: string): string[] => ringsOf(d).flatMap((ring) => ring.map((p) => p.join()));
    const corners = new Map(ground.cells.map(({ place, d }) => [place, new Set(middles(d))]));
    for (const { between, d } of ground.borders)
      for (const place of between) {
        const outline = corners.get(place);
        expect(place === '' || middles(d).every((p) => outline?.has(p)), `${between.join(' and ')}: ${place}`).toBe(
          true,
        );
      }
    expect(new Set(ground.borders.map(({ d }) => d)).size).toBe(ground.borders.length);
  });

  // Drawing a map takes seconds: one of them stands for all.
  test.runIf(AT_LENGTH || game === games[0])('the same map gives the same ground', () => {
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
    const written = rules
      .filter(({ selector }) => selector.includes('name'))
      .flatMap(({ body }) => [...body.matchAll(/font:[^;]*?([\d.]+)px/g)].map(([, size]) => Number(size)));
    const set = [...css.matchAll(/--name(?::|,) ([\d.]+)px/g)].map(([, size]) => Number(size));
    expect(new Set(set), 'as the layout reckons').toEqual(new Set(Object.values(NAMES)));
    const sizes = [...written, ...set];
    expect(written.length).toBeGreaterThan(1);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(11);
  });

  test('of all roads, stand-ins alone are dashed', () => {
    const dashed = rules.filter(({ body }) => /stroke-dasharray: [\d.]/.test(body)).map(({ selector }) => selector);
    expect(dashed.filter((selector) => selector.includes('.road'))).toEqual(['.road[data-stand-in]']);
  });
});
