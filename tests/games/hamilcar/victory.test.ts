/** The Victory Check: counts, PCs to remove, and who has won. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { victory } from '../../../src/games/hamilcar/victory/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof victory.fields>;

const ask = (given: Partial<Input>) => victory.compute({ ...defaultsOf(victory.fields), ...given }, tables);

describe('the count', () => {
  test('5 to 8: Rome removes 3', () => {
    expect(ask({ romeItalia: 5, carthageProvinces: 6, miat: 'neutral' }).facts).toMatchObject({
      rome: 5,
      carthage: 8,
      removes: 'Rome',
      pcs: 3,
      winner: 'nobody yet',
    });
  });

  test('a Peaceful Miat counts for Rome, a Warlike one for Carthage', () => {
    const points = (miat: Input['miat']) => {
      const { rome, carthage } = ask({ miat, romeItalia: 5, carthageProvinces: 4 }).facts;
      return [rome, carthage];
    };
    expect(points('warlike')).toEqual([5, 7]);
    expect(points('neutral')).toEqual([5, 6]);
    expect(points('peaceful')).toEqual([6, 6]);
  });

  test('Samnium counts for Italia and not for the score', () => {
    expect(ask({ romeItalia: 2, samnium: true }).facts).toMatchObject({ romanItalia: 3, rome: 2 });
  });

  test('there are 11 Provinces and no more', () => {
    expect(ask({ romeItalia: 5, romeElsewhere: 2, carthageProvinces: 11, miat: 'neutral' }).facts['carthage']).toBe(6);
  });

  test('the first PC of Carthage comes from the Miat, unless it is empty', () => {
    const behind = { romeItalia: 5, romeElsewhere: 4, carthageProvinces: 0 } as const;
    expect(ask(behind).facts).toMatchObject({ removes: 'Carthage', fromMiat: 1 });
    expect(ask({ ...behind, miat: 'peaceful' }).facts['fromMiat']).toBe(0);
  });
});

describe('who wins', () => {
  test('Carthage, with fewer than three Provinces of Italia left to Rome', () => {
    expect(ask({ romeItalia: 2, samnium: false }).facts['winner']).toBe('Carthage');
    expect(ask({ romeItalia: 3, samnium: false }).facts['winner']).toBe('nobody yet');
  });

  test('whoever need not remove more PCs than there are', () => {
    expect(ask({ romeItalia: 3, carthageProvinces: 8, romePcs: 7 }).facts).toMatchObject({
      pcs: 8,
      winner: 'Carthage',
    });
    expect(ask({ romeItalia: 3, carthageProvinces: 8, romePcs: 8 }).facts['winner']).toBe('nobody yet');
  });

  test('Carthage on a tie after the last Turn', () => {
    const even = { romeItalia: 5, carthageProvinces: 4, miat: 'peaceful', turn: 7 } as const;
    expect(ask(even).facts).toMatchObject({ rome: 6, carthage: 6, winner: 'Carthage' });
    expect(ask({ ...even, romeElsewhere: 1 }).facts['winner']).toBe('Rome');
  });
});
