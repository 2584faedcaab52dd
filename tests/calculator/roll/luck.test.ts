/** The luck of a roll in what the game counts: over all falls it comes to nothing, in every calculator that counts it. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { stakesOf } from '../../../src/calculator/roll/luck.ts';
import { calculatorsOf, GAMES } from '../../../src/games/index.ts';
import { gameOf } from '../../../src/gate/game.ts';

/** More falls than these are left to the laws that hold for every figure. */
const FEW = 250;

const counting = (
  await Promise.all(
    GAMES.map(async (game) => {
      const all = await Promise.all(Object.values(await calculatorsOf(game)).map((load) => load()));
      return all.flatMap((calculator) =>
        calculator.luck ? [{ game, calculator, name: `${game} ${calculator.id}` }] : [],
      );
    }),
  )
).flat();

test('the battles, sieges and losses of every game with dice count their luck', () => {
  expect(counting.length).toBeGreaterThan(20);
  expect(counting.map(({ calculator }) => calculator.luck?.unit)).toContain('Warships');
});

test.each(counting)('$name: what luck is counted in is a figure with a mean', ({ game, calculator }) => {
  const { tables } = gameOf(game);
  const input = defaultsOf(calculator.fields);
  const { expected } = calculator.compute(input, tables);
  const { gains = [], loses = [] } = calculator.luck ?? {};
  expect([...gains, ...loses].length).toBeGreaterThan(0);
  for (const key of [...gains, ...loses]) expect(expected[key], key).toBeTypeOf('number');
});

test.each(counting)('$name: over all falls the luck comes to nothing', ({ game, calculator }) => {
  const { tables } = gameOf(game);
  const { rolls, resolve } = calculator;
  const input = defaultsOf(calculator.fields);
  const falls = rolls && everyFall((fallen) => rolls(input, tables, fallen), FEW);
  if (!falls || !resolve) return;
  const report = calculator.compute(input, tables);
  const sum = falls.reduce((so, { faces, chance }) => {
    const stake = stakesOf(calculator, report, resolve(input, faces, tables)).find(({ unit }) => unit);
    return so + chance * ((stake?.fell ?? Number.NaN) - (stake?.expected ?? 0));
  }, 0);
  expect(sum).toBeCloseTo(0, 10);
});
