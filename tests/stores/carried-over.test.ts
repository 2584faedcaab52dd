/** What version 0.2.0 kept on the device, under its very keys, is still there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device } from '../support/storage.ts';

const PIN = { game: 'sword-of-rome', calculator: 'battle', query: 'v=1&a=8', sentence: 'The attacker wins 63.7%.' };
const SLIP = { game: 'nero', label: '12.4.1', title: 'Retreat', address: 'nero/rules/combat/#12.4.1' };
const GAMES = { 'sword-of-rome': { siege: { '6 points': 1, '7 points': 'L2' } } };

/** As 0.2.0 wrote it. */
const KEPT = {
  'tabularium:pins': JSON.stringify([PIN]),
  'tabularium:recent': JSON.stringify([SLIP]),
  'tabularium:clauses': JSON.stringify([SLIP]),
  'tabularium:tables': `${JSON.stringify({ tabularium: 'tables', version: 1, games: GAMES }, null, 2)}\n`,
};

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(() => device.leave());

test('pins, clauses at hand and own tables are read as they were, and left as they are', async () => {
  for (const [key, text] of Object.entries(KEPT)) device.items.set(key, text);
  // A page that knows nothing yet.
  vi.resetModules();
  const { $own, openOwn } = await import('../../src/stores/kept/own-tables.ts');
  const { $pins, openTray } = await import('../../src/stores/tray.ts');
  const { $pinned, $recent, openShelf } = await import('../../src/stores/shelf.ts');
  openTray();
  openShelf();
  openOwn();
  expect($pins.get()).toEqual([PIN]);
  expect($recent.get()).toEqual([SLIP]);
  expect($pinned.get()).toEqual([SLIP]);
  expect($own.get()).toEqual(GAMES);
  expect(Object.fromEntries(device.items)).toEqual(KEPT);
});
