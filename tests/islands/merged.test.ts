/** From far away, stacks of one side that stand close together are one; what takes part in a step never is. */
import { expect, test } from 'vitest';
import type { Point } from '../../src/islands/board/ground.ts';
import { levelOf } from '../../src/islands/board/level.ts';
import { merged } from '../../src/islands/board/merged.ts';
import { standingOn } from '../../src/islands/board/pieces.ts';
import type { Board } from '../../src/play/board.ts';

const numbers: Record<string, [side: string, number: number]> = {
  a: ['rome', 3],
  b: ['rome', 5],
  c: ['samnites', 2],
  d: ['rome', 4],
};
const boardWith = (more: typeof numbers = {}): Board => ({
  title: '',
  places: Object.fromEntries(
    Object.entries({ ...numbers, ...more }).map(([id, [side, number]]) => [
      id,
      { control: null, stacks: [{ side, kind: 'CU', number }], leaders: [] },
    ]),
  ),
  tracks: {},
  hands: {},
  piles: {},
  viewer: 'all',
  asked: null,
  moves: [],
  score: null,
  ending: null,
});
const at: Record<string, Point> = { a: [100, 100], b: [120, 100], c: [110, 110], d: [300, 100] };
const seen = (board: Board, before?: Board) =>
  merged(Object.keys(at).map((id) => ({ place: at[id]!, standing: standingOn(id, board, before) }))).map(
    ({ standing }) => standing.counters.map(({ side, number, stands }) => [side, number, stands]),
  );

test('the larger bears the sum, and says of how many it is; other sides and what is far stand for themselves', () => {
  expect(seen(boardWith())).toEqual([[], [['rome', 8, 2]], [['samnites', 2, undefined]], [['rome', 4, undefined]]]);
});

test('a stack that has changed is shown by itself', () => {
  expect(seen(boardWith({ a: ['rome', 2] }), boardWith())[0]).toEqual([['rome', 2, undefined]]);
});

test('how near a board is follows from the room between its signs', () => {
  const levels = [10, 29, 31, 43, 45, 90].map((px) => levelOf({ gap: 100 }, { scale: px / 100 }));
  expect(levels).toEqual(['whole', 'whole', 'middle', 'middle', 'near', 'near']);
  expect(levelOf({ gap: 100 }, { scale: 0.37 }, true), 'without pieces').toBe('near');
});
