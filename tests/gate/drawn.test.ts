/** Drawn reports: the same from the same seed, kept for the next build, and never where another case asks. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import { duel } from '../../src/games/hannibal/duel/calculator.ts';
import { siege } from '../../src/games/hannibal/siege/calculator.ts';
import { drawnReport } from '../../src/gate/drawn.ts';
import { gameOf } from '../../src/gate/game.ts';

const game = gameOf('hannibal');
const root = mkdtempSync(join(tmpdir(), 'tabularium-'));
const kept = join(root, 'node_modules', '.cache', 'tabularium', 'drawn');
for (const folder of ['engine', 'calculator', 'mechanics', 'games/hannibal'])
  cpSync(join('src', folder), join(root, 'src', folder), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const input = { ...defaultsOf(duel.fields), attackerCards: 6, defenderCards: 5 };

test('more is drawn than at once, and what was drawn is kept under its case', () => {
  const report = drawnReport(game, duel, input, root);
  expect(report.sampled?.drawn).toBeGreaterThan(duel.compute(input, game.tables).sampled?.drawn ?? 0);
  const files = readdirSync(kept);
  expect(files).toHaveLength(1);
  const told = { ...report, sentence: 'kept' };
  writeFileSync(join(kept, files[0] ?? ''), JSON.stringify(told));
  expect(drawnReport(game, duel, input, root)).toEqual(told);
  expect(drawnReport(game, duel, { ...input, defenderCards: 6 }, root).sentence).not.toBe('kept');
  expect(readdirSync(kept)).toHaveLength(2);
});

test('what is counted is not kept', () => {
  const before = readdirSync(kept);
  const asked = defaultsOf(siege.fields);
  expect(drawnReport(game, siege, asked, root)).toEqual(siege.compute(asked, game.tables));
  expect(readdirSync(kept)).toEqual(before);
});
