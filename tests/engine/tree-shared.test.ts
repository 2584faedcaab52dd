/** Parts that several branches share: solved once, reached with all that flows into them, and never spread out. */
import { describe, expect, test } from 'vitest';
import { decide, expectedOf, leaf, leavesOf, type Tree } from '../../src/engine/tree.ts';

/** A coin a stage: heads and tails both lead to the same next stage, so that there are 2 ** stages ways through. */
function coins(stages: number): Tree<string> {
  let next: Tree<string> = leaf('end');
  for (let i = 0; i < stages; i++) {
    next = {
      type: 'chance',
      name: `coin ${i}`,
      branches: [
        { name: 'heads', chance: 0.5, to: next },
        { name: 'tails', chance: 0.5, to: next },
      ],
    };
  }
  return next;
}

describe('shared parts', () => {
  test('a hundred coins are a hundred nodes, not two to the hundredth ways', () => {
    const solved = decide(coins(100), () => 7);
    expect(solved.worth).toBe(7);
    expect(leavesOf(solved)).toEqual([{ leaf: 'end', chance: 1 }]);
    expect(expectedOf(solved, () => 3)).toBe(3);
  });

  test('a shared leaf stands once, after all that lead to it, with both chances', () => {
    const shared = leaf('shared');
    const solved = decide<string>(
      {
        type: 'chance',
        name: 'root',
        branches: [
          { name: 'a', chance: 0.25, to: shared },
          { name: 'b', chance: 0.5, to: leaf('alone') },
          { name: 'c', chance: 0.25, to: shared },
        ],
      },
      () => 0,
    );
    expect(leavesOf(solved)).toEqual([
      { leaf: 'alone', chance: 0.5 },
      { leaf: 'shared', chance: 0.5 },
    ]);
  });

  test('what is expected follows the branches taken', () => {
    const choice: Tree<number> = {
      type: 'choice',
      name: 'choice',
      branches: [
        { name: 'low', to: leaf(1) },
        { name: 'high', to: leaf(5) },
      ],
    };
    const solved = decide<number>(
      {
        type: 'chance',
        name: 'root',
        branches: [
          { name: 'x', chance: 0.5, to: choice },
          { name: 'y', chance: 0.5, to: leaf(2) },
        ],
      },
      (n) => n,
    );
    expect(expectedOf(solved, (n) => n * 10)).toBe(35);
  });
});
