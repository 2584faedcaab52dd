/** Every calculator counts in drawn cases what it has counted before, and a roll comes to the same. */
import { describe, expect, test } from 'vitest';
import { everyCalculator } from '../support/calculators.ts';
import { type Drawn, drawnOf } from './drawn.ts';
import { HANDED_OUT, recorded } from './records.ts';
import { differenceOf } from './trail.ts';

const records = new Map(
  HANDED_OUT.flatMap((game) => recorded<Drawn>(`drawn-${game}`).map((one) => [`${game} ${one.calculator}`, one])),
);

const found = (await everyCalculator()).filter(({ game }) => HANDED_OUT.includes(game));

describe('cases that were drawn', () => {
  test.each(found)('$game $name', ({ game, name, calculator, content }) => {
    expect(differenceOf(records.get(`${game} ${name}`), drawnOf(calculator, content.tables))).toBeUndefined();
  });
});
