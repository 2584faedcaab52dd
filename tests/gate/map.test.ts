/** The map of a game: read as a graph, and stopped where it names what is not there. */
import { describe, expect, test } from 'vitest';
import { neighboursOf, placeOf } from '../../src/gate/map.ts';
import { smallGame } from '../support/small-game.ts';

const founded = { standing: 'printed', rules: ['1'] };
const roma = { name: 'Roma', kind: 'city', home: 'Romans', lon: 12.5, lat: 41.9, ...founded };
const box = { name: 'Garrison box', kind: 'box', lon: 12.5, lat: 40.5, ...founded };
const capua = { name: 'Capua', kind: 'plain', lon: 14.2, lat: 41.1, ...founded };
const road = { between: ['Roma', 'Capua'], terrain: 'clear', ...founded };
const whole = {
  notes: [{ says: 'A sheet.', rules: ['1'] }],
  words: {
    powers: 'Powers',
    home: 'home of the %',
    homeless: 'Nobody',
    kinds: { city: 'city', plain: 'village', box: 'box' },
    terrains: { clear: 'road', rough: 'track' },
  },
  powers: [{ name: 'Romans', code: 'Ro' }],
  badges: [{ sign: 'M', means: 'market', rules: ['1'] }],
  projection: {
    parallels: [38, 44],
    frame: { west: 10, east: 16, south: 39, north: 44 },
    width: 1000,
    detail: { tolerance: 4, islet: 40 },
  },
  spaces: [roma, capua, box],
  links: [road, { between: ['Garrison box', 'Roma'], terrain: 'rough', oneWay: true, standing: 'stand-in', rules: [] }],
};
const withMap = (changed: object) => smallGame({ 'map.json': { ...whole, ...changed } });

test('a game without a map has none', () => {
  expect(smallGame().map).toBeUndefined();
});

test('places on the earth get places on the sheet: west to east, north to south, nudged by what the map says', () => {
  const { map } = withMap({ spaces: [roma, { ...capua, nudge: [-7, 9] }, box] });
  const [there, nudged] = [withMap({}).map!.spaces[1]!.at, map!.spaces[1]!.at];
  expect([nudged[0] - there[0], nudged[1] - there[1]]).toEqual([-7, 9]);
  const [rx, ry] = map!.spaces[0]!.at;
  expect([rx < there[0], ry < there[1]]).toEqual([true, true]);
  // A degree of latitude is as long as the frame says: five of them fill the height.
  expect(there[1] - ry).toBeCloseTo((0.8 / 5) * map!.height, -1);
  expect(map!.links.map((l) => l.between.join())).toEqual(['Roma,Capua', 'Garrison box,Roma']);
});

test('neighbours are found from both ends of a link, one-way or not', () => {
  const map = withMap({}).map!;
  const namesOf = (i: number) => neighboursOf(map, map.spaces[i]!).map((n) => n.space.name);
  expect([namesOf(0), namesOf(1), namesOf(2)]).toEqual([['Capua', 'Garrison box'], ['Roma'], ['Roma']]);
});

test.each([
  ['Roma', 'roma'],
  ['Sena Gallica', 'sena-gallica'],
  ["Saint Peter's (old)", 'saint-peter-s-old'],
])('%s has the place %s', (name, place) => {
  expect(placeOf(name)).toBe(place);
});

describe('the build stops on', () => {
  test.each<[string, object, string]>([
    [
      'a link to an unknown space',
      { links: [{ ...road, between: ['Roma', 'Capva'] }] },
      'link Roma - Capva: found space "Capva" (did you mean "Capua"?)',
    ],
    [
      'a link that stands twice',
      { links: [road, { ...road, between: ['Capua', 'Roma'] }] },
      'the link Capua - Roma appears twice',
    ],
    [
      'a link back to its start',
      { links: [{ ...road, between: ['Roma', 'Roma'] }] },
      'link Roma - Roma: leads back to where it starts',
    ],
    ['a link with an unknown clause', { links: [{ ...road, rules: ['9'] }] }, 'link Roma - Capua: found clause "9"'],
    [
      'a proven link without a clause',
      { links: [{ ...road, rules: [] }] },
      'link Roma - Capua: found no clause, expected one or a stand-in',
    ],
    [
      'a space with an unknown clause',
      { spaces: [{ ...roma, rules: ['9'] }, capua, box] },
      'space "Roma": found clause "9"',
    ],
    [
      'a proven space without a clause',
      { spaces: [{ ...roma, rules: [] }, capua, box] },
      'space "Roma": found no clause',
    ],
    [
      'a home of no power',
      { spaces: [{ ...roma, home: 'Roman' }, capua, box] },
      'space "Roma": found power "Roman" (did you mean "Romans"?)',
    ],
    [
      'two spaces with one place',
      { spaces: [roma, capua, box, { ...capua, name: 'roma' }] },
      'the place "roma" appears twice',
    ],
    [
      'two powers of one name',
      { powers: [...whole.powers, { name: 'Romans', code: 'Rm' }] },
      'the power "Romans" appears twice',
    ],
    [
      'two powers with one code',
      { powers: [...whole.powers, { name: 'Rebels', code: 'Ro' }] },
      'two powers share the code "Ro"',
    ],
    [
      'a badge that the map does not explain',
      { spaces: [{ ...roma, badges: ['N'] }, capua, box] },
      'space "Roma": found badge "N"',
    ],
    [
      'a badge with an unknown clause',
      { badges: [{ sign: 'M', means: 'market', rules: ['9'] }] },
      'badge "M": found clause "9"',
    ],
    ['a kind without words', { spaces: [roma, { ...capua, kind: 'tribe' }, box] }, 'no words for kind tribe'],
    ['a terrain without words', { links: [{ ...road, terrain: 'sea' }] }, 'no words for terrain sea'],
    ['a space off its sheet', { spaces: [{ ...roma, lat: 38 }, capua, box] }, 'space "Roma": is at'],
    ['a note with an unknown clause', { notes: [{ says: 'x', rules: ['9'] }] }, 'note 1: found clause "9"'],
  ])('%s', (_, changed, says) => {
    expect(() => withMap(changed)).toThrow(`content/sword-of-rome/map.json: ${says}`);
  });

  test.each<[string, object, string]>([
    ['a space off the earth', { spaces: [{ ...roma, lat: 141 }, capua, box] }, 'spaces.0.lat'],
    ['a kind nobody knows', { spaces: [{ ...roma, kind: 'town' }, capua, box] }, 'spaces.0.kind'],
    ['a terrain nobody knows', { links: [{ ...road, terrain: 'swamp' }] }, 'links.0.terrain'],
    ['a link with one end', { links: [{ ...road, between: ['Roma'] }] }, 'links.0.between'],
    ['a standing nobody knows', { links: [{ ...road, standing: 'guess' }] }, 'links.0.standing'],
    ['a field nobody knows', { spaces: [{ ...roma, walls: 3 }, capua, box] }, 'spaces.0'],
    ['no note', { notes: [] }, 'notes'],
  ])('%s', (_, changed, field) => {
    expect(() => withMap(changed)).toThrow(`content/sword-of-rome/map.json: ${field}: `);
  });
});
