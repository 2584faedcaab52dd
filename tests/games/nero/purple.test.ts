/** What the title is worth: VP of the list, the danger in Roma and outside. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { purple } from '../../../src/games/nero/purple/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof purple.fields>;

const ask = (given: Partial<Input>) =>
  purple.compute({ ...defaultsOf(purple.fields), guards: 0, bribes: 0, ...given }, tables);

test('9.0: the sentence says that whoever holds an attempt is taken to make it; nobody need', () => {
  expect(ask({}).sentence).toContain('even if everybody who holds the cards to get through tries');
  expect(ask({ place: 'outside' }).sentence).not.toContain('attempt');
});

describe('VP of the list', () => {
  test.each([
    [{}, 7],
    [{ whole: true }, 8],
    [{ whole: true, turn: 'final' }, 11],
    [{ place: 'outside', whole: true }, 5],
    [{ emperors: 'one-of-two' }, 4],
    [{ emperors: 'one-of-two', turn: 'final' }, 6],
    [{ barbarians: true }, 5],
    [{ barbarians: true, place: 'outside', emperors: 'one-of-two' }, 0],
  ] as const)('%j: %i', (given, vp) => {
    const { facts, breakdown } = ask(given);
    expect(facts['vpIfKept']).toBe(vp);
    expect(breakdown.reduce((sum, l) => sum + l.amount, 0)).toBe(vp);
  });
});

test('13.2: the VP of two Emperors rest on a reading, those of one on none', () => {
  const readings = (given: Partial<Input>) => ask(given).assumptions.flatMap((a) => a.ruling ?? []);
  expect(readings({ emperors: 'one-of-two' })).toContain('two-emperors-vp');
  expect(readings({})).not.toContain('two-emperors-vp');
});

describe('in Roma', () => {
  test('one opponent to act, no Guard: 251 times in 387 he holds what kills', () => {
    const { chances, expected } = ask({ attackers: 1 });
    expect(chances['keeps']).toBeCloseTo(136 / 387, 12);
    expect(expected['vp']).toBeCloseTo((7 * 136) / 387, 12);
  });

  test('nobody left to act: he keeps it', () => {
    expect(ask({ attackers: 0 }).chances['keeps']).toBe(1);
  });

  test('three opponents: all depends on an Assassin', () => {
    expect(ask({}).chances['keeps']).toBeCloseTo(13 / 1419, 12);
    expect(ask({ assassinsSeen: 4 }).chances['keeps']).toBe(1);
  });

  test('each Guard helps', () => {
    const kept = [0, 1, 2, 3].map((guards) => ask({ guards }).chances['keeps']!);
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
  });
});

describe('outside', () => {
  test('two attacks that beat him 3 times in 10 each leave him 49 times in 100', () => {
    const { chances, expected } = ask({ place: 'outside', attacks: 2, beaten: 30 });
    expect(chances['keeps']).toBeCloseTo(0.49, 12);
    expect(expected['vp']).toBeCloseTo(5 * 0.49, 12);
  });
});

test('a title still to be won counts by its chance', () => {
  const { chances, expected } = ask({ attackers: 0, title: 40 });
  expect(chances).toMatchObject({ scores: 0.4, loses: 0, keeps: 1 });
  expect(chances['never']).toBeCloseTo(0.6, 12);
  expect(expected['vp']).toBeCloseTo(2.8, 12);
  const tells = (title: number) => ask({ title }).sentence.includes('if the title is won');
  expect([99, 100].map(tells)).toEqual([true, false]);
});

test('both places stand side by side', () => {
  const { grid } = ask({ attackers: 1, attacks: 1, beaten: 50 });
  expect(grid!.rows.map((r) => [r['where'], r['vp'], r['average']])).toEqual([
    ['in Roma', 7, '2.46'],
    ['outside', 5, '2.50'],
  ]);
});
