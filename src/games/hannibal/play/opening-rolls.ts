/** What Carthage rolls before the cards of a Land Battle: a Change of Command (11.2) and the Elephant Charge (11.3). */
import { plural } from '../../../calculator/words.ts';
import type { Rolled } from '../../../play/chance.ts';
import { note } from '../../../play/state.ts';
import { commandOn } from '../change-of-command/roll.ts';
import { fallen, oneDie } from '../die.ts';
import { charge as chargeOn } from '../elephant-charge/rules.ts';
import { stackAt } from './changes.ts';
import type { BattleFrame } from './frames.ts';
import { generalName, isConsul, ratingOf } from './generals.ts';
import type { State } from './state.ts';

/** 11.2: the Consul beside the one who commands, where both are there. */
export function otherConsul(s: State, f: BattleFrame): string | undefined {
  const { generals } = stackAt(s, 'rome', f.at);
  const consuls = generals.filter((id) => isConsul(s, id));
  const command = f.commanders.rome;
  return command && isConsul(s, command) ? consuls.find((id) => id !== command) : undefined;
}

/** 11.2: whether the Consuls change places. */
const swaps = (die: number): boolean => commandOn(die, { inCommand: 0, other: 0 }).swapped;

export const commandDice = (s: State, f: BattleFrame): Rolled => ({
  dice: () => [{ ...oneDie('command', 'Change of Command'), by: 'carthage' }],
  reads: (faces) => (swaps(fallen(faces, 'command')) ? 'the Consuls change places' : 'command stays as it is'),
  worth: (faces) =>
    swaps(fallen(faces, 'command')) ? ratingOf(s, f.commanders.rome) - ratingOf(s, otherConsul(s, f) ?? null) : 0,
});

/** 11.2: for the whole Battle the one commands who does after this roll. */
export function commandRolled(d: State, f: BattleFrame, die: number): void {
  const other = otherConsul(d, f);
  const swapped = swaps(die);
  if (swapped && other) f.commanders = { ...f.commanders, rome: other };
  note(d, '11.2', `The roll for command is ${die}: ${generalName(d, f.commanders.rome ?? '')} commands.`, {
    facts: { swap: swapped },
  });
  f.stage = 'attacker-events';
}

const CHARGE_WORDS = {
  success: 'the charge succeeds',
  nothing: 'the charge does nothing',
  backfire: 'the charge turns on Carthage',
} as const;

/** To Carthage. */
const CHARGE_WORTH = { success: 1, nothing: 0, backfire: -1 } as const;

export function chargeDice(s: State, f: BattleFrame): Rolled {
  const rating = ratingOf(s, f.commanders.rome);
  return {
    dice: () => [{ ...oneDie('charge', 'Elephant Charge'), by: 'carthage' }],
    reads: (faces) => CHARGE_WORDS[chargeOn(fallen(faces, 'charge'), 0, rating)],
    worth: (faces) => CHARGE_WORTH[chargeOn(fallen(faces, 'charge'), 0, rating)],
  };
}

/** 11.3: against the Roman who commands now. */
export function chargeRolled(d: State, f: BattleFrame, die: number): void {
  f.charge = chargeOn(die, 0, ratingOf(d, f.commanders.rome));
  const cost =
    f.charge === 'success'
      ? `Rome loses ${plural(f.elephants, 'Battle Card')}`
      : f.charge === 'backfire'
        ? 'Carthage loses 1 Battle Card'
        : 'no hand changes';
  note(d, '11.3', `The Elephants charge, a ${die}: ${cost}.`, { facts: { charge: f.charge } });
  f.stage = 'shuffle';
}
