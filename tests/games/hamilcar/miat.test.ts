/** The Miat: moods and Carthaginian reinforcements. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { miat } from '../../../src/games/hamilcar/miat/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof miat.fields>;

const ask = (given: Partial<Input>) => miat.compute({ ...defaultsOf(miat.fields), ...given }, tables);

describe('mood', () => {
  test.each([
    [0, true, 'Peaceful', 'Rome', false],
    [1, true, 'Neutral', 'nobody', false],
    [2, true, 'Neutral', 'nobody', false],
    [3, true, 'Warlike', 'Carthage', true],
    [5, false, 'Neutral', 'nobody', false],
  ])('%i PCs, center %s: %s', (pcs, center, mood, scoresFor, leavesAfrica) => {
    expect(ask({ pcs, center }).facts).toMatchObject({ mood, scoresFor, leavesAfrica });
  });
});

describe('reinforcements', () => {
  test('the regular ones, and what the Miat adds', () => {
    expect(ask({ cuSymbols: 1 }).facts).toMatchObject({ cu: 2, standardCu: 1, miatCu: 1, generals: 2, warships: 1 });
    expect(ask({ generalSymbols: 2 }).facts['generals']).toBe(4);
  });

  test('none in Game Turn 1', () => {
    expect(ask({ turn: 1, cuSymbols: 3, admirals: 2 }).facts).toMatchObject({
      cu: 0,
      generals: 0,
      warships: 0,
      refits: 0,
    });
  });

  test('Hamilcar Barca brings a CU in Turn 7, and in no other', () => {
    expect(ask({ turn: 7, barca: true }).facts['cu']).toBe(2);
    expect(ask({ turn: 6, barca: true }).facts['cu']).toBe(1);
  });
});
