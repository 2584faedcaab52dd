/** Control of a Province: more than half, and what OPs buy. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { province } from '../../../src/games/hamilcar/province.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof province.fields>;

const ask = (given: Partial<Input>) => province.compute({ ...defaultsOf(province.fields), ...given }, tables);

describe('control', () => {
  test.each([
    [5, 3],
    [4, 3],
    [1, 1],
  ])('of %i spaces it takes %i', (spaces, needed) => {
    expect(ask({ spaces }).facts['needed']).toBe(needed);
  });

  test('2 OPs are enough for 1 of 5 spaces', () => {
    expect(ask({}).facts).toMatchObject({ moreNeeded: 2, controls: true, plays: 3, mixes: 'place 1, flip 1; flip 2' });
    expect(ask({ ops: 1 }).facts['controls']).toBe(false);
  });

  test('OPs without a space for them are lost', () => {
    expect(ask({ empty: 0, flippable: 1, ops: 3 }).facts).toMatchObject({ gained: 1, mixes: 'flip 1' });
    expect(ask({ empty: 0, flippable: 0 }).facts).toMatchObject({ gained: 0, mixes: 'nothing', plays: 1 });
  });
});

test('3 OPs place and flip in four mixes', () => {
  expect(ask({ ops: 3, empty: 3, flippable: 3 }).grid!.rows).toHaveLength(4);
});
