/** 16.1: the table hears who decides for a power that nobody plays. */
import { note } from '../../../play/table.ts';
import { PEOPLES, type Power, the } from '../words.ts';
import { decisionFor } from './board.ts';
import type { State } from './state.ts';

export function tellDecider(d: State, power: Power, moment: 'inactive' | 'end'): void {
  const { seat, rule } = decisionFor(d, power, moment);
  if (rule) note(d, rule, `For the ${PEOPLES[power]}: ${the(seat)}.`);
}
