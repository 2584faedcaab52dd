/** What travels before a reader touches anything, measured on the wire. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAtMost } from './scripts.ts';
import { COMBAT, everyPage, expect, SITE, test, zipped } from './site.ts';

for (const path of [COMBAT, '/sword-of-rome/rules/', '/']) {
  test(`${path} loads at most 10 kB of script before it is touched`, ({ page }) => expectAtMost(page, path, 9_000));
}

const games = everyPage().filter((path) => /^\/[^/]+\/games\/[^/]+\/$/.test(path));

for (const path of games.filter(
  (one, i) => games.findIndex((other) => other.split('/')[1] === one.split('/')[1]) === i,
)) {
  test(`${path} steps with at most 45.5 kB of script`, ({ page }) => expectAtMost(page, path, 45_500));
}

test('every game has at most 120 kB of page and steps', () => {
  const heavy = games.flatMap((path) => {
    // Where a game is gone its address only says so.
    if (!existsSync(join(SITE, `${path.slice(0, -1)}.json`))) return [];
    const [page, steps] = [`${path}index.html`, `${path.slice(0, -1)}.json`].map((file) =>
      zipped(readFileSync(join(SITE, file))),
    );
    return page! + steps! > 120_000 ? [`${path}: ${page} + ${steps}`] : [];
  });
  expect(games.length).toBeGreaterThan(1);
  expect(heavy).toEqual([]);
});
