/** Every single value in an input, even inside lists: its name, its value, and the input with a different value there. */
import type { Fields, ListField, ScalarField } from '../fields.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface FieldAt<F extends ScalarField = ScalarField> {
  /** attackerCu, or interceptors[2].cu. */
  readonly id: string;
  readonly label: string;
  readonly field: F;
  readonly value: unknown;
  readonly put: (value: unknown) => Input;
}

/** The places that are asked for in this case. */
export function placesOf(fields: Fields, input: Input): FieldAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.when && !field.when(input)) return [];
    const put = (value: unknown): Input => ({ ...input, [name]: value });
    return field.kind === 'list'
      ? // The parser made a list of it.
        placesIn(field, name, input[name] as readonly Input[], put)
      : [{ id: name, label: labelIn(fields, field), field, value: input[name], put }];
  });
}

/** Both sides may have a field of the same name: the group says whose it is. */
function labelIn(fields: Fields, { label, group }: ScalarField): string {
  const twice = Object.values(fields).filter((other) => other.label === label).length > 1;
  return twice && group ? `${group}: ${label}` : label;
}

const placesIn = (list: ListField, name: string, items: readonly Input[], put: (value: unknown) => Input): FieldAt[] =>
  items.flatMap((item, i) =>
    placesOf(list.of, item).map((place) => ({
      ...place,
      id: `${name}[${i + 1}].${place.id}`,
      label: `${list.item} ${i + 1}: ${place.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
      put: (value) => put(items.with(i, place.put(value))),
    })),
  );
