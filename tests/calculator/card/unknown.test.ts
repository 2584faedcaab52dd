/** What a card is asked for: every stand-in of the tables we ship, in words, with keys that its cell can hold. */
import { expect, test } from 'vitest';
import { cellName, keysFor, unknownIn } from '../../../src/calculator/card/unknown.ts';
import { cellsOf, placeOf } from '../../../src/calculator/own.ts';
import { readCell } from '../../../src/calculator/own-cell.ts';
import { entryAt } from '../../../src/calculator/table.ts';
import { allGames } from '../../../src/gate/game.ts';

const tables = allGames().flatMap((game) => Object.values(game.tables));

test('stand-ins are asked for, and nothing that a source tells; of a grid only armies of up to 10', () => {
  for (const table of tables) {
    const asked = unknownIn(table).map(({ at }) => placeOf(at));
    const standIns = cellsOf(table).filter((at) => entryAt(table, at)!.standing === 'stand-in');
    const small = standIns.filter(([first]) => !table.fill || Number(first) <= 10);
    expect(asked, table.id).toEqual(small.map(placeOf));
  }
  const force = tables.find(({ id }) => id === 'force-ratio')!;
  expect(unknownIn(force)).toHaveLength(40);
});

test('every key is one that the cell takes, what we use is among them, and all of them are there where they fit', () => {
  for (const table of tables)
    for (const { at } of unknownIn(table)) {
      const keys = keysFor(table, at);
      const where = `${table.id} ${placeOf(at)}: ${keys}`;
      expect(keys, where).toContain(entryAt(table, at)!.value);
      expect(new Set(keys).size, where).toBe(keys.length);
      for (const key of keys) expect(readCell(table, at, String(key)), where).toBe(key);
    }
});

test('a cell is named by its table’s own words', () => {
  const named = (id: string, ...at: (string | number)[]) => cellName(tables.find((table) => table.id === id)!, at);
  expect(named('force-ratio', 8, 5)).toBe('Larger army 8, smaller army 5');
  expect(named('automatic-victory-levels', 3, 'vp')).toMatch(/^Turn 3, /);
});
