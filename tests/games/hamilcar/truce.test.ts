/** Truce: who is bound, and what breaks it. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { truce } from '../../../src/games/hamilcar/truce.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof truce.fields>;

const ask = (given: Partial<Input>) => truce.compute({ ...defaultsOf(truce.fields), ...given }, tables);

describe('breaking it', () => {
  test('only an Event that is carried out does', () => {
    expect(ask({ card: 'event' }).facts).toMatchObject({ truceBroken: true, romeBound: false, carthageBound: false });
    expect(ask({ card: 'event', carriedOut: false }).facts).toMatchObject({ truceBroken: false, romeBound: true });
    expect(ask({ card: 'other' }).facts['truceBroken']).toBe(false);
    expect(ask({ truce: false, card: 'event' }).facts['truceBroken']).toBe(false);
  });
});

test('a Peaceful Miat binds Carthage alone', () => {
  expect(ask({ truce: false, peaceful: true }).facts).toMatchObject({ romeBound: false, carthageBound: true });
});
