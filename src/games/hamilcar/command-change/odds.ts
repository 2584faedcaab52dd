/** A Change of Command over all faces. */
import { keyed } from '../../../calculator/keys.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { certain, chance, map } from '../../../engine/dist.ts';
import { DIE, SIDED } from '../dice.ts';
import type { Command } from './fields.ts';
import { COMPARED, commandLedger, commandReadings, compared } from './readings.ts';
import { commanding, isRolled } from './rules.ts';

export function commandOdds(command: Command, tables: Tables) {
  const read = new Reader(tables);
  const rolled = isRolled(command);
  const ends = rolled
    ? map(DIE, (face) => commanding(command, face, read))
    : certain(commanding(command, undefined, read));
  const chances = keyed(COMPARED, (key) => chance(ends, (end) => compared(end, command)[key]));
  const { expected, distributions } = measure({ rating: [ends, (end) => end.rating] });
  return {
    sentence: rolled
      ? `The Consuls change places ${percent(chances.swaps)} of the time; Rome's commander then has Battle Rating ${decimal(expected.rating)} on average.`
      : `There is no roll: the commander's Battle Rating is ${command.commander}.`,
    chances,
    expected,
    distributions,
    facts: { rolled },
    outOf: rolled ? SIDED : 1,
    ...basis(commandLedger(command), commandReadings(command), read),
  };
}
