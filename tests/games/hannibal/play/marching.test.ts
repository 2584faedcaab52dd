/** What a General under way may take and leave, where he may go, and what he may attempt there. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Position } from '../../../../src/games/hannibal/play/options.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { next, position } from './table.ts';

const refusal = (s: State, action: unknown) => hannibal.problem(s, action)?.rule;
const take = (cu: number, elephants = 0) => ({ type: 'take', cu, elephants });
const activated = (general: string, p: Position) =>
  next(
    position({ active: 'carthage', hands: { carthage: ['op3-1'] }, ...p }),
    { type: 'play', card: 'op3', use: 'activate' },
    { type: 'activate', general },
  );

describe('7.2: what moves with a General', () => {
  const s = activated('hannibal', {
    forces: {
      rome: { roma: { cu: 8 } },
      carthage: { saguntum: { cu: 14, elephants: 2, generals: ['hannibal', 'mago'] } },
    },
  });

  test('ten CUs at most, Elephants among them, of those who are there', () => {
    expect(refusal(s, take(10, 2))).toBeUndefined();
    for (const [cu, elephants] of [
      [0, 0],
      [11, 0],
      [2, 3],
      [4, 3],
    ])
      expect(refusal(s, take(cu!, elephants)), `${cu} with ${elephants}`).toBe('7.2');
    const six = next(s, take(6, 1));
    expect(refusal(six, take(5))).toBe('7.2');
    expect(refusal(six, take(4, 2))).toBe('7.2');
    expect(refusal(six, take(4, 1))).toBeUndefined();
  });

  test('no more others than there are: the rest of a small stack is Elephants', () => {
    const few = activated('hannibal', {
      forces: {
        rome: { roma: { cu: 8 } },
        carthage: { saguntum: { cu: 4, elephants: 2, generals: ['hannibal'] } },
      },
    });
    expect(refusal(few, take(3, 0))).toBe('7.2');
    expect(refusal(few, take(3, 1))).toBeUndefined();
    expect(refusal(few, take(4, 2))).toBeUndefined();
  });
});

describe('7.2.b: among enemy CUs no General stays alone', () => {
  /** Before the walls of Capua. */
  const s = activated('hannibal', {
    forces: { rome: { roma: { cu: 8 } }, carthage: { capua: { cu: 6, generals: ['hannibal', 'mago'] } } },
    inside: { capua: { cu: 2 } },
  });
  const step = { type: 'step', to: 'nola' };

  test('he keeps a CU, or comes along', () => {
    expect(refusal(next(s, take(6)), step)).toBe('7.2.b');
    expect(refusal(next(s, take(5)), step)).toBeUndefined();
    expect(refusal(next(s, take(6), { type: 'join', general: 'mago' }), step)).toBeUndefined();
  });

  test('without enemies he may', () => {
    const free = activated('hannibal', {
      forces: { rome: { roma: { cu: 8 } }, carthage: { capua: { cu: 6, generals: ['hannibal', 'mago'] } } },
    });
    expect(refusal(next(free, take(6)), step)).toBeUndefined();
  });
});
