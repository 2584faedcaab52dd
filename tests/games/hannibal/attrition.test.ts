/** Winter and passes: the table by hand, with what Events add, several passes in a row, and Elephants. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { attrition } from '../../../src/games/hannibal/attrition/calculator.ts';
import { mountainPasses } from '../../../src/games/hannibal/mountain-passes/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { sum } from '../../support/oracle.ts';

const { tables } = gameOf('hannibal');
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

type Stand = InputOf<typeof attrition.fields>['forces'][number];
const winter = (...forces: Partial<Stand>[]) =>
  attrition.compute(
    {
      ...defaultsOf(attrition.fields),
      forces: forces.map((f) => ({ cu: 6, ground: 'enemy', elephants: 0, ...f }) as Stand),
    },
    tables,
  );

type Crossing = InputOf<typeof mountainPasses.fields>;
const crossing = (input: Partial<Crossing>): Crossing => ({ ...defaultsOf(mountainPasses.fields), ...input });
const march = (input: Partial<Crossing>) => mountainPasses.compute(crossing(input), tables);
const [ALPINE, OTHER] = [{ pass: 'alpine' }, { pass: 'other' }] as const;

describe('winter', () => {
  test.each([
    [1, 1 / 6],
    [3, 1 / 2],
    [4, 5 / 6],
    [6, 7 / 6],
    [9, 5 / 3],
    [10, 2],
    [30, 2],
  ])('%i CUs lose %f on average', (cu, mean) => close(winter({ cu }).expected['cuLost'], mean));

  test('an enemy PC and an unfriendly Tribe alike, other spaces not', () => {
    close(winter({ ground: 'tribe' }).expected['cuLost'], 7 / 6);
    expect(winter({ ground: 'spared' }).chances).toEqual({ anyLoss: 0, noLoss: 1, emptied: 0 });
    close(winter({ cu: 6 }, { cu: 3 }, { ground: 'spared' }).expected['cuLost'], 7 / 6 + 1 / 2);
  });

  test('the row of the 6 takes an Elephant first', () => {
    close(winter({ cu: 8, elephants: 2 }).expected['elephantsLost'], 1 / 6);
    close(winter({ cu: 1, elephants: 1 }).expected['elephantsLost'], 1 / 6);
  });
});

describe('passes', () => {
  test('8 CUs over the Alps lose 5/3, over another pass 7/6', () => {
    close(march({ passes: [ALPINE] }).expected['cuLost'], 5 / 3);
    close(march({ passes: [OTHER] }).expected['cuLost'], 7 / 6);
  });

  test('two Alpine passes: 37/12 lost, and 6 or more arrive 11 times in 36', () => {
    const { expected, chances, facts } = march({ passes: [ALPINE, ALPINE], wanted: 6 });
    close(expected['cuLost'], 37 / 12);
    close(chances['enough'], 11 / 36);
    expect(facts['mp']).toBe(4);
  });

  test('every sequence of dice gives the same, and stops where nobody is left', () => {
    const input = crossing({ cu: 3, elephants: 1, passes: [ALPINE, OTHER, ALPINE] });
    const falls = everyFall((fallen) => mountainPasses.rolls!(input, tables, fallen), 300)!;
    const { expected, distributions } = mountainPasses.compute(input, tables);
    const told = falls.map((f) => ({ chance: f.chance, facts: mountainPasses.resolve!(input, f.faces, tables).facts }));
    close(sum(told.map((t) => t.chance * Number(t.facts['cuLeft']))), expected['cuLeft']!);
    close(sum(told.map((t) => t.chance * Number(t.facts['elephantsLeft']))), expected['elephantsLeft']!);
    close(sum(distributions['cuLeft']!.map((d) => d.chance)), 1);
  });

  test('more passes never bring more CUs', () => {
    const means = [1, 2, 3, 4, 5, 6].map(
      (n) => march({ passes: Array.from({ length: n }, () => ALPINE) }).expected['cuLeft']!,
    );
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });

  test('figures of the reader count, even a loss larger than the Force', () => {
    const own = withOwn(tables, { attrition: { '6 1': 9 } });
    const { chances } = mountainPasses.compute(crossing({ cu: 1, wanted: 1 }), own);
    close(chances['gone'], 1 / 6);
    const none = withOwn(tables, { attrition: { '6 1': -3 } });
    expect(mountainPasses.compute(crossing({ cu: 1, wanted: 1 }), none).expected['cuLost']).toBe(0);
  });
});

test('the tables are those of the 2007 edition, cell by cell', () => {
  for (const id of ['attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'siege', 'naval'])
    for (const { standing, source } of tables[id]!.entries)
      expect([standing, source], id).toEqual(['public', expect.stringContaining('2007 edition')]);
  expect(march({}).standing).toBe('public');
});

describe('by an Event', () => {
  const suffered = (force: Partial<Stand>, die: number, rolled: { modifier?: number; tribes?: boolean }) => {
    const forces = [{ cu: 3, ground: 'enemy', elephants: 0, ...force } as Stand];
    const input = { ...defaultsOf(attrition.fields), forces, ...rolled };
    return attrition.resolve!(input, { attrition: [die] }, tables).facts;
  };

  test('a storm adds 2: a 4 costs 3 CUs an Elephant, a 5 costs the only CU', () => {
    expect(suffered({ cu: 3, elephants: 1 }, 4, { modifier: 2 })).toMatchObject({ cuLost: 1, elephantsLost: 1 });
    expect(suffered({ cu: 1 }, 5, { modifier: 2 })).toMatchObject({ cuLost: 1, emptied: true });
    expect(suffered({ cu: 10 }, 6, { modifier: 2 })).toMatchObject({ cuLost: 4 });
  });

  test('Hostile Tribes are read in the column 5-6, whatever the size', () => {
    expect(suffered({ cu: 10 }, 5, { tribes: true })).toMatchObject({ cuLost: 2 });
    expect(suffered({ cu: 1 }, 2, { tribes: true })).toMatchObject({ cuLost: 1 });
  });

  test('a Native Guide takes 3 more from a pass: a 6 from the Boii to Pisae costs 8 CUs one', () => {
    const input = crossing({ passes: [OTHER], guided: true });
    expect(mountainPasses.resolve!(input, { pass1: [6] }, tables).facts).toMatchObject({ modifiedRoll: 1, cuLost: 1 });
  });
});
