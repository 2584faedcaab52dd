/** Taps: every option of every game is named by one path of the tree, and by what was named in any order. */
import { describe, expect, test } from 'vitest';
import { about, type TapNode, type Tappable, tappable, tapTree } from '../../src/play/tap.ts';
import { ACTIONS } from '../support/salt-road/src/play/actions.ts';
import { playable, sampledStates } from './sampled.ts';

const leaves = <T extends Tappable>({ option, next }: TapNode<T>): T[] => [
  ...(option ? [option] : []),
  ...next.flatMap(({ node }) => leaves(node)),
];

test('what there is only one of is not asked for', () => {
  const open = tappable(
    [
      { type: 'besiege', from: 'eretum' },
      { type: 'move', from: 'roma', to: 'ostia', bands: 2 },
      { type: 'move', from: 'roma', to: 'ostia', bands: 1 },
      { type: 'muster' },
    ],
    ACTIONS,
  );
  const tree = tapTree(open);
  expect(tree.next.map(({ touch, node }) => [touch.kind, touch.id, node.option?.action.type])).toEqual([
    ['place', 'eretum', 'besiege'],
    ['place', 'roma', undefined],
    ['deed', 'muster', 'muster'],
  ]);
});

describe.each(playable)('$id', ({ id, game }) => {
  test('every option is the end of one path, and the only one about all that it names', () => {
    for (const { s } of sampledStates(id, 50)) {
      const all = tappable(game.search(s).options(), game.actions);
      const found = leaves(tapTree(all));
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(new Set(all));
      for (const one of all.slice(0, 20)) {
        expect(about(all, one.touches)).toEqual([one]);
        // The last kind first.
        const turned = one.touches.toSorted((a, b) => b.kind.localeCompare(a.kind));
        expect(about(all, turned)).toEqual([one]);
      }
    }
  });
});
