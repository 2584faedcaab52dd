/** What each single change of the input would be worth for an aim: one more CU, the next leader, a flag. */
import { barsOf } from './bars.ts';
import type { Calculator } from './calculator.ts';
import type { ScalarField } from './fields.ts';
import { type Input, placesOf } from './places.ts';
import type { Report } from './report.ts';
import type { Tables } from './table.ts';

export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly input: Input;
  readonly gain: number;
}

/** All single steps, best first; those that change nothing or are forbidden are left out. */
export function changes(calculator: Calculator, input: Input, report: Report, tables: Tables, aim: string): Change[] {
  const worth = calculator.aims[aim]?.worth;
  if (!worth) throw new RangeError(`aim "${aim}" is not among ${Object.keys(calculator.aims).join(', ')}`);
  const now = worth(report);
  return placesOf(calculator.fields, input)
    .filter(({ field }) => !field.given)
    .flatMap(({ label, field, value, put }) =>
      steps(field, value).map((to) => ({ label, from: nameOf(field, value), to: nameOf(field, to), input: put(to) })),
    )
    .filter((c) => barsOf(calculator.fields, c.input).length === 0)
    .map((c) => ({ ...c, gain: worth(calculator.compute(c.input as never, tables)) - now }))
    .filter((c) => Math.abs(c.gain) > 1e-12)
    .sort((a, b) => b.gain - a.gain);
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
  return String(value);
}
