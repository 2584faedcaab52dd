/** Change of Command (13.2) as pure functions: whether the Die is rolled, and who commands after it. */
import type { Reader } from '../../../calculator/table.ts';

export interface Command {
  readonly rome: 'attacker' | 'defender';
  readonly commander: number;
  readonly subordinate: number;
  /** 2.2.D2: one Consul is an Aristocrat and the other is not. */
  readonly outranked: boolean;
  readonly dictator: boolean;
  /** What Carthage does where it has the choice. */
  readonly choice: 'best' | 'always' | 'never';
}

/** 13.2: Carthage must roll against a Roman Defender and may against an Attacker. */
export function isRolled({ rome, commander, subordinate, outranked, dictator, choice }: Command): boolean {
  if (outranked || dictator) return false;
  if (rome === 'defender' || choice === 'always') return true;
  return choice === 'best' && subordinate < commander;
}

/** 13.2: whether this face makes the Consuls change places. */
export const swapsOn = (face: number, read: Reader): boolean =>
  read.at('change-of-command', face, 'effect').value === 'swap';
