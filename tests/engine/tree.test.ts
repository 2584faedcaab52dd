/** Decisions take the best branch, and no other way of choosing does better. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, decide, leaf, leavesOf, type Solved, type Tree } from '../../src/engine/tree.ts';
import { sum } from '../support/oracle.ts';

const self = (n: number): number => n;

const { tree } = fc.letrec<{ tree: Tree<number>; leaf: Tree<number>; chance: Tree<number>; choice: Tree<number> }>(
  (tie) => ({
    leaf: fc.integer({ min: -20, max: 20 }).map((n) => leaf(n)),
    chance: fc.array(fc.tuple(fc.nat(4), tie('tree')), { minLength: 1, maxLength: 3 }).map((parts): Tree<number> => {
      const weight = sum(parts.map(([w]) => w + 1));
      return {
        type: 'chance',
        name: 'dice',
        branches: parts.map(([w, to], i) => ({ name: `${i}`, chance: (w + 1) / weight, to })),
      };
    }),
    choice: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map(
      (parts): Tree<number> => ({
        type: 'choice',
        name: 'choice',
        branches: parts.map((to, i) => ({ name: `${i}`, to })),
      }),
    ),
    tree: fc.oneof({ depthSize: 'small', maxDepth: 4 }, tie('leaf'), tie('chance'), tie('choice')),
  }),
);

/** The worth of every way to choose at every choice. */
function everyPolicy(node: Tree<number>): number[] {
  if (node.type === 'leaf') return [node.leaf];
  if (node.type === 'choice') return node.branches.flatMap((b) => everyPolicy(b.to));
  return node.branches.reduce(
    (worths, b) => worths.flatMap((sofar) => everyPolicy(b.to).map((w) => sofar + b.chance * w)),
    [0],
  );
}

function policies(node: Tree<number>): number {
  if (node.type === 'leaf') return 1;
  const below = node.branches.map((b) => policies(b.to));
  return node.type === 'choice' ? sum(below) : below.reduce((a, b) => a * b, 1);
}

const nodes = (solved: Solved<number>): Solved<number>[] => [
  solved,
  ...(solved.type === 'leaf' ? [] : solved.branches.flatMap((b) => nodes(b.to))),
];

describe('decide', () => {
  test('no policy is worth more, and one is worth as much', () => {
    fc.assert(
      fc.property(tree, (t) => {
        fc.pre(policies(t) <= 2000);
        expect(decide(t, self).worth).toBeCloseTo(Math.max(...everyPolicy(t)), 10);
      }),
    );
  });

  test('each choice marks exactly one branch, the first among the best', () => {
    fc.assert(
      fc.property(tree, (t) => {
        for (const node of nodes(decide(t, self))) {
          if (node.type !== 'choice') continue;
          const best = Math.max(...node.branches.map((b) => b.to.worth));
          expect(node.branches.map((b) => b.best)).toEqual(
            node.branches.map((_, i) => i === node.branches.findIndex((b) => b.to.worth === best)),
          );
          expect(node.worth).toBe(best);
        }
      }),
    );
  });

  test('by hand: fight (1 in 2 to win 4, else lose 2) beats a sure 0, but not a sure 2', () => {
    const fight: Tree<number> = {
      type: 'chance',
      name: 'Battle',
      branches: [
        { name: 'won', chance: 0.5, to: leaf(4) },
        { name: 'lost', chance: 0.5, to: leaf(-2) },
      ],
    };
    const offer = (sure: number): Tree<number> => ({
      type: 'choice',
      name: 'Fight or not',
      branches: [
        { name: 'fight', to: fight },
        { name: 'not', to: leaf(sure) },
      ],
    });
    const taken = (solved: Solved<number>) => (solved.type === 'leaf' ? '' : solved.branches.find((b) => b.best)!.name);
    expect([decide(offer(0), self).worth, taken(decide(offer(0), self))]).toEqual([1, 'fight']);
    expect([decide(offer(2), self).worth, taken(decide(offer(2), self))]).toEqual([2, 'not']);
    expect(taken(decide(offer(1), self))).toBe('fight');
  });

  test('where the opponent decides, the branch worth least is taken, the first among equals', () => {
    const theirs: Tree<number> = {
      type: 'choice',
      name: 'Theirs',
      against: true,
      branches: [3, 1, 1].map((n, i) => ({ name: `${i}`, to: leaf(n) })),
    };
    const mine: Tree<number> = {
      type: 'choice',
      name: 'Mine',
      branches: [
        { name: 'theirs', to: theirs },
        { name: 'sure', to: leaf(2) },
      ],
    };
    const solved = decide(theirs, self);
    expect(solved).toMatchObject({ worth: 1, against: true });
    expect(solved.type !== 'leaf' && solved.branches.map((b) => b.best)).toEqual([false, true, false]);
    expect(decide(mine, self).worth).toBe(2);
  });

  test('chances that do not add up to 1, and nodes without branches, are refused by name', () => {
    const broken: Tree<number> = {
      type: 'chance',
      name: 'Refusal',
      branches: [{ name: 'x', chance: 0.9, to: leaf(1) }],
    };
    expect(() => decide(broken, self)).toThrow(new RangeError('"Refusal": chances add up to 0.9, must be 1'));
    for (const type of ['chance', 'choice'] as const) {
      expect(() => decide({ type, name: 'Empty', branches: [] }, self)).toThrow(
        new RangeError('"Empty": needs at least one branch'),
      );
    }
  });
});

describe('leavesOf', () => {
  test('the leaves reached total 1, and their mean worth is the worth of the tree', () => {
    fc.assert(
      fc.property(tree, (t) => {
        const solved = decide(t, self);
        const leaves = leavesOf(solved);
        expect(sum(leaves.map((l) => l.chance))).toBeCloseTo(1, 12);
        expect(sum(leaves.map((l) => l.chance * l.leaf))).toBeCloseTo(solved.worth, 10);
      }),
    );
  });

  test('what has no chance is not reached', () => {
    const solved = decide<string>(
      {
        type: 'chance',
        name: 'x',
        branches: [
          { name: 'a', chance: 1, to: leaf('a') },
          { name: 'b', chance: 0, to: leaf('b') },
        ],
      },
      () => 0,
    );
    expect(leavesOf(solved)).toEqual([{ leaf: 'a', chance: 1 }]);
  });
});

test('a chance over the leaves is certain where all that are reached say so, and nowhere else', () => {
  const tenths = Array.from({ length: 10 }, (_, n) => ({ name: String(n), chance: 0.1, to: leaf(n) }));
  const solved = decide<number>({ type: 'chance', name: 'die', branches: tenths }, (n) => n);
  expect(chanceOf(solved, () => 1)).toBe(1);
  expect(chanceOf(solved, () => 0)).toBe(0);
  expect(chanceOf(solved, (n) => (n === 4 ? 1 - 2 ** -53 : 1))).toBeLessThan(1);
  expect(chanceOf(solved, (n) => (n < 3 ? 1 : 0))).toBeCloseTo(0.3, 12);
});
