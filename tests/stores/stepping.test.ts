/** Stepping: one number, and the boards that follow from it. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/play/board.ts';
import { differenceOf } from '../../src/play/difference.ts';
import type { Shown, ShownStep } from '../../src/play/shown.ts';
import { stepFrom, stepping } from '../../src/stores/stepping.ts';

const boardWith = (n: number): Board => ({
  title: `Turn ${n}`,
  places: { roma: { control: null, stacks: [{ side: 'romans', kind: 'CU', number: n }], leaders: [] } },
  tracks: {},
  hands: {},
  piles: {},
  viewer: 'all',
  asked: null,
  moves: [],
  score: null,
  ending: null,
});
const boards = [1, 2, 2, 5].map(boardWith);
const step = (i: number, mark?: string): ShownStep => {
  const change = differenceOf(boards[i - 1], boards[i]);
  return { says: `Step ${i}`, happened: [], passed: 0, dice: [], ...(mark && { mark }), ...(change && { change }) };
};
const shown: Shown = {
  id: 'x',
  title: 'X',
  teaches: 'x',
  standIns: [],
  digest: 'x',
  sides: [],
  start: boards[0] as Board,
  steps: [step(1, 'One'), step(2), step(3, 'Two')],
};

describe('stepping', () => {
  test('gives the board of every step, in whatever order they are seen', () => {
    const walk = stepping(shown);
    for (const at of [3, 0, 2, 1, 3]) {
      walk.go(at);
      expect(walk.$seen.get().board).toEqual(boards[at]);
      expect(walk.$seen.get().before).toEqual(at === 0 ? undefined : boards[at - 1]);
    }
  });

  test('stays within its ends', () => {
    const walk = stepping(shown);
    walk.by(-1);
    expect(walk.$at.get()).toBe(0);
    walk.go(99);
    expect(walk.$at.get()).toBe(3);
    const part = stepping(shown, 1, 1, 2);
    part.by(-5);
    expect(part.$at.get()).toBe(1);
    part.by(9);
    expect(part.$at.get()).toBe(2);
  });

  test('goes from chapter to chapter', () => {
    const walk = stepping(shown);
    const reached = (direction: 1 | -1) => {
      walk.chapter(direction);
      return walk.$at.get();
    };
    expect([reached(1), reached(1), reached(1), reached(-1), reached(-1)]).toEqual([1, 3, 3, 1, 0]);
  });
});

describe('an address', () => {
  test.each([
    ['', 0],
    ['#step-2', 2],
    ['#step-0', 0],
    ['#main', 0],
  ])('%s is step %i, and nothing is said', (hash, at) => {
    expect(stepFrom(hash, { first: 0, last: 3 })).toEqual({ at });
  });

  test.each([
    ['#step-9', 3],
    ['#step--4', 0],
    ['#step-2x', 2],
    ['#banana', 0],
    ['#%', 0],
    ['#%E0%A4%A', 0],
    ['#step-999999999999', 3],
  ])('%s is the nearest good step %i, with one sentence', (hash, at) => {
    const found = stepFrom(hash, { first: 0, last: 3 });
    expect(found.at).toBe(at);
    expect(found.problem).toMatch(/^There is no step .*: the steps run from 0 to 3\. This is step \d\.$/);
  });

  test('where only a part is shown, its first step is the first that can be named', () => {
    const part = { first: 1, last: 3 };
    expect(stepFrom('', part)).toEqual({ at: 1 });
    const problem = (said: string) => `There is no step “${said}”: the steps run from 1 to 3. This is step 1.`;
    expect(stepFrom('#step-0', part)).toEqual({ at: 1, problem: problem('step-0') });
    expect(stepFrom('#screen-5', part)).toEqual({ at: 1, problem: problem('screen-5') });
  });
});
