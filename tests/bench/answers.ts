/** How fast every calculator answers a change: its report, and what each single change is worth, over many inputs at random. */
import fc from 'fast-check';
import { barsOf } from '../../src/calculator/bars.ts';
import type { Calculator } from '../../src/calculator/calculator.ts';
import { changes, quickChanges } from '../../src/calculator/changes.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { anyInput } from '../support/inputs.ts';

export interface Answers {
  readonly name: string;
  readonly inputs: number;
  /** In milliseconds. */
  readonly median: number;
  readonly worst: number;
  /** The slowest of a few with every change counted, wherever that happens. */
  readonly whole: number;
  readonly at: Readonly<Record<string, unknown>>;
}

/** What a page does at a change; what takes too long goes to a worker. */
function answer(
  calculator: Calculator,
  input: Readonly<Record<string, unknown>>,
  tables: Tables,
  all = quickChanges,
): void {
  const report = calculator.compute(input as never, tables);
  const aim = String(input['aim'] ?? Object.keys(calculator.aims)[0]);
  if (calculator.aims[aim]) all(calculator, input, report, tables, aim);
}

const SEED = 7;
const WARM = 20;
const FEW = 20;

/** Inputs that cannot be are never answered; the slowest is measured again, since others use the machine too. */
export function answersOf(name: string, calculator: Calculator, tables: Tables, inputs: number): Answers {
  const all = fc
    .sample(anyInput(calculator.fields), { numRuns: inputs, seed: SEED })
    .filter((input) => barsOf(calculator.fields, input).length === 0);
  const timed = (input: Readonly<Record<string, unknown>>, each = quickChanges): number => {
    const began = process.threadCpuUsage();
    answer(calculator, input, tables, each);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  for (const input of all.slice(0, WARM)) timed(input);
  const times = all.map((input) => ({ input, ms: timed(input) })).sort((a, b) => b.ms - a.ms);
  const again = times
    .slice(0, 5)
    .map(({ input, ms }) => ({ input, ms: Math.min(ms, ...[1, 2, 3].map(() => timed(input))) }))
    .sort((a, b) => b.ms - a.ms)[0];
  return {
    name,
    inputs: all.length,
    median: times[Math.floor(times.length / 2)]?.ms ?? 0,
    worst: again?.ms ?? 0,
    whole: Math.max(0, ...times.slice(0, FEW).map(({ input }) => timed(input, changes))),
    at: again?.input ?? {},
  };
}
