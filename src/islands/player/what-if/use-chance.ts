/** Chance that waits: faces that are typed, or what the device proposes, until it is played. */
import { useEffect, useState } from 'preact/hooks';
import type { Chance } from '../../../play/chance.ts';
import type { ChanceAction } from '../../../play/fields.ts';
import { propose } from '../../../play/propose.ts';
import type { Table } from '../../../play/table.ts';
import { fallen, type Given, isComplete } from './faces.tsx';

const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 1;

export interface Waiting {
  /** What would be played now; absent while faces are missing. */
  readonly action?: ChanceAction;
  readonly given: Given;
  readonly give: (given: Given) => void;
  /** The device rolls, deals or draws, once more where it has. */
  readonly again: () => void;
}

export function useChance(chance: Chance | undefined, state: Table): Waiting {
  const proposal = (): ChanceAction | undefined =>
    chance && chance.type !== 'roll' ? propose(chance, seed()).action : undefined;
  const [held, setHeld] = useState<{ of?: Table; action?: ChanceAction | undefined; given: Given }>({ given: {} });
  const current = held.of === state ? held : { of: state, action: proposal(), given: {} };
  useEffect(() => setHeld(current), [state]);
  const { action, given } = current;
  const roll = chance?.type === 'roll' ? chance : undefined;
  const ready: ChanceAction | undefined = roll
    ? isComplete(roll, given)
      ? { type: 'roll', faces: fallen(roll, given) }
      : undefined
    : action;
  return {
    ...(ready && { action: ready }),
    given,
    give: (next) => setHeld({ of: state, given: next }),
    again() {
      if (!chance) return;
      const { action: next } = propose(chance, seed());
      setHeld(next.type === 'roll' ? { of: state, given: next.faces } : { of: state, action: next, given: {} });
    },
  };
}
