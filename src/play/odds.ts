/** The odds of a moment in a game: what its calculator reports, and how likely the actual result was. */
import type { Calculator } from '../calculator/calculator.ts';
import { parse } from '../calculator/parse.ts';
import type { Report } from '../calculator/report.ts';
import { readFaces } from '../calculator/roll/faces.ts';
import type { Tables } from '../calculator/table.ts';
import type { Rolled } from './chance.ts';
import type { ActionOf, COMMON } from './fields.ts';
import type { AnyGame } from './machine.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import type { Question } from './question.ts';
import type { Act } from './runner.ts';
import type { AnyState } from './state.ts';

/** Where calculators and tables come from. */
export interface Desk {
  readonly load: (calculator: string) => Promise<Calculator>;
  readonly tables: Tables;
  /** Where there is time for more draws than a calculator makes at once. */
  readonly report?: (calculator: Calculator, input: Computed['input']) => Report;
}

export interface Odds {
  /** Whose dice they are: who rolls first, and who rolls against him. */
  readonly rolls?: readonly string[];
  /** The case as its calculator reads it. */
  readonly asked?: { readonly calculator: string; readonly input: Readonly<Record<string, unknown>> };
  readonly report?: Report;
  /** What the roll could come to, in words, likeliest first. */
  readonly outcomes?: readonly Outcome[];
  /** What came of it, and how likely that was. */
  readonly happened?: Outcome;
  /** What somebody else reports of the same moment. */
  readonly beside?: { readonly by: string; readonly question: Question; readonly answer: Computed };
}

export interface Case {
  readonly calculator: Calculator;
  readonly input: Parameters<Calculator['compute']>[0];
}

export interface Computed extends Case {
  readonly report: Report;
}

/** The calculator that a question is for, and its input; a RangeError where they do not fit. */
export async function caseOf({ calculator: id, input }: Question, desk: Desk): Promise<Case> {
  const calculator = await desk.load(id);
  const parsed = parse(calculator.fields, input);
  if (parsed.type === 'problems') throw new RangeError(`${id}: ${parsed.problems[0]?.sentence}`);
  return { calculator, input: parsed.input };
}

/** The report that a question asks for. */
export async function answerOf(question: Question, desk: Desk): Promise<Computed> {
  const { calculator, input } = await caseOf(question, desk);
  const report = desk.report?.(calculator, input) ?? calculator.compute(input, desk.tables);
  return { calculator, input, report };
}

/** The part of the headline that these faces gave, where the calculator rolls the same dice. */
function headlineOf({ calculator, input, report }: Computed, faces: unknown, tables: Tables): Outcome | undefined {
  const { rolls, resolve, headline, terms } = calculator;
  if (!rolls || !resolve) return undefined;
  const read = readFaces((fallen) => rolls(input, tables, fallen), faces);
  if (read.type === 'problem') return undefined;
  const { facts } = resolve(input, read.faces, tables);
  const key = headline.find((name) => facts[name] === true);
  return key === undefined ? undefined : { says: terms[key] ?? key, chance: report.chances[key] ?? 0 };
}

/** Whose dice they are, in their order. */
export const rollersOf = ({ dice }: Rolled): string[] => [
  ...new Set(dice({}).flatMap(({ by }) => (by === undefined ? [] : [by]))),
];

/** The odds of a moment that waits: of its roll, or of what is being decided, as its calculator answers. */
export function pendingOdds(game: AnyGame, state: AnyState, { calculator, input, report }: Computed): Odds {
  const waits = game.chance(state);
  const outcomes = waits?.type === 'roll' ? outcomesOf(waits) : undefined;
  const rolls = waits?.type === 'roll' ? rollersOf(waits) : undefined;
  return {
    ...(rolls?.length && { rolls }),
    asked: { calculator: calculator.id, input },
    report,
    ...(outcomes && { outcomes }),
  };
}

export async function oddsOf(game: AnyGame, { action, question, before }: Act, desk: Desk): Promise<Odds> {
  const waits = game.chance(before);
  const rolled = waits?.type === 'roll' ? waits : undefined;
  const { faces } = action as unknown as ActionOf<typeof COMMON, 'roll'>;
  const outcomes = rolled && outcomesOf(rolled);
  const says = rolled?.reads?.(faces);
  const computed = question && (await answerOf(question, desk));
  const happened =
    outcomes?.find((outcome) => outcome.says === says) ??
    (rolled && computed && headlineOf(computed, faces, desk.tables));
  const rolls = rolled && rollersOf(rolled);
  return {
    ...(rolls?.length && { rolls }),
    ...(computed && { asked: { calculator: computed.calculator.id, input: computed.input }, report: computed.report }),
    ...(outcomes && { outcomes }),
    ...(happened && { happened }),
    ...(question?.beside && {
      beside: { ...question.beside, answer: await answerOf(question.beside.question, desk) },
    }),
  };
}
