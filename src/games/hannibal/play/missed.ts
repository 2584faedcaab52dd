/** Why it is not, or no longer, the moment for an action, where a clause of the aid says so. */
import { isKeyOf } from '../../../calculator/keys.ts';
import type { Missed } from '../../../play/machine.ts';
import type { ActionType } from './actions.ts';
import { type State, underWay } from './state.ts';

/** What the last action brought about. */
const happened = (s: State, rule: string): boolean => s.happened.some((one) => one.rule === rule);

const MISSED: Readonly<Partial<Record<ActionType, (s: State) => Missed | undefined>>> = {
  overrun: () => ({
    rule: '7.2.c',
    sentence: 'An Overrun takes a large enough Force that enters a space with one enemy CU and no General.',
  }),
  intercept: () => ({ rule: '10', sentence: 'Only the Army that moves with the card can be Intercepted.' }),
  avoid: () => ({ rule: '9', sentence: 'Only an Army that is being attacked tries to Avoid Battle.' }),
  besiege: (s) =>
    underWay(s, 'move')?.fought
      ? { rule: '12', sentence: 'A General who fought a Land Battle does not besiege in the same activation.' }
      : undefined,
  disengage: (s) =>
    happened(s, '11.5.b') ? { rule: '11.5.b', sentence: 'The Battle is lost and won already.' } : undefined,
  retreat: (s) =>
    happened(s, '11.10B.b')
      ? { rule: '11.10B.b', sentence: 'A Force that landed where it fought has no Retreat by sea.' }
      : undefined,
};

export const missed = (s: State, type: string): Missed | undefined =>
  isKeyOf(MISSED, type) ? MISSED[type]?.(s) : undefined;
