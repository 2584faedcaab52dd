/** What is quoted in a sentence is one short line of signs that can be seen, whatever was found. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoted, quotedName } from '../../src/calculator/quoted.ts';

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  ['', 'nothing'],
  [null, 'null'],
  [8, '8'],
  ['two words', '"two words"'],
  [[1, { a: true }], '[1,{"a":true}]'],
  [[Number.POSITIVE_INFINITY], '["Infinity"]'],
  ['\u009b31m', '"\\u{9b}31m"'],
  ['left\u202eright', '"left\\u{202e}right"'],
])('%j', (found, text) => {
  expect(quoted(found)).toBe(text);
});

test('no value makes it throw, run on or hide something', () => {
  fc.assert(
    fc.property(fc.anything(), (found) => {
      const text = quoted(found);
      expect(text.length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test('names are bare while they are plain', () => {
  expect(quotedName('interceptors[2].cu')).toBe('interceptors[2].cu');
  expect(quotedName('two words')).toBe('"two words"');
  expect(quotedName('x'.repeat(99))).toHaveLength(60);
});
