/** How fast every calculator answers a change: its report, and what each single change is worth, over many inputs at random. */
import fc from 'fast-check';
import type { Calculator } from '../../src/calculator/calculator.ts';
import { barsOf } from '../../src/calculator/fields.ts';
import { changes, quickChanges } from '../../src/calculator/search/changes.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { anyInput, nearDefaults } from '../support/inputs.ts';

type Input = Readonly<Record<string, unknown>>;

export interface Answers {
  readonly name: string;
  readonly inputs: number;
  /** In milliseconds. */
  readonly median: number;
  readonly worst: number;
  /** The share of inputs whose changes are left to the worker. */
  readonly toWorker: number;
  /** The slowest of a few with every change counted, as the worker does it. */
  readonly whole: number;
  readonly at: Input;
}

/** Some kernels count processor time in ticks of so many milliseconds. */
const TICK = 4;

/** The time of this thread at most, whatever else the machine does: by the clock, or by its processor time and one tick more. */
function timed<T>(run: () => T): { readonly ms: number; readonly made: T } {
  const [began, used] = [performance.now(), process.threadCpuUsage()];
  const made = run();
  const { user, system } = process.threadCpuUsage(used);
  return { ms: Math.min(performance.now() - began, (user + system) / 1000 + TICK), made };
}

/** What a page does at a change; `undefined` where it leaves the changes to the worker. */
function answer(calculator: Calculator, input: Input, tables: Tables, each: typeof quickChanges = quickChanges) {
  const report = calculator.compute(input as never, tables);
  const aim = String(input['aim'] ?? Object.keys(calculator.aims)[0]);
  return calculator.aims[aim] ? each(calculator, input, report, tables, aim) : [];
}

const SEED = 7;
const WARM = 20;
const FEW = 5;

/**
 * Half of the inputs are any, half are near the defaults, where a hand is one that can be held. Inputs that cannot be are
 * never answered; the slowest are measured again, since a first time compiles.
 */
export function answersOf(name: string, calculator: Calculator, tables: Tables, inputs: number): Answers {
  const all = fc
    .sample(fc.oneof(anyInput(calculator.fields), nearDefaults(calculator.fields)), { numRuns: inputs, seed: SEED })
    .filter((input) => barsOf(calculator.fields, input).length === 0);
  // What an input needs is remembered by the input itself, so that every time is a first time.
  const once = (input: Input) => {
    const fresh = structuredClone(input);
    return timed(() => answer(calculator, fresh, tables));
  };
  for (const input of all.slice(0, WARM)) once(input);
  const times = all
    .map((input) => {
      const { ms, made } = once(input);
      return { input, ms, left: made === undefined };
    })
    .sort((a, b) => b.ms - a.ms);
  const again = times
    .slice(0, FEW)
    .map(({ input, ms }) => ({ input, ms: Math.min(ms, ...[1, 2, 3].map(() => once(input).ms)) }))
    .sort((a, b) => b.ms - a.ms)[0];
  const whole = (input: Input) => {
    const fresh = structuredClone(input);
    return timed(() => answer(calculator, fresh, tables, changes)).ms;
  };
  return {
    name,
    inputs: all.length,
    median: times[Math.floor(times.length / 2)]?.ms ?? 0,
    worst: again?.ms ?? 0,
    toWorker: times.filter(({ left }) => left).length / Math.max(1, times.length),
    whole: Math.max(0, ...times.slice(0, FEW).map(({ input }) => whole(input))),
    at: again?.input ?? {},
  };
}
