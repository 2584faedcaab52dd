/** Beginning what an Army meets: reactions in a space that it enters, or a battle. */

import { push } from '../../../../play/table.ts';
import type { Side } from '../../words.ts';
import type { ActivationFrame } from '../land-frames.ts';
import type { State } from '../state.ts';
import { openWindow } from './window.ts';

/** 10: the space is entered, and the other side may react; Bad Weather comes before. */
export function enter(d: State, f: ActivationFrame, from: string, to: string, bySea: boolean, stood: boolean): void {
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
    held: false,
    came: [],
    away: 0,
    face: null,
  });
  openWindow(d, 'weather');
}

export const battleAt = (place: string, attacker: Side, from: string, bySea: boolean, sortie: boolean) => ({
  type: 'battle' as const,
  at: place,
  attacker,
  from,
  bySea,
  sortie,
  stage: 'relief' as const,
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
