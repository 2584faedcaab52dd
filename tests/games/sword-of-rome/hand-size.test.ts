/** Hand sizes by player count, ports and unrest. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { handSize } from '../../../src/games/sword-of-rome/hand-size/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof handSize.fields>;

const ask = (given: Partial<Input>) => handSize.compute({ ...defaultsOf(handSize.fields), ...given }, tables);

describe('without ports and unrest', () => {
  test.each([
    ['romans', '2', 7],
    ['romans', '3', 8],
    ['romans', '4', 8],
    ['romans', '5', 8],
    ['greeks', '2', 7],
    ['greeks', '5', 7],
    ['etruscans', '3', 7],
    ['gauls', '2', 7],
    ['gauls', '4', 7],
  ] as const)('%s with %s players hold %i', (player, players, size) => {
    expect(ask({ player, players }).facts['handSize']).toBe(size);
  });

  test('only with four or five players must the Gauls discard everything', () => {
    expect(ask({ player: 'gauls', players: '2' }).facts['discardsAll']).toBe(false);
    expect(ask({ player: 'gauls', players: '4' }).facts['discardsAll']).toBe(true);
    expect(ask({ player: 'gauls', players: '5' }).facts['discardsAll']).toBe(true);
  });

  test('who has no player holds no cards', () => {
    expect(ask({ player: 'gauls', players: '3' }).facts).toEqual({ handSize: 0 });
    expect(ask({ player: 'carthage', players: '4' }).sentence).toContain('neutral power');
  });
});

describe('Carthage with five', () => {
  test('5, a card a port, less half the unrest rounded down, at every level', () => {
    for (let ports = 0; ports <= 4; ports++)
      for (let unrest = 0; unrest <= 10; unrest++) {
        const { facts } = ask({ player: 'carthage', players: '5', ports, unrest });
        expect(facts).toEqual({
          handSize: 5 + ports - Math.floor(unrest / 2),
          handReduction: Math.floor(unrest / 2),
          unrestVpLoss: Math.floor(unrest / 3),
        });
      }
  });

  test('the grid shows every level, the ledger adds up', () => {
    const { grid, breakdown } = ask({ player: 'carthage', players: '5', ports: 2, unrest: 6 });
    expect(grid!.rows).toHaveLength(11);
    expect(grid!.rows[6]).toEqual({ level: 6, hand: 4, vp: -2 });
    expect(breakdown.reduce((sum, l) => sum + l.amount, 0)).toBe(4);
  });
});
