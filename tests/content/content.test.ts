/** Every file of content/ is a case: games load, clauses are whole, examples agree. */
import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { anchorOf } from '../../src/gate/clauses.ts';
import { clausesIn, gameOf } from '../../src/gate/game.ts';
import { runExample } from '../../src/gate/run-example.ts';

const games = GAMES.map((id) => gameOf(id));

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('loads, with a name and its sources', () => {
    expect(game.name).not.toBe('');
    expect(game.sources.length).toBeGreaterThan(0);
    expect(game.ids.length).toBeGreaterThan(0);
  });

  test('no clause id stands twice, and no two share an address', () => {
    expect(new Set(game.ids).size).toBe(game.ids.length);
    expect(new Set(game.ids.map(anchorOf)).size).toBe(game.ids.length);
    for (const clause of game.ids) expect(anchorOf(clause)).toMatch(/^[\w.-]+$/);
  });

  test('every clause that is written says something, and no markup is left in its words', () => {
    for (const clause of clausesIn(game)) {
      expect(clause.title, clause.id).toMatch(/^\S.*[^.\s]$/);
      expect(clause.text, clause.id).not.toBe('');
      expect(clause.text, clause.id).not.toMatch(/[<>{}|*]|---|\bundefined\b/);
    }
  });

  test('every table entry stands where its axes say, once', () => {
    for (const table of Object.values(game.tables)) {
      const seen = new Set<string>();
      for (const { at } of table.entries) {
        expect(at, table.id).toHaveLength(table.axes.length);
        at.forEach((key, i) => {
          expect(table.axes[i]!.keys, `${table.id} ${at}`).toContain(key);
        });
        expect(seen.has(at.join(' ')), `${table.id} ${at}`).toBe(false);
        seen.add(at.join(' '));
      }
    }
  });

  test('every example file is an example, and lies with the chapter of its first clause', () => {
    const folder = `content/${id}/examples`;
    const files = existsSync(folder) ? globSync('**/*.json', { cwd: folder }) : [];
    const chapterOf = (clause: string) => game.chapters.find((c) => c.clauses.some((one) => one.id === clause))?.slug;
    expect(game.examples.map((e) => `${chapterOf(e.rules[0]!)}/${e.id}.json`).sort()).toEqual(files.sort());
  });

  test.each(game.examples.map((example) => [example.id, example] as const))('example %s agrees', async (_, example) => {
    const { checks } = await runExample(game, example);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter((c) => !c.agrees)).toEqual([]);
  });
});

test('The Sword of Rome is written whole: every clause of the rulebook has its words', () => {
  const sword = gameOf('sword-of-rome');
  const written = new Set(clausesIn(sword).map((c) => c.id));
  expect(sword.ids.filter((id) => !written.has(id))).toEqual([]);
  expect(sword.examples.length).toBeGreaterThan(0);
});
