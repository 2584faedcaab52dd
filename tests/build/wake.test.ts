/** Islands are made as they are parsed, wherever the first one drawn stands. */
import { expect, test } from 'vitest';
import { makerFirst } from '../../src/build/wake.ts';

const MAKER =
  '<style>astro-island,astro-slot{display:contents}</style><script>wake()</script><script>customElements.define("astro-island",f)</script>';

test('what makes islands goes before the first of them', () => {
  const page = `<p>text</p><astro-island uid="a">one</astro-island><p>more</p>${MAKER}<astro-island uid="b">two</astro-island>`;
  expect(makerFirst(page)).toBe(
    `<p>text</p>${MAKER}<astro-island uid="a">one</astro-island><p>more</p><astro-island uid="b">two</astro-island>`,
  );
});

test('a page that has it first, and a page without islands, stay as they are', () => {
  const page = `${MAKER}<astro-island uid="a">one</astro-island><script>other()</script>`;
  expect(makerFirst(page)).toBe(page);
  expect(makerFirst('<p>text</p>')).toBe('<p>text</p>');
});
