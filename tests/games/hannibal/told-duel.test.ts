/** The duel told card by card: its hands follow from each other, and its odds from the same functions as the calculators. */
import { expect, test } from 'vitest';
import { TYPES } from '../../../src/games/hannibal/words.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { runStages } from '../../../src/gate/run-example.ts';

const game = gameOf('hannibal');
const told = game.examples.find((example) => example.id === 'told-duel')!;
const stages = await runStages(game, told);

const HELD = ['frontalAssault', 'flankLeft', 'flankRight', 'probe', 'doubleEnvelopment', 'reserve'];
const seen = (held: string): string => `seen${held.charAt(0).toUpperCase()}${held.slice(1)}`;
const sum = (input: Readonly<Record<string, unknown>>, names: readonly string[]): number =>
  names.reduce((total, name) => total + Number(input[name]), 0);

test('twelve cards are dealt, and none is lost: held, played, or with the enemy', () => {
  for (const { input } of stages)
    expect(sum(input, HELD) + sum(input, HELD.map(seen)) + Number(input['enemyCards'])).toBe(12);
  expect(HELD).toHaveLength(TYPES.length + 1);
});

test('from moment to moment cards only leave the hands, and what is played stays played', () => {
  for (const [i, { input }] of stages.entries()) {
    const before = stages[i - 1]?.input;
    if (!before) continue;
    for (const name of HELD) {
      const gone = Number(before[name]) - Number(input[name]);
      expect(gone).toBeGreaterThanOrEqual(0);
      expect(Number(input[seen(name)]) - Number(before[seen(name)])).toBeGreaterThanOrEqual(gone);
    }
    expect(Number(input['enemyCards'])).toBeLessThanOrEqual(Number(before['enemyCards']));
  }
});

test('the odds before each card are counted, or drawn to the end', () => {
  expect(stages.length).toBeGreaterThan(5);
  for (const { report } of stages) {
    const { sampled } = report;
    if (!sampled) continue;
    expect(sampled.drawn).toBe(sampled.of);
    expect(sampled.errors['win']).toBeLessThan(0.01);
  }
});
