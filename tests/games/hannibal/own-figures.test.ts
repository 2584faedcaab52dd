/** Whatever a reader types into a table, the calculators take it: all cells at the least, at 0 and at the most. */
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { cellsOf, placeOf, withOwn } from '../../../src/calculator/own.ts';
import { nextRoll } from '../../../src/calculator/roll/faces.ts';
import { entryAt, type Tables } from '../../../src/calculator/table.ts';
import { calculatorOf } from '../../../src/games/index.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hannibal');
const IDS = [
  'battle-cards',
  'after-battle',
  'retreat-path',
  'reactions',
  'siege',
  'attrition',
  'mountain-passes',
  'naval-movement',
  'reinforcements',
  'victory',
];

/** Every number of every table replaced by this one. */
const filledWith = (value: number): Tables =>
  withOwn(
    tables,
    Object.fromEntries(
      Object.values(tables).map((table) => [
        table.id,
        Object.fromEntries(
          cellsOf(table)
            .filter((at) => typeof entryAt(table, at)!.value === 'number')
            .map((at) => [placeOf(at), value]),
        ),
      ]),
    ),
  );

describe.each(IDS)('%s', (id) => {
  test.each([-20, 0, 40])('every figure %i', async (value) => {
    const calculator = (await calculatorOf('hannibal', id))!;
    const own = filledWith(value);
    const input = defaultsOf(calculator.fields) as never;
    const { sentence, chances, distributions } = calculator.compute(input, own);
    expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
    for (const chance of Object.values(chances)) expect(chance >= 0 && chance <= 1).toBe(true);
    for (const parts of Object.values(distributions))
      expect(Math.abs(parts.reduce((sum, p) => sum + p.chance, 0) - 1)).toBeLessThan(1e-12);
    if (!calculator.rolls) return;
    const faces: Record<string, readonly number[]> = {};
    const needed = (fallen: typeof faces) => calculator.rolls!(input, own, fallen);
    for (let roll = nextRoll(needed, faces); roll; roll = nextRoll(needed, faces))
      faces[roll.id] = Array.from({ length: roll.dice }, () => 6);
    expect(calculator.resolve!(input, faces, own).sentence).not.toMatch(/NaN|undefined/);
  });
});
