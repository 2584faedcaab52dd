/** Political Isolation: what closes a path, and where it may end. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { isolation } from '../../../src/games/hamilcar/isolation/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof isolation.fields>;

const ask = (given: Partial<Input>) => isolation.compute({ ...defaultsOf(isolation.fields), ...given }, tables);

type Space = Input['spaces'][number];
const space = (given: Partial<Space>): Space => ({
  marker: 'none',
  ownCu: false,
  enemyCu: false,
  from: 'pc',
  way: 'road',
  ...given,
});
const isolated = (spaces: readonly Partial<Space>[], more: Partial<Input> = {}) =>
  ask({ spaces: spaces.map(space), ...more }).facts['isolated'];
const city = (from: number) => ({ marker: 'own-city', from }) as const;

describe('a path', () => {
  test('goes through neutral and own spaces to a city or a CU', () => {
    expect(isolated([{}, city(1)])).toBe(false);
    expect(isolated([{ marker: 'own' }, { from: 1, ownCu: true }])).toBe(false);
    expect(isolated([{}, {}])).toBe(true);
  });

  test('is closed by enemy PCs, Tribes and Mare Tyrrhenum', () => {
    for (const marker of ['enemy', 'tribe'] as const) expect(isolated([{ marker }, city(1)])).toBe(true);
    expect(isolated([{ marker: 'own-city', way: 'tyrrhenum' }])).toBe(true);
    expect(isolated([{ marker: 'own-city', way: 'lane' }])).toBe(false);
  });

  test('is closed by enemy CUs, but not where an own PC is', () => {
    expect(isolated([{ enemyCu: true }, city(1)])).toBe(true);
    expect(isolated([{ enemyCu: true, marker: 'own' }, city(1)])).toBe(false);
  });

  test('may end at own CUs on an enemy PC, or not by the other reading, and never goes on from there', () => {
    const siege = { marker: 'enemy', ownCu: true } as const;
    expect(isolated([siege])).toBe(false);
    expect(isolated([siege], { atLast: 'closed' })).toBe(true);
  });
});

test('a CU beside the PC keeps it, and a Besieged city is good enough', () => {
  expect(isolated([], { ownCu: true })).toBe(false);
  expect(isolated([{ marker: 'own-city', enemyCu: true }])).toBe(false);
});
