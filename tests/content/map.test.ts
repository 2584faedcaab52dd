/** Every map can be read on a phone: names apart, signs free, targets large enough, all spaces joined. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  endsOf,
  FONT,
  labelOf,
  letteringBox,
  patchesOf,
  sheetOf,
  signBox,
  touchBox,
  WIDTH,
} from '../../src/components/map-drawing.ts';
import { allGames } from '../../src/gate/game.ts';
import { neighboursOf } from '../../src/gate/map.ts';
import type { Space } from '../../src/gate/map-schema.ts';

/** What a unit of the sheet is on the narrowest phone, in CSS pixels. */
const PHONE = 360 / WIDTH;
/** Names keep at least this apart, in units of the sheet. */
const APART = 6;

const css = readFileSync('src/styles/map.css', 'utf8');
const games = allGames().filter((game) => game.map);

const overlap = (a: Box, b: Box, apart = 0): boolean =>
  a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart;
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));
const clashes = (spaces: readonly Space[], clash: (a: Space, b: Space) => boolean): string[] =>
  pairs(spaces).flatMap(([a, b]) => (clash(a, b) ? [`${a.name} and ${b.name}`] : []));

/** Whether the line from one point to another touches a box: tried at points closer than any sign is wide. */
function meets([a, b]: ReturnType<typeof endsOf>, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 4);
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).some((t) => {
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

test('there are maps', () => {
  expect(games.map((g) => g.id)).toEqual(expect.arrayContaining(['sword-of-rome', 'hamilcar', 'hannibal', 'nero']));
});

describe.each(games.map((game) => ({ id: game.id, map: game.map! })))('$id', ({ map }) => {
  const spaceOf = (name: string): Space => map.spaces.find((s) => s.name === name)!;

  const { width, height } = sheetOf(map);
  const isOutside = (b: Box): boolean => b.left < 0 || b.top < 0 || b.right > width || b.bottom > height;

  test('signs and names lie inside the sheet', () => {
    const outside = map.spaces.filter((space) => [signBox(space), labelOf(space).box].some(isOutside));
    expect(outside.map((s) => s.name)).toEqual([]);
  });

  test('names of seas lie inside the sheet and under no sign, name or link', () => {
    const wrong = map.lettering.flatMap((lettering) => {
      const box = letteringBox(lettering);
      return [
        ...(isOutside(box) ? [`${lettering.text} outside`] : []),
        ...map.spaces
          .filter((s) => overlap(box, signBox(s), APART) || overlap(box, labelOf(s).box, APART))
          .map((s) => `${lettering.text} on ${s.name}`),
        ...map.links
          .filter(({ between }) => meets(endsOf(...(between.map(spaceOf) as [Space, Space])), box))
          .map(({ between }) => `${lettering.text} on ${between.join(' - ')}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('no two names come too close, and none covers another sign', () => {
    expect(clashes(map.spaces, (a, b) => overlap(labelOf(a).box, labelOf(b).box, APART))).toEqual([]);
    const covers = (a: Space, b: Space) => overlap(labelOf(a).box, signBox(b)) || overlap(labelOf(b).box, signBox(a));
    expect(clashes(map.spaces, covers)).toEqual([]);
  });

  test('a thumb finds 24 by 24 pixels for every space, none shared with another sign or name', () => {
    const small = map.spaces.filter((space) => {
      const { left, right, top, bottom } = touchBox(space);
      return Math.min(right - left, bottom - top) * PHONE < 24;
    });
    expect(small.map((s) => s.name)).toEqual([]);
    const takes = (a: Space, b: Space) => overlap(touchBox(a), signBox(b)) || overlap(touchBox(a), labelOf(b).box);
    expect(clashes(map.spaces, (a, b) => takes(a, b) || takes(b, a))).toEqual([]);
  });

  test('every link joins two spaces and passes through no third', () => {
    const through = map.links.flatMap(({ between }) => {
      const [from, to] = between.map(spaceOf) as [Space, Space];
      return map.spaces
        .filter((s) => s !== from && s !== to && meets(endsOf(from, to), signBox(s)))
        .map((s) => `${between.join(' - ')} through ${s.name}`);
    });
    expect(through).toEqual([]);
  });

  test('every space can be reached from every other; only a box may stand alone', () => {
    const reached = new Set<Space>([map.spaces[0]!]);
    for (const space of reached) for (const { space: next } of neighboursOf(map, space)) reached.add(next);
    const cut = map.spaces.filter((s) => !reached.has(s) && (s.kind !== 'box' || neighboursOf(map, s).length));
    expect(cut.map((s) => s.name)).toEqual([]);
  });

  test('a link from plain geography names no example, a proven one names its clause', () => {
    for (const { standing, source, rules } of map.links) {
      if (standing === 'stand-in') expect([source, rules]).toEqual([undefined, []]);
      else expect(rules.length).toBeGreaterThan(0);
    }
  });
});

describe.each(games.map((game) => ({ id: game.id, map: game.map! })).filter(({ map }) => map.tinted))(
  'the tints of $id',
  ({ map }) => {
    const patches = patchesOf(map);
    const tintOf = (name: string) => patches.find((p) => p.region === map.spaces.find((s) => s.name === name)?.region);

    test('every region has one, and two that are joined never have the same', () => {
      expect(patches.map((p) => p.region).sort()).toEqual([...new Set(map.spaces.map((s) => s.region))].sort());
      const alike = map.links.filter(({ between: [a, b] }) => {
        const [one, other] = [tintOf(a), tintOf(b)];
        return one !== other && one?.tint === other?.tint;
      });
      expect(alike).toEqual([]);
    });
  },
);

describe('the style', () => {
  test('names are at least 11 pixels on a phone, and drawn in the size they are measured in', () => {
    const sizes = [...css.matchAll(/(?:font-size|font):[^;]*?(\d+)px/g)].map(([, size]) => Number(size));
    expect(FONT * PHONE).toBeGreaterThanOrEqual(11);
    expect(sizes).toContain(FONT);
    for (const size of sizes) expect(size * PHONE).toBeGreaterThanOrEqual(11);
  });

  test('of all lines, stand-ins alone are dashed', () => {
    const dashed = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules]) => rules!.includes('stroke-dasharray'))
      .map(([, selector]) => selector!.trim());
    expect(dashed.filter((s) => s.includes('.line'))).toEqual(['.link.stand-in .line']);
    expect(dashed.filter((s) => !s.includes('.line'))).toEqual(['.space.kind-unknown .sign', '.space .port.stand-in']);
  });
});
