/** What is allowed and what is not: each case a position, the actions that lead to the moment, and one action that is tried. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { Optional } from '../../../../src/games/hamilcar/play/rulings.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import { refusals } from './refusals.ts';
import { clauses, next, start } from './table.ts';

interface Case {
  readonly case: number;
  readonly says: string;
  readonly optional?: readonly Optional[];
  readonly position: Position;
  readonly actions: readonly unknown[];
  readonly then: unknown;
  readonly result: 'allowed' | 'refused';
  /** The clause that forbids it, wherever something is refused. */
  readonly rule?: string;
}

const cases: Case[] = JSON.parse(readFileSync(new URL('legality.json', import.meta.url), 'utf8'));

test('all 53 cases are there', () => {
  expect([...new Set(cases.map((c) => c.case))]).toEqual(Array.from({ length: 53 }, (_, i) => i + 1));
});

describe.each(cases)('$case $says', ({ optional = [], position, actions, then, result, rule }) => {
  test(`${result}${rule ? ` by ${rule}` : ''}`, () => {
    const s = next(start({ optional, position }), ...actions);
    const played = hamilcar.play(s, then);
    expect(played.type === 'rejected' ? played.problem : played.type).toEqual(
      result === 'allowed' ? 'played' : expect.anything(),
    );
    if (played.type === 'played') {
      expect(result).toBe('allowed');
      return;
    }
    expect(result).toBe('refused');
    expect(clauses).toContain(played.problem.rule);
    expect(played.problem.rule).toBe(rule);
  });
});

test.each(refusals)('$says: refused by $rule', ({ setup, actions, then, rule }) => {
  const played = hamilcar.play(next(start(setup), ...actions), then);
  expect(played).toMatchObject({ type: 'rejected', problem: { rule } });
});
