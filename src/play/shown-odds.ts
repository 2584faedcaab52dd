/** The odds of a moment as a reader sees them: what it depends on, everything that could happen, the link to the calculator. */
import { toQuery } from '../calculator/address.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Report } from '../calculator/report.ts';
import { drawnOdds } from './drawn-odds.ts';
import type { Odds } from './odds.ts';
import type { Question } from './question.ts';
import type { Part, ShownOdds, Side } from './shown.ts';

/** The headline of a report, what cannot happen left out. */
const headlineOf = ({ headline, terms, tones }: Calculator, { chances, sampled }: Report): Part[] =>
  headline.flatMap((key) => {
    const chance = chances[key] ?? 0;
    const error = sampled?.errors[key];
    const against = tones[key] === 'defender';
    const more = { ...(error !== undefined && { error }), ...(against && { against: true as const }) };
    return chance > 0 ? [{ says: terms[key] ?? key, chance, ...more }] : [];
  });

/** The bar shows what the figure names: where it is none of the parts, that and the rest. */
function partsWith(parts: readonly Part[], told: Part | undefined): readonly Part[] {
  const isOpen = told !== undefined && told.chance > 0 && told.chance < 1;
  if (!isOpen || parts.length === 0 || parts.some(({ says }) => says === told.says)) return parts;
  return [told, { says: 'otherwise', chance: 1 - told.chance, against: true }];
}

/** What a question turns on, in words, with its chance. */
export function turnsOn({ shows }: Question, { terms }: Calculator, { chances }: Report): Part | undefined {
  const chance = shows === undefined ? undefined : chances[shows];
  return shows === undefined || chance === undefined ? undefined : { says: terms[shows] ?? shows, chance };
}

/** `by` is whoever asks. */
export function shownOdds(
  odds: Odds,
  { question, by }: { readonly question?: Question; readonly by: string },
  calculator: Calculator,
  sides: readonly Side[],
): ShownOdds | undefined {
  const { asked, report, outcomes, happened } = odds;
  if (!asked || !report) return undefined;
  const turn = question && turnsOn(question, calculator, report);
  const parts = partsWith(outcomes ?? headlineOf(calculator, report), happened ? undefined : turn);
  const [first = by, second] = odds.rolls ?? [];
  const isSide = (one: string | undefined): boolean => sides.some(({ id }) => id === one);
  // A calculator speaks as whoever asks it; outcomes of a roll are told as they are.
  const asker = sides.find((side) => side.id === by)?.name;
  const told = happened ?? (turn && { ...turn, says: asker ? `${asker}: “${turn.says}”` : turn.says });
  const is = happened ? parts.findIndex((p) => p.says === happened.says) : -1;
  return {
    title: calculator.title,
    says: told?.says ?? calculator.question,
    ...(told && { chance: told.chance }),
    ...drawnOdds(odds, question, sides),
    ...(isSide(first) && { side: first }),
    ...(second !== undefined && isSide(second) && { other: second }),
    parts,
    ...(is >= 0 && { is }),
    sentence: report.sentence,
    standing: report.standing,
    ledger: report.breakdown.map(({ who, amount, why, rule }) => ({ who, amount, why, rule })),
    calculator: calculator.id,
    query: toQuery(calculator.fields, asked.input),
  };
}
