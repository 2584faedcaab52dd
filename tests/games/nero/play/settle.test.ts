/** What follows at once when pieces are gone: MP that wait for them are lost, and no others. */
import { expect, test } from 'vitest';
import { changeRound, lose, placeLeader, settle } from '../../../../src/games/nero/play/pieces.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { draftOf } from '../../../../src/play/table.ts';
import { position } from './table.ts';

/** Of 3 Legions and the Leader in Hispania two wait with him and one without; then some are gone. */
function waitingAfter(gone: (d: State) => void) {
  const d = draftOf(position({ legions: { west: { hispania: 3 } }, leaders: { west: 'hispania' } }));
  const [together, single] = [
    { id: 1, at: 'hispania', legions: 2, leader: true, mp: 4 },
    { id: 2, at: 'hispania', legions: 1, leader: false, mp: 2 },
  ];
  changeRound(d, { waiting: [together, single] });
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
