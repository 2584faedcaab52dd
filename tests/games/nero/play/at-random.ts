/** Who plays this game at random, from which set-ups, and what must hold meanwhile. */
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Play } from '../../../support/plays.ts';
import { check } from './invariants.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import ends from './scene-ends.json' with { type: 'json' };
import { scenes } from './scenes.ts';
import { reveals } from './table.ts';

export const play: Play = {
  games: 48,
  setup: anySetup,
  pick,
  check,
  shown: ({ round }: State, viewer) => (round.seen && round.active === viewer ? round.seen.cards : []),
  reveals,
  scenes,
  ends,
  never: ['roll'],
};
