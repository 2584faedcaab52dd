/** Whatever a calculator keeps to be faster: its report is the one that it makes with nothing kept, in every case and its neighbours. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../src/calculator/fields.ts';
import { anew } from '../../src/engine/recall.ts';
import { everyCalculator } from '../support/calculators.ts';
import type { Input } from '../support/inputs.ts';
import { nearEqual } from '../support/near-equal.ts';
import { runs } from '../support/work.ts';

/** Sums of the same chances in another order differ by less. */
const CLOSE = 1e-9;

const DECIMALS = /\d+\.\d+/g;

/** Words that differ in the last decimal at most: a figure that lies between two of them is rounded either way. */
function sameWords(a: string, b: string): boolean {
  const [one, other] = [a.match(DECIMALS) ?? [], b.match(DECIMALS) ?? []];
  const step = (text: string): number => 1.5 * 10 ** -(text.length - text.indexOf('.') - 1);
  return (
    a.replaceAll(DECIMALS, '#') === b.replaceAll(DECIMALS, '#') &&
    one.every((text, i) => Math.abs(Number(text) - Number(other[i])) < step(text))
  );
}

/** Where two reports differ: the path, and what stands there in each. */
function differences(a: unknown, b: unknown, path = 'report'): string[] {
  if (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b))) return [];
  if (typeof a === 'string' && typeof b === 'string' && sameWords(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? [] : [`${path}: ${JSON.stringify(a)}, ${JSON.stringify(b)} with nothing kept`];
  const [one, other] = [a as Input, b as Input];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(one[key], other[key], `${path}.${key}`));
}

describe.each(await everyCalculator())('$game $name', ({ calculator, content }) => {
  const told = (input: Input): unknown =>
    JSON.parse(JSON.stringify(calculator.compute(structuredClone(input) as never, content.tables)));

  test('answers the same with everything kept and with nothing', () => {
    const fields: Fields = calculator.fields;
    fc.assert(
      fc.property(nearEqual(fields), (inputs) => {
        const warm = inputs.map(told);
        const cold = anew(() => inputs.map(told));
        expect(warm.flatMap((report, i) => differences(report, cold[i]).slice(0, 3))).toEqual([]);
      }),
      { numRuns: runs(calculator.sample ? 1 : 4) },
    );
  });
});
