/** A code for a camera: every address that finds room has one, and of a longer one it is known. */
import { expect, test } from 'vitest';
import { codeOf } from '../../src/islands/calculator/parts/code.ts';

test('the longest address that finds room has a code, and one that is longer has none', async () => {
  const address = 'https://example.org/hannibal/odds/duel/?v=1&own=';
  const [most, more] = [2953, 2954].map((length) => address.padEnd(length, 'a'));
  expect(await codeOf(most ?? '')).toMatchObject({
    size: 177 + 6,
    path: expect.stringMatching(/^(?:M\d+ \d+h1v1h-1z)+$/),
  });
  expect(await codeOf(more ?? '')).toBeUndefined();
  // Letters beyond English take more than one byte.
  expect(await codeOf('é'.repeat(1477))).toBeUndefined();
});
