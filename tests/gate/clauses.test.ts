/** Clauses of a chapter: their addresses, their notes, and for how many players they hold. */
import { describe, expect, test } from 'vitest';
import { anchorOf, clausesOf, namesIn, playersMark, playersOf, rulesIn } from '../../src/gate/clauses.ts';
import { readMdx } from '../../src/gate/mdx.ts';

function read(text: string) {
  const problems: string[] = [];
  const rules = rulesIn(readMdx(text).body);
  const place = {
    file: 'a.mdx',
    chapter: '1',
    slug: 'a',
    names: new Map(namesIn(rules)),
    variants: { optional: 'Optional rules', fast: 'Fast' },
  };
  return { clauses: clausesOf(rules, place, problems), problems };
}

test.each([
  ['12.4.1', '12.4.1'],
  ['17.1.#32', '17.1.32'],
  ['21.5-#15/#16', '21.5-15-16'],
  ['12.4.2-note', '12.4.2-note'],
])('%s has the address %s', (id, anchor) => {
  expect(anchorOf(id)).toBe(anchor);
});

describe('notes', () => {
  const noted = (body: string) => {
    const { clauses, problems } = read(`<Rule id="1.1" title="A">\n${body}\n</Rule>`);
    return { clause: clauses[0]!, problems };
  };

  test('stand beside the text of their clause, not in it', () => {
    const { clause, problems } = noted(
      'The rule.\n\n<Why title="The reason">\n\nSo it *was*, see <Cite id="1.1" />.\n\n</Why>',
    );
    expect(problems).toEqual([]);
    expect(clause.text).toBe('The rule.');
    expect(clause.notes).toEqual([{ title: 'The reason', text: 'So it was, see 1.1.' }]);
    expect(clause.cites).toEqual(['1.1']);
  });

  test('one without a title is a problem', () => {
    expect(noted('<Why>No title.</Why>').problems[0]).toContain('found a <Why>');
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
  test('an optional rule is one as a whole, a passage in words of its own', () => {
    const { clauses, problems } = read(
      '<Rule id="1.1" title="A" kind="optional">\nMay be left out.\n</Rule>\n<Rule id="1.2" title="B">\nDeal 10. <Variant id="fast">Or 6.</Variant>\n</Rule>',
    );
    expect(problems).toEqual([]);
    expect(clauses.map((c) => c.variant)).toEqual(['optional', undefined]);
    expect(clauses[1]!.text).toBe('Deal 10. Or 6.');
    expect(clauses.map((c) => c.variants)).toEqual([['optional'], ['fast']]);
  });

  test('one that nobody knows is a problem', () => {
    expect(read('<Rule id="1.1" title="A">\n<Variant id="slow">So.</Variant>\n</Rule>').problems[0]).toContain(
      '"slow"',
    );
  });
});
