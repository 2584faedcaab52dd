/** How often a way leads where it goes: attempts one after the other, the same one once, and the field where an enemy stands. */
import { expect, test } from 'vitest';
import { arrivalOf, arrivalOn } from '../../src/play/arrival.ts';
import type { AnyGame } from '../../src/play/machine.ts';

const game = {
  travel: {
    chances: {
      past: { keys: ['passes', 'overruns'] },
      voyage: { keys: ['arrives'], once: true },
      holding: { keys: ['holds'], when: 'no enemy' },
      battle: { when: 'enemy' },
    },
  },
} as unknown as AnyGame;

const risk = (calculator: string, arrives: number, at = 'ford') => ({
  ...{ at, arrives },
  question: { calculator, input: { at } },
});

test('a report tells it by its keys together, or by what the question turns on', () => {
  const chances = { passes: 0.5, overruns: 0.25, redWins: 0.4 };
  expect(arrivalOf(game, { calculator: 'past', input: {} }, { chances })).toBe(0.75);
  expect(arrivalOf(game, { calculator: 'battle', input: {}, shows: 'redWins' }, { chances })).toBe(0.4);
  expect(arrivalOf(game, { calculator: 'other', input: {}, shows: 'redWins' }, { chances })).toBeUndefined();
});

test('one attempt after the other must fail; the same one asked about twice is one', () => {
  expect(arrivalOn(game, [risk('past', 0.5), risk('past', 0.5, 'hill')], false)).toBe(0.25);
  expect(arrivalOn(game, [risk('past', 0.5), risk('past', 0.5)], false)).toBe(0.5);
  expect(arrivalOn(game, [risk('voyage', 0.9), risk('voyage', 0.6, 'hill')], false)).toBe(0.6);
});

test('where an enemy stands the field must be won, and nothing is said where no calculator tells that', () => {
  expect(arrivalOn(game, [risk('past', 0.5), risk('battle', 0.5, 'hill')], true)).toBe(0.25);
  expect(arrivalOn(game, [risk('past', 0.5), risk('battle', 0.5, 'hill')], false)).toBe(0.5);
  expect(arrivalOn(game, [risk('past', 0.5)], true)).toBeUndefined();
  expect(arrivalOn(game, [risk('holding', 0.8), risk('battle', 0.5)], true)).toBe(0.5);
  expect(arrivalOn(game, [], false)).toBeUndefined();
});
