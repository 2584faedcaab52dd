/** Political Consequences: half the Units, an Aristocrat on top, the first PC from the Miat. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { pcLoss } from '../../../src/games/hamilcar/pc-loss/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof pcLoss.fields>;

const ask = (given: Partial<Input>) => pcLoss.compute({ ...defaultsOf(pcLoss.fields), ...given }, tables);

describe('PCs', () => {
  test('half of the Units, rounded down, then the Aristocrat', () => {
    expect(ask({ cu: 5, st: 0, aristocrat: 2 }).facts).toMatchObject({ fromLosses: 2, fromAristocrat: 2, total: 4 });
  });

  test('captured STs are Units; Warships count in a Naval Battle only', () => {
    expect(ask({ cu: 3, st: 1 }).facts['total']).toBe(2);
    expect(ask({ cu: 1, st: 0, warships: 3, cause: 'naval' }).facts['total']).toBe(2);
    expect(ask({ cu: 1, st: 0, warships: 3 }).facts['total']).toBe(0);
  });

  test('an unguarded Fleet costs none, and its Aristocrat only by the other reading', () => {
    const fleet = { cause: 'unguarded', cu: 6, aristocrat: 2 } as const;
    expect(ask(fleet).facts['total']).toBe(0);
    expect(ask({ ...fleet, unguardedAristocrat: 'removed' }).facts['total']).toBe(2);
  });

  test('Carthage has no Aristocrats and pays first from the Miat', () => {
    expect(ask({ side: 'carthage', cu: 4, st: 0, aristocrat: 3 }).facts).toMatchObject({
      total: 2,
      fromMiat: 1,
      fromMap: 1,
    });
    expect(ask({ side: 'carthage', cu: 4, st: 0, miatPcs: 0 }).facts).toMatchObject({ fromMiat: 0, fromMap: 2 });
  });
});

test('more than there are loses the game', () => {
  expect(ask({ cu: 4, st: 0, pcs: 2 }).facts).toMatchObject({ losesGame: false, pcsLeft: 0 });
  expect(ask({ cu: 4, st: 0, pcs: 1 }).facts).toMatchObject({ losesGame: true, pcsLeft: 0 });
});
