/** Battle Cards: the list of 11.4 line by line, its limit, and what comes after it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { battleCards } from '../../../src/games/hannibal/battle-cards/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sum } from '../../support/oracle.ts';

const { tables } = gameOf('hannibal');

type Input = InputOf<typeof battleCards.fields>;
const report = (input: Partial<Input>) => battleCards.compute({ ...defaultsOf(battleCards.fields), ...input }, tables);
const cards = (input: Partial<Input>) => {
  const { romeCards, carthageCards } = report(input).facts;
  return [romeCards, carthageCards];
};

describe('what is added up', () => {
  test('rating and CUs', () => {
    expect(cards({ romeRating: 2, romeCu: 8, carthageRating: 4, carthageCu: 10 })).toEqual([10, 14]);
    expect(cards({ romeRating: 'none', romeCu: 3, carthageRating: 1, carthageCu: 0 })).toEqual([3, 1]);
  });

  test('only the side that did not move Intercepts or fails to Avoid Battle', () => {
    const base = { romeRating: 1, romeCu: 5, carthageRating: 1, carthageCu: 5 } as const;
    expect(cards({ ...base, active: 'carthage', intercepted: true })).toEqual([7, 6]);
    expect(cards({ ...base, active: 'rome', intercepted: true })).toEqual([6, 7]);
    expect(cards({ ...base, active: 'carthage', failedAvoid: true })).toEqual([5, 6]);
    expect(cards({ ...base, active: 'rome', failedAvoid: true, intercepted: true })).toEqual([6, 6]);
  });

  test('Latium gives Rome 2, a friendly Tribe Carthage 1', () => {
    const base = { romeRating: 1, romeCu: 5, carthageRating: 1, carthageCu: 5 } as const;
    expect(cards({ ...base, region: 'latium' })).toEqual([8, 6]);
    expect(cards({ ...base, region: 'other', tribe: true })).toEqual([6, 7]);
  });
});

describe('Allies', () => {
  const base = { romeRating: 1, romeCu: 5, carthageRating: 1, carthageCu: 5 } as const;

  test('Rome has 2 at most in Italia, and as many as it likes elsewhere; Carthage has no limit', () => {
    expect(cards({ ...base, region: 'italia', romeAllies: 5, carthageAllies: 5 })).toEqual([8, 11]);
    expect(cards({ ...base, region: 'other', romeAllies: 5 })).toEqual([11, 6]);
  });

  test('none without a General', () => {
    expect(cards({ ...base, romeRating: 'none', romeAllies: 2 })).toEqual([5, 6]);
  });

  test('the older rule counts Provinces, Numidian ones twice, and says that it is public', () => {
    const older = {
      ...base,
      region: 'other',
      carthageAllies: 'older',
      carthageProvinces: 2,
      carthageNumidia: 2,
    } as const;
    expect(cards(older)).toEqual([6, 12]);
    expect(report(older).standing).toBe('public');
    expect(report(base).standing).toBe('printed');
    expect(report({ ...base, romeAllies: 1 }).standing).toBe('yours');
  });
});

describe('the limit', () => {
  const large = { romeRating: 4, romeCu: 18, carthageCu: 8, elephants: 3 } as const;

  test('20 first, then the Elephants', () => {
    expect(report({ ...large, charge: 'success' }).facts).toMatchObject({ romeBeforeCharge: 20, romeCards: 17 });
    expect(cards({ ...large, charge: 'backfire' })).toEqual([20, 11]);
  });

  test('Events before or after it', () => {
    expect(cards({ ...large, romeEvents: 2, eventCards: 'before' })[0]).toBe(20);
    expect(cards({ ...large, romeEvents: 2, eventCards: 'after' })[0]).toBe(22);
  });

  test('never below 0, and no more Elephants than CUs', () => {
    expect(cards({ romeRating: 'none', romeCu: 1, carthageCu: 9, elephants: 4, charge: 'success' })[0]).toBe(0);
    expect(cards({ romeRating: 1, romeCu: 5, carthageCu: 2, elephants: 9, charge: 'success' })[0]).toBe(4);
  });

  test('a charge needs Elephants', () => {
    expect(cards({ ...large, elephants: 0, charge: 'success' })[0]).toBe(20);
  });

  test('the reader’s own limit counts', () => {
    const own = withOwn(tables, { 'battle-hand': { 'most cards': 15 } });
    const { facts } = battleCards.compute({ ...defaultsOf(battleCards.fields), ...large }, own);
    expect(facts['romeCards']).toBe(15);
  });
});

test('the ledger adds up to the hands', () => {
  fc.assert(
    fc.property(anyInput(battleCards.fields), (drawn) => {
      const { breakdown, facts } = battleCards.compute(drawn as Input, tables);
      const of = (who: string) => sum(breakdown.filter((l) => l.who === who).map((l) => l.amount));
      expect([of('Rome'), of('Carthage')]).toEqual([facts['romeCards'], facts['carthageCards']]);
    }),
    { numRuns: 60 },
  );
});
