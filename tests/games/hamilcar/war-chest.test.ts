/** The War Chest: who gets points, and what STs take off. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { warChest } from '../../../src/games/hamilcar/war-chest.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof warChest.fields>;

const ask = (given: Partial<Input>) => warChest.compute({ ...defaultsOf(warChest.fields), ...given }, tables);

describe('points', () => {
  test('14 to 18 less 1 ST: 3 for Rome', () => {
    expect(ask({ romeOp: 14, carthageOp: 18, burned: 1 }).facts).toMatchObject({ receiver: 'Rome', gap: 4, points: 3 });
  });

  test('never below none, and to nobody when even', () => {
    expect(ask({ burned: 15 }).facts['points']).toBe(0);
    expect(ask({ romeOp: 9, carthageOp: 9 }).facts).toMatchObject({ receiver: 'nobody', points: 0 });
  });

  test('a card that Punic Faith cancelled does not count', () => {
    expect(ask({ romeOp: 18, carthageOp: 18, cancelled: 3 }).facts).toMatchObject({ receiver: 'Rome', points: 3 });
  });

  test('Duilius costs a point that is there', () => {
    expect(ask({ duilius: true }).facts).toMatchObject({ points: 4, toSpend: 3, duiliusElectable: true });
    expect(ask({ duilius: true, burned: 4 }).facts).toMatchObject({ toSpend: 0, duiliusElectable: false });
    expect(ask({ duilius: true, romeOp: 20 }).facts['duiliusElectable']).toBe(false);
  });
});

test('every number of STs has its row', () => {
  expect(ask({}).grid!.rows.map((r) => r['points'])).toEqual([4, 3, 2, 1, 0]);
});
