/** Hiring: the price by Turn, and the Miat afterwards. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { hire } from '../../../src/games/hamilcar/hire.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof hire.fields>;

const ask = (given: Partial<Input>) => hire.compute({ ...defaultsOf(hire.fields), ...given }, tables);

describe('Turn 4', () => {
  test('3 PCs; a Miat of 3 is empty afterwards, one of 6 still Warlike', () => {
    expect(ask({ pcs: 3 }).facts).toMatchObject({ cost: 3, mayHire: true, pcsAfter: 0, moodAfter: 'Peaceful' });
    expect(ask({ pcs: 5 }).facts).toMatchObject({ moodBefore: 'Warlike', moodAfter: 'Neutral', leavesAfrica: false });
    expect(ask({ pcs: 6 }).facts['moodAfter']).toBe('Warlike');
  });

  test('too few PCs hire nobody and stay', () => {
    expect(ask({ pcs: 2 }).facts).toMatchObject({ mayHire: false, pcsAfter: 2 });
  });
});

test('only the price of Turn 4 is printed', () => {
  expect(ask({ turn: 4 }).standing).toBe('printed');
  expect(ask({ turn: 5 }).standing).toBe('stand-in');
});
