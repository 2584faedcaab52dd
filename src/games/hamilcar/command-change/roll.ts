/** A Change of Command by the face rolled. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { faceOf, oneDie, settled } from '../dice.ts';
import type { Command } from './fields.ts';
import { commandLedger, commandReadings, compared } from './readings.ts';
import { type Commanding, commanding, isRolled } from './rules.ts';

/** 13.2: who commands Rome, by the Die where it is rolled. */
export const takeCommand = (command: Command, faces: Faces, figures: Figures): Commanding =>
  commanding(
    command,
    isRolled(command) ? settled(faceOf(faces, 'command'), 'a Change of Command') : undefined,
    figures,
  );

export const commandRolls = (command: Command): Roll[] =>
  isRolled(command) ? [oneDie('command', 'Change of Command')] : [];

export function commandRoll(command: Command, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const end = takeCommand(command, faces, read);
  const { face, swaps, rating } = end;
  const what = swaps ? 'the Consuls change places' : 'the commander stays';
  return {
    sentence: `${face === undefined ? 'No roll' : `Roll ${face}`}: ${what}, and Rome fights with Battle Rating ${rating}.`,
    facts: { ...compared(end, command), rating, rolled: face !== undefined },
    steps: face === undefined ? [] : [{ rule: '13.2', text: `Carthage rolls ${face}: ${what}.` }],
    ...basis(commandLedger(command), commandReadings(command), read),
  };
}
