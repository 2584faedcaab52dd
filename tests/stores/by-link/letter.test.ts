/** The format of a game by link: it comes back as it went, sealed, and whatever is not it is refused with one sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aboutSeat,
  CUT,
  fileOf,
  type Letter,
  letterIn,
  NOT_HERE,
  readLetter,
  writeLetter,
} from '../../../src/stores/by-link/letter.ts';
import { lockFor, newKey, newName, opensWith } from '../../../src/stores/by-link/seal.ts';
import { lettersOf, squeeze } from '../../../src/stores/letters.ts';

const BOX = JSON.stringify({
  'map-links': Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`A${i} - B${i} terrain`, 'clear'])),
});
const LETTER: Letter = {
  ...{ game: 'nero', sample: 'new', at: 0, setUp: 'players:4', seats: '1,west:link', locks: {} },
  ...{ since: 0, before: '0000000', course: 'abcdefg.0.0.1234.lay,bribe-2,roma;pass*3' },
};
const ENVELOPE = { id: 'Ab-3_x', key: 'AAAAAAAAAAAAAAAAAAAAAA' };
const nobody = () => undefined;

describe('sealed', () => {
  test('comes back as it went, to whoever has the key or knows it', async () => {
    const text = await writeLetter(LETTER, ENVELOPE);
    expect(await readLetter(text, nobody)).toEqual({ ...ENVELOPE, letter: LETTER });
    const without = await writeLetter(LETTER, ENVELOPE, false);
    expect(without).not.toContain(ENVELOPE.key);
    expect(await readLetter(without, (id) => (id === ENVELOPE.id ? ENVELOPE.key : undefined))).toEqual({
      ...ENVELOPE,
      letter: LETTER,
    });
    expect(await readLetter(without, nobody)).toBe(NOT_HERE);
  });

  test('holds nothing in clear, and is another each time', async () => {
    const [one, other] = [await writeLetter(LETTER, ENVELOPE), await writeLetter(LETTER, ENVELOPE)];
    expect(one).not.toBe(other);
    for (const clear of ['bribe', btoa('bribe-2').slice(1, 8), await squeeze(JSON.stringify(LETTER))])
      expect(one).not.toContain(clear);
  });

  test('cut off anywhere, with any letter changed, under another key or of another game it is refused', async () => {
    const text = await writeLetter(LETTER, ENVELOPE);
    const head = text.lastIndexOf('.') + 1;
    for (let i = 1; i < text.length; i += 7)
      expect(typeof (await readLetter(text.slice(0, i), nobody)), `${i}`).toBe('string');
    for (let i = head; i < text.length - 1; i += 11) {
      const changed = `${text.slice(0, i)}${text[i] === 'A' ? 'B' : 'A'}${text.slice(i + 1)}`;
      expect(await readLetter(changed, nobody), `${i}`).toBe(CUT);
    }
    expect(await readLetter(text.replace(ENVELOPE.key, newKey()), nobody)).toBe(CUT);
    expect(await readLetter(text.replace(ENVELOPE.id, 'Ab-3_y'), nobody)).toBe(CUT);
    expect(await readLetter(text.replace('1.', '2.'), nobody)).toMatch(/later version/);
  });
});

test('where nothing can be sealed it is only made small, and says so on its outside', async () => {
  const text = await writeLetter(LETTER, { id: ENVELOPE.id });
  expect(text).toMatch(/^1\.Ab-3_x\.open\./);
  expect(await readLetter(text, nobody)).toEqual({ id: ENVELOPE.id, letter: LETTER });
  expect(await readLetter(text.slice(0, -9), nobody)).toBe(CUT);
});

test('the box of a set-up comes back to the letter, and takes a fraction of the room', async () => {
  const own = lettersOf(new TextEncoder().encode(BOX));
  const boxed = { ...LETTER, setUp: `players:4,own:${own},version:fast` };
  const text = await writeLetter(boxed, ENVELOPE);
  expect(await readLetter(text, nobody)).toEqual({ ...ENVELOPE, letter: boxed });
  expect(text.length).toBeLessThan(own.length / 3);
});

test('what is no letter neither throws nor gets in', async () => {
  const odd = [
    'null',
    '[]',
    '{"game":7}',
    JSON.stringify({ ...LETTER, locks: { a: 1 } }),
    JSON.stringify({ ...LETTER, since: -1 }),
  ];
  for (const json of odd) expect(await readLetter(`1.a.open.${await squeeze(json)}`, nobody)).toBe(CUT);
  const huge = `1.a.open.${await squeeze(`"${'x'.repeat(3_000_000)}"`)}`;
  expect(await readLetter(huge, nobody)).toBe(CUT);
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(typeof (await readLetter(text, () => ENVELOPE.key))).toBe('string');
      expect(letterIn(text)).toBeUndefined();
    }),
  );
});

test('a file holds the letter as it is', () => {
  expect(letterIn(fileOf('1.a.b.c'))).toBe('1.a.b.c');
  for (const text of ['', '{}', '[]', '{"tabularium":"tables"}', '{"tabularium":"game","letter":7}'])
    expect(letterIn(text)).toBeUndefined();
});

describe('the word of a seat', () => {
  test('opens its own lock, as a phone may write it, and no other word and no other seat does', async () => {
    const lock = await lockFor('Plum', aboutSeat('west'), 1000);
    expect(JSON.stringify(lock).toLowerCase()).not.toContain('plum');
    for (const word of ['Plum', 'plum ', ' PLUM']) expect(await opensWith(lock, word, aboutSeat('west'))).toBe(true);
    for (const word of ['', ' ', 'plums', 'pIum']) expect(await opensWith(lock, word, aboutSeat('west'))).toBe(false);
    expect(await opensWith(lock, 'plum', aboutSeat('east'))).toBe(false);
  });

  test('a lock that is mangled opens to nobody, and does not throw', async () => {
    const lock = await lockFor('plum', 'a', 1000);
    for (const bad of [
      { ...lock, sealed: '' },
      { ...lock, sealed: '?' },
      { ...lock, salt: 'AAAA' },
      { ...lock, salt: '?' },
    ])
      expect(await opensWith(bad, 'plum', 'a')).toBe(false);
  });

  test('names and keys are letters of an address', () => {
    for (let i = 0; i < 20; i++) expect(`${newName()}.${newKey()}`).toMatch(/^[\w-]{11}\.[\w-]{22}$/);
  });
});
