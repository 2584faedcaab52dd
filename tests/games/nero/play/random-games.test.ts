/** Games of Nero played at random: from state to state every change is one that a clause makes. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { propose } from '../../../../src/play/propose.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import { checkStep } from './step-laws.ts';
import { choices, tables } from './table.ts';

test.each([1, 5, 6, 12, 14, 20, 21, 22])('game %i keeps the laws from step to step', (seed) => {
  const random = new Random(seed);
  const share = () => random.share();
  let s: State = nero.start(anySetup(seed, share), { tables });
  while (!nero.ending(s)) {
    const waits = nero.chance(s);
    const action = waits ? propose(waits, random.next() | 0).action : pick(s, choices(s), share);
    const played = nero.play(s, action);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    checkStep({ before: s, action, after: played.state });
    s = played.state;
  }
  expect(['13.1', '13.2']).toContain(s.ending?.rule);
});
