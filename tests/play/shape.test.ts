/** The shape of an action: each kind of field takes what it is for, and nothing else. */
import { expect, test } from 'vitest';
import {
  amount,
  card,
  cards,
  choice,
  type Field,
  faces,
  flag,
  hands,
  numbered,
  piece,
  pile,
  place,
  seat,
} from '../../src/play/fields.ts';
import { shapeProblem } from '../../src/play/shape.ts';

const kinds: readonly (readonly [Field, string, readonly unknown[], readonly unknown[]])[] = [
  ...[place, piece, card, pile].map(
    (field) => [field, `the id of a ${field.kind}`, ['', 'capua'], [1, null, undefined, ['capua']]] as const,
  ),
  [amount, 'a whole number', [0, 7], [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', undefined]],
  [numbered, 'the number of a piece', [0, 7], [-1, '1', undefined]],
  [flag, 'true or false', [true, false], [0, 'true', undefined]],
  [seat(['red', 'blue']), 'one of red, blue', ['red'], ['green', 0]],
  [choice(['land', 'sea']), 'one of land, sea', ['land', 'sea'], ['air', 0, undefined]],
  [faces, 'faces by', [{}, { raid: [1, 2] }], [[], null, { raid: 1 }, { raid: [1], more: 2 }, 'raid']],
  [cards, 'a list of cards', [[], ['a', 'b']], ['a', [1], ['a', 1], {}]],
  [hands, 'lists of cards', [{}, { red: ['a'] }], [[], null, { red: 'a' }, { red: ['a'], blue: [1] }]],
];

test.each(kinds)('%j', (field, wanted, right, wrong) => {
  for (const value of right) expect(shapeProblem({ act: { value: field } }, { type: 'act', value })).toBeUndefined();
  for (const value of wrong)
    expect(shapeProblem({ act: { value: field } }, { type: 'act', value }), String(value)).toContain(wanted);
});

test('an action is an object with a type that is declared, and with no other fields', () => {
  const actions = { act: { value: place }, pass: {} };
  for (const given of [null, 3, 'pass', [], undefined])
    expect(shapeProblem(actions, given)).toContain('an object with a type');
  for (const type of [undefined, 3, 'fly', 'toString'])
    expect(shapeProblem(actions, { type })).toContain('the types are');
  expect(shapeProblem(actions, { type: 'pass' })).toBeUndefined();
  expect(shapeProblem(actions, { type: 'pass', value: 'x' })).toBe('"pass" has no field value; its fields are none.');
  expect(shapeProblem(actions, { type: 'act', value: 'x', more: 1 })).toContain('its fields are value');
});
