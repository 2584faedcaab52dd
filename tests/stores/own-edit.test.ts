/** The reader's own entries: typed, reset, imported, and each change taken back without touching what another page did. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOwn } from '../../src/calculator/card/file.ts';
import { filed, unfiled } from '../../src/calculator/own.ts';
import { gameOf } from '../../src/gate/game.ts';
import { $own, $trouble, changeOwn, openOwn } from '../../src/stores/kept/own-tables.ts';
import { $past, importOwn, resetEntries, typeEntries, undo } from '../../src/stores/own-edit.ts';
import { Device } from '../support/storage.ts';

const GAME = 'sword-of-rome';
const { tables } = gameOf(GAME);
const KEY = 'tabularium:tables';

let device: Device;
beforeEach(() => {
  device = new Device();
  changeOwn(() => ({}));
  $past.set([]);
  openOwn();
});
afterEach(() => device.leave());

const mine = () => $own.get()[GAME];

test('a way back leads through every change, latest first', () => {
  typeEntries(GAME, 'siege', { '6 points': 1 });
  typeEntries(GAME, 'siege', { '6 points': 2, '7 points': 0 });
  resetEntries(GAME, 'siege');
  expect(mine()).toEqual({});
  undo();
  expect(mine()).toEqual({ siege: { '6 points': 2, '7 points': 0 } });
  undo();
  expect(mine()).toEqual({ siege: { '6 points': 1 } });
  undo();
  undo();
  expect(mine()).toEqual({});
});

test('a way back leaves what another page typed meanwhile', () => {
  typeEntries(GAME, 'siege', { '6 points': 1 });
  const there = { [GAME]: { siege: { '6 points': 1, '7 points': 0 } }, nero: { move: { a: 2 } } };
  device.writtenElsewhere(KEY, JSON.stringify(filed(there)));
  undo();
  expect($own.get()).toEqual({ [GAME]: { siege: { '7 points': 0 } }, nero: { move: { a: 2 } } });
});

test('all tables of a game are reset at once, and come back at once', () => {
  const own = { siege: { '6 points': 1 }, 'force-ratio': { '7 5': 5 } };
  expect(importOwn(writeOwn({ [GAME]: own }), GAME, tables)).toBe('2 entries added.');
  resetEntries(GAME);
  expect(mine()).toEqual({});
  undo();
  expect(mine()).toEqual(own);
});

test('one entry of a file is one entry', () => {
  expect(importOwn(writeOwn({ [GAME]: { siege: { '6 points': 1 } } }), GAME, tables)).toBe('1 entry added.');
});

test('what the device does not keep is said once, and unsaid when it does', () => {
  device.full = true;
  typeEntries(GAME, 'siege', { '6 points': 1 });
  expect($trouble.get()).toMatch(/last only for this visit\.$/);
  expect(mine()).toEqual({ siege: { '6 points': 1 } });
  device.full = false;
  typeEntries(GAME, 'siege', { '7 points': 0 });
  expect($trouble.get()).toBe('');
  expect(unfiled(JSON.parse(device.items.get(KEY)!))).toEqual($own.get());
});

test.each([
  ['of a later version', { ...filed({}), version: 2 }],
  ['that holds no values', filed({ [GAME]: { siege: { '6 points': {} as never } } })],
  ['without games', { tabularium: 'tables', version: 1 }],
  ['that is a list', []],
])('a stored file %s is not read', (_, file) => {
  expect(unfiled(file)).toBeUndefined();
});
