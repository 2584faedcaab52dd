/** Who plays this game at random, from which set-ups, and what must hold meanwhile. */
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { type Player, partnerOf } from '../../../../src/games/sword-of-rome/words.ts';
import type { Play } from '../../../support/plays.ts';
import { check } from './invariants.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import ends from './scene-ends.json' with { type: 'json' };
import { scenes } from './scenes.ts';

export const play: Play = {
  games: 6,
  setup: anySetup,
  pick,
  check,
  shown: ({ setup, hand }: State, viewer) => (setup.players === '2' ? (hand[partnerOf(viewer as Player)] ?? []) : []),
  scenes,
  ends,
  never: [],
};
