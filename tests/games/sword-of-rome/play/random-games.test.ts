/** Games played at random: every step keeps the laws, and the log alone gives the same end. */
import { expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { check, checkStep } from './invariants.ts';
import { playRandomly } from './random-game.ts';
import { start } from './table.ts';

test('every step keeps the laws of steps, and the log alone gives the same game', () => {
  const first = start();
  const actions: unknown[] = [];
  const end = playRandomly(first, 99, (step) => {
    check(step.after);
    checkStep(step);
    actions.push(step.action);
  });
  expect(['4.2', '4.3', '5.10.3']).toContain(end.ending?.rule);
  const again = actions.reduce((s: typeof first, action) => {
    const played = swordOfRome.play(s, JSON.parse(JSON.stringify(action)));
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    return played.state;
  }, first);
  expect(again).toEqual(end);
});
