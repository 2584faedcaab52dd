/** Games played at random: from state to state the laws hold, and being asked gives nothing away. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { playThrough } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import { checkAsked, checkStep } from './step-laws.ts';
import { start } from './table.ts';

test.each([1, 2, 3])('game %i keeps the laws from step to step and ends by the rules', (seed) => {
  const random = new Random(seed);
  let steps = 0;
  const end = playThrough(start(anySetup(seed, () => random.share())), seed, (seen) => {
    checkStep(seen);
    if (steps++ % 5 === 0) checkAsked(seen);
  });
  expect(['4.1', '5.5', '6.2']).toContain(end.ending?.rule);
});
