/** Checks whether something has the shape of an action, by the fields that a game's actions declare. */
import type { Declared, Field } from './fields.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

type Simple = Exclude<Field, { readonly options: readonly string[] }>['kind'];

const isWord = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** What each kind takes, and how that is called. */
const KINDS: Readonly<Record<Simple, readonly [(value: unknown) => boolean, string]>> = {
  place: [isWord, 'the id of a place'],
  piece: [isWord, 'the id of a piece'],
  'numbered piece': [isWhole, 'the number of a piece'],
  card: [isWord, 'the id of a card'],
  pile: [isWord, 'the id of a pile'],
  amount: [isWhole, 'a whole number'],
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  faces: [(value) => isObject(value) && Object.values(value).every(Array.isArray), 'faces by the name of their roll'],
  cards: [isWords, 'a list of cards'],
  hands: [(value) => isObject(value) && Object.values(value).every(isWords), 'lists of cards by who gets them'],
};

const fits = (field: Field, value: unknown): boolean =>
  'options' in field ? field.options.some((option) => option === value) : KINDS[field.kind][0](value);

const wanted = (field: Field): string =>
  'options' in field ? `one of ${field.options.join(', ')}` : KINDS[field.kind][1];

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Why something cannot be an action at all; undefined where it has the shape of one. */
export function shapeProblem(actions: Declared, given: unknown): string | undefined {
  if (!isObject(given)) return `An action is an object with a type, not ${shown(given)}.`;
  const { type } = given;
  const fields = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type] : undefined;
  if (!fields)
    return `There is no action of the type ${shown(type)}; the types are ${Object.keys(actions).join(', ')}.`;
  for (const [name, field] of Object.entries(fields)) {
    if (!fits(field, given[name])) return `In "${type}", ${name} must be ${wanted(field)}, not ${shown(given[name])}.`;
  }
  const extra = Object.keys(given).find((name) => name !== 'type' && !Object.hasOwn(fields, name));
  if (extra === undefined) return undefined;
  return `"${type}" has no field ${extra}; its fields are ${Object.keys(fields).join(', ') || 'none'}.`;
}
