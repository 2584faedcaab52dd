/** The one parser: form, shared address and JSON all come through here. It returns problems and never throws. */
import type { Calculator } from './calculator.ts';
import {
  barsOf,
  defaultsOf,
  type Field,
  type Fields,
  type InputOf,
  type ListField,
  type NumberField,
  type Option,
} from './fields.ts';
import { isRecord } from './keys.ts';
import { instead, nearest, quotedName } from './quoted.ts';

export interface Problem {
  readonly code:
    | 'version'
    | 'dropped'
    | 'many'
    | 'unreadable'
    | 'unknown'
    | 'missing'
    | 'kind'
    | 'range'
    | 'choice'
    | 'count'
    | 'bar';
  readonly field: string;
  readonly sentence: string;
}

export type Parsed<Fs extends Fields> =
  | { readonly type: 'input'; readonly input: InputOf<Fs> }
  | { readonly type: 'problems'; readonly problems: readonly Problem[] };

type Read<T = unknown> = { readonly value: T } | Refused;
interface Refused {
  readonly problems: readonly Problem[];
}

const problem = (code: Problem['code'], field: string, found: unknown, allowed: string): Refused => ({
  problems: [{ code, field, sentence: `${field} must be ${allowed}${instead(found)}.` }],
});

const listProblem = (path: string, field: ListField, many: number): Refused => ({
  problems: [{ code: 'count', field: path, sentence: `${path} must be ${allowedFor(field)}, not of ${many}.` }],
});

export function parse<Fs extends Fields>(fields: Fs, raw: unknown): Parsed<Fs> {
  if (!isRecord(raw)) {
    const allowed = `an object with fields such as ${Object.keys(fields).slice(0, 3).join(', ')}`;
    return { type: 'problems', ...problem('kind', 'input', raw, allowed) };
  }
  const read = readFields(fields, raw, '');
  const problems = 'problems' in read ? read.problems : barsOf(fields, read.value);
  return problems.length || 'problems' in read
    ? { type: 'problems', problems }
    : // Every field was read by its own declaration.
      { type: 'input', input: read.value as InputOf<Fs> };
}

/** An input that was parsed, or one with another value of a field, as its calculator takes it. */
export const fitting = (input: Readonly<Record<string, unknown>>) =>
  // Which fields a calculator has is known where it is declared, not here.
  input as Parameters<Calculator['compute']>[0];

function readFields(
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  prefix: string,
): Read<Record<string, unknown>> {
  const problems: Problem[] = [];
  const value: Record<string, unknown> = { ...defaultsOf(fields) };
  for (const [name, found] of Object.entries(raw)) {
    const path = prefix + name;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      const near = nearest(name, Object.keys(fields));
      const hint = near ? ` (did you mean ${near}?)` : '';
      problems.push({
        code: 'unknown',
        field: path,
        sentence: `There is no field ${quotedName(path)}${hint}; the fields are ${Object.keys(fields).join(', ')}.`,
      });
      continue;
    }
    if (found === undefined) continue;
    const read = readField(field, found, path);
    if ('problems' in read) problems.push(...read.problems);
    else value[name] = read.value;
  }
  return problems.length ? { problems } : { value };
}

function readField(field: Field, found: unknown, path: string): Read {
  if (found === '' || found === null) return problem('missing', path, found ?? undefined, allowedFor(field));
  switch (field.kind) {
    case 'number':
      return readNumber(field, found, path);
    case 'flag':
      if (found === true || found === 'true' || found === '1' || found === 'on') return { value: true };
      if (found === false || found === 'false' || found === '0') return { value: false };
      return problem('kind', path, found, allowedFor(field));
    case 'list':
      return readList(field, found, path);
    default:
      return field.options.some((o) => o.id === found)
        ? { value: found }
        : problem('choice', path, found, allowedFor(field));
  }
}

function readNumber(field: NumberField<string>, found: unknown, path: string): Read {
  if (field.words?.some((w) => w.id === found)) return { value: found };
  const text = typeof found === 'string' ? found.trim().replace('−', '-') : found;
  const value = typeof text === 'string' && /^[+-]?\d+$/.test(text) ? Number(text) : text;
  if (typeof value !== 'number' || !Number.isInteger(value)) return problem('kind', path, found, allowedFor(field));
  if (value < field.min || value > field.max) return problem('range', path, found, allowedFor(field));
  // -0 would print and compare oddly.
  return { value: value + 0 };
}

function readList(field: ListField, found: unknown, path: string): Read {
  if (!Array.isArray(found)) return problem('kind', path, found, allowedFor(field));
  if (found.length < field.min || found.length > field.max) return listProblem(path, field, found.length);
  const items = found.map((item, i): Read => {
    const at = `${path}[${i + 1}]`;
    if (!isRecord(item)) return problem('kind', at, item, `an object with ${Object.keys(field.of).join(', ')}`);
    return readFields(field.of, item, `${at}.`);
  });
  const problems = items.flatMap((r) => ('problems' in r ? r.problems : []));
  return problems.length ? { problems } : { value: items.map((r) => ('value' in r ? r.value : undefined)) };
}

/** What a field takes, in words; also for lists of fields and for help beside the form. */
function allowedFor(field: Field): string {
  switch (field.kind) {
    case 'number': {
      const range = `a whole number from ${field.min} to ${field.max}${field.limit ? ` (the most that ${field.limit} allows)` : ''}`;
      const words: readonly Option[] = field.words ?? [];
      return [range, ...(words.length ? [words.map(({ id }) => `"${id}"`).join(' or ')] : [])].join(' or ');
    }
    case 'flag':
      return 'true or false';
    case 'list':
      return `a list of ${field.min} to ${field.max} (${Object.keys(field.of).join(', ')} each)`;
    default:
      return field.options.map((o) => `"${o.id}"`).join(' or ');
  }
}
