/** The questions of The Sword of Rome: all of them, each opening something that exists and computes. */
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../src/calculator/address.ts';
import type { Fields } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { clausesIn, gameOf } from '../../src/gate/game.ts';
import { askedOf } from '../../src/gate/questions.ts';

const game = gameOf('sword-of-rome');
const asked = await askedOf(game);
const clauses = clausesIn(game);

test('there are 32, none asked twice, in groups that stand together', () => {
  expect(asked).toHaveLength(32);
  expect(new Set(asked.map((q) => q.ask)).size).toBe(32);
  const changes = asked.filter((q, i) => q.group !== asked[i - 1]?.group);
  expect(changes).toHaveLength(new Set(asked.map((q) => q.group)).size);
});

describe.each(asked.map((q) => [q.ask, q] as const))('%s', (_, { to, answer, also, players }) => {
  test('opens something that is there', () => {
    if (to.type === 'clause') {
      expect(clauses).toContain(to.clause);
      return;
    }
    const { fields, compute } = to.calculator;
    const parsed = parse(fields as Fields, fromQuery(fields as Fields, to.query) ?? {});
    expect(parsed.type).toBe('input');
    if (parsed.type === 'input') expect(compute(parsed.input as never, game.tables).sentence).not.toBe('');
  });

  test('names its clauses once, and answers in one sentence', () => {
    const named = [...(to.type === 'clause' ? [to.clause.id] : []), ...also];
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named).size).toBe(named.length);
    expect(answer).not.toMatch(/[.!?]\s+[A-Z]/);
  });

  test('a question for some numbers of players leads to a clause for these', () => {
    if (players && to.type === 'clause') expect(to.clause.players).toEqual(players.split('-').map(Number));
  });
});
