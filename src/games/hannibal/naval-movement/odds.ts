/** The odds of a Naval Move: whether the Force arrives, returns or is lost, and the CUs that it brings. */
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, map } from '../../../engine/dist.ts';
import { DIE } from '../die.ts';
import { chancesOf } from '../ends.ts';
import type { Input } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { sail } from './roll.ts';
import { LANDINGS, mustRoll } from './rules.ts';

export function sailOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const voyages = mustRoll(input) ? map(DIE, (die) => sail(input, die, read)) : certain(sail(input, undefined, read));
  const chances = chancesOf(LANDINGS, voyages, (v) => v.landing);
  const { expected, distributions } = measure({
    cuArriving: [voyages, (v) => v.cuArriving],
    cuLost: [voyages, (v) => v.cuLost],
  });
  return {
    sentence: mustRoll(input)
      ? `The Force arrives ${percent(chances.arrives)} of the time, returns ${percent(chances.returns)} and is lost ${percent(chances.lost)}; on average ${decimal(expected.cuArriving)} of ${plural(input.cu, 'CU')} arrive.`
      : 'Rome arrives without a roll: the aid mentions a roll only for Carthage.',
    chances,
    expected,
    distributions,
    facts: settledFacts(input, read),
    ...basisOf(input, read),
  };
}
