/** What follows at once when pieces are gone: MP that wait for them are lost, and no others. */
import { describe, expect, test } from 'vitest';
import { lose, placeLeader, settle } from '../../../../src/games/nero/play/changes.ts';
import { movingForce } from '../../../../src/games/nero/play/queries.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { marching, position } from './table.ts';

/** Of 3 Legions and the Leader in Hispania two wait with him and one without; then some are gone. */
function waitingAfter(gone: (d: State) => void) {
  const d = draftOf(position({ legions: { west: { hispania: 3 } }, leaders: { west: 'hispania' } }));
  const [together, single] = [
    { id: 1, at: 'hispania', legions: 2, leader: true, mp: 4 },
    { id: 2, at: 'hispania', legions: 1, leader: false, mp: 2 },
  ];
  d.round.waiting = [together, single];
  gone(d);
  settle(d);
  return d.round.waiting.map(({ id, legions, leader, mp }) => [id, legions, leader, mp]);
}

test('5.4: the first force keeps what is left, the next one nothing, and a Leader alone keeps his MP', () => {
  const losing = (n: number) => waitingAfter((d) => lose(d, 'west', 'hispania', n));
  expect(losing(1)).toEqual([[1, 2, true, 4]]);
  expect(losing(2)).toEqual([[1, 1, true, 4]]);
  expect(losing(3)).toEqual([[1, 0, true, 4]]);
});

test('5.4: Legions keep their MP without the Leader', () => {
  const away = (n: number) =>
    waitingAfter((d) => {
      placeLeader(d, 'west', 'roma');
      if (n > 0) lose(d, 'west', 'hispania', n);
    });
  expect(away(0)).toEqual([
    [1, 2, false, 4],
    [2, 1, false, 2],
  ]);
  expect(away(2)).toEqual([[1, 1, false, 4]]);
  expect(away(3)).toEqual([]);
});

describe('the force that moves', () => {
  /** 2 Legions and the Leader of West, on the march after so many steps; then some are gone. */
  function forceAfter(steps: number, gone: (d: State) => void) {
    const p = { hands: { west: ['traitor-1'] }, legions: { west: { hispania: 3 } }, leaders: { west: 'hispania' } };
    const d = draftOf(
      marching(position({ ...p, values: { 'traitor-1': { mp: 6 } } }), 'traitor-1', 'hispania', 2, true),
    );
    Object.assign(movingForce(d), { steps, tired: 2, marked: true });
    gone(d);
    settle(d);
    const { legions, leader, tired, marked } = d.round.force!;
    return { legions, leader, tired, marked, leaderDone: d.round.leaderDone };
  }

  test('5.4: loses the Legions that are gone, with what they carried', () => {
    const whole = { legions: 2, leader: true, tired: 2, marked: true, leaderDone: false };
    const losing = (n: number) => forceAfter(0, (d) => lose(d, 'west', 'hispania', n));
    expect(forceAfter(0, () => {})).toEqual(whole);
    expect(losing(1)).toEqual(whole);
    expect(losing(2)).toEqual({ ...whole, legions: 1, tired: 1 });
    expect(losing(3)).toEqual({ ...whole, legions: 0, tired: 0, marked: false });
  });

  test('12.0-crisis: a Leader who is taken away has moved if the force had', () => {
    const away = (steps: number) => forceAfter(steps, (d) => placeLeader(d, 'west', 'roma'));
    expect(away(0)).toMatchObject({ legions: 2, leader: false, leaderDone: false });
    expect(away(1)).toMatchObject({ legions: 2, leader: false, leaderDone: true });
  });
});

describe('5.7: an Emperor or Contender without a Legion among enemies becomes a General', () => {
  /** The Leader of West in a Province with so many Legions of his own, beside others. */
  const left = (status: 'emperor' | 'contender' | 'general', at: string, own: number, enemies: number) => {
    const d = draftOf(
      position({
        active: 'east',
        legions: { west: own > 0 ? { [at]: own } : {}, asia: enemies > 0 ? { [at]: enemies } : {} },
        leaders: { west: { status, at } },
      }),
    );
    settle(d);
    return [d.leaders.west.status, d.happened.filter(({ rule }) => rule === '5.7').length];
  };

  test('but not with a Legion of his own, and not alone', () => {
    expect(left('contender', 'hispania', 0, 2)).toEqual(['general', 2]);
    expect(left('emperor', 'hispania', 0, 1)).toEqual(['general', 2]);
    expect(left('contender', 'hispania', 1, 2)).toEqual(['contender', 0]);
    expect(left('contender', 'hispania', 0, 0)).toEqual(['contender', 0]);
  });

  test('a General stays what he is, and nothing is told', () => {
    expect(left('general', 'hispania', 0, 2)).toEqual(['general', 0]);
  });
});

test('14.0: with two players only the VP of two colours count, West and Central unless others are named', () => {
  expect([position().counting, position({ players: 3 }).counting]).toEqual([[], []]);
  expect(position({ players: 2 }).counting).toEqual(['west', 'central']);
  expect(position({ players: 2, counting: ['east', 'asia'] }).counting).toEqual(['east', 'asia']);
});
