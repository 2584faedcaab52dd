/** The table of connections and the table of Provinces say what the map draws. */
import { expect, test } from 'vitest';
import { Reader } from '../../../src/calculator/table.ts';
import { areaOf, neighboursOf, wayBetween } from '../../../src/games/nero/board/rules.ts';
import { AREA_NAMES, AREAS, nameOf, PLACES, PROVINCES } from '../../../src/games/nero/words.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables, map } = gameOf('nero');
const sorted = (a: string, b: string) => [a, b].sort().join(' - ');

test('every connection of the table is drawn on the map, with the same terrain and standing, and no other', () => {
  const told = tables['links']!.entries.filter((e) => e.value !== 'none').map(({ at, value, standing }) => {
    const [a, b] = String(at[0]).split('/') as [(typeof PLACES)[number], (typeof PLACES)[number]];
    return [sorted(nameOf(a), nameOf(b)), value === 'straits' ? 'strait' : 'clear', standing].join(', ');
  });
  const drawn = map!.links.map((l) => [sorted(...l.between), l.terrain, l.standing].join(', '));
  expect(told.sort()).toEqual(drawn.sort());
});

test('a connection that the table denies is a stand-in, for the reader to open', () => {
  const none = tables['links']!.entries.filter((e) => e.value === 'none');
  expect(none.length).toBeGreaterThan(0);
  for (const { standing } of none) expect(standing).toBe('stand-in');
});

test('places go by the names of the map; Areas, ports and badges agree', () => {
  expect(PLACES.map(nameOf).sort()).toEqual(map!.spaces.map((s) => s.name).sort());
  const read = new Reader(tables);
  for (const id of PROVINCES) {
    const space = map!.spaces.find((s) => s.name === nameOf(id))!;
    const area = areaOf(id, read);
    expect(area && AREA_NAMES[area], id).toBe(space.home);
    const port = read.at('provinces', id, 'port');
    expect(port.value === 'port', id).toBe(space.port !== undefined);
    if (space.port) expect(port.standing, id).toBe(space.port === true ? 'printed' : 'stand-in');
    expect(read.at('provinces', id, 'revolts').value === 'yes', id).toBe(space.badges?.includes('R') ?? false);
    expect(read.at('provinces', id, 'tribe').value === 'yes', id).toBe(space.badges?.includes('B') ?? false);
  }
});

test('every Area has five Provinces, and Italy is in none', () => {
  const read = new Reader(tables);
  for (const area of AREAS) expect(PROVINCES.filter((p) => areaOf(p, read) === area)).toHaveLength(5);
  expect(PROVINCES.filter((p) => !areaOf(p, read))).toEqual(['italia-north', 'italia-south']);
});

test('a connection is found from both ends', () => {
  const read = new Reader(tables);
  for (const a of PLACES)
    for (const { to, way } of neighboursOf(a, tables, read)) {
      expect(wayBetween(to, a, tables, read)).toBe(way);
      expect(neighboursOf(to, tables, read).map((n) => n.to)).toContain(a);
    }
});
