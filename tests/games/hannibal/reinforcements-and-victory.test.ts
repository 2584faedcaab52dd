/** Reinforcements and the Victory Check: heading by heading, and who wins when. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { reinforcements } from '../../../src/games/hannibal/reinforcements/calculator.ts';
import { victory } from '../../../src/games/hannibal/victory/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hannibal');

const arrivals = (input: Partial<InputOf<typeof reinforcements.fields>>) =>
  reinforcements.compute({ ...defaultsOf(reinforcements.fields), ...input }, tables).facts;
const check = (input: Partial<InputOf<typeof victory.fields>>) =>
  victory.compute({ ...defaultsOf(victory.fields), ...input }, tables);

describe('Carthage', () => {
  test.each([
    ['free', 'held', 4],
    ['free', 'lost', 3],
    ['lost', 'lost', 2],
    ['lost', 'held', 2],
  ] as const)('Carthago Nova %s, Baetica %s: %i CUs', (carthagoNova, baetica, cu) => {
    expect(arrivals({ carthagoNova, baetica })['carthageCu']).toBe(cu);
  });

  test('Baetica’s CU needs Carthago Nova or a General in Iberia', () => {
    expect(arrivals({ carthagoNova: 'lost', generalInIberia: true })['carthageCu']).toBe(3);
  });

  test('nothing goes into a Besieged city', () => {
    const shut = { carthago: 'besieged', carthagoNova: 'besieged' } as const;
    expect(arrivals(shut)).toMatchObject({ carthageCu: 0, carthageWithheld: 4 });
    expect(arrivals({ ...shut, generalElsewhere: true })).toMatchObject({ carthageCu: 1, carthageWithheld: 3 });
    expect(arrivals({ ...shut, generalInAfrica: true })).toMatchObject({ carthageCu: 2 });
    expect(arrivals({ ...shut, generalInIberia: true })).toMatchObject({ carthageCu: 3 });
  });
});

describe('Rome', () => {
  test('5 CUs, 10 with Scipio Africanus on turn 6 if a space takes him', () => {
    expect(arrivals({ turn: 5 })).toMatchObject({ romeCu: 5, scipioArrives: false, romeInItalia: 3 });
    expect(arrivals({ turn: 6 })).toMatchObject({ romeCu: 10, scipioArrives: true });
    expect(arrivals({ turn: 6, noScipioSpace: true })['romeCu']).toBe(5);
    expect(arrivals({ turn: 7 })['romeCu']).toBe(5);
  });

  test('must build a Force of 5 if it has none', () => {
    expect(arrivals({ largest: 4 })['mustBuild']).toBe(true);
    expect(arrivals({ largest: 5 })['mustBuild']).toBe(false);
  });
});

describe('Victory Check', () => {
  test('the side with fewer removes the difference', () => {
    expect(check({ romeProvinces: 7, carthageProvinces: 11 }).facts).toMatchObject({
      ahead: 'Carthage',
      lead: 4,
      removes: 'Rome',
      pcsRemoved: 4,
      winner: 'nobody yet',
    });
    expect(check({}).facts).toMatchObject({ removes: 'nobody', pcsRemoved: 0, ahead: 'nobody' });
  });

  test('and loses if it has not enough PCs', () => {
    const short = { romeProvinces: 7, carthageProvinces: 11 };
    expect(check({ ...short, romePcs: 4 }).facts['winner']).toBe('nobody yet');
    expect(check({ ...short, romePcs: 3 }).facts['winner']).toBe('Carthage');
  });

  test('last turn: more Provinces win, Carthage wins a tie', () => {
    expect(check({ lastTurn: true, romeProvinces: 10 }).facts['winner']).toBe('Rome');
    expect(check({ lastTurn: true }).facts['winner']).toBe('Carthage');
  });

  test('capitals and the Italian sweep win at once, before anything is removed', () => {
    expect(check({ romeHoldsCarthago: true }).facts['winner']).toBe('Rome');
    expect(check({ carthageHoldsRoma: true }).facts['winner']).toBe('Carthage');
    const sweep = check({ italiaMissing: 0, carthageProvinces: 2, carthagePcs: 0 });
    expect(sweep.facts).toMatchObject({ winner: 'Carthage', removes: 'nobody', pcsRemoved: 0 });
    expect(sweep.assumptions.map((a) => a.ruling)).toEqual(['sweep-before-removal']);
  });
});
