/** Names of clauses: their addresses, their print, and for how many players they hold. */
import { describe, expect, test } from 'vitest';
import { anchorOf, clausesOf, labelOf, playersMark, playersOf, variantsIn } from '../../src/gate/clauses.ts';

describe('names of clauses', () => {
  test.each([
    ['12.4.1', '12.4.1', '12.4.1'],
    ['17.1.#32', '17.1.32', '17.1.#32'],
    ['21.5-#15/#16', '21.5-15-16', '21.5 #15/#16'],
    ['12.4.2-note', '12.4.2-note', '12.4.2 note'],
    ['2.3-5p', '2.3-5p', '2.3 5 players'],
    ['glossary-walled-city', 'glossary-walled-city', 'walled city'],
    ['aid-op-naval', 'aid-op-naval', 'op naval'],
  ])('%s has the address %s and reads "%s"', (id, anchor, label) => {
    expect([anchorOf(id), labelOf(id)]).toEqual([anchor, label]);
  });
});

describe('playersOf', () => {
  test('is a number or a range from 2 to 5', () => {
    expect([playersOf('5'), playersOf('2-4'), playersOf('3-3')]).toEqual([[5], [2, 3, 4], [3]]);
  });

  test.each(['', '1', '6', '4-2', '2-6', '2,3', '2 - 4', 'all'])('"%s" is neither', (text) => {
    expect(playersOf(text)).toBeUndefined();
  });
});

test.each([
  ['5', 'five players'],
  ['3', '3 players'],
  ['2-4', '2 to 4 players'],
])('what holds for %s is marked "%s"', (text, mark) => {
  expect(playersMark(playersOf(text)!)).toBe(mark);
});

describe('variants', () => {
  const read = (mdx: string) => {
    const problems: string[] = [];
    return { clauses: clausesOf(mdx, 'a.mdx', '1', 'a', problems), problems };
  };

  test('an optional rule is one as a whole, a passage in words of its own', () => {
    const { clauses, problems } = read(
      '<Rule id="1.1" title="A" kind="optional">\nMay be left out.\n</Rule>\n<Rule id="1.2" title="B">\nDeal 10. <Variant id="fast">Or 6.</Variant>\n</Rule>',
    );
    expect(problems).toEqual([]);
    expect(clauses.map((c) => c.variant)).toEqual(['optional', undefined]);
    expect(clauses[1]!.text).toBe('Deal 10. Or 6.');
    expect(variantsIn(clauses)).toEqual(['optional', 'fast']);
  });

  test('one that nobody knows is a problem', () => {
    expect(read('<Rule id="1.1" title="A">\n<Variant id="slow">So.</Variant>\n</Rule>').problems[0]).toContain(
      '"slow"',
    );
  });
});
