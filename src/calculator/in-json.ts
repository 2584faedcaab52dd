/** A problem for those who write JSON: by the names and ids that a file or a terminal takes. */
import type { Field, Fields, NumberField } from './fields.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './parse.ts';
import { quoted, quotedName } from './quoted.ts';

export function inJson(fields: Fields, { code, field: path, sentence, found }: Problem): string {
  if (code === 'bar' || code === 'version') return sentence;
  const { among, name } = placeOf(fields, path);
  const known = Object.keys(among);
  if (code === 'unknown') {
    const near = nearest(name, known);
    const hint = near ? ` (did you mean ${near}?)` : '';
    return `${quotedName(path)}: found a field of that name${hint}, allowed ${known.join(', ')}.`;
  }
  const field = among[name];
  const allowed = field ? allowedFor(field) : `an object with fields such as ${known.slice(0, 3).join(', ')}`;
  return `${path}: found ${quoted(found)}, allowed ${allowed}.`;
}

/** The fields among which a path ends, and its last name: those of an item where it leads into a list. */
function placeOf(fields: Fields, path: string): { readonly among: Fields; readonly name: string } {
  const [, list, name] = /^(\w+)\[\d+\]\.?(.*)$/s.exec(path) ?? [];
  const field = list !== undefined && Object.hasOwn(fields, list) ? fields[list] : undefined;
  return field?.kind === 'list' ? { among: field.of as Fields, name: name! } : { among: fields, name: path };
}

/** What a field takes. */
function allowedFor(field: Field): string {
  switch (field.kind) {
    case 'number': {
      const { min, max, limit, words } = field as NumberField<string>;
      const range = `a whole number from ${min} to ${max}${limit ? `, the most that ${limit} allows` : ''}`;
      return words?.length ? `${range}, ${words.map((w) => `"${w.id}"`).join(' or ')}` : range;
    }
    case 'flag':
      return 'true or false';
    case 'list':
      return `a list of ${field.min} to ${field.max} (${Object.keys(field.of).join(', ')} each)`;
    default:
      return field.options.map((o) => `"${o.id}"`).join(', ');
  }
}
