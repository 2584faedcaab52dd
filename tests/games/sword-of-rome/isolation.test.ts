/** Isolation: what ends a path, what blocks it, and the search over any set of spaces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { isolation } from '../../../src/games/sword-of-rome/isolation/calculator.ts';
import {
  ANCHORS,
  type Link,
  pathToSafety,
  TERRAINS,
  type TracedSpace,
} from '../../../src/games/sword-of-rome/isolation/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof isolation.fields>;
type Space = Input['spaces'][number];

const SPACE: Space = { control: 'friendly', holds: 'nothing', from: 'marker', terrain: 'clear' };
const ask = (given: Partial<Input>) => isolation.compute({ ...defaultsOf(isolation.fields), ...given }, tables);
const around = (spaces: Partial<Space>[], given: Partial<Input> = {}) =>
  ask({ spaces: spaces.map((s) => ({ ...SPACE, ...s })), ...given }).facts;

describe('a path ends', () => {
  test.each(['city', 'reinforcement', 'tribe', 'port', 'cu'] as const)('at a friendly %s', (holds) => {
    expect(around([{ holds }])).toMatchObject({ isolated: false, path: 'marker, 1' });
  });

  test('where the marker stands, if that is enough', () => {
    expect(around([], { own: true })).toMatchObject({ isolated: false, path: 'marker' });
    expect(around([])).toEqual({ isolated: true });
  });

  test('never at an enemy city, but at friendly CU on enemy ground', () => {
    expect(around([{ holds: 'city', control: 'enemy' }])).toEqual({ isolated: true });
    expect(around([{ holds: 'cu', control: 'enemy' }])).toMatchObject({ isolated: false, reaches: 'friendly CU' });
  });
});

describe('a path is blocked', () => {
  test('by rough connections and straits', () => {
    expect(around([{ holds: 'port', terrain: 'rough' }])).toEqual({ isolated: true });
    expect(around([{ holds: 'port', terrain: 'strait' }])).toEqual({ isolated: true });
  });

  test('by enemy ground in between', () => {
    expect(around([{ control: 'enemy' }, { holds: 'city', from: 1 }])).toEqual({ isolated: true });
  });

  test('in the highlands for all but Samnites', () => {
    const highland = [{ holds: 'tribe', terrain: 'highland' }] as const;
    expect(around([...highland])).toEqual({ isolated: true });
    expect(around([...highland], { marker: 'samnite' })).toMatchObject({ isolated: false });
    expect(around([{ holds: 'tribe', terrain: 'rough' }], { marker: 'samnite' })).toEqual({ isolated: true });
  });
});

test('independent markers are never isolated', () => {
  expect(around([], { marker: 'independent' })).toEqual({ isolated: false });
});

test('the shortest of several paths is told, and a connection to nowhere is none', () => {
  expect(around([{}, { from: 1 }, { from: 2, holds: 'city' }, { holds: 'port' }])).toMatchObject({ path: 'marker, 4' });
  expect(around([{ from: 9, holds: 'city' }])).toEqual({ isolated: true });
});

test('as found by walking every path', () => {
  const place = fc.record({ control: fc.constantFrom('friendly', 'enemy'), holds: fc.constantFrom(...ANCHORS) });
  const link = fc.record({ a: fc.nat(5), b: fc.nat(5), terrain: fc.constantFrom(...TERRAINS) });
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 6, maxLength: 6 }),
      fc.array(link, { maxLength: 9 }),
      fc.boolean(),
      (all, links, samnite) => {
        const places: TracedSpace[] = [{ ...all[0]!, control: 'friendly' }, ...all.slice(1)];
        const lengths = walk(places, links, samnite, [0]);
        const path = pathToSafety(places, links, 0, samnite);
        expect(path?.length).toBe(lengths.length ? Math.min(...lengths) : undefined);
      },
    ),
  );
});

/** The lengths of all paths to safety that visit no space twice. */
function walk(
  places: readonly TracedSpace[],
  links: readonly Link[],
  samnite: boolean,
  path: readonly number[],
): number[] {
  const at = path.at(-1)!;
  const { control, holds } = places[at]!;
  if (holds !== 'nothing' && (control === 'friendly' || holds === 'cu')) return [path.length];
  return links.flatMap(({ a, b, terrain }) => {
    const next = a === at ? b : b === at ? a : -1;
    const clear = terrain === 'clear' || (terrain === 'highland' && samnite);
    if (next < 0 || path.includes(next) || !clear) return [];
    const there = places[next]!;
    return there.control === 'friendly' || there.holds === 'cu' ? walk(places, links, samnite, [...path, next]) : [];
  });
}
