/** Capacity of a city: CUs and STs apart. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { cityCapacity } from '../../../src/games/hamilcar/city-capacity.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof cityCapacity.fields>;

const ask = (given: Partial<Input>) => cityCapacity.compute({ ...defaultsOf(cityCapacity.fields), ...given }, tables);

describe('Syracusae', () => {
  test('2 CUs and 2 STs at the same time', () => {
    expect(ask({ cu: 2, st: 2 })).toMatchObject({ facts: { fits: true }, standing: 'printed' });
    expect(ask({ cu: 3, st: 0 }).facts).toMatchObject({ fits: false, cuOutside: 1, stOutside: 0 });
    expect(ask({ cu: 0, st: 3 }).facts).toMatchObject({ fits: false, cuOutside: 0, stOutside: 1 });
  });
});

test('the others stand in until the reader types them in', () => {
  expect(ask({ city: 'Roma' }).standing).toBe('stand-in');
});
