/** Nero as a whole game: its parts put together. */
import { wholeGame } from '../../../play/machine.ts';
import { AREA_NAMES, each } from '../words.ts';
import { ACTIONS, TRAVEL } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { begin } from './position.ts';
import { battle, retreat } from './procedures/battle.ts';
import { betray, displace, muster } from './procedures/effects.ts';
import { assassinate, declare } from './procedures/emperor.ts';
import { event } from './procedures/event.ts';
import { consent, march } from './procedures/march.ts';
import { allot, round } from './procedures/round.ts';
import { setUp, turn } from './procedures/turn.ts';
import { answer, window } from './procedures/window.ts';
import { entered, withdraw } from './procedures/withdraw.ts';
import { RULINGS } from './rulings.ts';
import type { Nero } from './state.ts';

export const procedures = {
  'set-up': setUp,
  turn,
  round,
  allot,
  march,
  entered,
  withdraw,
  consent,
  battle,
  retreat,
  declare,
  assassinate,
  event,
  betray,
  displace,
  muster,
  window,
  answer,
};

export const nero = wholeGame<Nero>({
  id: 'nero',
  // Clockwise by the edges of the board.
  seats: each((c) => AREA_NAMES[c]),
  seated: ({ setup }) => setup.colours,
  offers: {
    players: { label: 'Players', options: [4, 3, 2].map((value) => ({ value, says: String(value) })) },
    version: {
      label: 'Version',
      options: [
        { value: 'fast', says: 'Fast: fewer cards' },
        { value: 'normal', says: 'Normal' },
      ],
    },
  },
  readings: RULINGS,
  actions: ACTIONS,
  procedures,
  begin,
  settle,
  picture,
  redeal,
  round: ({ turn, round }) => `${turn} ${round.active}`,
  travel: {
    ...TRAVEL,
    moving: ({ round: { force, active } }) => (force ? { side: active, at: force.at, left: force.left } : undefined),
  },
  // Hands and piles are heaps, and so is what a player round remembers.
  loose: ['hands', 'faceDown', 'faceUp', 'known', 'counting', 'round'],
});
