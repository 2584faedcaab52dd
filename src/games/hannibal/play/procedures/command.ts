/** A Change of Command (11.2): the other Consul, and the roll that puts him in command. */
import type { Rolled } from '../../../../play/chance.ts';
import { commandOn } from '../../change-of-command/roll.ts';
import { fallen, oneDie } from '../../die.ts';
import { isConsul, ratingOf, stackAt } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type Battle = FrameAt<'battle'>;

/** 11.2: the Consul beside the one who commands, where both are there. */
export function otherConsul(s: State, f: Battle): string | undefined {
  const { generals } = stackAt(s, 'rome', f.at);
  const consuls = generals.filter((id) => isConsul(s, id));
  const command = f.commanders.rome;
  return command && isConsul(s, command) ? consuls.find((id) => id !== command) : undefined;
}

/** 11.2: whether the Consuls change places. */
export const swaps = (die: number): boolean => commandOn(die, { inCommand: 0, other: 0 }).swapped;

export const commandDice = (s: State, f: Battle): Rolled => ({
  dice: () => [{ ...oneDie('command', 'Change of Command'), by: 'carthage' }],
  reads: (faces) => (swaps(fallen(faces, 'command')) ? 'the Consuls change places' : 'command stays as it is'),
  worth: (faces) =>
    swaps(fallen(faces, 'command')) ? ratingOf(s, f.commanders.rome) - ratingOf(s, otherConsul(s, f) ?? null) : 0,
});
