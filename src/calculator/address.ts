/** An input as a short query string and back: only what differs from the defaults, under stable keys, with a version. */
import type { Field, Fields, InputOf, ListField } from './fields.ts';
import { defaultsOf } from './fields.ts';
import type { Problem } from './parse.ts';
import type { Onward } from './report.ts';

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
  const text = query.toString();
  return text && `v=${ADDRESS_VERSION}&${text}`;
}

/** The address of a calculator whose fields are not at hand: flags are 0 and 1, items of a list are parted by `_`, their parts by dots. */
export const byKey = (keys: Readonly<Record<string, number | string>>): string =>
  `v=${ADDRESS_VERSION}&${new URLSearchParams(Object.entries(keys).map(([key, value]) => [key, String(value)]))}`;

/** A way on to another calculator of the game with these of its fields set. */
export function onward<Fs extends Fields>(
  calculator: string,
  fields: Fs,
  says: string,
  input: { readonly [K in keyof Fs]?: InputOf<Fs>[K] },
): Onward {
  const set = Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const field = fields[name];
    return field ? [[field.key, write(field, value)]] : [];
  });
  return { calculator, says, query: `v=${ADDRESS_VERSION}&${new URLSearchParams(set)}` };
}

function write(field: Field, value: unknown): string {
  if (field.kind === 'flag') return value ? '1' : '0';
  if (field.kind !== 'list') return String(value);
  return (value as readonly Input[])
    .map((item) =>
      Object.entries(field.of as Fields)
        .map(([name, of]) => write(of, item[name]))
        .join('.'),
    )
    .join('_');
}

/** What is wrong with an address of a version that this copy of the site does not know: its keys may mean anything. */
export function versionProblem(query: string): Problem | undefined {
  const version = new URLSearchParams(query).get('v') ?? ADDRESS_VERSION;
  if (version === ADDRESS_VERSION) return undefined;
  const sentence = `address: found version "${version.slice(0, 9)}", allowed ${ADDRESS_VERSION}.`;
  return { code: 'version', field: 'address', sentence };
}

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
    ...defaultsOf(field.of as Fields),
    ...Object.fromEntries(item.split('.').map((value, i) => [names[i] ?? `part${i + 1}`, value])),
  }));
}
