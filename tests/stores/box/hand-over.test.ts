/** A box handed over: it comes back entry by entry, a new connection too, and nothing that is no box gets in or throws. */
import { expect, test } from 'vitest';
import { writeOwn } from '../../../src/calculator/card/file.ts';
import { type Own, withOwn } from '../../../src/calculator/own.ts';
import type { Tables } from '../../../src/calculator/table.ts';
import { boxTables } from '../../../src/components/data/box.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { fittingBox } from '../../../src/stores/box/fitting.ts';
import { news, readBoxFile, readBoxLink, writeBoxLink } from '../../../src/stores/box/hand-over.ts';
import { withPairs } from '../../../src/stores/box/pairs.ts';
import { DECK_CARDS, LINKS } from '../../../src/stores/box/parts.ts';
import { squeeze } from '../../../src/stores/letters.ts';

const GAME = 'sword-of-rome';
const tables: Tables = { ...gameOf(GAME).tables, ...boxTables(gameOf(GAME)) };
const BOX: Own = {
  [LINKS]: { 'Eporedia - Mediolanum terrain': 'rough', 'Roma - Syracuse terrain': 'clear' },
  [DECK_CARDS]: { 'romans 1 value': 2 },
  'gallic-events': { '1 event': String(tables['gallic-events']?.entries[0]?.value) },
};

test('a link and a file bring back the whole box, and say what of it is news', async () => {
  expect(await readBoxLink(`#${await writeBoxLink(BOX)}`, tables)).toEqual({ type: 'own', own: BOX, leftOut: 0 });
  expect(readBoxFile(writeOwn({ [GAME]: BOX }), GAME, tables)).toEqual({ type: 'own', own: BOX, leftOut: 0 });
  const mine = withPairs(tables, BOX);
  const { 'gallic-events': same, ...fresh } = BOX;
  expect(news(BOX, mine)).toEqual(fresh);
  expect(news(BOX, withOwn(mine, BOX))).toEqual({});
});

test('an entry that does not fit is left out and counted, the others are taken', async () => {
  const bad: Own = {
    ...BOX,
    [DECK_CARDS]: { 'romans 1 value': 2, 'romans 2 value': 99, 'nobody 1 value': 1 },
    [LINKS]: {
      'Roma - Atlantis terrain': 'clear',
      'Roma - Roma terrain': 'clear',
      'Eporedia - Mediolanum terrain': 'air',
    },
    elsewhere: { a: 1 },
  };
  const read = await readBoxLink(`#${await writeBoxLink(bad)}`, tables);
  expect(read).toEqual({
    type: 'own',
    own: { [DECK_CARDS]: { 'romans 1 value': 2 }, 'gallic-events': BOX['gallic-events'] },
    leftOut: 6,
  });
});

test('nonsense, what is cut, what opens to too much and what is of another game is refused with a sentence', async () => {
  const link = await writeBoxLink(BOX);
  const huge = `box=1.${await squeeze(JSON.stringify({ [LINKS]: { 'a - b terrain': 'x'.repeat(600_000) } }))}`;
  const odd = await Promise.all(['null', '[]', '7', '{"map-links":7}', '{"__proto__":{"a":1}}'].map(squeeze));
  for (const hash of [
    '',
    'box=',
    link.slice(0, -5),
    link.replace('=1.', '=2.'),
    'box=1.????',
    huge,
    ...odd.map((one) => `box=1.${one}`),
  ])
    expect((await readBoxLink(`#${hash}`, tables)).type, hash.slice(0, 30)).toBe('problem');
  for (const text of ['', 'x', '[]', '{}', writeOwn({ nero: {} }), 'x'.repeat(300_000)])
    expect(readBoxFile(text, GAME, tables).type, text.slice(0, 30)).toBe('problem');
});

test('of entries that a game cannot begin with only those are left out', () => {
  const own: Own = { a: { '1': 1, '2': 2, '3': 3 }, b: { '1': 1 } };
  const fits = (some: Own) => some['a']?.['2'] === undefined;
  expect(fittingBox(own, fits)).toEqual({ own: { a: { '1': 1, '3': 3 }, b: { '1': 1 } }, leftOut: ['a, 2'] });
  expect(fittingBox(own, () => false)).toEqual({ own: {}, leftOut: ['a, 1', 'a, 2', 'a, 3', 'b, 1'] });
});

test('few tries find the few that do not fit among many', () => {
  const all = Array.from({ length: 1000 }, (_, i) => [String(i), i] as const);
  const own: Own = { a: Object.fromEntries(all) };
  const isBad = (place: string) => Number(place) % 100 === 7;
  let tries = 0;
  const { leftOut } = fittingBox(own, (some) => {
    tries += 1;
    return !Object.keys(some['a'] ?? {}).some(isBad);
  });
  expect(leftOut).toHaveLength(10);
  expect(tries).toBeLessThan(200);
});
