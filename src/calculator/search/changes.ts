/** What each single change to the input would be worth for an aim: one more CU, the next leader, a flag. */
import { aimOf, type Calculator } from '../calculator.ts';
import type { ScalarField } from '../fields.ts';
import { barsOf } from '../fields.ts';
import { fitting } from '../parse.ts';
import type { Report } from '../report.ts';
import type { Tables } from '../table.ts';
import { integer, signed } from '../words.ts';
import { type Input, placesOf } from './places.ts';

export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly input: Input;
  /** The field that is changed, as a whole. */
  readonly field: string;
  readonly gain: number;
}

/** A single step that the rules do not forbid. */
type Step = Omit<Change, 'gain'>;

function stepsFrom(calculator: Calculator, input: Input): Step[] {
  return placesOf(calculator.fields, input).flatMap(({ id, label, field, value, put }) =>
    (field.given ? [] : steps(field, value)).flatMap((to) => {
      const changed = put(to);
      if (barsOf(calculator.fields, changed).length > 0) return [];
      const [from, name] = [nameOf(field, value), nameOf(field, to)];
      return [{ label, from, to: name, input: changed, field: id.replace(/\[.*/, '') }];
    }),
  );
}

/** What a step gains for the aim. */
function gaining(calculator: Calculator, report: Report, tables: Tables, aim: string): (step: Step) => Change {
  const { worth } = aimOf(calculator, aim);
  const now = worth(report);
  return (step) => ({ ...step, gain: worth(calculator.compute(fitting(step.input), tables)) - now });
}

/** Best first; those that change nothing are left out. */
const ranked = (all: readonly Change[]): Change[] =>
  all.filter((c) => Math.abs(c.gain) > 1e-12).sort((a, b) => b.gain - a.gain);

type Asked = readonly [calculator: Calculator, input: Input, report: Report, tables: Tables, aim: string];

export function changes(...[calculator, input, report, tables, aim]: Asked): Change[] {
  const gain = gaining(calculator, report, tables, aim);
  return ranked(stepsFrom(calculator, input).map(gain));
}

/** What the page's own thread may spend on it at a change, in milliseconds; what takes longer is left to a worker. */
const SPEND = 12;

/** Steps that tell how long all of them will take. */
const FEW = 3;

/** The same, or nothing where it takes too long for the page: given up as soon as that can be seen. */
export function quickChanges(...[calculator, input, report, tables, aim]: Asked): Change[] | undefined {
  const gain = gaining(calculator, report, tables, aim);
  const all = stepsFrom(calculator, input);
  const found: Change[] = [];
  const began = performance.now();
  for (const step of all) {
    found.push(gain(step));
    const spent = performance.now() - began;
    const expected = found.length < FEW ? spent : (spent / found.length) * all.length;
    if (expected > SPEND) return undefined;
  }
  return ranked(found);
}

function steps(field: ScalarField, value: unknown): unknown[] {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' ? [value + 1, value - 1].filter((v) => v >= field.min && v <= field.max) : [];
    case 'flag':
      return [!value];
    case 'choice':
      return field.options.map((o: { id: string }) => o.id).filter((id: string) => id !== value);
    default:
      // Readings and aims are not moves a player can make.
      return [];
  }
}

function nameOf(field: ScalarField, value: unknown): string {
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'choice') return field.options.find((o) => o.id === value)?.label ?? String(value);
  if (typeof value === 'number') return field.kind === 'number' && field.signed ? signed(value) : integer(value);
  return String(value);
}
