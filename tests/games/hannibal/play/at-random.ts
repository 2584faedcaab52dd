/** Who plays this game at random, from which set-ups, and what must hold meanwhile. */
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import type { Play } from '../../../support/plays.ts';
import { check } from './invariants.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import ends from './scene-ends.json' with { type: 'json' };
import { scenes } from './scenes.ts';

export const play: Play = {
  games: 14,
  setup: anySetup,
  pick,
  check,
  shown: ({ seen }: State, viewer) => seen[viewer as keyof typeof seen] ?? [],
  scenes,
  ends,
  never: [],
};
