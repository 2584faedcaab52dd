/** Any input a calculator takes, drawn from its declaration alone. */
import fc from 'fast-check';
import type { Field, Fields } from '../../src/calculator/fields.ts';

export type Input = Record<string, unknown>;

/** How far above the least value numbers are drawn, and how long lists become; unlimited where not said. */
export interface Reach {
  readonly numbers?: number;
  readonly items?: number;
}

export function anyValue(field: Field, reach: Reach = {}): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number': {
      const max = Math.min(field.max, field.min + (reach.numbers ?? Number.POSITIVE_INFINITY));
      const words: string[] = (field.words ?? []).map((w: { id: string }) => w.id);
      const numbers = fc.integer({ min: field.min, max });
      return words.length
        ? fc.oneof({ weight: 2, arbitrary: numbers }, { weight: 1, arbitrary: fc.constantFrom(...words) })
        : numbers;
    }
    case 'flag':
      return fc.boolean();
    case 'list':
      return fc.array(anyInput(field.of, reach), {
        minLength: field.min,
        maxLength: Math.min(field.max, reach.items ?? field.max),
      });
    default:
      return fc.constantFrom(...field.options.map((o) => o.id));
  }
}

export const anyInput = (fields: Fields, reach: Reach = {}): fc.Arbitrary<Input> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field, reach)])));

/** Close to the defaults, where the rare cases that a reading is about come up more often than anywhere. */
export const nearDefaults = (fields: Fields): fc.Arbitrary<Input> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        fc.oneof(fc.constant(field.default), anyValue(field, { numbers: 2, items: 1 }), anyValue(field)),
      ]),
    ),
  );
