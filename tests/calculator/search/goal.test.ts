/** Goal seek and matrix say what trying every value says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf, defaultsOf, type Fields } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { needOf, numbersOf, reaches, type Tried } from '../../../src/calculator/search/goal.ts';
import { matrixRow, windowOf } from '../../../src/calculator/search/matrix.ts';
import type { Input } from '../../../src/calculator/search/places.ts';
import { found } from '../../../src/calculator/search/search.ts';
import { everyCalculator } from '../../support/calculators.ts';

const tried = (worths: readonly number[]): Tried[] =>
  worths.map((worth, value) => ({ value, worth, standing: 'printed' }));

describe('what a goal needs of one number', () => {
  test.each([
    ['the nearest above', [0.1, 0.2, 0.5, 0.9, 0.95], 1, 0.5, 'needs', 2],
    ['the nearest below', [0.9, 0.8, 0.2, 0.1], 3, 0.75, 'needs', 1],
    ['equally near, the better', [0.9, 0.1, 0.8], 1, 0.5, 'needs', 0],
    ['reached, with some to spare', [0.1, 0.6, 0.7, 0.8, 0.9], 3, 0.5, 'has', 1],
    ['reached, the gap counts', [0.9, 0.1, 0.6, 0.7], 3, 0.5, 'has', 2],
    ['reached, nothing matters', [0.9, 0.9, 0.9], 1, 0.5, 'has', 1],
    ['out of reach: the best', [0.1, 0.4, 0.2], 0, 0.5, 'out-of-reach', 1],
    ['from a word: the first that does', [0.1, 0.6, 0.7], 'none', 0.5, 'needs', 1],
  ] as const)('%s', (_, worths, now, goal, type, value) => {
    expect(needOf(tried(worths), now, goal)).toMatchObject({ type, tried: { value } });
  });

  test('no nearer value reaches it, and where it says out of reach none does', () => {
    const worths = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(worths, fc.nat(11), fc.double({ min: 0, max: 1, noNaN: true }), (all, at, goal) => {
        const now = at % all.length;
        const need = needOf(tried(all), now, goal)!;
        const near = all.flatMap((w, v) => (reaches(w, goal) ? [Math.abs(v - now)] : []));
        if (need.type === 'out-of-reach') expect(near).toEqual([]);
        else if (need.type === 'needs') expect(Math.abs(need.tried.value - now)).toBe(Math.min(...near));
        else expect(Math.min(...near)).toBe(0);
      }),
    );
  });
});

/** All that have an aim. */
const all = (await everyCalculator()).filter(({ calculator }) => Object.keys(calculator.aims).length > 0);

describe.each(all)('$game $name', ({ calculator, content: { tables } }) => {
  const input = defaultsOf(calculator.fields as Fields) as Input;
  const [aim] = Object.keys(calculator.aims) as [string];
  const [place, other] = numbersOf(calculator, input);

  test.runIf(place)('every value of its first number is tried as it would be typed', () => {
    const [first] = found(calculator, { input, tables, aim, search: { type: 'each', first: place!.id } });
    if (first?.type !== 'tried') throw new TypeError('the number that was asked for comes first');
    const { min, max } = place!.field;
    const typed = Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((value) => {
      const parsed = parse(calculator.fields, place!.put(value));
      if (parsed.type === 'problems') return [];
      const report = calculator.compute(parsed.input as never, tables);
      return [{ value, worth: calculator.aims[aim]!.worth(report), standing: report.standing }];
    });
    expect(first).toEqual({ type: 'tried', place: place!.id, tried: typed });
  });

  test.runIf(place && other)('a pair of its numbers is worth what both together are', () => {
    const [up, across] = [windowOf(place!, 2), windowOf(other!, 2)];
    for (const value of up) {
      const row = matrixRow(calculator, input, tables, aim, { rows: place!.id, columns: other!.id, value, across });
      row.cells.forEach((cell, c) => {
        const pair = { ...input, [place!.id]: value, [other!.id]: across[c]! };
        if (place!.id.includes('[') || other!.id.includes('[') || barsOf(calculator.fields, pair).length) return;
        expect(cell?.worth).toBe(calculator.aims[aim]!.worth(calculator.compute(pair as never, tables)));
      });
    }
  });
});

test('a window holds the present value, as near to the middle as the field allows', () => {
  const place = (value: unknown) =>
    ({ field: { kind: 'number', min: 1, max: 9 }, value }) as unknown as Parameters<typeof windowOf>[0];
  expect(windowOf(place(5), 3)).toEqual([4, 5, 6]);
  expect(windowOf(place(1), 3)).toEqual([1, 2, 3]);
  expect(windowOf(place(9), 4)).toEqual([6, 7, 8, 9]);
  expect(windowOf(place('none'), 3)).toEqual([1, 2, 3]);
  expect(windowOf(place(5), 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
