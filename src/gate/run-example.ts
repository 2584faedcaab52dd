/** Runs a worked example through the calculator it names: what came out, and how it compares with what must. */
import type { Calculator } from '../calculator/calculator.ts';
import { agrees, type Check } from '../calculator/example.ts';
import { readFaces } from '../calculator/faces.ts';
import { parse } from '../calculator/parse.ts';
import type { Fact, Outcome, Report } from '../calculator/report.ts';
import { calculators } from '../games/index.ts';
import type { Example, Game } from './game.ts';
import { ContentError } from './problem.ts';

export interface Ran {
  readonly calculator: Calculator;
  /** With every default filled in. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: Outcome | Report;
  readonly checks: readonly Check[];
}

export async function runExample(game: Game, example: Example): Promise<Ran> {
  const where = `content/${game.id}/examples/${example.id}.json`;
  const stop = (sentence: string): never => {
    throw new ContentError([`${where}: ${sentence}`]);
  };
  const { calculator: id, input, faces } = example.run;
  const load =
    calculators[game.id][id] ??
    stop(`found calculator "${id}", expected one of ${Object.keys(calculators[game.id]).join(', ')}`);
  const calculator = await load();
  const parsed = parse(calculator.fields, input);
  if (parsed.type === 'problems') return stop(parsed.problems[0]!.sentence);
  if (!faces) {
    const report = calculator.compute(parsed.input as never, game.tables);
    const found: Record<string, Fact> = { ...report.facts, ...report.chances, ...report.expected };
    return { calculator, input: parsed.input, result: report, checks: agrees(example.expected, found) };
  }
  const { rolls, resolve } = calculator;
  if (!rolls || !resolve) return stop(`found faces, but ${id} rolls no dice`);
  const read = readFaces((fallen) => rolls(parsed.input as never, game.tables, fallen), faces);
  if (read.type === 'problem') return stop(read.sentence);
  const outcome = resolve(parsed.input as never, read.faces, game.tables);
  return { calculator, input: parsed.input, result: outcome, checks: agrees(example.expected, outcome.facts) };
}
