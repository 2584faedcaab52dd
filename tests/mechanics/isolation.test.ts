/** A marker that must trace a path to safety: which way it takes, and what is told of it. */
import { describe, expect, test } from 'vitest';
import { connectionBar, isolationTold, shortestPath } from '../../src/mechanics/isolation.ts';

type Space = 'open' | 'closed' | 'safe' | 'held';

/** A path may end in a space that is held, but not go on through it. */
const pathOver = (spaces: readonly Space[], links: readonly (readonly [number, number])[]) =>
  shortestPath(
    spaces,
    links.map(([a, b]) => ({ a, b })),
    0,
    {
      isSafe: (space) => space === 'safe' || space === 'held',
      isOpen: (space) => space === 'open' || space === 'safe',
      isPassable: ({ a }) => a !== 9,
    },
  );

describe('a path', () => {
  test('is the shortest one that nothing closes', () => {
    const spaces: Space[] = ['open', 'closed', 'open', 'open', 'safe'];
    const links = [
      [0, 1],
      [1, 4],
      [0, 2],
      [3, 2],
      [3, 4],
    ] as const;
    expect(pathOver(spaces, links)).toEqual([0, 2, 3, 4]);
    expect(
      pathOver(
        ['open', 'closed', 'safe'],
        [
          [0, 1],
          [1, 2],
        ],
      ),
    ).toBeUndefined();
  });

  test('starts in a closed space too, and may end in one where it is safe', () => {
    expect(pathOver(['closed', 'held'], [[0, 1]])).toEqual([0, 1]);
  });
});

test('a space is connected to another one of the list', () => {
  expect(connectionBar([{ from: 'pc' }, { from: 1 }], '5')).toBeUndefined();
  expect(connectionBar([{ from: 'pc' }, { from: 2 }], '5')?.says).toContain('cannot be connected to itself');
  expect(connectionBar([{ from: 3 }], '5')?.says).toContain('which is not in the list');
});

test('what is told names the way', () => {
  const words = { marker: 'PC', reaches: 'a city', lost: '.' };
  expect(isolationTold([0, 2, 5], words)).toEqual({
    sentence: 'The PC is safe: it reaches a city through spaces 2 and 5.',
    facts: { isolated: false, path: 'PC, 2, 5', reaches: 'a city' },
  });
  expect(isolationTold(undefined, words).facts).toEqual({ isolated: true });
});
