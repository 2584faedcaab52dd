/** Reinforcements: every source, sieges, mercenaries. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { reinforcements } from '../../../src/games/sword-of-rome/reinforcements/calculator.ts';
import { SOURCES } from '../../../src/games/sword-of-rome/reinforcements/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof reinforcements.fields>;

const ask = (given: Partial<Input>) =>
  reinforcements.compute({ ...defaultsOf(reinforcements.fields), ...given }, tables);

test('every space of the table is a field, and the other way round', () => {
  const others = ['roman-city', 'mercenaries', 'mercenaries-insurrection', 'rebels', 'transalpine'];
  const spaces = tables['reinforcements']!.axes[0]!.keys.filter((key) => !others.includes(String(key)));
  expect([...spaces].sort()).toEqual(Object.values(SOURCES).flat().sort());
});

describe('everything held', () => {
  test.each([
    ['greeks', 5],
    ['gauls', 6],
    ['etruscans', 2],
    ['samnites', 3],
    ['pooled', 5],
    ['carthage', 3],
    ['volsci', 1],
    ['transalpine', 1],
  ] as const)('%s: %i CU', (power, cu) => {
    expect(ask({ power }).facts).toMatchObject({ cu, withheld: 0 });
  });
});

test('5.10.1-5p: the rebels get their CU while Insurrection is active, and only then', () => {
  expect(ask({ power: 'rebels', insurrection: true }).facts['cu']).toBe(1);
  expect(ask({ power: 'rebels', insurrection: false }).facts['cu']).toBe(0);
});

describe('Rome', () => {
  test('2 for Roma and 1 for every other free city', () => {
    expect(ask({ power: 'romans', cities: 7 }).facts['cu']).toBe(9);
    expect(ask({ power: 'romans', cities: 0 }).facts['cu']).toBe(2);
  });

  test('a besieged city pays nothing and is counted as held back', () => {
    expect(ask({ power: 'romans', roma: 'besieged', cities: 3, besiegedCities: 2 }).facts).toMatchObject({
      cu: 3,
      withheld: 4,
    });
  });

  test('a lost Roma pays nothing and is not held back', () => {
    expect(ask({ power: 'romans', roma: 'lost', cities: 1 }).facts).toMatchObject({ cu: 1, withheld: 0 });
  });
});

test('Syracuse besieged and Messana lost leave the Greeks 2 CU', () => {
  const { facts, sentence } = ask({ power: 'greeks', syracuse: 'besieged', messana: 'lost' });
  expect(facts).toMatchObject({ cu: 2, withheld: 2 });
  expect(sentence).toBe('The Greeks receive 2 CU. Sieges hold back 2 CU.');
});

describe('Carthage with five', () => {
  test('half of the mercenaries go first, fractions up, then two come', () => {
    for (let mercenaries = 0; mercenaries <= 30; mercenaries++) {
      const { facts } = ask({ power: 'carthage', fivePlayers: true, mercenaries });
      const removed = Math.ceil(mercenaries / 2);
      expect(facts).toMatchObject({
        cu: 3,
        mercenariesRemoved: removed,
        mercenariesLeft: mercenaries - removed,
        newMercenaries: 2,
        mercenariesAfter: mercenaries - removed + 2,
      });
    }
  });

  test('during Insurrection one comes to each side', () => {
    const { facts } = ask({ power: 'carthage', fivePlayers: true, insurrection: true, mercenaries: 7 });
    expect(facts).toMatchObject({ newMercenaries: 1, mercenariesAfter: 4, rebelCu: 1 });
  });

  test('with fewer players mercenaries are ignored', () => {
    expect(ask({ power: 'carthage', mercenaries: 9, insurrection: true }).facts).toEqual({ cu: 3, withheld: 0 });
  });
});
