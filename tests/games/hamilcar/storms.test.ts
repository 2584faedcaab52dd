/** Storms: Cruel Sea and Storms at Sea by hand and by every roll. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { storms } from '../../../src/games/hamilcar/storms/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('hamilcar');
type Input = InputOf<typeof storms.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(storms.fields), ...given });
const report = (given: Partial<Input>, with_ = tables) => storms.compute(inputOf(given), with_);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

describe('Storms at Sea', () => {
  const card = 'storms-at-sea';

  test('all Units give the column, and the loss is the mean of that column', () => {
    const { expected, facts } = report({ card, warships: 3, cu: 3, sts: 1 });
    expect(facts).toEqual({ rolls: 1, column: '7-9' });
    close(expected['unitsLost'], 5 / 3);
    close(expected['warshipsLost'], 5 / 3);
    close(expected['cuLost'], 0);
  });

  test('Warships go first, then what Carthage likes', () => {
    // 10 Units lose 1, 2 or 3, each two times in six; the one Warship takes the first.
    const fleet = { card, warships: 1, cu: 4, sts: 5 } as const;
    close(report(fleet).expected['warshipsLost'], 1);
    close(report(fleet).expected['cuLost'], 1);
    close(report(fleet).expected['stsLost'], 0);
    close(report({ ...fleet, takes: 'st' }).expected['stsLost'], 1);
    close(report({ ...fleet, takes: 'st' }).expected['cuLost'], 0);
  });

  test('Poor Seamanship and Corvi do not matter', () => {
    expect(report({ card, poor: true, corvi: true }).expected).toEqual(report({ card }).expected);
  });
});

describe('Cruel Sea', () => {
  test('symbols, Poor and Corvi each bring a roll', () => {
    expect(report({ symbols: 2, poor: true, corvi: true }).facts['rolls']).toBe(4);
    expect(report({ symbols: 0 }).facts['rolls']).toBe(0);
    expect(report({ symbols: 0 }).chances['unharmed']).toBe(1);
  });

  test('every hit takes one of each kind: two rolls in the Storm column as we have it', () => {
    const hits = [1, 1, 2, 2, 3, 3];
    const totals = sequences(2).map((roll) => sum(roll.map((die) => hits[die - 1]!)));
    const { expected, chances } = report({ symbols: 2, warships: 3, cu: 5, sts: 1, aristocrats: 2 });
    close(expected['warshipsLost'], sum(totals.map((t) => Math.min(t, 3))) / 36);
    close(expected['cuLost'], sum(totals.map((t) => Math.min(t, 5))) / 36);
    close(expected['stsLost'], 1);
    close(chances['allLost'], totals.filter((t) => t >= 5).length / 36);
    close(expected['pcsLost'], (2 * totals.filter((t) => t >= 5).length) / 36);
  });

  test('the Storm column is the reader’s to type in', () => {
    const own = withOwn(tables, { 'storm-column': { 'storm place': 1 } });
    const { expected, facts, standing } = report({ symbols: 1 }, own);
    expect(facts['column']).toBe('1');
    expect(standing).toBe('yours');
    close(expected['warshipsLost'], 1 / 6);
    for (const storm of [-20, 0, 40])
      expect(report({}, withOwn(tables, { 'storm-column': { 'storm place': storm } })).facts['rolls']).toBe(1);
  });

  test('the grid shows every column, and the one used', () => {
    const { grid } = report({ symbols: 1 });
    expect(grid!.rows.map((r) => r['column'])).toEqual(['1', '2', '3', '4', '5-6', '7-9', '10+']);
    expect(grid!.rows.filter((r) => r['used'] === 'yes')).toHaveLength(1);
    close(grid!.rows[0]!['unharmed'] as number, 5 / 6);
  });
});

test('a Fleet without Units has nothing to lose', () => {
  for (const card of ['cruel-sea', 'storms-at-sea'] as const) {
    const { chances, facts } = report({ card, warships: 0, cu: 0, sts: 0 });
    expect(chances).toMatchObject({ unharmed: 1, allLost: 0 });
    expect(facts['rolls']).toBe(0);
  }
});
