/** Glossary words are marked once a paragraph, in text only, and the text itself is never changed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marker } from '../../src/components/terms.ts';

const mark = marker([
  { words: ['CU', 'combat unit'], address: '/g/#cu' },
  { words: ['walled city', 'city'], address: '/g/#city' },
  { words: ['army', 'armies'], address: '/g/#army' },
]);
const plain = (html: string) => html.replace(/<a class="term"[^>]*>([^<]*)<\/a>/g, '$1');
const marks = (html: string) => [...html.matchAll(/<a class="term"[^>]*>([^<]*)<\/a>/g)].map(([, word]) => word);

test('once a paragraph, each paragraph anew', () => {
  expect(marks(mark('<p>An army of 3 CU and 2 CU.</p><p>CU again.</p>'))).toEqual(['army', 'CU', 'CU']);
});
test('the longest word wins, and whole words only', () => {
  expect(marks(mark('<p>A walled city has capacity.</p>'))).toEqual(['walled city']);
});
test('links, headings, tables and controls are left alone', () => {
  const html = '<p><a href="#x">army</a></p><h3>CU</h3><table><tr><td>city</td></tr></table><button>army</button>';
  expect(mark(html)).toBe(html);
});
test('attributes are not text', () => {
  expect(mark('<p title="army">x</p>')).toBe('<p title="army">x</p>');
});
test('taking the marks away gives the text back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('army', 'CU', ' ', 'city', '.', 'walled city', 'x')), (words) => {
      const html = `<p>${words.join('')}</p>`;
      expect(plain(mark(html))).toBe(html);
    }),
  );
});
