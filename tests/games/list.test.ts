/** The one list of games: everything else that names the games follows from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelfAt } from '../../src/find/document.ts';
import { accentOf, calculatorOf, calculatorsOf, GAMES } from '../../src/games/index.ts';
import { allConcepts } from '../../src/gate/concepts.ts';
import { documentsOn, SHELVES } from '../../src/gate/documents.ts';

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

test('every game has an accent of its own, and the styles know it and no other', () => {
  const known = [...readFileSync('src/styles/accents.css', 'utf8').matchAll(/^\[data-accent="([^"]+)"\]/gm)];
  expect(known.map(([, name]) => name).sort()).toEqual(GAMES.map(accentOf).sort());
});

test('every game has a shelf, on which its clauses are found, before the one for the rest', async () => {
  expect(SHELVES).toEqual([...GAMES, 'site']);
  for (const game of GAMES) {
    const clauses = (await documentsOn(game)).filter((d) => d.kind === 'clause');
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses.map((d) => shelfAt(d.address)))).toEqual(new Set([game]));
  }
});

test('every idea across the games is compared in all of them', () => {
  for (const { slug, aspects } of allConcepts())
    for (const { aspect, games } of aspects)
      expect(Object.keys(games).sort(), `${slug}: ${aspect}`).toEqual(GAMES.toSorted());
});

test('a name that a game does not know is no calculator, not even one that every object has', async () => {
  const [id] = Object.keys(await calculatorsOf(GAMES[0]!));
  expect((await calculatorOf(GAMES[0]!, id!))?.id).toBe(id);
  for (const name of ['', 'toString', 'no-such']) expect(await calculatorOf(GAMES[0]!, name)).toBeUndefined();
});
