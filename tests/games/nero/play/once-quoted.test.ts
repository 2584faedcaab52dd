/** Clauses of Nero that were quoted and held by nothing else: each a position, a deed, and what the rulebook makes of it. */
import { expect, test } from 'vitest';
import { broken, marching, n, next, offered, type Position, position, reply } from './table.ts';

const inHispania = (more: Partial<Position> = {}): Position => ({
  ...{ legions: { west: { hispania: 3 } }, leaders: { west: 'hispania' } },
  values: { 'traitor-1': { mp: 6 }, 'traitor-2': { mp: 4 }, 'sick-1': { mp: 0 } },
  ...more,
});

test('12.0-sick: a General who falls sick on the way stays where he is, and the Legions go on without him', () => {
  const hands = { west: ['traitor-1'], asia: ['sick-1'] };
  const force = marching(position(inHispania({ hands })), 'traitor-1', 'hispania', 3, true);
  const s = next(force, { type: 'step', to: 'lusitania' }, reply('sick-1'));
  expect([n(s, 'west', 'lusitania'), s.leaders.west.at]).toEqual([3, 'hispania']);
  // He does not join them where they come by again.
  expect(next(s, { type: 'step', to: 'hispania' }).round.force).toMatchObject({ legions: 3, leader: false });
});

test('5.0: a General whose force has stopped moves no more in that round, whatever cards are left', () => {
  const hands = { west: ['traitor-1', 'traitor-2'] };
  const force = marching(position(inHispania({ hands })), 'traitor-1', 'hispania', 3, true);
  const s = next(force, { type: 'step', to: 'lusitania' }, { type: 'stop' });
  expect(offered(s, 'lay')).toEqual([]);
  expect(broken(s, { type: 'lay', card: 'traitor-2', at: 'lusitania' })).toBe('5.0');
});
