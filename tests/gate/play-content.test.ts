/** With what is sent to be played from, every game goes as it does with all there is. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type Fields } from '../../src/calculator/fields.ts';
import { receivedMap, sentMap } from '../../src/calculator/map-wire.ts';
import type { Tables, TableUse } from '../../src/calculator/table.ts';
import { receivedTables, sentTables } from '../../src/calculator/table-wire.ts';
import { everyCalculatorOf, GAMES, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { playContent } from '../../src/gate/play-content.ts';
import { contentOf, readSamples } from '../../src/gate/samples.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { replay } from '../../src/play/replay.ts';
import { plays } from '../support/plays.ts';

const played = GAMES.filter((id) => plays[id]);

test('there are some', () => expect(played.length).toBeGreaterThan(0));

describe.each(played)('%s', async (id) => {
  const game = gameOf(id);
  const whole = (await playOf(id)) as AnyGame;
  const content = await playContent(game);
  const { map, tables } = content;
  const sent = JSON.parse(
    JSON.stringify({ ...content, ...(map && { map: sentMap(map) }), tables: sentTables(tables) }),
  );
  const lean = { ...sent, tables: receivedTables(sent.tables), ...(map && { map: receivedMap(sent.map) }) };

  /** All that happens, as far as it goes. */
  function told(setup: unknown, actions: readonly unknown[], content: unknown): string[] {
    const says: string[] = [];
    let state = whole.start(setup, content);
    for (const action of actions) {
      const next = whole.play(state, action);
      if (next.type === 'rejected') return [...says, next.problem.sentence];
      says.push(...next.happened.map((one) => one.says));
      state = next.state;
    }
    return [...says, JSON.stringify(whole.board(state, 'all'))];
  }

  test('the samples', () => {
    for (const sample of readSamples(game)) expect(replay(whole, sample, lean).type, sample.id).toBe('replayed');
  });

  test('what is rare', () => {
    const { scenes } = plays[id]!;
    expect(scenes.length).toBeGreaterThan(0);
    for (const { says, setup, actions } of scenes)
      expect(told(setup, actions, lean), says).toEqual(told(setup, actions, contentOf(game)));
  });

  test('every calculator tells the same', async () => {
    const bare = (uses: readonly TableUse[]) =>
      uses.map(({ title: _, entries, ...use }) => ({
        ...use,
        entries: entries.map(({ source: _, ...entry }) => entry),
      }));
    for (const calculator of await everyCalculatorOf(id)) {
      const input = defaultsOf(calculator.fields as Fields) as never;
      const [less, all] = [calculator.compute(input, lean.tables), calculator.compute(input, game.tables)];
      expect({ ...less, tables: bare(less.tables) }, calculator.id).toEqual({ ...all, tables: bare(all.tables) });
    }
  });

  test('every table and the map arrive as they were', () => {
    expect(lean.tables).toEqual(tables);
    expect(lean.map).toEqual(map);
  });

  test('nothing is sent that only explains, and no table that nobody reads', () => {
    expect(JSON.stringify(lean)).not.toMatch(/"(?:source|note)":/);
    for (const { id: table, title, rules, axes } of Object.values(lean.tables as Tables))
      expect([title, rules, ...axes.map(({ label }) => label)].join(''), table).toBe('');
    expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(contentOf(game)).length);
  });
});
