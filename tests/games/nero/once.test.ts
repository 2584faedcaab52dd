/** Once: one play for the table or for each player, within the cards of the round. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { once } from '../../../src/games/nero/once/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof once.fields>;

const allowed = (given: Partial<Input>, used = tables) =>
  once.compute({ ...defaultsOf(once.fields), ...given }, used).facts['allowed'];

test('a Once event is played a single time, whoever played it', () => {
  expect(allowed({})).toBe(1);
  expect(allowed({ byOthers: 1 })).toBe(0);
  expect(allowed({ byOthers: 1, once: 'player' })).toBe(1);
  expect(allowed({ byMe: 1, once: 'player' })).toBe(0);
  expect(allowed({ held: 0 })).toBe(0);
});

test('an event without the word is limited by the hand and by the round', () => {
  expect(allowed({ event: 'bribe', held: 3, byOthers: 2, byMe: 1 })).toBe(3);
  expect(allowed({ event: 'bribe', held: 6, used: 1 })).toBe(3);
  expect(allowed({ event: 'bribe', held: 6, mine: false, used: 4 })).toBe(6);
});

test('some events wait for the own round', () => {
  expect(allowed({ event: 'assassin', held: 2, mine: false })).toBe(0);
  expect(allowed({ event: 'bad-weather', held: 2, mine: false })).toBe(1);
});

test('the card in the reader’s own box counts', () => {
  expect(allowed({}, withOwn(tables, { deck: { 'traitor once': 'no' } }))).toBe(3);
});
