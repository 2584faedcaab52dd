/** 13.2: whether the Die is rolled for a Change of Command, and who commands afterwards. */
import type { Figures } from '../tables.ts';
import type { Command } from './fields.ts';

/** 13.2: Carthage must roll against a Roman Defender and may against an Attacker. */
export function isRolled({ rome, commander, subordinate, outranked, dictator, choice }: Command): boolean {
  if (outranked || dictator) return false;
  if (rome === 'defender' || choice === 'always') return true;
  return choice === 'best' && subordinate < commander;
}

/** Who commands Rome in the end. */
export interface Commanding {
  /** The face rolled; absent where there is no roll. */
  readonly face?: number;
  readonly swaps: boolean;
  readonly rating: number;
}

/** 13.2: who commands after this face; without a roll nothing changes. */
export function commanding(command: Command, face: number | undefined, figures: Figures): Commanding {
  if (face === undefined) return { swaps: false, rating: command.commander };
  const swaps = figures.at('change-of-command', face, 'effect').value === 'swap';
  return { face, swaps, rating: swaps ? command.subordinate : command.commander };
}

/** 13.2: Carthage chooses whether to roll. */
export const commandReadings = ({ rome, choice, outranked, dictator }: Command) => ({
  'command-roll-choice': rome === 'attacker' && choice === 'best' && !outranked && !dictator,
});
