/** Why it is not, or no longer, the moment for an action, where a clause says so. */
import { isKeyOf } from '../../../../calculator/keys.ts';
import type { Missed } from '../../../../play/machine.ts';
import { underWay } from '../../../../play/state.ts';
import { otherSide } from '../../words.ts';
import type { ActionType } from '../actions.ts';
import { generalOf, hasGeneral } from '../pieces/generals.ts';
import { bases, boarders, portsTo } from '../pieces/sea.ts';
import { fieldOf, hasCus, unitsOf } from '../pieces/units.ts';
import { bound, isSpace } from '../queries.ts';
import type { State } from '../state.ts';

/** 8.1, 8.3, 8.4: why no Interception is declared in the port that the Fleet has entered. */
function declare(s: State): Missed | undefined {
  const voyage = underWay(s, 'voyage');
  if (!voyage) return undefined;
  const side = otherSide(voyage.who);
  if (voyage.declared) return { rule: '8.1', sentence: 'One Interception of a voyage is declared, not two.' };
  if (bound(s, side)) return { rule: '17.1.#49', sentence: 'A Truce forbids Interceptions.' };
  if (s.warships[side].ready === 0) return { rule: '8.3', sentence: 'An Intercepting Fleet takes a Ready Warship.' };
  if (portsTo(s, side, voyage.at, true).length === 0)
    return { rule: '8.1', sentence: 'No own Major Port is within range by ordinary sea lanes.' };
  if (bases(s, side, voyage.at).length > 0) return undefined;
  const { ports } = s.setup.tyrrhenum;
  const across = ports.includes(voyage.at) && ports.some((port) => boarders(s, side, port).length > 0);
  return across
    ? { rule: '8.1', sentence: 'The way from its General leads over Mare Tyrrhenum, where nobody intercepts.' }
    : { rule: '8.4', sentence: 'No General could join the Intercepting Fleet on its way.' };
}

/** 12.2: why nobody intercepts the Army where it is. */
function intercept(s: State): Missed | undefined {
  const moving = underWay(s, 'activation');
  const at = moving && generalOf(s, moving.general).at;
  if (!moving || !at || !isSpace(s, at)) return undefined;
  if (bound(s, otherSide(moving.who))) return { rule: '17.1.#49', sentence: 'A Truce forbids Interceptions.' };
  return unitsOf(fieldOf(s, moving.who, at)) > unitsOf(moving.band)
    ? { rule: '12.2', sentence: 'Units of the active side stood there before.' }
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
      ? { rule: '8.2', sentence: 'Only the holder of Naval Supremacy tries to avoid an Interception.' }
      : undefined;
  },
  defend: () => ({
    rule: '14.3',
    sentence: 'Determined Defense gives up a CU and an ST within the walls against one point of a roll.',
  }),
  charge: (s) => {
    const battle = underWay(s, 'battle');
    return battle && hasCus(s, 'carthage', battle.at)
      ? {
          rule: '13.3.D',
          sentence: 'A charge takes as many Elephants as the Battle Rating in command of Rome, and at least one.',
        }
      : undefined;
  },
  omen: () => ({ rule: '2.4.C', sentence: 'Good Omen sets the Classic Die, before it is rolled.' }),
};

export const missed = (s: State, type: string): Missed | undefined =>
  isKeyOf(MISSED, type) ? MISSED[type]?.(s) : undefined;
