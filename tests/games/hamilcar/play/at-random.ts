/** Who plays this game at random, from which set-ups, and what must hold meanwhile. */
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import type { Play } from '../../../support/plays.ts';
import { check } from './invariants.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import ends from './scene-ends.json' with { type: 'json' };
import { scenes } from './scenes.ts';

export const play: Play = {
  games: 10,
  setup: anySetup,
  pick,
  check,
  shown: ({ open, hands }: State, viewer) => (open && viewer !== 'rome' ? hands.rome : []),
  scenes,
  ends,
  never: [],
};
