/** A case in words, field by field, for copying, sharing and comparing. */
import type { Calculator } from '../calculator.ts';
import type { Field, Fields } from '../fields.ts';
import { fitting } from '../parse.ts';
import { integer, signed } from '../words.ts';

type Input = Readonly<Record<string, unknown>>;

export interface Told {
  readonly field: string;
  readonly words: string;
}

const optionsOf = (field: Field): readonly { readonly id: string; readonly label: string }[] =>
  field.kind === 'number' ? (field.words ?? []) : 'options' in field ? field.options : [];

/** A value as the form names it. */
function valueIn(field: Field, value: unknown): string {
  if (field.kind === 'list') return String(Array.isArray(value) ? value.length : 0);
  if (field.kind === 'number' && typeof value === 'number') return field.signed ? signed(value) : integer(value);
  return optionsOf(field).find((o) => o.id === value)?.label ?? String(value);
}

/** A field with its value: `CU 8`, `The space is friendly to: you`, or a flag's name alone. */
export function wordsFor(field: Field, value: unknown, label = field.label): string {
  if (field.kind === 'flag') return value ? label : `${label}: no`;
  // Two numbers side by side would read as one.
  const joint = field.kind === 'number' && typeof value === 'number' && !/\d$/.test(label) ? ' ' : ': ';
  return `${label}${joint}${valueIn(field, value)}`;
}

export const isUsual = (field: Field, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(field.default);

/** What goes without saying: readings and aims, what does not apply, and what is neither changed nor an amount. */
function isTold(field: Field, value: unknown, input: Input): boolean {
  if (field.kind === 'ruling' || field.kind === 'aim' || !(field.when?.(input) ?? true)) return false;
  return !isUsual(field, value) || (field.kind === 'number' && typeof value === 'number' && value !== 0);
}

/** Every part of the case that is worth a word; a label that two groups have is told with its group. */
export function told({ fields, folded = [] }: Calculator, input: Input): Told[] {
  const known: Fields = fields;
  const all = Object.entries(known);
  const twice = (label: string) => all.filter(([, f]) => f.label === label).length > 1;
  return all
    .filter(([name, field]) => isTold(field, input[name], input))
    .filter(([name, field]) => !folded.includes(field.group ?? '') || !isUsual(field, input[name]))
    .map(([name, field]) => ({
      field: name,
      words: wordsFor(
        field,
        input[name],
        twice(field.label) && field.group ? `${field.group}: ${field.label}` : field.label,
      ),
    }));
}

/** The case in one line: first what its calculator says in one go, then part by part; what is of one group names it once. */
export const caseWords = (calculator: Calculator, input: Input): string =>
  [
    ...(calculator.says ? [calculator.says.words(fitting(input))] : []),
    ...grouped(
      told(calculator, input)
        .filter(({ field }) => !calculator.says?.fields.includes(field))
        .map(({ words }) => words),
    ),
  ].join(' · ');

/** `My hand: Probe 1`, `My hand: Reserve 2` as `My hand: Probe 1, Reserve 2`. */
function grouped(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const words of parts) {
    const [group = ':'] = /^[^:]+: /.exec(words) ?? [];
    if (all.at(-1)?.startsWith(group)) all.push(`${all.pop()}, ${words.slice(group.length)}`);
    else all.push(words);
  }
  return all;
}
