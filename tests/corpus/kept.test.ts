/** What a version kept on the reader's device, under its very keys, and the files that it exported, are read without loss. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOwn } from '../../src/calculator/card/file.ts';
import type { Own } from '../../src/calculator/own.ts';
import { type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, sampleFrom } from '../../src/gate/samples.ts';
import { replay } from '../../src/play/replay.ts';
import { Device } from '../support/storage.ts';
import { recordsOf } from './records.ts';
import { signOf } from './seen.ts';

interface Item {
  readonly key: string;
  readonly text: string;
}

/** Everything that is kept, by the key under which it was, as a page reads it that knows nothing yet. */
async function readAll(): Promise<Readonly<Record<string, unknown>>> {
  vi.resetModules();
  const { read } = await import('../../src/stores/device/storage.ts');
  const own = await import('../../src/stores/kept/own-tables.ts');
  const tray = await import('../../src/stores/tray.ts');
  const cases = await import('../../src/stores/recent-cases.ts');
  const left = await import('../../src/stores/left-off.ts');
  const luck = await import('../../src/stores/luck-log.ts');
  const muster = await import('../../src/stores/muster.ts');
  const card = await import('../../src/stores/not-on-card.ts');
  const shelf = await import('../../src/stores/shelf.ts');
  const tried = await import('../../src/stores/tried.ts');
  const turn = await import('../../src/stores/turn/turn.ts');
  own.openOwn();
  cases.openRecentCases();
  luck.openLog();
  shelf.openShelf();
  turn.openTurn();
  for (const open of [tray.openTray, muster.openMusters, card.openNotOnCard, tried.openTried]) expect(open()).toBe('');
  for (const $trouble of [own.$trouble, cases.$casesTrouble, luck.$logTrouble, turn.$trouble])
    expect($trouble.get()).toBe('');
  const games = Object.keys(turn.$turns.get());
  return {
    'tabularium:tables': { tabularium: 'tables', version: 1, games: own.$own.get() },
    'tabularium:pins': tray.$pins.get(),
    'tabularium:cases': cases.$recentCases.get(),
    'tabularium:lessons': Object.fromEntries(games.map((game) => [game, left.leftAt(game)])),
    'tabularium:samples': Object.fromEntries(games.map((game) => [game, left.leftSample(game)])),
    'tabularium:luck': luck.$logs.get(),
    'tabularium:march': muster.$musters.get(),
    'tabularium:not-on-card': card.$notOnCard.get(),
    'tabularium:recent': shelf.$recent.get(),
    'tabularium:clauses': shelf.$pinned.get(),
    'tabularium:branches': tried.$tried.get(),
    'tabularium:turn': turn.$turns.get(),
    'tabularium:players': turn.$players.get(),
    'tabularium:without': turn.$without.get(),
    'tabularium:theme': read('theme'),
    'tabularium:news': Number(read('news')),
  };
}

describe('what was kept on the device', () => {
  let device: Device;
  beforeEach(() => {
    device = new Device();
  });
  afterEach(() => {
    device.leave();
    // What was read here is nobody else's.
    vi.resetModules();
  });

  test('is read as it was written, and left as it is', async () => {
    const items = recordsOf<Item>('storage');
    for (const { key, text } of items) device.items.set(key, text);
    const found = await readAll();
    expect(Object.keys(found).sort()).toEqual(items.map(({ key }) => key).sort());
    for (const { key, text } of items)
      expect(found[key], key).toEqual(key === 'tabularium:theme' ? text : JSON.parse(text));
    expect(Object.fromEntries(device.items)).toEqual(Object.fromEntries(items.map(({ key, text }) => [key, text])));
  });
});

interface File {
  readonly file: string;
  readonly game: GameId;
  readonly text: string;
  /** Of the reader's own tables. */
  readonly own?: Own;
  /** Of a game that was played on: its last board. */
  readonly sign?: string;
  /** Of a game on a board that was ours and gave way to the printed one. */
  readonly refused?: true;
}

const files = recordsOf<File>('files');

test.each(files.filter(({ own }) => own))('$file is taken over, entry by entry', ({ game, text, own }) => {
  const { tables } = gameOf(game);
  expect(readOwn(text, { [game]: tables })).toMatchObject({ type: 'own', own: { [game]: own }, leftOut: [] });
});

test.each(files.filter(({ sign }) => sign))('$file is played to its last board', async ({ file, game, text, sign }) => {
  const whole = (await playOf(game))!;
  const played = replay(whole, sampleFrom(file, file, text), contentOf(gameOf(game)));
  expect(played).toMatchObject({ type: 'replayed' });
  const { state } = played.moments.at(-1)!;
  expect(signOf(whole.board(state, 'all'))).toBe(sign);
});

test.each(files.filter(({ refused }) => refused))(
  '$file is refused in one short sentence',
  async ({ file, game, text }) => {
    const whole = (await playOf(game))!;
    const played = replay(whole, sampleFrom(file, file, text), contentOf(gameOf(game)));
    expect(played).toMatchObject({ type: 'stopped', stop: { sentence: expect.stringMatching(/^.{10,120}$/) } });
  },
);
