/** Inputs that are all but equal: what is kept under a key that leaves something out shows between these, hardly ever elsewhere. */
import fc from 'fast-check';
import type { Field, Fields } from '../../src/calculator/fields.ts';
import { parse } from '../../src/calculator/parse.ts';
import { anyInput, anyValue, type Input, type Reach } from './inputs.ts';

/** Small cases answer fast, and keys are no different in large ones. */
const NEAR: Reach = { numbers: 8, items: 2 };

/** This record with one of its fields set to something else. */
const changed = (fields: Fields, record: Input, name: string): fc.Arbitrary<Input> => {
  const field: Field = fields[name]!;
  const others = anyValue(field, NEAR).filter((value) => JSON.stringify(value) !== JSON.stringify(record[name]));
  const fixed = field.kind === 'number' ? field.min === field.max : 'options' in field && field.options.length < 2;
  return fixed ? fc.constant(record) : others.map((value) => ({ ...record, [name]: value }));
};

/** For each property of the items of a list: the input with two of them that differ in it alone. */
function pairs(fields: Fields, input: Input): fc.Arbitrary<Input>[] {
  return Object.entries(fields).flatMap(([list, field]) => {
    const [item] = Array.isArray(input[list]) ? (input[list] as Input[]) : [];
    if (field.kind !== 'list' || field.max < 2 || !item) return [];
    return Object.keys(field.of).map((property) =>
      changed(field.of, item, property).map((other) => ({ ...input, [list]: [item, other] })),
    );
  });
}

/** An input, its neighbour in one field, and its neighbours in every list; those that the rules forbid are left out. */
export const nearEqual = (fields: Fields): fc.Arbitrary<Input[]> =>
  anyInput(fields, NEAR)
    .chain((input) => {
      const neighbour = fc.constantFrom(...Object.keys(fields)).chain((name) => changed(fields, input, name));
      return fc.tuple(fc.constant(input), neighbour, ...pairs(fields, input));
    })
    .map((inputs) => inputs.filter((input) => parse(fields, input).type === 'input'));
