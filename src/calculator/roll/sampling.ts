/** Sampled results: a run that can be continued, and what a report says about it. */
import type { Report } from '../report.ts';
import type { Tables } from '../table.ts';

/** One run; whoever holds it decides how far it goes. */
export interface Sampling<R extends Report = Report> {
  /** Draws so many more. */
  step(draws: number): void;
  /** What the draws so far say. */
  report(): R;
}

/** How a calculator draws. */
export interface Sample<Input, R extends Report = Report> {
  /** What is drawn, in the plural: games, hands. */
  readonly of: string;
  /** How many make the result settled; 0 where this input leaves nothing to draw. */
  readonly most: (input: Input, tables: Tables) => number;
  readonly start: (input: Input, tables: Tables, seed: number) => Sampling<R>;
}

/** Every page, test and terminal begins with this run. */
export const FIRST_SEED = 1;

/** A report at once: the first draws of the first run. */
export function firstReport<Input, R extends Report>(
  { start }: Sample<Input, R>,
  input: Input,
  tables: Tables,
  draws: number,
  seed = FIRST_SEED,
): R {
  const sampling = start(input, tables, seed);
  sampling.step(draws);
  return sampling.report();
}

/** The whole run, in one go. */
export const settledReport = <Input, R extends Report>(
  sample: Sample<Input, R>,
  input: Input,
  tables: Tables,
  seed = FIRST_SEED,
): R => firstReport(sample, input, tables, sample.most(input, tables), seed);
