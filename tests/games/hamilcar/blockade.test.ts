/** Blockade runners: by hand on the stand-in dice. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { blockade } from '../../../src/games/hamilcar/blockade/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');
type Input = InputOf<typeof blockade.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(blockade.fields), ...given });
const report = (given: Partial<Input>) => blockade.compute(inputOf(given), tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

test('one attempt: white 2/6, red 3/6; the Warship sinks 2/6 or 1/6', () => {
  close(report({ runs: 1 }).chances['lifted'], 2 / 6);
  close(report({ runs: 1 }).expected['warshipsLost'], 2 / 6);
  close(report({ runs: 1, supremacy: true }).chances['lifted'], 3 / 6);
  close(report({ runs: 1, supremacy: true }).expected['warshipsLost'], 1 / 6);
});

test('two points, red: only the 2 lifts both at once', () => {
  close(report({ runs: 1, points: 2, supremacy: true }).chances['lifted'], 1 / 6);
});

test('with one Warship a loss ends the attempts', () => {
  // White: lifted at once, or nothing happens and then lifted.
  close(report({ runs: 2, warships: 1 }).chances['lifted'], 2 / 6 + (2 / 6) * (2 / 6));
  close(report({ runs: 2, warships: 2 }).chances['lifted'], 2 / 6 + (4 / 6) * (2 / 6));
});

test('attempts end with the last point or the last Warship', () => {
  // White: a Warship sinks 2/6, a point goes 2/6, else nothing.
  close(report({ runs: 2, warships: 1 }).expected['runs'], 1 + 2 / 6);
  close(report({ runs: 2, warships: 2 }).expected['runs'], 1 + 4 / 6);
  close(report({ runs: 1 }).expected['pointsLifted'], 2 / 6);
});

test('written down: a loss, then a point', () => {
  const { facts } = blockade.resolve!(inputOf({ runs: 3 }), { run1: [1], run2: [5] }, tables);
  expect(facts).toMatchObject({ lifted: true, warshipsLost: 1, runs: 2, die: 'white' });
});
