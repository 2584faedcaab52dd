/** Who plays this game at random, from which set-ups, and what must hold meanwhile. */

import type { Play, Told } from '../../../plays.ts';
import type { State } from '../../src/play/state.ts';
import { DECK, MOST, PLACES, SIDES } from '../../src/words.ts';
import ends from './scene-ends.json' with { type: 'json' };

export const play: Play = {
  games: 24,
  setup: (_, share) => (share() < 0.5 ? {} : { rulings: { 'tied-fight': 'both' } }),
  pick: (_, actions, share) => actions[Math.floor(share() * actions.length)],
  check(s: State) {
    for (const at of PLACES) {
      const here = SIDES.map((side) => s.bands[side][at]);
      if (here.some((n) => n < 0 || n > MOST) || here.every((n) => n > 0)) throw new Error(`bands in ${at}: ${here}`);
    }
    const cards = [...SIDES.flatMap((side) => s.hands[side]), ...s.deck, ...s.discards];
    if (cards.toSorted().join() !== DECK.toSorted().join()) throw new Error(`cards: ${cards}`);
  },
  shown: () => [],
  scenes: [
    {
      says: 'Ladders open the walls at once',
      setup: {
        position: {
          active: 'rome',
          bands: { rome: { roma: 3 }, sabinum: { fidenae: 1, reate: 2 } },
          hands: { rome: ['ladders-1'] },
        },
      },
      actions: [
        { type: 'besiege', from: 'roma' },
        { type: 'play', card: 'ladders-1' },
        { type: 'roll', faces: { siege: [6] } },
      ],
    },
    {
      says: 'a beaten defender finds room for two bands only',
      setup: {
        position: {
          active: 'rome',
          bands: { rome: { roma: 5 }, sabinum: { cures: 4, eretum: 4, reate: 3 } },
          hands: { sabinum: ['ambush-1'] },
        },
      },
      actions: [
        { type: 'move', from: 'roma', to: 'cures', bands: 5 },
        { type: 'pass' },
        { type: 'roll', faces: { attacker: [6], defender: [1] } },
        { type: 'retreat', to: 'reate' },
      ],
    },
    {
      says: 'a beaten defender has no way out',
      setup: { position: { active: 'rome', bands: { rome: { roma: 5 }, sabinum: { ostia: 2, reate: 3 } } } },
      actions: [
        { type: 'move', from: 'roma', to: 'ostia', bands: 4 },
        { type: 'roll', faces: { attacker: [6], defender: [1] } },
      ],
    },
    {
      says: 'equal totals, and each side loses a band',
      setup: {
        rulings: { 'tied-fight': 'both' },
        position: { active: 'rome', bands: { rome: { roma: 5 }, sabinum: { cures: 1, reate: 3 } } },
      },
      actions: [
        { type: 'move', from: 'roma', to: 'cures', bands: 3 },
        { type: 'roll', faces: { attacker: [1], defender: [3] } },
      ],
    },
    {
      says: 'a Forced March takes the home of the enemy',
      setup: {
        position: {
          active: 'sabinum',
          turn: 1,
          bands: { rome: { ostia: 2 }, sabinum: { eretum: 2, reate: 3 } },
          hands: { sabinum: ['march-1'] },
        },
      },
      actions: [
        { type: 'move', from: 'eretum', to: 'cures', bands: 2 },
        { type: 'force-march', to: 'roma', card: 'march-1' },
      ],
    },
  ],
  ends,
  never: ['draw', 'done'],
};

export const told: Told = {
  fight: {
    wins: ({ said }) => said('victor', 'attacker'),
    loses: ({ said }) => said('victor', 'defender'),
    both: ({ said }) => said('victor', 'nobody'),
  },
  siege: { falls: ({ said }) => said('falls', true), holds: ({ said }) => said('falls', false) },
};
