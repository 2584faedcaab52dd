/** Scoring, automatic victory: each line of the table, two Emperors, the vacant Area, ties. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { automaticVictory } from '../../../src/games/nero/automatic-victory.ts';
import { scoring } from '../../../src/games/nero/scoring/calculator.ts';
import { winnersOf } from '../../../src/games/nero/scoring/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof scoring.fields>;

const bare = { westAreas: 0, centralAreas: 0, eastAreas: 0, asiaAreas: 0 };
const report = (given: Partial<Input>) => scoring.compute({ ...defaultsOf(scoring.fields), ...bare, ...given }, tables);
const ask = (given: Partial<Input>) => report(given).facts;

test('as the game starts, everybody has the 2 VP of his own Area', () => {
  const { facts } = scoring.compute(defaultsOf(scoring.fields), tables);
  expect(facts).toMatchObject({ westGain: 2, centralGain: 2, eastGain: 2, asiaGain: 2 });
});

describe('VP', () => {
  test.each<[string, Partial<Input>, number]>([
    ['nothing', {}, 0],
    ['Emperor', { westEmperor: true }, 5],
    ['Emperor in Roma', { westEmperor: true, westInRoma: true }, 7],
    ['the whole turn', { westEmperor: true, westInRoma: true, westWholeTurn: true }, 8],
    ['the whole turn, but not in Roma', { westEmperor: true, westWholeTurn: true }, 5],
    ['a General in Roma', { westInRoma: true, westWholeTurn: true }, 0],
    ['Emperor beside the tribe', { westEmperor: true, barbarians: true }, 3],
    ['one of two beside the tribe', { westEmperor: true, asiaEmperor: true, barbarians: true }, 0],
    ['two Areas and Italy', { westAreas: 2, westItaly: 2, barbarians: true }, 6],
    ['the last turn', { turn: 4, westEmperor: true, westAreas: 2, westItaly: 1 }, 8 + 6 + 1],
    ['one of two in the last turn', { turn: 4, westEmperor: true, eastEmperor: true }, 4],
  ])('%s', (_, given, gain) => {
    expect(ask(given)['westGain']).toBe(gain);
  });

  test('the ledger adds up to what is earned', () => {
    const { breakdown, facts } = report({
      westEmperor: true,
      westInRoma: true,
      eastAreas: 2,
      asiaItaly: 1,
      barbarians: true,
    });
    const earned = (who: string) => breakdown.filter((l) => l.who === who).reduce((sum, l) => sum + l.amount, 0);
    expect([earned('West Europe'), earned('East Europe'), earned('Asia/Africa')]).toEqual([
      facts['westGain'],
      facts['eastGain'],
      facts['asiaGain'],
    ]);
  });

  test('three players: the vacant seat earns nothing, its Area wins only if it counts', () => {
    const given = { players: '3', vacant: 'asia', vacantHolder: 'west', westAreas: 3, westEmperor: true } as const;
    expect(ask(given)).toMatchObject({ automaticVictory: true, winner: 'West Europe' });
    expect(ask({ ...given, vacantArea: 'ignored' })).toMatchObject({ automaticVictory: false, westGain: 5 + 4 });
    expect(ask(given)).not.toHaveProperty('asiaGain');
    // 3.2: only its holder goes without, and only where an Area is vacant.
    expect(ask({ ...given, vacantArea: 'ignored', centralAreas: 1 })['centralGain']).toBe(2);
    expect(ask({ vacantHolder: 'west', westAreas: 2 })['westGain']).toBe(4);
  });

  test('with two players nobody wins outright, and the end names no winner', () => {
    expect(ask({ players: '2', westAreas: 4 })['automaticVictory']).toBe(false);
    expect(ask({ players: '2', turn: 4, westVp: 9 })).not.toHaveProperty('winner');
  });

  test('the fewest VP go first', () => {
    expect(ask({ westVp: 3, centralVp: 2, eastVp: 5, asiaVp: 4 })['goesFirst']).toBe('Central Europe');
  });
});

test('a tie is shared, or goes to the Emperor, then to the Areas', () => {
  const final = (player: 'west' | 'east' | 'asia', emperor: boolean, areas: number) => ({
    player,
    vp: 9,
    emperor,
    areas,
  });
  const tied = [final('west', false, 2), final('east', true, 0), final('asia', true, 1)];
  expect(winnersOf(tied, 'shared')).toEqual(['west', 'east', 'asia']);
  expect(winnersOf(tied, 'emperor')).toEqual(['asia']);
});

test.each<[object, boolean]>([
  [{ areas: 4 }, true],
  [{ areas: 3 }, false],
  [{ areas: 3, emperor: true }, true],
  [{ areas: 2, emperor: true }, false],
  [{ areas: 4, emperor: true, players: '2' }, false],
  [{ areas: 4, players: '3', vacant: true }, true],
  [{ areas: 4, players: '3', vacant: true, vacantArea: 'ignored' }, false],
  [{ areas: 4, players: '4', vacant: true, vacantArea: 'ignored' }, true],
])('%o wins outright: %s', (given, wins) => {
  const input = { ...defaultsOf(automaticVictory.fields), ...given };
  expect(automaticVictory.compute(input, tables).facts['wins']).toBe(wins);
});
