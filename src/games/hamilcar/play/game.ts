/** Hamilcar as a whole game: its procedures, and the position that it starts from. */
import { wholeGame } from '../../../play/machine.ts';
import { underWay } from '../../../play/state.ts';
import { SIDE_NAMES } from '../words.ts';
import { ACTIONS, TRAVEL } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { placeOf } from './pieces/band.ts';
import { activation } from './procedures/activation.ts';
import { battle } from './procedures/battle.ts';
import { counter } from './procedures/counter.ts';
import { die } from './procedures/die.ts';
import { entered } from './procedures/entered.ts';
import { event } from './procedures/event.ts';
import { loss, removal, scipio } from './procedures/losses.ts';
import { missed } from './procedures/missed.ts';
import { naval } from './procedures/naval.ts';
import { party } from './procedures/party.ts';
import { reinforce } from './procedures/reinforce.ts';
import { retreat } from './procedures/retreat.ts';
import { round } from './procedures/round.ts';
import { landing, shot } from './procedures/shot.ts';
import { blockade, siege } from './procedures/siege.ts';
import { chest, pay, spend } from './procedures/spend.ts';
import { squadron } from './procedures/squadron.ts';
import { turn } from './procedures/turn.ts';
import { voyage } from './procedures/voyage.ts';
import { window } from './procedures/window.ts';
import { winter } from './procedures/winter.ts';
import { RULINGS } from './rulings.ts';
import { begin, type Options } from './set-up.ts';
import type { Hamilcar } from './state.ts';

/** What it is started with. */
export type Setup = Options;

export const procedures = {
  turn,
  round,
  spend,
  pay,
  event,
  activation,
  voyage,
  squadron,
  shot,
  landing,
  naval,
  party,
  entered,
  battle,
  retreat,
  loss,
  removal,
  siege,
  blockade,
  winter,
  reinforce,
  chest,
  scipio,
  die,
  window,
  counter,
};

export const hamilcar = wholeGame<Hamilcar>({
  id: 'hamilcar',
  seats: { rome: SIDE_NAMES.rome, carthage: SIDE_NAMES.carthage },
  readings: RULINGS,
  actions: ACTIONS,
  procedures,
  begin,
  settle,
  missed,
  picture,
  redeal,
  round: ({ turn }) => `${turn}`,
  travel: {
    ...TRAVEL,
    moving(s) {
      const [by, at] = [underWay(s, 'activation'), underWay(s, 'voyage')];
      return by && { side: by.who, left: by.mp, at: at?.at ?? placeOf(s, by), afloat: at !== undefined };
    },
  },
  loose: ['hands', 'deck', 'discards', 'chest', 'preferred', 'consulBefore', 'tribes', 'moved'],
});
