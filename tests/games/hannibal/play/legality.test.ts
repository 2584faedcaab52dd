/** What is allowed and what is not: each case a position, the actions that lead to the moment, and one action that is tried. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import { clauses, next, position } from './table.ts';

interface Case {
  readonly case: number;
  readonly says: string;
  readonly position: Position;
  readonly actions: readonly unknown[];
  readonly then: unknown;
  readonly result: 'allowed' | 'refused';
  /** The clause that forbids it. */
  readonly rule?: string;
}

const cases: Case[] = JSON.parse(readFileSync(new URL('legality.json', import.meta.url), 'utf8'));

test('all 58 cases are there', () => {
  expect([...new Set(cases.map((c) => c.case))]).toEqual(Array.from({ length: 58 }, (_, i) => i + 1));
});

describe.each(cases)('$case $says', ({ position: p, actions, then, result, rule }) => {
  test(`${result}${rule ? ` by ${rule}` : ''}`, () => {
    const s = next(position(p), ...actions);
    const played = hannibal.play(s, then);
    expect(played.type).toBe(result === 'allowed' ? 'played' : 'rejected');
    if (played.type === 'played') return;
    expect(clauses).toContain(rule);
    expect(played.problem.rule).toBe(rule);
  });
});
