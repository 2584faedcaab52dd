/** Runs a worked example through its calculator: the result, and how it compares with what is expected. */
import type { Calculator, Roll } from '../calculator/calculator.ts';
import { agrees, type Check } from '../calculator/example.ts';
import type { Fact, Outcome, Report } from '../calculator/report.ts';
import { readFaces } from '../calculator/roll/faces.ts';
import { settledReport } from '../calculator/roll/sampling.ts';
import { caseOf } from './case.ts';
import type { Example, Game } from './game.ts';
import { ContentError } from './problem.ts';

export interface Ran {
  readonly calculator: Calculator;
  /** With every default filled in. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The dice that its faces were read from. */
  readonly rolls: readonly Roll[];
  readonly result: Outcome | Report;
  readonly checks: readonly Check[];
}

/** One moment of an example that is told in stages. */
export interface RanStage {
  readonly tells: string;
  readonly shows: readonly string[];
  readonly calculator: Calculator;
  readonly input: Readonly<Record<string, unknown>>;
  readonly report: Report;
}

const stopper =
  (game: Game, example: Example) =>
  (sentence: string): never => {
    throw new ContentError([`content/${game.id}/examples/${example.file}: ${sentence}`]);
  };

async function open(game: Game, run: Omit<Example['run'], 'faces'>, stop: (s: string) => never) {
  const named = await caseOf(game.id, run);
  return named.type === 'case' ? named : stop(named.sentences.join(' '));
}

const figuresOf = ({ facts, chances, expected }: Report): Record<string, Fact> => ({
  ...facts,
  ...chances,
  ...expected,
});

export async function runExample(game: Game, example: Example): Promise<Ran> {
  const stop = stopper(game, example);
  const { calculator, input } = await open(game, example.run, stop);
  const { faces } = example.run;
  if (!faces) {
    const report = calculator.compute(input, game.tables);
    return { calculator, input, rolls: [], result: report, checks: agrees(example.expected, figuresOf(report)) };
  }
  const { rolls, resolve } = calculator;
  if (!rolls || !resolve) return stop(`found faces, but ${calculator.id} rolls no dice`);
  const read = readFaces((fallen) => rolls(input, game.tables, fallen), faces);
  if (read.type === 'problem') return stop(read.sentence);
  const outcome = resolve(input, read.faces, game.tables);
  const thrown = rolls(input, game.tables, read.faces);
  return { calculator, input, rolls: thrown, result: outcome, checks: agrees(example.expected, outcome.facts) };
}

/** The moments that lead up to the result, in order; what is drawn is drawn to the end. */
export async function runStages(game: Game, example: Example): Promise<RanStage[]> {
  const stop = stopper(game, example);
  return Promise.all(
    (example.stages ?? []).map(async ({ tells, shows, run }, i) => {
      const { calculator, input } = await open(game, run, (s) => stop(`stage ${i + 1}: ${s}`));
      const report = calculator.sample
        ? settledReport(calculator.sample, input, game.tables)
        : calculator.compute(input, game.tables);
      const known = Object.keys(figuresOf(report));
      const wrong = shows.find((name) => !known.includes(name));
      if (wrong) stop(`stage ${i + 1}: found "${wrong}" to show, expected one of ${known.join(', ')}`);
      return { tells, shows, calculator, input, report };
    }),
  );
}
