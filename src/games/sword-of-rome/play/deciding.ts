/** 16.1, 4.4: the table hears who decides for a power that nobody plays; where several could, the winner of the tie names one. */
import { note, push } from '../../../play/state.ts';
import { PEOPLES, type Power, the } from '../words.ts';
import { decisionFor } from './board.ts';
import type { NamingFrame } from './frames.ts';
import type { State } from './state.ts';

export function tellDecider(d: State, power: Power, moment: NamingFrame['moment']): void {
  const { seat, rule } = decisionFor(d, power, moment);
  if (rule) note(d, rule, `For the ${PEOPLES[power]}: ${the(seat)}.`);
}

/** Asks once in an action, on top of what waits for the decision. */
export function nameDecider(d: State, power: Power, moment: NamingFrame['moment']): void {
  const { tied } = decisionFor(d, power, moment);
  if (tied.length > 1 && d.under.named[`${power} ${moment}`] === undefined)
    push(d, { type: 'naming', power, moment, tied: [...tied] });
}
