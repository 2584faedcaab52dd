/** Withdrawal before a force that enters: what it takes, where it leads, who may. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { broken, choices, decider, marching, n, next, offered, type Position, position } from './table.ts';

describe('withdrawal (5.6)', () => {
  /** West enters Syria with so many MP left; Asia/Africa holds cards of these MP. */
  function entering(left: number, mps: readonly number[], more: Partial<Position> = {}): State {
    const cards = ['bribe-1', 'bribe-2', 'bribe-3', 'bribe-4'].slice(0, mps.length);
    const figures = Object.fromEntries(cards.map((card, i) => [card, { mp: mps[i]! }]));
    const p: Position = {
      legions: { west: { judaea: 2 }, asia: { syria: 1, 'asia-minor': 2 } },
      ...{ hands: { west: ['traitor-1'], asia: cards }, values: { 'traitor-1': { mp: left + 1 }, ...figures } },
      ...more,
    };
    return next(marching(position(p), 'traitor-1', 'judaea', 2), { type: 'step', to: 'syria' });
  }

  test('one to three cards with more MP than the mover has left', () => {
    const asked = (left: number, mps: readonly number[]) => entering(left, mps).frames.at(-1)?.type === 'entered';
    expect([[2], [3], [1, 1], [1, 1, 1], [2, 1]].map((mps) => asked(2, mps))).toEqual([false, true, false, true, true]);
    expect(asked(3, [1, 1, 1, 1])).toBe(false);
    expect(asked(0, [])).toBe(false);
  });

  test('Syria to Asia Minor: the stacks merge under a marker, and the mover goes on unhindered', () => {
    const s = entering(3, [4]);
    expect(choices(s)).toEqual([{ type: 'withdraw', to: 'asia-minor' }, { type: 'pass' }]);
    expect(broken(s, { type: 'withdraw', to: 'judaea' })).toBe('5.6');
    const paid = next(s, { type: 'withdraw', to: 'asia-minor' }, { type: 'pay', card: 'bribe-1' });
    const t = next(paid, { type: 'done' });
    expect(t.stacks.asia).toEqual({ 'asia-minor': expect.objectContaining({ n: 3, marker: true }) });
    expect([n(t, 'west', 'syria'), t.round.force?.left]).toEqual([2, 3]);
    const again = next(t, { type: 'step', to: 'asia-minor' });
    expect([decider(again), choices(again)]).toEqual(['asia', [{ type: 'withdraw', to: 'thracia' }, { type: 'pass' }]]);
    const fled = next(again, { type: 'withdraw', to: 'thracia' });
    expect(fled.stacks.asia).toEqual({ thracia: expect.objectContaining({ n: 3, marker: true }) });
  });

  test('those who join Legions that withdrew from a force withdraw from it without cards, whomever they fled before', () => {
    const p: Position = {
      legions: { west: { 'gallia-narbonensis': 1, pannonia: 3 }, asia: { 'germania-superior': 2, noricum: 1 } },
      hands: { west: ['traitor-1', 'traitor-2'], asia: ['bribe-1', 'bribe-2'] },
      values: { 'traitor-1': { mp: 2 }, 'traitor-2': { mp: 12 }, 'bribe-1': { mp: 3 }, 'bribe-2': { mp: 30 } },
    };
    const away = (to: string, card: string): Action[] => [
      { type: 'withdraw', to },
      { type: 'pay', card },
      { type: 'done' },
    ];
    const first = next(
      marching(position(p), 'traitor-1', 'gallia-narbonensis', 1),
      { type: 'step', to: 'germania-superior' },
      ...away('raetia', 'bribe-1'),
      { type: 'stop' },
    );
    const second = next(
      marching(first, 'traitor-2', 'pannonia', 3),
      { type: 'step', to: 'noricum' },
      ...away('italia-north', 'bribe-2'),
      { type: 'step', to: 'raetia' },
    );
    // From the second force those in Raetia have not withdrawn, and no card is left to pay with.
    expect(decider(second)).toBe('west');
    const joined = next(second, { type: 'attack', target: 'asia' }, { type: 'retreat', to: 'italia-north' });
    const t = next(joined, { type: 'step', to: 'italia-north' }, { type: 'withdraw', to: 'dalmatia' });
    expect(t.stacks.asia).toEqual({ dalmatia: expect.objectContaining({ n: 2, marker: true }) });
  });

  test('several owners decide clockwise from the mover, each for all of his Legions and his Leader', () => {
    const p: Position = {
      legions: { west: { judaea: 2 }, asia: { syria: 2 }, east: { syria: 1 } },
      leaders: { east: { status: 'emperor', at: 'syria' } },
      hands: { west: ['traitor-1'], asia: ['bribe-1'], east: ['bribe-2'] },
      values: { 'traitor-1': { mp: 3 }, 'bribe-1': { mp: 9 }, 'bribe-2': { mp: 9 } },
    };
    const s = next(marching(position(p), 'traitor-1', 'judaea', 2), { type: 'step', to: 'syria' });
    expect([decider(s), nero.asks(s)?.after]).toEqual(['east', ['asia']]);
    const gone = next(s, { type: 'withdraw', to: 'asia-minor' }, { type: 'pay', card: 'bribe-2' }, { type: 'done' });
    expect([gone.leaders.east, n(gone, 'east', 'asia-minor')]).toEqual([{ status: 'emperor', at: 'asia-minor' }, 1]);
    // Asia Minor is now taken, and Judaea is where the mover came from: Asia/Africa cannot go and holds the force.
    expect([decider(gone), n(gone, 'asia', 'syria')]).toEqual(['west', 2]);
    expect(broken(gone, { type: 'step', to: 'asia-minor' })).toBe('5.5');
    const stays = next(s, { type: 'pass' }, { type: 'withdraw', to: 'asia-minor' }, { type: 'pay', card: 'bribe-1' });
    const t = next(stays, { type: 'done' });
    expect([n(t, 'asia', 'asia-minor'), n(t, 'east', 'syria'), t.round.force?.left]).toEqual([2, 1, 2]);
  });

  test('5.7: an Emperor alone among the enemies who withdraw or land beside him is a General at once', () => {
    const emperor = { status: 'emperor', at: 'asia-minor' } as const;
    const s = entering(0, [4], {
      legions: { west: { judaea: 2 }, asia: { syria: 1 } },
      leaders: { east: emperor },
    });
    const beside = next(s, { type: 'withdraw', to: 'asia-minor' }, { type: 'pay', card: 'bribe-1' }, { type: 'done' });
    expect([s.leaders.east, beside.leaders.east]).toEqual([emperor, { status: 'general', at: 'asia-minor' }]);
    const p: Position = {
      legions: { west: { hispania: 2 } },
      leaders: { east: { status: 'emperor', at: 'africa' } },
      hands: { west: ['galley-fleet-1', 'traitor-1'] },
    };
    const landed = next(
      position(p),
      { type: 'event', card: 'galley-fleet-1' },
      { type: 'sail', from: 'hispania', to: 'africa', legions: 1, leader: false },
    );
    expect(landed.leaders.east).toEqual({ status: 'general', at: 'africa' });
  });

  test('a card that leads nowhere near enough cannot be laid', () => {
    const s = next(entering(4, [1, 1, 1, 3]), { type: 'withdraw', to: 'asia-minor' });
    expect(broken(s, { type: 'done' })).toBe('5.6');
    const one = next(s, { type: 'pay', card: 'bribe-1' });
    expect(broken(next(one, { type: 'pay', card: 'bribe-2' }), { type: 'pay', card: 'bribe-3' })).toBe('5.6');
  });

  test('an enemy Leader alone does not close a Province; enemy Legions and the tribe do', () => {
    const way = (more: Partial<Position>) => offered(entering(0, [4], more), 'withdraw').length;
    expect(way({ leaders: { east: 'asia-minor' } })).toBe(1);
    expect(way({ legions: { west: { judaea: 2 }, asia: { syria: 1 }, east: { 'asia-minor': 1 } } })).toBe(0);
  });

  test('a lone Leader gives no occasion, unless by the other reading', () => {
    const alone = (rulings = {}) => {
      const p: Position = {
        ...{ legions: { asia: { syria: 1 } }, leaders: { west: 'judaea' }, rulings },
        ...{ hands: { west: ['traitor-1'], asia: ['bribe-1'] }, values: { 'bribe-1': { mp: 9 } } },
      };
      return decider(next(marching(position(p), 'traitor-1', 'judaea', 0, true), { type: 'step', to: 'syria' }));
    };
    expect(alone()).toBe('west');
    expect(alone({ 'withdrawal-before-a-leader': 'yes' })).toBe('asia');
  });
});
