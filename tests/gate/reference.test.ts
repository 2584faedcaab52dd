/** Reference pages: read with their head, in their order, and stopped on what does not exist. */
import { expect, test } from 'vitest';
import { smallGame } from '../support/small-game.ts';

const page = (order: number, body: string) =>
  `---\ntitle: Page ${order}\nsummary: What it gathers.\norder: ${order}\n---\n\n${body}\n`;

test('pages come in the order they name, with the clauses they cite', () => {
  const { reference } = smallGame({
    'reference/a.mdx': page(2, '| One | <Cite id="1" /> |'),
    'reference/b.mdx': page(1, '<Cite id="1.1" /> and <Cite id="1" />'),
  });
  expect(reference.map(({ slug, order, cites }) => ({ slug, order, cites }))).toEqual([
    { slug: 'b', order: 1, cites: ['1.1', '1'] },
    { slug: 'a', order: 2, cites: ['1'] },
  ]);
});

test('a game without reference pages has none', () => {
  expect(smallGame().reference).toEqual([]);
});

test('a clause that does not exist stops the build, with the file and the nearest name', () => {
  expect(() => smallGame({ 'reference/a.mdx': page(1, '<Cite id="1.2" />') })).toThrow(
    /content\/sword-of-rome\/reference\/a\.mdx: found clause "1\.2" \(did you mean "1(\.1)?"\?\)/,
  );
});

test('a table that does not exist stops the build', () => {
  expect(() => smallGame({ 'reference/a.mdx': page(1, '<Table id="losses" />') })).toThrow(
    'content/sword-of-rome/reference/a.mdx: found table "losses"',
  );
});

test.each([
  ['no order', '---\ntitle: A\nsummary: B\n---\n', 'order'],
  ['an order that is no number', '---\ntitle: A\nsummary: B\norder: first\n---\n', 'order'],
  ['no summary', '---\ntitle: A\norder: 1\n---\n', 'summary'],
  ['a field nobody knows', '---\ntitle: A\nsummary: B\norder: 1\nchapter: 3\n---\n', 'chapter'],
])('a head with %s stops the build', (_, mdx, named) => {
  expect(() => smallGame({ 'reference/a.mdx': mdx })).toThrow(named);
});
