/** 7.1, 8.1, 9.2: a leader activated. */

import { figuresOf } from '../../../../play/figures.ts';
import { push } from '../../../../play/state.ts';
import type { Fleet } from '../../naval-capacity/fields.ts';
import type { Player, Power } from '../../words.ts';
import { openWindow } from '../cards/cards.ts';
import { isSpace, leaderOf, placedOf } from '../queries.ts';
import type { State } from '../state.ts';
import { mayCarry } from './sea.ts';

export interface Activation {
  readonly leader: string;
  readonly by: Player;
  readonly value: number;
  readonly means: Fleet['means'];
  readonly campaign: boolean;
  readonly flanks: string | null;
}

/** 9.2.1 to 9.2.3, 9.5.6: the MP of an activation. */
export function allowance(s: State, power: Power, value: number, campaign: boolean): number {
  const row =
    power === 'transalpine' ? 'transalpine' : power !== 'gauls' ? 'others' : campaign ? 'gallic-flank' : 'gauls';
  const card = row === 'transalpine' || row === 'gallic-flank' ? 3 : value;
  return Number(figuresOf(s).at('movement-allowance', row, card).value);
}

/** 8.2.1: he takes the command, and nothing has moved yet. */
export function startMove(d: State, { leader, by, value, means, campaign, flanks }: Activation): void {
  const { power } = leaderOf(d, leader);
  const mp = allowance(d, power, value, campaign);
  const left = Math.max(0, mp - (d.under.used[leader] ?? 0));
  push(d, {
    type: 'move',
    stage: 'open',
    flanks,
    campaign,
    force: {
      power,
      by,
      leader,
      leaders: [leader],
      cu: 0,
      at: placedOf(d, leader).at,
      from: null,
      cameBy: null,
      mp: left,
      of: mp,
      means,
      carried: null,
      pursued: false,
      onAppianWay: false,
      moved: false,
      sortie: false,
      dropped: false,
      left: [],
    },
  });
  const { at, inside } = placedOf(d, leader);
  if (isSpace(d, at) && !inside && mayCarry(d, power, at)) push(d, { type: 'carry', power, at });
  if (power === 'carthage') mistrust(d, 'any-activation');
}

/** 21.4-#29, 21.5-#15/#16: the Greeks may call off what Carthage has been activated for. */
export function mistrust(d: State, what: 'any-activation' | 'blockade'): void {
  const { players, rulings } = d.setup;
  if (players === '5' && what === 'any-activation' && rulings['mistrust-with-five'] === 'blockade') return;
  openWindow(d, 'mistrust', what === 'blockade' ? '21.5-#15/#16' : '21.4-#29', ['carthaginian-mistrust']);
}
