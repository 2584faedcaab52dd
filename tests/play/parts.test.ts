/** The small parts: asking in turn, the falls of dice, cards that are named, a board as facts. */
import { describe, expect, test } from 'vitest';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { type Asking, answers, asked, askedNext, asking, passes } from '../../src/play/asking.ts';
import type { Board } from '../../src/play/board.ts';
import { factsOf } from '../../src/play/board-facts.ts';
import { outcomesOf } from '../../src/play/outcomes.ts';
import { DRAWN, propose } from '../../src/play/propose.ts';
import { sequences, sum } from '../support/oracle.ts';

describe('asking', () => {
  const askedUntilDone = (a: Asking): string[] => {
    const who = asked(a);
    return who === undefined ? [] : [who, ...askedUntilDone(passes(a))];
  };

  test('goes round once where all pass', () => {
    expect(askedUntilDone(asking(['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(askedUntilDone(asking([]))).toEqual([]);
  });

  test('goes round once more after an answer, the next in turn first', () => {
    const answered = answers(passes(asking(['a', 'b', 'c'])));
    expect(askedUntilDone(answered)).toEqual(['c', 'a', 'b']);
    expect(askedNext(answered)).toEqual(['a', 'b']);
    expect(askedNext(passes(asking(['a', 'b', 'c'])))).toEqual(['c']);
  });
});

describe('falls', () => {
  const two = { id: 'two', label: 'Two dice', dice: 2, sides: 6 };
  const one = { id: 'one', label: 'One more', dice: 1, sides: 4, ordered: true };

  test('are all there, with what they need later on', () => {
    const falls = everyFall((fallen) => (fallen['two']?.includes(6) ? [two, one] : [two]), 1000)!;
    expect(falls).toHaveLength(15 + 6 * 4);
    expect(sum(falls.map((f) => f.chance))).toBeCloseTo(1, 12);
    expect(everyFall(() => [two], 20)).toBeUndefined();
  });

  test('come to the same chances as every sequence one by one', () => {
    const high = (faces: readonly number[]): string => (sum(faces) >= 9 ? 'high' : 'low');
    for (const ordered of [false, true]) {
      const outcomes = outcomesOf({ dice: () => [{ ...two, ordered }], reads: ({ two: faces }) => high(faces!) });
      const slow = sequences(2).filter((faces) => high(faces) === 'high').length / 36;
      expect(outcomes?.map((o) => o.says)).toEqual(['low', 'high']);
      expect(outcomes?.[1]?.chance).toBeCloseTo(slow, 12);
    }
  });
});

test('one proposal leads to the next: a game rolled on from its seeds rolls all faces', () => {
  const chance = { type: 'roll', dice: () => [{ id: 'die', label: 'Die', dice: 1, sides: 6 }] } as const;
  const faces: number[] = [];
  for (let i = 0, seed = 5; i < 600; i++) {
    const proposed = propose(chance, seed);
    if (proposed.action.type === 'roll') faces.push(proposed.action.faces['die']![0]!);
    seed = proposed.seed;
  }
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const count = faces.filter((one) => one === face).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
  expect(propose({ type: 'shuffle', pile: 'deck' }, 5)).toEqual({ action: { type: 'shuffle', pile: 'deck' }, seed: 5 });
});

test('cards that are named come to whoever they are named for, and the others from what is left', () => {
  const from = ['a', 'b', 'c', 'd', 'e'];
  for (let seed = 0; seed < 20; seed++) {
    const dealt = propose({ type: 'deal', pile: 'deck', from, hands: { x: 2, y: 3 } }, seed, { y: ['a', 'c'] }).action;
    const hands = dealt.type === 'deal' ? dealt.hands : {};
    expect([hands['x']?.length, hands['y']?.slice(0, 2), hands['y']?.length]).toEqual([2, ['a', 'c'], 3]);
    expect(Object.values(hands).flat().sort()).toEqual(from);
    const drawn = propose({ type: 'draw', pile: 'deck', from, number: 2 }, seed, { [DRAWN]: ['e'] }).action;
    const cards = drawn.type === 'draw' ? drawn.cards : [];
    expect([cards[0], new Set(cards).size]).toEqual(['e', 2]);
  }
});

test('a board is told in facts', () => {
  const board: Board = {
    title: '',
    viewer: 'all',
    places: {
      capua: {
        control: 'rome',
        stacks: [
          { side: 'rome', kind: 'CU', number: 2, inside: true },
          { side: 'punic', kind: 'CU', number: 5 },
          { side: 'punic', kind: 'Elephants', number: 1 },
        ],
        leaders: [{ id: 'hannibal', side: 'punic', name: 'Hannibal', rating: 4, status: 'general' }],
        siege: { by: 'punic', points: 2, of: 3 },
        marks: [{ id: 'siege-train', says: 'Siege train' }],
      },
      nola: { control: null, stacks: [], leaders: [] },
    },
    tracks: {
      turn: { label: 'Turn', from: 1, to: 9, at: 3 },
      vp: { label: 'VP', from: 0, to: 12, at: { rome: 4, punic: 5 } },
    },
    hands: { rome: { count: 3 } },
    piles: { deck: { label: 'Deck', count: 40 } },
    beside: [{ id: 'mago', side: 'punic', name: 'Mago' }],
    asked: null,
    moves: [],
    score: null,
    ending: { how: 'points', rule: '4', winners: ['rome', 'punic'] },
  };
  expect(factsOf(board)).toEqual({
    capua: 'rome',
    'capua rome': 2,
    'capua rome CU': 2,
    'capua punic': 6,
    'capua punic CU': 5,
    'capua punic Elephants': 1,
    'capua siege': 2,
    'capua siege-train': true,
    hannibal: 'capua',
    'hannibal status': 'general',
    mago: 'beside',
    nola: 'nobody',
    turn: 3,
    'vp rome': 4,
    'vp punic': 5,
    'hand rome': 3,
    'pile deck': 40,
    asked: 'nobody',
    winner: 'rome and punic',
  });
});
