/** Beginning what an Army meets: reactions in a space that it enters, or a battle. */

import { push } from '../../../../play/state.ts';
import type { FrameOf, State } from '../state.ts';
import { openWindow } from './window.ts';

/** 10: the space is entered, and the other side may react; Bad Weather comes before. */
export function enter(
  d: State,
  f: FrameOf<'activation'>,
  from: string,
  to: string,
  bySea: boolean,
  stood: boolean,
): void {
  push(d, {
    type: 'entered',
    who: f.who,
    at: to,
    from,
    bySea,
    stood,
    stage: 'arrange',
    arranged: false,
    avoids: [],
    intercepts: [],
    withdrawn: [],
    held: false,
    came: [],
    away: 0,
    face: null,
  });
  openWindow(d, 'weather');
}

/** 13: a Land Battle begins. */
export const giveBattle = (
  d: State,
  { at, attacker, from, bySea, sortie }: Pick<FrameOf<'battle'>, 'at' | 'attacker' | 'from' | 'bySea' | 'sortie'>,
): void =>
  push(d, {
    type: 'battle',
    at,
    attacker,
    from,
    bySea,
    sortie,
    stage: 'relief',
    swapped: false,
    joined: null,
    fright: false,
    raises: { rome: 0, carthage: 0 },
    charged: false,
    told: false,
    rolledAgain: false,
    right: null,
    dice: {},
    again: null,
    winner: null,
    led: { rome: null, carthage: null },
    lost: { rome: 0, carthage: 0 },
    hits: { rome: 0, carthage: 0 },
    fled: [],
    face: null,
  });
