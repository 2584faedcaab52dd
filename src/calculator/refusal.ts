/** What a reader sees when a value makes no sense: the field's own name and what it allows. */
import type { Field, Fields, NumberField } from './fields.ts';
import { isKeyOf } from './keys.ts';
import type { Problem } from './parse.ts';

/** The field at a problem's path, such as `armies[2].cu`, with the words that lead to it. */
function named(fields: Fields, path: string): { readonly field: Field; readonly name: string } | undefined {
  const [, outer, place, inner] = /^([^[.]+)(?:\[(\d+)\](?:\.(.+))?)?$/.exec(path) ?? [];
  const field = outer === undefined ? undefined : fields[outer];
  if (!field) return undefined;
  if (field.kind !== 'list' || inner === undefined) return { field, name: calledIn(fields, field) };
  const items: Fields = field.of;
  const part = items[inner];
  return part && { field: part, name: `${field.item} ${place}: ${part.label}` };
}

/** Its label, with its group where another field has the same label. */
function calledIn(fields: Fields, { label, group }: Field): string {
  const twice = Object.values(fields).filter((field) => field.label === label).length > 1;
  return twice && group ? `${group}: ${label}` : label;
}

/** What a link could not hand over. */
const LINKS = {
  version: 'This link was made by another version of this page, so its numbers were not loaded.',
  many: 'The sender used more entries of their own than a link can hold: ask for their file. This answer uses your tables.',
  dropped: 'Part of this link is no longer used here and was left out. The rest was loaded.',
  unknown: 'Part of this link was not recognized, so the numbers in it were not loaded.',
  unreadable: 'The sender’s table entries in this link cannot be read. This answer uses your tables.',
} as const;

export function refusal(fields: Fields, { code, field: path, sentence }: Problem): string {
  if (isKeyOf(LINKS, code)) return LINKS[code];
  const at = code === 'bar' ? undefined : named(fields, path);
  if (!at) return sentence;
  const { field, name } = at;
  switch (field.kind) {
    case 'number':
      return `${name} must be a whole number between ${signedLess(field.min)} and ${field.max}${field.limit ? `, the most that ${field.limit} allows` : ''}${orWords(field)}.`;
    case 'list':
      return `${name}: you may have between ${field.min} and ${field.max}.`;
    case 'flag':
      return `${name} is either on or off.`;
    default:
      return `${name} must be one of: ${field.options.map((o) => o.label).join(', ')}.`;
  }
}

const orWords = ({ words = [] }: NumberField<string>): string => words.map(({ label }) => `, or “${label}”`).join('');

const signedLess = (value: number): string => String(value).replace('-', '−');
