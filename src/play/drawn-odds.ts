/** What sampled odds add to those of a moment: how far off they can be, what to choose, and what the other side expects. */
import type { Report } from '../calculator/report.ts';
import type { Odds } from './odds.ts';
import type { Question } from './question.ts';
import type { Part, ShownOdds, Side } from './shown.ts';

/** What a report says of one of its chances. */
const partOf = ({ chances, sampled }: Report, shows: string, says: string): Part => {
  const error = sampled?.errors[shows];
  return { says, chance: chances[shows] ?? 0, ...(error !== undefined && { error }) };
};

/** What the other side expects, in its own words. */
function besideOf({ by, question, answer }: NonNullable<Odds['beside']>, sides: readonly Side[]): Part | undefined {
  const { shows } = question;
  if (shows === undefined) return undefined;
  const name = sides.find((side) => side.id === by)?.name ?? by;
  return partOf(answer.report, shows, `${name}: “${answer.calculator.terms[shows] ?? shows}”`);
}

export function drawnOdds(
  { report, happened, beside }: Odds,
  question: Question | undefined,
  sides: readonly Side[],
): Pick<ShownOdds, 'error' | 'advice' | 'beside'> {
  const { shows, advises } = question ?? {};
  const error = happened || shows === undefined ? undefined : report?.sampled?.errors[shows];
  const other = beside && besideOf(beside, sides);
  return {
    ...(error !== undefined && { error }),
    ...(advises && report && { advice: report.sentence }),
    ...(other && { beside: other }),
  };
}
