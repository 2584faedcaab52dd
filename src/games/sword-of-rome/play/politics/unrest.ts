/** 20: the unrest level of Carthage, up and down. */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { highestLevel, lowered, raised } from '../../unrest-attack/rules.ts';
import type { Power } from '../../words.ts';
import { cuAt } from '../queries.ts';
import { GARRISON_BOX } from '../set-up.ts';
import type { State } from '../state.ts';

/** 20.1: as high as the CU in the Garrison box let it rise. */
const cap = (s: State): number => highestLevel(cuAt(s, GARRISON_BOX, 'carthage'), figuresOf(s));

export function raiseUnrest(d: State, rule: string): void {
  d.unrest = raised(d.unrest, 1, cap(d));
  note(d, rule, () => `The unrest of Carthage rises to ${d.unrest}.`, { facts: { unrest: d.unrest } });
}

export function lowerUnrest(d: State, rule: string): void {
  d.unrest = lowered(d.unrest, 1);
  note(d, rule, () => `The unrest of Carthage falls to ${d.unrest}.`, { facts: { unrest: d.unrest } });
}

/** 20.1: why the level cannot rise. */
export const capProblem = (s: State): Problem | undefined =>
  s.unrest < cap(s) ? undefined : no('20.1', `The garrison keeps the unrest at ${s.unrest}.`);

/** 12.5.3: what a point of support does to the unrest after this battle, if anything. */
export function unrestPoint(s: State, winner: Power, losers: readonly Power[]): 'raise' | 'lower' | undefined {
  if (s.setup.players !== '5') return undefined;
  if (winner === 'carthage') return s.unrest > 0 ? 'lower' : undefined;
  return losers.includes('carthage') && !capProblem(s) ? 'raise' : undefined;
}
