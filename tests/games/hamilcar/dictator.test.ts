/** Dictator: each condition on its own. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { dictator } from '../../../src/games/hamilcar/dictator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof dictator.fields>;

const ask = (given: Partial<Input>) => dictator.compute({ ...defaultsOf(dictator.fields), ...given }, tables);

describe('allowed', () => {
  test('from a lead of 3 on, after Turn 1', () => {
    expect(ask({ rome: 5, carthage: 8 }).facts).toMatchObject({ allowed: true, lead: 3 });
    expect(ask({ rome: 6, carthage: 8 }).facts['allowed']).toBe(false);
    expect(ask({ turn: 1 }).facts['allowed']).toBe(false);
  });

  test('not with Calatinus on the map, nor a second time', () => {
    expect(ask({ onMap: true }).facts['allowed']).toBe(false);
    expect(ask({ used: true }).facts['allowed']).toBe(false);
  });
});
