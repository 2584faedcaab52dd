/** The one parser: form, shared address and JSON all come through here. It returns problems, it never throws. */
import { barsOf } from './bars.ts';
import {
  defaultsOf,
  type Field,
  type Fields,
  type InputOf,
  type ListField,
  type NumberField,
  type Option,
} from './fields.ts';
import { quoted } from './quoted.ts';
import { capital, decimal } from './words.ts';

export interface Problem {
  readonly code: 'version' | 'unknown' | 'missing' | 'kind' | 'range' | 'choice' | 'count' | 'bar';
  readonly field: string;
  /** By the labels that a reader sees. */
  readonly sentence: string;
  /** For those who write names and ids. */
  readonly found?: unknown;
}

export type Parsed<Fs extends Fields> =
  | { readonly type: 'input'; readonly input: InputOf<Fs> }
  | { readonly type: 'problems'; readonly problems: readonly Problem[] };

type Read = { readonly value: unknown } | { readonly problems: readonly Problem[] };

/** Where a value stands: its path for the form, and what a reader calls it. */
interface At {
  readonly path: string;
  readonly name: string;
}

const problem = (code: Problem['code'], field: string, found: unknown, sentence: string): Read => ({
  problems: [{ code, field, sentence, found }],
});

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export function parse<Fs extends Fields>(fields: Fs, raw: unknown): Parsed<Fs> {
  const read = isRecord(raw)
    ? readFields(fields, raw, { path: '', name: '' })
    : problem('kind', 'input', raw, `The input cannot be read: it is ${quoted(raw)}.`);
  const problems = 'problems' in read ? read.problems : barsOf(fields, read.value as Record<string, unknown>);
  return problems.length || 'problems' in read
    ? { type: 'problems', problems }
    : { type: 'input', input: read.value as InputOf<Fs> };
}

function readFields(fields: Fields, raw: Record<string, unknown>, at: At): Read {
  const problems: Problem[] = [];
  const value: Record<string, unknown> = { ...defaultsOf(fields) };
  for (const [name, found] of Object.entries(raw)) {
    const path = at.path + name;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (found === undefined && field) continue;
    const read = field
      ? readField(field, found, { path, name: at.name + calledIn(fields, field) })
      : problem('unknown', path, found, `${at.name}Nothing here is called ${quoted(name)}.`);
    if ('problems' in read) problems.push(...read.problems);
    else value[name] = read.value;
  }
  return problems.length ? { problems } : { value };
}

/** Its label, and its group where another field has the same label. */
function calledIn(fields: Fields, { label, group }: Field): string {
  const alone = Object.values(fields).filter((field) => field.label === label).length === 1;
  return capital(alone || group === undefined ? label : `${label} (${group})`);
}

function readField(field: Field, found: unknown, at: At): Read {
  if (found === '' || found === null)
    return problem('missing', at.path, undefined, `${at.name}: this is empty${wanting(field)}.`);
  switch (field.kind) {
    case 'number':
      return readNumber(field, found, at);
    case 'flag':
      if (found === true || found === 'true' || found === '1' || found === 'on') return { value: true };
      if (found === false || found === 'false' || found === '0') return { value: false };
      return problem('kind', at.path, found, `${at.name}: answer yes or no, not ${quoted(found)}.`);
    case 'list':
      return readList(field, found, at);
    default:
      return field.options.some((o) => o.id === found)
        ? { value: found }
        : problem('choice', at.path, found, `${at.name}: choose ${choiceOf(field.options)}, not ${quoted(found)}.`);
  }
}

function readNumber(field: NumberField<string>, found: unknown, { path, name }: At): Read {
  if (field.words?.some((w) => w.id === found)) return { value: found };
  const text = typeof found === 'string' ? found.trim().replace('−', '-') : found;
  const value = typeof text === 'string' && /^[+-]?\d+$/.test(text) ? Number(text) : text;
  if (typeof value !== 'number' || !Number.isInteger(value))
    return problem('kind', path, found, `${name} must be a whole number ${rangeOf(field)}, not ${quoted(found)}.`);
  const more = field.limit && value > field.max ? `: ${field.limit} allows no more` : '';
  if (value < field.min || value > field.max)
    return problem('range', path, found, `${name} must be ${rangeOf(field)}, not ${shortened(value)}${more}.`);
  // -0 would print and compare oddly.
  return { value: value + 0 };
}

function readList(field: ListField, found: unknown, { path, name }: At): Read {
  if (!Array.isArray(found)) return problem('kind', path, found, `${name}: this cannot be read: ${quoted(found)}.`);
  const { length } = found;
  if (length < field.min || length > field.max)
    return problem('count', path, length, `${name}: there must be ${rangeOf(field)}, not ${length}.`);
  const items = found.map((item, i): Read => {
    const at = { path: `${path}[${i + 1}]`, name: `${field.item} ${i + 1}` };
    return isRecord(item)
      ? readFields(field.of as Fields, item, { path: `${at.path}.`, name: `${at.name}: ` })
      : problem('kind', at.path, item, `${at.name} cannot be read: it is ${quoted(item)}.`);
  });
  const problems = items.flatMap((r) => ('problems' in r ? r.problems : []));
  return problems.length ? { problems } : { value: items.map((r) => ('value' in r ? r.value : undefined)) };
}

const shortened = (value: number): string => (Number.isSafeInteger(value) ? decimal(value, 0) : quoted(value));

const wanting = (field: Field): string => (field.kind === 'number' ? ` and must be ${rangeOf(field)}` : '');

/** between 0 and 9 or "from the table" */
function rangeOf(field: NumberField<string> | ListField): string {
  const words = field.kind === 'number' ? (field.words ?? []) : [];
  const range = `between ${decimal(field.min, 0)} and ${decimal(field.max, 0)}`;
  return [range, ...words.map(({ label }) => `"${label}"`)].join(' or ');
}

/** More than these are looked up in the form. */
const NAMED = 6;

const choiceOf = (options: readonly Option[]): string =>
  options.length > NAMED
    ? `one of the ${options.length} that are offered`
    : options.map(({ label }) => `"${label}"`).join(' or ');
