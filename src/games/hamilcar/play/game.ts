/** Hamilcar as a whole game: its procedures, and why it is too early or too late for an action. */

import { isKeyOf } from '../../../calculator/keys.ts';
import { type Missed, wholeGame } from '../../../play/machine.ts';
import { underWay } from '../../../play/state.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { ACTIONS, type ActionType, TRAVEL } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { placeOf } from './pieces/band.ts';
import { generalOf, hasGeneral } from './pieces/generals.ts';
import { bases, boarders, portsTo } from './pieces/sea.ts';
import { fieldOf, hasCus, unitsOf } from './pieces/units.ts';
import { activation } from './procedures/activation.ts';
import { battle } from './procedures/battle.ts';
import { counter } from './procedures/counter.ts';
import { die } from './procedures/die.ts';
import { entered, party } from './procedures/entered.ts';
import { event } from './procedures/event.ts';
import { loss, removal, scipio, winter } from './procedures/losses.ts';
import { naval } from './procedures/naval.ts';
import { reinforce } from './procedures/reinforce.ts';
import { retreat } from './procedures/retreat.ts';
import { round } from './procedures/round.ts';
import { blockade, siege } from './procedures/siege.ts';
import { chest, pay, spend } from './procedures/spend.ts';
import { landing, shot, squadron } from './procedures/squadron.ts';
import { turn } from './procedures/turn.ts';
import { voyage } from './procedures/voyage.ts';
import { window } from './procedures/window.ts';
import { bound, isSpace } from './queries.ts';
import { RULINGS } from './rulings.ts';
import { begin, type Options } from './set-up.ts';
import type { Hamilcar, State } from './state.ts';

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

/** 8.1, 8.3, 8.4: why no Interception is declared in the port that the Fleet has entered. */
function declare(s: State): Missed | undefined {
  const voyage = underWay(s, 'voyage');
  if (!voyage) return undefined;
  const side = otherSide(voyage.who);
  if (voyage.declared) return { rule: '8.1', sentence: 'Only one Interception may be declared against a voyage.' };
  if (bound(s, side)) return { rule: '17.1.#49', sentence: 'A Truce forbids Interceptions.' };
  if (s.warships[side].ready === 0) return { rule: '8.3', sentence: 'An Intercepting Fleet needs a Ready Warship.' };
  if (portsTo(s, side, voyage.at, true).length === 0)
    return { rule: '8.1', sentence: 'No friendly Major Port is within range by ordinary sea lanes.' };
  if (bases(s, side, voyage.at).length > 0) return undefined;
  const { ports } = s.setup.tyrrhenum;
  const across = ports.includes(voyage.at) && ports.some((port) => boarders(s, side, port).length > 0);
  return across
    ? {
        rule: '8.1',
        sentence: 'Generals could join only across Mare Tyrrhenum, and no Interception can cross it.',
      }
    : { rule: '8.4', sentence: 'No General could join the Intercepting Fleet on its way.' };
}

/** 12.2: why nobody intercepts the Army where it is. */
function intercept(s: State): Missed | undefined {
  const moving = underWay(s, 'activation');
  const at = moving && generalOf(s, moving.general).at;
  if (!moving || !at || !isSpace(s, at)) return undefined;
  if (bound(s, otherSide(moving.who))) return { rule: '17.1.#49', sentence: 'A Truce forbids Interceptions.' };
  return unitsOf(fieldOf(s, moving.who, at)) > unitsOf(moving.band)
    ? { rule: '12.2', sentence: 'Units of the active side were already there.' }
    : undefined;
}

/** 2.3.E1, 10.2: why nobody Avoids. */
function avoid(s: State): Missed | undefined {
  const f = s.frames.findLast((frame) => frame.type === 'entered' || frame.type === 'battle');
  if (!f) return undefined;
  const side = f.type === 'entered' ? otherSide(f.who) : otherSide(f.attacker);
  const alone = hasCus(s, side, f.at) && !hasGeneral(s, side, f.at, false);
  return alone ? { rule: '2.3.E1', sentence: 'A Force without a General cannot Avoid Battle.' } : undefined;
}

const MISSED: Readonly<Partial<Record<ActionType, (s: State) => Missed | undefined>>> = {
  declare,
  intercept,
  avoid,
  dodge: (s) => {
    const mover = underWay(s, 'voyage')?.who;
    return mover && s.supremacy !== mover
      ? { rule: '8.2', sentence: 'Only the holder of Naval Supremacy may try to avoid an Interception.' }
      : undefined;
  },
  defend: () => ({
    rule: '14.3',
    sentence: 'Determined Defense costs a CU and an ST inside the city and cancels one point of a roll.',
  }),
  charge: (s) => {
    const battle = underWay(s, 'battle');
    return battle && hasCus(s, 'carthage', battle.at)
      ? {
          rule: '13.3.D',
          sentence:
            'To charge you need as many Elephants as the Battle Rating of the Roman commander, and at least one.',
        }
      : undefined;
  },
  omen: () => ({ rule: '2.4.C', sentence: 'Good Omen sets the ordinary Die before it is rolled.' }),
};

const missed = (s: State, type: string): Missed | undefined => (isKeyOf(MISSED, type) ? MISSED[type]?.(s) : undefined);

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
