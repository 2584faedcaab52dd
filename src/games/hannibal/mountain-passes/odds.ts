/** The odds of a march over passes: how many CUs come down on the other side, pass by pass. */
import { measure } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { certain, chain, chance, type Dist } from '../../../engine/dist.ts';
import { attritionResults, type Force, forceOf } from '../attrition/rules.ts';
import { type Input, passesOf } from './fields.ts';
import { basisOf, settledFacts } from './readings.ts';
import { type Pass, passModifier } from './rules.ts';

/** 7.2B: the Force after each crossing. */
function crossings(start: Force, passes: readonly Pass[], figures: Figures): Dist<Force>[] {
  let here = certain(start);
  return passes.map((pass) => {
    here = chain(here, (force) =>
      force.cu > 0 ? attritionResults(force, passModifier(pass, figures), figures) : certain(force),
    );
    return here;
  });
}

export function crossingOdds(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const [start, passes] = [forceOf(input), passesOf(input)];
  const facts = settledFacts(input, read);
  const course = crossings(start, passes, read);
  const end = course.at(-1) ?? certain(start);
  const enough = (force: Force): boolean => force.cu >= input.wanted;
  const { expected, distributions } = measure({
    cuLeft: [end, (f) => f.cu],
    cuLost: [end, (f) => start.cu - f.cu],
    elephantsLeft: [start.elephants > 0 ? end : undefined, (f) => f.elephants],
  });
  const chances = {
    enough: chance(end, enough),
    tooFew: chance(end, (f) => !enough(f)),
    unharmed: chance(end, (f) => f.cu === start.cu),
    gone: chance(end, (f) => f.cu === 0),
  };
  const over = passes.length === 1 ? 'the pass' : `${passes.length} passes`;
  return {
    sentence: `On average ${decimal(expected.cuLeft)} of ${plural(start.cu, 'CU')} arrive beyond ${over}; at least ${input.wanted} ${input.wanted === 1 ? 'arrives' : 'arrive'} ${percent(chances.enough)} of the time.`,
    chances,
    expected,
    distributions,
    facts,
    series: {
      title: 'Pass by pass',
      step: 'Pass',
      points: course.map((dist, i) => ({
        at: i + 1,
        chances: { enough: chance(dist, enough), unharmed: chance(dist, (f) => f.cu === start.cu) },
      })),
    },
    ...basisOf(input, read),
  };
}
