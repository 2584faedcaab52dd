/** The questions of Nero: all of them, each opening something that exists and computes. */
import { expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import type { Fields } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { askedOf } from '../../../src/gate/questions.ts';

const game = gameOf('nero');
const asked = await askedOf(game);

test('there are 36, none asked twice, in groups that stand together', () => {
  expect(asked).toHaveLength(36);
  expect(new Set(asked.map((q) => q.ask)).size).toBe(36);
  const changes = asked.filter((q, i) => q.group !== asked[i - 1]?.group);
  expect(changes).toHaveLength(new Set(asked.map((q) => q.group)).size);
});

test.each(asked.map((q) => [q.ask, q] as const))('%s', (_, { to, answer, also }) => {
  expect(answer).not.toMatch(/[.!?]\s+[A-Z]/);
  const named = [...(to.type === 'clause' ? [to.clause.id] : []), ...also];
  expect(new Set(named).size).toBe(named.length);
  if (to.type === 'clause') return;
  const { fields, compute } = to.calculator;
  const parsed = parse(fields as Fields, fromQuery(fields as Fields, to.query) ?? {});
  expect(parsed.type).toBe('input');
  if (parsed.type === 'input') expect(compute(parsed.input as never, game.tables).sentence).not.toBe('');
});
