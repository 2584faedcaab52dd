/**
 * An Attrition Phase: a die for each force that must roll, and what each of them loses. Knows no game and none of the
 * table's entries.
 */
import type { Roll } from '../calculator/calculator.ts';

/** What the phase costs a force; a game may count more. */
export interface Toll {
  readonly cuLost: number;
  /** No CU is left. */
  readonly emptied: boolean;
}

/** A force in the phase. */
export interface Stand<T extends Toll> {
  readonly cu: number;
  readonly rolls: boolean;
  /** On this face, or without one where it does not roll. */
  readonly toll: (face?: number) => T;
}

/** The dice of the phase, one for each force that rolls, in the order of the list. */
export function phaseRolls(stands: readonly { readonly rolls: boolean }[], label: string): Roll[] {
  const dice = stands.filter(({ rolls }) => rolls).length;
  return dice ? [{ id: 'attrition', label, dice, sides: 6, ordered: true }] : [];
}

/** What the phase has cost a force. */
export interface Suffered<T extends Toll> {
  /** Its place in the list. */
  readonly place: number;
  /** Before the phase. */
  readonly cu: number;
  /** Absent where it did not roll. */
  readonly face?: number;
  readonly toll: T;
}

/** Force by force, those that roll each with the next die. */
export function suffer<T extends Toll>(stands: readonly Stand<T>[], dice: readonly number[]): Suffered<T>[] {
  const due = stands.filter(({ rolls }) => rolls).length;
  if (dice.length !== due) throw new RangeError(`${dice.length} dice: must be ${due}, one for each force that rolls`);
  const left = dice.values();
  return stands.map(({ cu, rolls, toll }, place) => {
    const face = rolls ? left.next().value : undefined;
    return { place, cu, ...(face !== undefined && { face }), toll: toll(face) };
  });
}
