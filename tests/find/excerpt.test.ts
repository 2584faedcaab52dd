/** An excerpt shows the matching words in their place, and never loses or invents text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from '../../src/find/excerpt.ts';
import { trim } from '../../src/find/vocabulary.ts';

test('marks every form of a matched word', () => {
  const pieces = excerpt('A retreat is over when Retreating armies retreat.', [trim('retreat')!]);
  expect(pieces.filter((p) => p.hit).map((p) => p.text)).toEqual(['retreat', 'Retreating', 'retreat.']);
});

test('starts near the first match of a long text', () => {
  const text = `${'word '.repeat(100)}siege ${'word '.repeat(100)}`;
  const shown = excerpt(text, [trim('siege')!]);
  expect(shown.some((p) => p.hit && p.text === 'siege')).toBe(true);
  expect(shown.map((p) => p.text).join('').length).toBeLessThan(220);
});

test('what is shown stands in the text, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      const shown = excerpt(text, words)
        .map((p) => p.text)
        .join('')
        .replace(/^… /, '')
        .replace(/ …$/, '');
      expect(text).toContain(shown);
    }),
  );
});

test('shows the sentence that says most of what was asked', () => {
  const text = 'An army may retreat. A retreating force cannot cross a strait. Straits are blue.';
  const shown = excerpt(text, [trim('retreat')!, trim('strait')!]).map((p) => p.text);
  expect(shown.join('')).toBe('A retreating force cannot cross a strait.');
});
