/** Activation: STs for missing OPs, MPs, and a Siege. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { activation } from '../../../src/games/hamilcar/activation.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof activation.fields>;

const ask = (given: Partial<Input>) => activation.compute({ ...defaultsOf(activation.fields), ...given }, tables);

describe('STs', () => {
  test('one for each OP that is missing, as long as there are enough', () => {
    expect(ask({ cardOp: 2, strategyRating: 3, st: 1 }).facts).toMatchObject({
      mayActivate: true,
      stsRemoved: 1,
      stsLeft: 0,
    });
    expect(ask({ cardOp: 1, strategyRating: 3, st: 1 }).facts).toMatchObject({
      mayActivate: false,
      shortfall: 2,
      stsLeft: 1,
    });
    expect(ask({ cardOp: 3, strategyRating: 1, st: 1 }).facts).toMatchObject({ mayActivate: true, stsRemoved: 0 });
  });

  test('an Event asks for no OPs', () => {
    expect(ask({ by: 'event', strategyRating: 4, cardOp: 1, st: 0 }).facts['mayActivate']).toBe(true);
  });
});

describe('MPs', () => {
  test('4, 6 or 2; Units that two Generals carry keep 4 in Bad Weather', () => {
    expect(ask({}).facts).toMatchObject({ mps: 4, unitMps: 4 });
    expect(ask({ pace: 'forced' }).facts).toMatchObject({ mps: 6, unitMps: 6 });
    expect(ask({ pace: 'weather' }).facts).toMatchObject({ mps: 2, unitMps: 2 });
    expect(ask({ pace: 'weather', by: 'event' }).facts).toMatchObject({ mps: 2, unitMps: 4 });
  });
});

describe('Siege', () => {
  test('3 CUs, no Battle before, one attempt under a card', () => {
    expect(ask({ cu: 3 }).facts['mayBesiege']).toBe(true);
    for (const given of [{ cu: 2 }, { fought: true }, { tried: true }])
      expect(ask(given).facts['mayBesiege']).toBe(false);
  });

  test('Warships that Vulso turns into CUs count', () => {
    expect(ask({ cu: 1, ready: 1, spent: 1 }).facts).toMatchObject({
      cusGained: 2,
      warshipsRemoved: 2,
      mayBesiege: true,
    });
  });
});
