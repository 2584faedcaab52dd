/** After the Battle: casualties, the Retreat Die and PCs by hand, and every pair of dice one by one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { afterBattle } from '../../../src/games/hannibal/after-battle/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sum } from '../../support/oracle.ts';

const { tables } = gameOf('hannibal');

type Input = InputOf<typeof afterBattle.fields>;
const report = (input: Partial<Input> = {}) =>
  afterBattle.compute({ ...defaultsOf(afterBattle.fields), ...input }, tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

describe('Rome loses with 8 CUs, six cards played', () => {
  const { expected, distributions, chances } = report();

  test('both sides lose 7/6 in the fighting, Rome 19/6 more', () => {
    close(expected['carthageLost'], 7 / 6);
    close(expected['romeLost'], 7 / 6 + 19 / 6);
  });

  test('PCs: 1, 2 or 3 of them, 10, 19 and 7 times in 36', () => {
    expect(distributions['pcsLost']!.map(({ value }) => value)).toEqual([1, 2, 3]);
    [10, 19, 7].forEach((ways, i) => {
      close(distributions['pcsLost']![i]!.chance, ways / 36);
    });
    close(expected['pcsLost'], 23 / 12);
    expect(chances['losesGame']).toBe(0);
  });

  test('whoever has 1 PC left loses the game 26 times in 36, and with none always', () => {
    close(report({ pcs: 1 }).chances['losesGame'], 26 / 36);
    expect(report({ pcs: 0 }).chances['losesGame']).toBe(1);
  });
});

describe('the Retreat Die', () => {
  test('small up to 4 CUs, large from 5 on', () => {
    expect(report({ romeCu: 4 }).facts['retreatDie']).toBe('small');
    expect(report({ romeCu: 5 }).facts['retreatDie']).toBe('large');
    expect(report({ result: 'rome-wins', romeCu: 4 }).facts['retreatDie']).toBe('large');
  });

  test('4 CUs are gone if both dice together cost as many: 11 times in 36', () =>
    close(report({ romeCu: 4 }).chances['gone'], 11 / 36));

  test('a Force that casualties wipe out does not roll it', () => {
    const input = { ...defaultsOf(afterBattle.fields), romeCu: 1 };
    expect(afterBattle.rolls!(input, tables, { casualties: [3] }).map((r) => r.id)).toEqual(['casualties']);
    expect(afterBattle.rolls!(input, tables, { casualties: [1] }).map((r) => r.id)).toEqual(['casualties', 'retreat']);
  });

  test('each card has its own row for the reader’s figures', () => {
    const own = withOwn(tables, {
      'retreat-large': Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [`probe ${face}`, 0])),
    });
    const lost = (lastCard: 'probe' | 'flank-left') =>
      afterBattle.compute({ ...defaultsOf(afterBattle.fields), lastCard }, own).expected['romeLost'];
    close(lost('probe'), 7 / 6);
    close(lost('flank-left'), 7 / 6 + 19 / 6);
  });
});

describe('other ends', () => {
  test('after a Withdrawal nobody Retreats, and no PC goes', () => {
    const { expected, facts, sentence } = report({ result: 'rome-withdraws' });
    close(expected['romeLost'], 7 / 6);
    close(expected['carthageLost'], 7 / 6);
    expect(expected['pcsLost']).toBeUndefined();
    expect(facts['retreatDie']).toBeUndefined();
    expect(sentence).toContain('nobody removes a PC');
  });

  test('no card played, no casualties', () => {
    close(report({ romeCards: 0, carthageCards: 0 }).expected['carthageLost'], 0);
  });

  test('the column is the larger number, and from 10 on the last', () => {
    close(report({ romeCards: 20, carthageCards: 3 }).expected['carthageLost'], 2);
    close(report({ romeCards: 1, carthageCards: 10 }).expected['carthageLost'], 2);
  });

  test('the march costs what it costs, into the city nothing', () => {
    close(report({ romeCu: 20, marchLoss: 3 }).expected['romeLost'], 7 / 6 + 19 / 6 + 3);
    close(report({ romeCu: 20, marchLoss: 3, way: 'city' }).expected['romeLost'], 7 / 6 + 19 / 6);
  });

  test('a city keeps as many of a landed Army as it holds: 2, or 5 in Rome and Carthage', () => {
    const landed = { romeCu: 20, way: 'city' } as const;
    close(report({ ...landed, room: 'city' }).expected['romeLeft'], 2);
    close(report({ ...landed, room: 'great-city' }).expected['romeLeft'], 5);
    close(
      report({ romeCu: 2, way: 'city', room: 'great-city' }).expected['romeLost'],
      report({ romeCu: 2, way: 'city' }).expected['romeLost']!,
    );
    close(report({ ...landed, room: 'city' }).expected['pcsLost'], 9);
  });

  test('without a Retreat all are lost, and all count for PCs unless read otherwise', () => {
    const none = { romeCu: 10, way: 'eliminated' } as const;
    expect(report(none).chances['gone']).toBe(1);
    close(report(none).expected['pcsLost'], 5);
    close(report({ ...none, eliminatedCounts: 'not-counted' }).expected['pcsLost'], 23 / 12);
  });

  test('an Elephant goes first only on its row', () => {
    const { chances } = report({ result: 'rome-wins', carthageCu: 20, elephants: 2 });
    close(chances['elephantLost'], 1 / 6);
    const first = report({ result: 'rome-wins', carthageCu: 20, elephants: 2, elephantRow: 'every-retreat' });
    close(first.chances['elephantLost'], 1);
  });

  test('a Double Envelopment is a rout on a 5 and a 6, and a Probe never costs more than 3', () => {
    close(report({ lastCard: 'double-envelopment' }).chances['gone'], 1 / 3);
    close(report({ romeCu: 20, lastCard: 'probe' }).expected['romeLost'], 7 / 6 + 2);
    const rout = { ...defaultsOf(afterBattle.fields), lastCard: 'double-envelopment' } as const;
    const { facts, steps } = afterBattle.resolve!(rout, { casualties: [1], retreat: [6] }, tables);
    expect(facts).toMatchObject({ romeLost: 8, pcsLost: 4 });
    expect(steps.map(({ text }) => text).join(' ')).toContain('all CUs');
  });

  test('whoever ran out of cards is beaten by the last one, or by one reading by none', () => {
    const ranOut = { lastCard: 'double-envelopment', ranOut: true } as const;
    close(report(ranOut).chances['gone'], 1 / 3);
    close(report({ ...ranOut, ranOutCard: 'no-modifier' }).chances['gone'], 0);
  });
});

test('what both sides have left together adds up to 1', () => {
  const { rows, columns } = report().grid!;
  const cells = columns.filter((c) => c.form === 'chance').map((c) => c.id);
  close(sum(rows.flatMap((row) => cells.map((id) => Number(row[id])))), 1);
});

test('every pair of dice gives the same', () => {
  fc.assert(
    fc.property(anyInput(afterBattle.fields), (drawn) => {
      const input = drawn as Input;
      const falls = everyFall((fallen) => afterBattle.rolls!(input, tables, fallen), 40)!;
      const { expected } = afterBattle.compute(input, tables);
      for (const key of ['romeLeft', 'carthageLeft'] as const)
        close(
          sum(falls.map((f) => f.chance * Number(afterBattle.resolve!(input, f.faces, tables).facts[key]))),
          expected[key],
        );
    }),
    { numRuns: 40 },
  );
});
