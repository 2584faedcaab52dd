/** Roman reinforcements and Naval Reforms. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { romanReinforcements } from '../../../src/games/hamilcar/roman-reinforcements.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof romanReinforcements.fields>;

const ask = (given: Partial<Input>) =>
  romanReinforcements.compute({ ...defaultsOf(romanReinforcements.fields), ...given }, tables);

describe('CUs', () => {
  test('one for each Province in Italia, none in a Besieged Roma or in Turn 1', () => {
    expect(ask({ provinces: 6 }).facts['cu']).toBe(6);
    expect(ask({ provinces: 6, besieged: true }).facts['cu']).toBe(0);
    expect(ask({ provinces: 6, turn: 1 }).facts['cu']).toBe(0);
  });

  test('five by the optional rule', () => {
    expect(ask({ provinces: 2, fixed: true }).facts['cu']).toBe(5);
  });
});

describe('Naval Reforms', () => {
  test('two Admirals turn as many CUs as their ratings, but raise one level only', () => {
    const two = { admirals: [{ rating: 2 }, { rating: 3 }], seamanship: 'fair' } as const;
    expect(ask(two).facts).toMatchObject({ convertible: 5, seamanshipAfter: 'Good', mayChangeCorvi: true });
  });

  test('no more than there are CUs in Roma and room for Warships', () => {
    expect(ask({ admirals: [{ rating: 3 }], romaCu: 0, provinces: 2 }).facts['convertible']).toBe(2);
    expect(ask({ admirals: [{ rating: 3 }], warships: 9 }).facts['convertible']).toBe(1);
  });

  test('none without an Admiral in Roma', () => {
    expect(ask({}).facts).toMatchObject({ reforms: false, convertible: 0, seamanshipAfter: 'Poor' });
  });
});
