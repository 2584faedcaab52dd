/** Tells whether something has the shape of an action, by the fields that the actions of a game declare. */
import type { Declared, Field } from './fields.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

type Simple = Exclude<Field['kind'], 'one of'>;

const FITS: Readonly<Record<Simple, (value: unknown) => boolean>> = {
  word: (value) => typeof value === 'string',
  'whole number': (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  flag: (value) => typeof value === 'boolean',
  faces: (value) => isObject(value) && Object.values(value).every(Array.isArray),
  cards: isWords,
  hands: (value) => isObject(value) && Object.values(value).every(isWords),
};

const NAMES: Readonly<Record<Simple, string>> = {
  word: 'a word',
  'whole number': 'a whole number',
  flag: 'true or false',
  faces: 'faces by the name of their roll',
  cards: 'a list of cards',
  hands: 'lists of cards by who gets them',
};

const fits = (field: Field, value: unknown): boolean =>
  field.kind === 'one of' ? field.options.some((option) => option === value) : FITS[field.kind](value);

const wanted = (field: Field): string =>
  field.kind === 'one of' ? `one of ${field.options.join(', ')}` : NAMES[field.kind];

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Why something cannot be an action at all; undefined where it has the shape of one. */
export function shapeProblem(actions: Declared, given: unknown): string | undefined {
  if (!isObject(given)) return `Found ${shown(given)}; an action is an object with a type.`;
  const { type } = given;
  const fields = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type] : undefined;
  if (!fields) return `Found the type ${shown(type)}; the types are ${Object.keys(actions).join(', ')}.`;
  for (const [name, field] of Object.entries(fields)) {
    if (!fits(field, given[name]))
      return `"${type}": found ${shown(given[name])} for ${name}; it must be ${wanted(field)}.`;
  }
  const extra = Object.keys(given).find((name) => name !== 'type' && !Object.hasOwn(fields, name));
  if (extra === undefined) return undefined;
  return `"${type}": found the field ${extra}; its fields are ${Object.keys(fields).join(', ') || 'none'}.`;
}
