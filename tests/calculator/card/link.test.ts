/** Own entries travel in an address: every cell of every table comes back, and a mangled link is not believed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedIn, MOST_LINKED, OWN_KEY, readLinked, writeLinked } from '../../../src/calculator/card/link.ts';
import type { Fields } from '../../../src/calculator/fields.ts';
import { cellsOf, placeOf } from '../../../src/calculator/own.ts';
import { allowedAt } from '../../../src/calculator/own-cell.ts';
import { GAMES } from '../../../src/games/index.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { TRAY_KEY } from '../../../src/stores/tray.ts';
import { everyCalculator } from '../../support/calculators.ts';

const { tables } = gameOf('sword-of-rome');
const OWN = { 'force-ratio': { '8 5': 2 }, siege: { '6 points': 1, '6 cu': 0 } };

const inAddress = (text: string): string => new URLSearchParams({ [OWN_KEY]: text }).toString();

test('every cell of every table comes back as it went, at each extreme, through an address', () => {
  for (const game of GAMES) {
    const { tables } = gameOf(game);
    for (const table of Object.values(tables)) {
      const cells = cellsOf(table).map((at) => {
        const { words, numbers = [] } = allowedAt(table, at);
        return { place: placeOf(at), values: [...numbers, ...words] };
      });
      for (let from = 0; from < cells.length; from += MOST_LINKED) {
        for (const pick of [0, -1]) {
          const some = cells
            .slice(from, from + MOST_LINKED)
            .map(({ place, values }) => [place, values.at(pick)!] as const);
          const own = { [table.id]: Object.fromEntries(some) };
          const text = new URLSearchParams(inAddress(writeLinked(own))).get(OWN_KEY);
          expect(readLinked(text, tables), `${game} ${table.id}`).toEqual({ type: 'own', own });
        }
      }
    }
  }
});

test('no field of any calculator has a key of the address itself; links under the old key are read where no field has it', async () => {
  const all = await everyCalculator();
  const taken = all.flatMap(({ game, calculator: { id, fields } }) =>
    Object.values(fields as Fields)
      .filter(({ key }) => [OWN_KEY, TRAY_KEY, 'v'].includes(key))
      .map(({ key }) => `${game} ${id} ${key}`),
  );
  expect(taken).toEqual([]);
  const fieldsOf = (name: string) => all.find(({ calculator }) => calculator.id === name)!.calculator.fields as Fields;
  const old = `v=1&t=${writeLinked(OWN)}`;
  expect(linkedIn(old, fieldsOf('force-ratio'))).toBe(writeLinked(OWN));
  expect(linkedIn('v=1&t=3', fieldsOf('attack'))).toBeNull();
});

test('it is short: three entries of two tables take less than 60 characters', () => {
  expect(inAddress(writeLinked(OWN)).length).toBeLessThan(60);
});

test('nothing own is nothing in the address, and more than a link holds is said', () => {
  expect(writeLinked({})).toBe('');
  expect(readLinked(null, tables)).toEqual({ type: 'none' });
  const many = Object.fromEntries(
    cellsOf(tables['force-ratio']!)
      .slice(0, MOST_LINKED + 1)
      .map((at) => [placeOf(at), 1]),
  );
  expect(readLinked(writeLinked({ 'force-ratio': many }), tables)).toEqual({ type: 'many' });
});

test('a link that was cut, changed or made up gives no entry that was not sent', () => {
  const text = writeLinked(OWN);
  for (let i = 1; i < text.length; i++) expect(readLinked(text.slice(0, i), tables).type).toBe('unreadable');
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
      const read = readLinked(text.slice(0, at) + letter + text.slice(at + 1), tables);
      if (read.type === 'own') expect(read.own).toEqual(OWN);
    }),
  );
  fc.assert(fc.property(fc.string(), (any) => readLinked(any, tables).type !== 'own'));
});
