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
  /** The field that is changed, as a whole. */
  readonly field: string;
  readonly gain: number;
}

/** All single steps with what each gains, one after the other; those that are forbidden are left out. */
function* eachChange(calculator: Calculator, input: Input, report: Report, tables: Tables, aim: string) {
  const worth = calculator.aims[aim]?.worth;
  if (!worth) throw new RangeError(`aim "${aim}" is not among ${Object.keys(calculator.aims).join(', ')}`);
  const now = worth(report);
  for (const { id, label, field, value, put } of placesOf(calculator.fields, input))
    for (const to of field.given ? [] : steps(field, value)) {
      const changed = put(to);
      if (barsOf(calculator.fields, changed).length > 0) continue;
      const gain = worth(calculator.compute(changed as never, tables)) - now;
      yield {
        label,
        from: nameOf(field, value),
        to: nameOf(field, to),
        input: changed,
        field: id.split('[')[0]!,
        gain,
      };
    }
}

/** Best first; those that change nothing are left out. */
const ranked = (all: readonly Change[]): Change[] =>
  all.filter((c) => Math.abs(c.gain) > 1e-12).sort((a, b) => b.gain - a.gain);

type Asked = Parameters<typeof eachChange>;

export const changes = (...asked: Asked): Change[] => ranked([...eachChange(...asked)]);

/** What the page's own thread may spend on it at a change, in milliseconds; the rest is left to a worker. */
const SPEND = 12;

/** The same, or nothing where it takes too long for the page. */
export function quickChanges(...asked: Asked): Change[] | undefined {
  const end = performance.now() + SPEND;
  const all: Change[] = [];
  for (const change of eachChange(...asked)) {
    all.push(change);
    if (performance.now() > end) return undefined;
  }
  return ranked(all);
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
