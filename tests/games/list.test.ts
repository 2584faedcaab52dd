/** The one list of games: everything else that names the games follows from it. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelfAt } from '../../src/find/document.ts';
import { accentOf, calculatorOf, calculatorsOf, GAMES } from '../../src/games/index.ts';
import { allConcepts } from '../../src/gate/concepts.ts';
import { documentsOn, SHELVES } from '../../src/gate/documents.ts';
import { isShort } from '../support/size.ts';

test('every folder of games and of content is in the list, and no other', () => {
  const folders = (of: string) =>
    readdirSync(of, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  expect(folders('src/games').sort()).toEqual(GAMES.toSorted());
  expect(
    folders('content')
      .filter((name) => name !== 'concepts')
      .sort(),
  ).toEqual(GAMES.toSorted());
});

test('every game has an accent that the styles know, and they know no other; only short games share one', () => {
  const known = [...readFileSync('src/styles/accents.css', 'utf8').matchAll(/^\[data-accent="([^"]+)"\]/gm)];
  const names = known.map(([, name]) => name).sort();
  expect(names).toEqual([...new Set(GAMES.map(accentOf))].sort());
  const own = GAMES.filter((id) => !isShort(id)).map(accentOf);
  expect(new Set(own).size).toBe(own.length);
});

test('every game has a shelf, on which its clauses are found, before the one for the rest', async () => {
  expect(SHELVES).toEqual([...GAMES, 'site']);
  for (const game of GAMES) {
    const clauses = (await documentsOn(game)).filter((d) => d.kind === 'clause');
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses.map((d) => shelfAt(d.address)))).toEqual(new Set([game]));
  }
});

test('every idea across the games is compared in all of them; a short game may have none', () => {
  const compared = new Set(allConcepts().flatMap(({ aspects }) => aspects.flatMap(({ games }) => Object.keys(games))));
  const wanted = GAMES.filter((id) => !isShort(id) || compared.has(id)).sort();
  for (const { slug, aspects } of allConcepts())
    for (const { aspect, games } of aspects) expect(Object.keys(games).sort(), `${slug}: ${aspect}`).toEqual(wanted);
});

test('a name that a game does not know is no calculator, not even one that every object has', async () => {
  const [id] = Object.keys(await calculatorsOf(GAMES[0]!));
  expect((await calculatorOf(GAMES[0]!, id!))?.id).toBe(id);
  for (const name of ['', 'toString', 'no-such']) expect(await calculatorOf(GAMES[0]!, name)).toBeUndefined();
});
