/** An input as a short query string and back: only what differs from the defaults, under stable keys, with a version. */
import { defaultsOf, type Field, type Fields, type ListField, type SomeOf } from './fields.ts';
import type { Problem } from './parse.ts';
import type { OnwardInput } from './report.ts';

/** Raised when a key changes its meaning; addresses of versions before are then carried over where they are read. */
export const ADDRESS_VERSION = '1';

type Input = Readonly<Record<string, unknown>>;

/** `more` stands behind the fields, where it says anything. */
export function toQuery(fields: Fields, input: Input, more: Readonly<Record<string, string>> = {}): string {
  const defaults: Input = defaultsOf(fields);
  const query = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const text = write(field, input[name]);
    if (text !== write(field, defaults[name])) query.set(field.key, text);
  }
  for (const [key, text] of Object.entries(more)) if (text) query.set(key, text);
  return versioned(query);
}

export function versioned(query: URLSearchParams): string {
  const text = query.toString();
  return text && `v=${ADDRESS_VERSION}&${text}`;
}

/** A way on to another calculator of the game with these of its fields set; `only` those that this changes, where it is said. */
export const onward = <Fs extends Fields>(
  calculator: string,
  says: string,
  input: SomeOf<Fs>,
  only?: 'changed',
): OnwardInput => ({ calculator, says, input, ...(only && { only }) });

/** What an address needs to know of a field. */
interface Written extends Pick<Field, 'key' | 'kind'> {
  readonly default: unknown;
  readonly of?: WrittenFields;
}

/** Little enough to travel with every page that leads to the calculator of these fields. */
export type WrittenFields = Readonly<Record<string, Written>>;

export function write(field: Written, value: unknown): string {
  if (field.kind === 'flag') return value ? '1' : '0';
  if (!field.of) return String(value);
  const parts = Object.entries(field.of);
  const item = (of: Input) => parts.flatMap(([name, part]) => (name in of ? write(part, of[name]) : []));
  // The parser made a list of it.
  return (value as readonly Input[]).map((of) => item(of).join('.')).join('_');
}

/** What is wrong with an address of a version that this copy of the site does not know: its keys may mean anything. */
export function versionProblem(query: string): Problem | undefined {
  const version = new URLSearchParams(query).get('v') ?? ADDRESS_VERSION;
  if (version === ADDRESS_VERSION) return undefined;
  const sentence = `This address has version "${version.slice(0, 9)}"; only version ${ADDRESS_VERSION} can be read.`;
  return { code: 'version', field: 'address', sentence };
}

/** What is said of an address with a key that no field has: a field of a version before, or of no version. */
export function droppedProblem(fields: Fields, query: string): Problem | undefined {
  const keys = Object.values(fields).map(({ key }) => key);
  const dropped = [...new URLSearchParams(query).keys()].find((key) => FIELD_KEY.test(key) && !keys.includes(key));
  if (dropped === undefined) return undefined;
  const sentence = `This address has a field "${dropped}" that this calculator does not know. Its fields are ${keys.join(', ')}.`;
  return { code: 'dropped', field: 'address', sentence };
}

/** What the key of a field looks like; the version has the one letter that none has, and longer ones are not ours. */
const FIELD_KEY = /^(?!v$|own$)[a-z]\w{0,2}$/;

/** Raw values by field name, for the parser; undefined where the address says nothing about this calculator. */
export function fromQuery(fields: Fields, query: string): Record<string, unknown> | undefined {
  if (versionProblem(query)) return undefined;
  const params = new URLSearchParams(query);
  const raw: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = params.get(field.key);
    if (text !== null) raw[name] = field.kind === 'list' ? readItems(field, text) : text;
  }
  return Object.keys(raw).length ? raw : undefined;
}

function readItems(field: ListField, text: string): unknown {
  if (text === '') return [];
  const names = Object.keys(field.of);
  return text.split('_').map((item) => ({
    ...defaultsOf(field.of),
    ...Object.fromEntries(item.split('.').map((value, i) => [names[i] ?? `part${i + 1}`, value])),
  }));
}
