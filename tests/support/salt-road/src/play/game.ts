/** The Salt Road as a whole game: its parts put together. */
import { wholeGame } from '../../../../../src/play/machine.ts';
import { ROUNDS, SIDE_NAMES } from '../words.ts';
import { ACTIONS } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { begin } from './position.ts';
import { fight } from './procedures/fight.ts';
import { march } from './procedures/march.ts';
import { round } from './procedures/round.ts';
import { siege } from './procedures/siege.ts';
import { RULINGS } from './rulings.ts';
import type { SaltRoad } from './state.ts';

export const procedures = { round, march, siege, fight };

export const saltRoad = wholeGame<SaltRoad>({
  id: 'salt-road',
  seats: SIDE_NAMES,
  offers: { rounds: { label: 'Rounds', options: ROUNDS.map((value) => ({ value, says: String(value) })) } },
  readings: RULINGS,
  actions: ACTIONS,
  procedures,
  begin,
  settle,
  picture,
  redeal,
  round: ({ round }) => String(round),
  // Hands and piles are heaps.
  loose: ['hands', 'deck', 'discards'],
});
