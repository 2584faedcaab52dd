/** What each single change of the input would be worth for an aim: one more CU, the next leader, a flag. */
import { barsOf } from './bars.ts';
import type { Calculator } from './calculator.ts';
import type { Field, Fields } from './fields.ts';
import type { Report } from './report.ts';
import type { Tables } from './table.ts';

type Input = Readonly<Record<string, unknown>>;

export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly input: Input;
  readonly gain: number;
}

interface Variant {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly input: Input;
}

/** All single steps, best first; those that change nothing are left out. */
export function changes(calculator: Calculator, input: Input, report: Report, tables: Tables, aim: string): Change[] {
  const worth = calculator.aims[aim]?.worth;
  if (!worth) throw new RangeError(`aim "${aim}" is not among ${Object.keys(calculator.aims).join(', ')}`);
  const now = worth(report);
  return variants(calculator.fields, input)
    .filter((v) => barsOf(calculator.fields, v.input).length === 0)
    .map((v) => ({ ...v, gain: worth(calculator.compute(v.input as never, tables)) - now }))
    .filter((c) => Math.abs(c.gain) > 1e-12)
    .sort((a, b) => b.gain - a.gain);
}

function variants(fields: Fields, input: Input): Variant[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.given || (field.when && !field.when(input))) return [];
    const put = (value: unknown): Input => ({ ...input, [name]: value });
    if (field.kind === 'list') {
      const items = input[name] as readonly Input[];
      return items.flatMap((item, i) =>
        variants(field.of as Fields, item).map((v) => ({
          ...v,
          label: `${field.item} ${i + 1}: ${v.label.toLowerCase()}`,
          input: put(items.with(i, v.input as never)),
        })),
      );
    }
    const twice = Object.values(fields).filter(({ label }) => label === field.label).length > 1;
    return steps(field, input[name]).map((value) => ({
      // Both sides may have a field of this name: the group says whose it is.
      label: twice && field.group ? `${field.group}: ${field.label}` : field.label,
      from: nameOf(field, input[name]),
      to: nameOf(field, value),
      input: put(value),
    }));
  });
}

function steps(field: Field, value: unknown): unknown[] {
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

function nameOf(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'choice') return field.options.find((o) => o.id === value)?.label ?? String(value);
  return String(value);
}
