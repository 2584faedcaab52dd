/** What stands on a place, and what of it has changed. */
import { describe, expect, test } from 'vitest';
import { standingOn, touched } from '../../src/islands/board/pieces.ts';
import type { Board, Place } from '../../src/play/board.ts';

const board = (places: Record<string, Place>, more: Partial<Board> = {}): Board => ({
  title: '',
  places,
  tracks: {},
  hands: {},
  piles: {},
  viewer: 'all',
  asked: null,
  moves: [],
  score: null,
  ending: null,
  ...more,
});
const place = (...stacks: Place['stacks']): Place => ({ control: null, stacks, leaders: [] });

describe('standingOn', () => {
  test('counts the kinds of one side together, and ships apart', () => {
    const now = board({
      x: place(
        { side: 'rome', kind: 'CU', number: 3 },
        { side: 'rome', kind: 'elephants', number: 1 },
        { side: 'rome', kind: 'Warships', number: 2 },
      ),
    });
    const { counters } = standingOn('x', now, undefined);
    expect(counters.map((c) => c.number)).toEqual([4, 2]);
  });

  test('says how many more or fewer, and who has left', () => {
    const before = board({ x: place({ side: 'a', kind: 'CU', number: 5 }, { side: 'b', kind: 'CU', number: 2 }) });
    const now = board({ x: place({ side: 'a', kind: 'CU', number: 3 }, { side: 'c', kind: 'CU', number: 1 }) });
    const { counters, gone } = standingOn('x', now, before);
    expect(counters.map((c) => [c.side, c.change])).toEqual([
      ['a', -2],
      ['c', 1],
    ]);
    expect(gone).toEqual([{ side: 'b', number: 2 }]);
  });

  test('whoever acts stands first', () => {
    const now = board({ x: place({ side: 'a', kind: 'CU', number: 5 }, { side: 'b', kind: 'CU', number: 2 }) });
    expect(standingOn('x', now, undefined, 'b').counters.map((c) => c.side)).toEqual(['b', 'a']);
    expect(standingOn('x', now, undefined).counters.map((c) => c.side)).toEqual(['a', 'b']);
  });

  test('a leader on his own is a counter of nobody', () => {
    const now = board({ x: { control: null, stacks: [], leaders: [{ id: 'otho', side: 'east', name: 'Otho' }] } });
    expect(standingOn('x', now, undefined).counters).toMatchObject([
      { side: 'east', number: 0, leaders: [{ name: 'Otho' }] },
    ]);
  });

  test('without a board before nothing has changed', () => {
    const now = board({ x: place({ side: 'a', kind: 'CU', number: 5 }) });
    const { counters, gone, changed } = standingOn('x', now, undefined);
    expect([counters[0]?.change, gone.length, changed]).toEqual([0, 0, false]);
  });
});

describe('touched', () => {
  test('names the way of a move first, then what changed', () => {
    const before = board({ a: place({ side: 'r', kind: 'CU', number: 1 }), b: place(), c: place() });
    const now = board(
      { a: place(), b: place({ side: 'r', kind: 'CU', number: 1 }), c: place() },
      { moves: [{ side: 'r', path: ['a', 'b'], as: 'moved' }] },
    );
    expect(touched(now, before)).toEqual(['a', 'b']);
  });
});
