/** What versions 0.2.0 and 0.3.0 kept on the device, under their very keys, is still there. */
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

const STAKE = { term: 'Attacker wins', form: 'chance', expected: 0.5, fell: 1 };
const SEATING = {
  ...{ seats: ['gauls', 'romans'], first: 'gauls', points: { romans: 6 }, rounds: 2, done: [] },
  place: { turn: 2, phase: 5, step: 1, round: 2, seat: 'romans' },
};

/** As 0.3.0 wrote it beside that. */
const SINCE = {
  'tabularium:luck': { nero: [{ player: 'Anna', asked: 'Battle', sentence: 'Won.', stakes: [STAKE] }] },
  'tabularium:cases': [PIN],
  'tabularium:not-on-card': ['nero table 1'],
  'tabularium:march': {
    nero: { side: 'west', leader: '', cu: 3, rating: 2, armies: [{ at: 'roma', side: 'east', cu: 2, rating: 1 }] },
  },
  'tabularium:branches': [{ game: 'nero', sample: 'new', from: '', hash: 'b=1', says: 'Turn 1', hands: 'open' }],
  'tabularium:lessons': { nero: 4 },
  'tabularium:samples': { nero: { sample: 'year', title: 'A year', at: 3, last: 90 } },
  'tabularium:turn': { 'sword-of-rome': { now: SEATING, before: [SEATING] } },
  'tabularium:players': { 'sword-of-rome': '4' },
  'tabularium:without': { hamilcar: 'optional' },
};

test('the luck log, cases, games tried, lessons and the turn of 0.3.0 are read as they were, and left as they are', async () => {
  const kept = Object.fromEntries(Object.entries(SINCE).map(([key, value]) => [key, JSON.stringify(value)]));
  for (const [key, text] of Object.entries(kept)) device.items.set(key, text);
  vi.resetModules();
  const { $logs, openLog } = await import('../../src/stores/luck-log.ts');
  const { $recentCases, openRecentCases } = await import('../../src/stores/recent-cases.ts');
  const { $notOnCard, openNotOnCard } = await import('../../src/stores/not-on-card.ts');
  const { $musters, openMusters } = await import('../../src/stores/muster.ts');
  const { $tried, openTried } = await import('../../src/stores/tried.ts');
  const { leftAt, leftSample } = await import('../../src/stores/left-off.ts');
  const { $players, $turns, $without, openTurn } = await import('../../src/stores/turn/turn.ts');
  openLog();
  openRecentCases();
  openNotOnCard();
  openTried();
  openMusters();
  openTurn();
  expect({
    'tabularium:luck': $logs.get(),
    'tabularium:cases': $recentCases.get(),
    'tabularium:not-on-card': $notOnCard.get(),
    'tabularium:march': $musters.get(),
    'tabularium:branches': $tried.get(),
    'tabularium:lessons': { nero: leftAt('nero') },
    'tabularium:samples': { nero: leftSample('nero') },
    'tabularium:turn': $turns.get(),
    'tabularium:players': $players.get(),
    'tabularium:without': $without.get(),
  }).toEqual(SINCE);
  expect(Object.fromEntries(device.items)).toEqual(kept);
});
