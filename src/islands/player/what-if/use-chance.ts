/** Waiting chance: faces and cards that were entered, or the device's proposals, until they are played. */
import { useEffect, useState } from 'preact/hooks';
import type { Chance } from '../../../play/chance.ts';
import type { ChanceAction, Hands } from '../../../play/fields.ts';
import { propose } from '../../../play/propose.ts';
import type { AnyState } from '../../../play/state.ts';
import { fallen, type Given, isComplete } from './faces.ts';

/** What chance begins with, another every time. */
export const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

/** Cards that come to hands. */
export type Dealing = Extract<Chance, { type: 'deal' | 'draw' }>;

export interface Waiting {
  /** What would be played now; absent while faces are missing. */
  readonly action?: ChanceAction;
  readonly given: Given;
  readonly give: (given: Given) => void;
  /** The cards that were named of a deal or draw. */
  readonly named: Hands;
  readonly name: (named: Hands) => void;
  /** The device deals or draws once more. */
  readonly again: () => void;
  /** The device rolls what is left to roll. */
  readonly thrown: () => ChanceAction | undefined;
}

interface Held {
  readonly of?: AnyState;
  readonly action?: ChanceAction | undefined;
  readonly given: Given;
  readonly named: Hands;
}

const NOTHING: Held = { given: {}, named: {} };

export function useChance(chance: Chance | undefined, state: AnyState): Waiting {
  const proposal = (): ChanceAction | undefined =>
    chance && chance.type !== 'roll' ? propose(chance, seed()).action : undefined;
  const [held, setHeld] = useState<Held>(NOTHING);
  const current: Held = held.of === state ? held : { ...NOTHING, of: state, action: proposal() };
  useEffect(() => setHeld(current), [state]);
  const { action, given, named } = current;
  const roll = chance?.type === 'roll' ? chance : undefined;
  const ready: ChanceAction | undefined = roll
    ? isComplete(roll, given)
      ? { type: 'roll', faces: fallen(roll, given) }
      : undefined
    : action;
  return {
    ...(ready && { action: ready }),
    given,
    give: (next) => setHeld({ ...NOTHING, of: state, given: next }),
    named,
    name(next) {
      if (chance) setHeld({ ...NOTHING, of: state, action: propose(chance, seed(), next).action, named: next });
    },
    again() {
      if (chance) setHeld({ ...current, action: propose(chance, seed(), named).action });
    },
    thrown: () => chance && propose(chance, seed()).action,
  };
}
