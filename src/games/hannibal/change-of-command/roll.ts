/** A Change of Command with its die: who commands after it, and the same told. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { faceOf, oneDie } from '../die.ts';
import type { Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { consulsSwap } from './rules.ts';

export interface Commanded {
  readonly swapped: boolean;
  /** Of the Consul who commands now. */
  readonly rating: number;
}

/** 11.2: who commands after this face, or where nobody rolls. */
export function commandOn(
  die: number | undefined,
  { inCommand, other }: Pick<Input, 'inCommand' | 'other'>,
): Commanded {
  const swapped = die !== undefined && consulsSwap(die);
  return { swapped, rating: swapped ? other : inCommand };
}

export const commandRolls = (input: Input): Roll[] =>
  settledFacts(input).isRolled ? [oneDie('command', 'Change of Command')] : [];

export function commandRoll(input: Input, faces: Faces, tables: Tables): Outcome {
  const die = faceOf(faces, 'command');
  const { swapped, rating } = commandOn(die, input);
  return {
    sentence: swapped ? `The Consuls change places: rating ${rating} commands.` : `Rating ${rating} stays in command.`,
    facts: { ...settledFacts(input), swap: swapped, stay: !swapped, rating },
    steps:
      die === undefined
        ? []
        : [{ rule: '11.2', text: `A ${die}: the Consuls ${swapped ? 'change places' : 'stay where they are'}.` }],
    ...basisOf(input, tables),
  };
}
