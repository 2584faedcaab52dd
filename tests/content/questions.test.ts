/** The questions of every game: each opens something that exists and computes. */
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../src/calculator/address.ts';
import type { Fields } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { allGames, clausesIn } from '../../src/gate/game.ts';
import { askedOf } from '../../src/gate/questions.ts';

const games = allGames().filter((game) => game.questions.length > 0);
const all = await Promise.all(games.map(async (game) => ({ game, asked: await askedOf(game) })));

test('The Sword of Rome answers 33 questions, Hamilcar 40, Nero 36', () => {
  const counts = Object.fromEntries(all.map(({ game, asked }) => [game.id, asked.length]));
  expect(counts).toMatchObject({ 'sword-of-rome': 33, hamilcar: 40, nero: 36 });
});

test.each(all.map(({ game, asked }) => [game.id, asked] as const))(
  '%s: none is asked twice, and groups stand together',
  (_, asked) => {
    expect(new Set(asked.map((q) => q.ask)).size).toBe(asked.length);
    const changes = asked.filter((q, i) => q.group !== asked[i - 1]?.group);
    expect(changes).toHaveLength(new Set(asked.map((q) => q.group)).size);
  },
);

const every = all.flatMap(({ game, asked }) => asked.map((q) => [`${game.id}: ${q.ask}`, game, q] as const));

describe.each(every)('%s', (_, game, { to, answer, also, players }) => {
  test('opens something that is there', () => {
    if (to.type === 'clause') {
      expect(clausesIn(game)).toContain(to.clause);
      return;
    }
    const { fields, compute } = to.calculator;
    const parsed = parse(fields as Fields, fromQuery(fields as Fields, to.query) ?? {});
    expect(parsed.type).toBe('input');
    if (parsed.type === 'input') expect(compute(parsed.input as never, game.tables).sentence).not.toBe('');
  });

  test('names its clauses once, and answers in four sentences at most', () => {
    const named = [...(to.type === 'clause' ? [to.clause.id] : []), ...also];
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
    expect(answer.split(/[.!?]\s+(?=[A-Z0-9])/).length).toBeLessThanOrEqual(4);
  });

  test('a question for some numbers of players leads to a clause for these', () => {
    if (players && to.type === 'clause') expect(to.clause.players).toEqual(players);
  });
});
