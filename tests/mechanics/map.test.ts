/** Spaces of a map: their ids, and what leaves them. */
import { expect, test } from 'vitest';
import { linksFrom, spaceId } from '../../src/mechanics/map.ts';

test('an id is the name in small letters, with one hyphen for whatever is no letter', () => {
  expect(spaceId('Transalpine Holding Box')).toBe('transalpine-holding-box');
  expect(spaceId("S. 'Alpes' (west)")).toBe('s-alpes-west');
});

test('a link leads both ways unless it is one way', () => {
  const links = [
    { between: ['Roma', 'Capua'], terrain: 'clear' },
    { between: ['Holding Box', 'Roma'], terrain: 'rough', oneWay: true },
  ] as const;
  expect(linksFrom(links, 'Roma')).toEqual([['capua', links[0]]]);
  expect(linksFrom(links, 'Holding Box')).toEqual([['roma', links[1]]]);
  expect(linksFrom(links, 'Nowhere')).toEqual([]);
});
