/** The odds of a Change of Command: whether the Consuls change places, and the rating that then commands. */
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { certain, chance, map } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';
import type { Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { commandOn } from './roll.ts';

export function commandOdds(input: Input, tables: Tables) {
  const facts = settledFacts(input);
  const commands = facts.isRolled ? map(DIE, (die) => commandOn(die, input)) : certain(commandOn(undefined, input));
  const swap = chance(commands, (c) => c.swapped);
  const { expected, distributions } = measure({ rating: [commands, (c) => c.rating] });
  return {
    sentence: facts.isRolled
      ? `Carthage ${facts.mustRoll ? 'must roll' : 'rolls'}: the Consuls change places ${percent(swap)} of the time, and the rating in command is ${decimal(expected.rating)} on average.`
      : `Carthage does not roll: the other Consul is no worse, so the rating in command stays ${input.inCommand}.`,
    chances: { swap, stay: 1 - swap },
    expected,
    distributions,
    facts,
    outOf: 6,
    ...basisOf(input, tables),
  };
}
