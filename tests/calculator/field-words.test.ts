/** Fields say only what is not usual: they begin at 0, with the first option or empty, under the heading of their group. */
import { expect, test } from 'vitest';
import {
  aim,
  choice,
  defaultsOf,
  flag,
  grouped,
  list,
  named,
  number,
  numberOr,
  prefixed,
} from '../../src/calculator/fields.ts';

test('a number begins at 0 or at its least, unless it is told otherwise', () => {
  expect(number({ label: 'A', key: 'a', max: 3 })).toMatchObject({ min: 0, default: 0 });
  expect(number({ label: 'A', key: 'a', min: 2, max: 3 })).toMatchObject({ min: 2, default: 2 });
  expect(number({ label: 'A', key: 'a', min: -2, max: 3, default: 0 })).toMatchObject({ min: -2, default: 0 });
  const words = named({ none: 'none' });
  expect(numberOr({ label: 'A', key: 'a', max: 3, words, default: 'none' })).toMatchObject({ min: 0, default: 'none' });
});

test('a choice begins with its first option, in the order of its labels', () => {
  const options = named({ late: 'Late', early: 'Early' });
  expect(options).toEqual([
    { id: 'late', label: 'Late' },
    { id: 'early', label: 'Early' },
  ]);
  expect(choice({ label: 'A', key: 'a', options }).default).toBe('late');
  expect(choice({ label: 'A', key: 'a', options, default: 'early' }).default).toBe('early');
  expect(() => choice({ label: 'A', key: 'a', options: [] })).toThrow(RangeError);
});

test('an aim ranks changes, a list is empty', () => {
  expect(aim({ options: named({ most: 'most', least: 'least' }) })).toMatchObject({
    kind: 'aim',
    key: 'aim',
    label: 'Rank changes by',
    default: 'most',
  });
  const of = { cu: number({ label: 'CU', key: 'c', max: 3 }) };
  expect(list({ label: 'A', key: 'a', item: 'Army', max: 4, of })).toMatchObject({ min: 0, default: [] });
});

test('fields of a group have its heading, those of a side its name', () => {
  const fields = prefixed(
    'rome',
    grouped('Rome', { cu: number({ label: 'CU', key: 'c', max: 3 }), led: flag({ label: 'Led', key: 'l' }) }),
  );
  expect(Object.values(fields).map(({ group }) => group)).toEqual(['Rome', 'Rome']);
  expect(defaultsOf(fields)).toEqual({ romeCu: 0, romeLed: false });
});
