/** March past: interception, the choice to fight or refuse, and the battle, as one chain. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { marchPast } from '../../../src/games/sword-of-rome/march-past/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { meanOf, tellingsOf } from '../../support/enumerate.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof marchPast.fields>;

/** Nobody adds 1 unless it is said (10.3), so that half of all rolls bring tactics 3. */
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(marchPast.fields), enemyTo: 'none', ...given });
const report = (given: Partial<Input>) => marchPast.compute(inputOf(given), tables);
type Army = Input['interceptors'][number];

const army = (cu: number, tactics: number, enemySpace = false, more: Partial<Army> = {}): Army => ({
  ...marchPast.fields.interceptors.default[0]!,
  cu,
  tactics,
  enemySpace,
  ...more,
});

/** What the tree advises against those who come, in the order of its branches. */
const advice = ({ tree }: Report): string[] =>
  tree!.type === 'leaf'
    ? []
    : tree!.branches.flatMap(({ to }) => (to.type === 'choice' ? [to.branches.find((b) => b.best)!.name] : []));

/** Wins at net -1, the interceptor's bonus against equals. */
const EQUAL = 16_941 / 46_656;

describe('one army of the same size and skill, tactics 3', () => {
  test('comes half the time; who wants to get through fights', () => {
    const { chances, expected } = report({});
    expect(chances['intercepted']).toBe(0.5);
    expect(chances['passes']).toBeCloseTo(0.5, 14);
    expect(chances['wins']).toBeCloseTo(EQUAL / 2, 14);
    expect(chances['beaten']).toBeCloseTo((1 - EQUAL) / 2, 14);
    expect(chances['turnedBack']).toBe(0);
    expect(chances['through']).toBeCloseTo(0.5 + EQUAL / 2, 14);
    expect(advice(report({}))).toEqual(['Fight']);
    expect(expected['moverLosses']).toBeGreaterThan(expected['enemyLosses']!);
  });

  test('who wants not to be beaten tries to refuse, and fights half of those times all the same', () => {
    const careful = report({ aim: 'unbeaten' });
    expect(advice(careful)).toEqual(['Try to refuse']);
    expect(careful.chances['turnedBack']).toBeCloseTo(1 / 4, 14);
    expect(careful.chances['wins']).toBeCloseTo(EQUAL / 4, 14);
    expect(careful.chances['beaten']).toBeCloseTo((1 - EQUAL) / 4, 14);
  });

  test('without tactics nothing can be refused', () => {
    const { chances } = report({ moverTactics: 0, aim: 'unbeaten' });
    expect(chances['turnedBack']).toBe(0);
    expect(advice(report({ moverTactics: 0, aim: 'unbeaten' }))).toEqual(['Fight']);
    // Tactics 3 against none, and the interceptor's 1: net -4.
    expect(chances['wins']).toBeCloseTo((0.5 * 6748) / 46_656, 14);
  });

  test('tactics 6 refuses for certain', () => {
    const { chances } = report({ moverTactics: 6, aim: 'saved' });
    expect(chances).toMatchObject({ passes: 0.5, turnedBack: 0.5, wins: 0, beaten: 0, moverWipedOut: 0 });
  });
});

describe('who comes', () => {
  test('into an enemy space an army needs one less', () => {
    const comes = (given: Partial<Input>) => report({ enemyTo: 'listed', ...given }).chances['intercepted'];
    const both = { interceptors: [army(6, 3, true), army(6, 0, false, { power: 'romans' })] };
    expect(comes({ ...both, friendlyTo: 'defender' })).toBeCloseTo(2 / 6, 14);
    expect(comes({ ...both, friendlyTo: 'defender', interceptors: [army(6, 3)] })).toBeCloseTo(3 / 6, 14);
  });

  test('10.3: a space that is friendly to none of those who intercept is enemy to all, unless their CU stand there', () => {
    const comes = (given: Partial<Input>) =>
      marchPast.compute({ ...defaultsOf(marchPast.fields), ...given }, tables).chances['intercepted'];
    expect(comes({})).toBeCloseTo(2 / 6, 14);
    expect(comes({ friendlyTo: 'attacker' })).toBeCloseTo(2 / 6, 14);
    expect(comes({ friendlyTo: 'defender' })).toBeCloseTo(3 / 6, 14);
    expect(comes({ friendlyTo: 'both' })).toBeCloseTo(3 / 6, 14);
    expect(comes({ enemyTo: 'none' })).toBeCloseTo(3 / 6, 14);
    const further = { interceptors: [army(6, 3, false, { from: 2 })] };
    expect(comes({ ...further, furtherSpaces: [space({ enemyTo: 'listed' })] })).toBeCloseTo(2 / 6, 14);
  });

  test('10.3: a further space says for itself whether it is enemy ground, or leaves it to what is said of the army', () => {
    const second = (enemySpace: boolean, enemyTo: 'listed' | 'all' | 'none') =>
      report({
        interceptors: [army(6, 3, enemySpace, { from: 2 })],
        furtherSpaces: [space({ enemyTo, friendlyTo: 'defender' })],
      }).chances['intercepted'];
    for (const listed of [false, true]) {
      expect(second(listed, 'all')).toBeCloseTo(2 / 6, 14);
      expect(second(listed, 'none')).toBeCloseTo(3 / 6, 14);
      expect(second(listed, 'listed')).toBeCloseTo(listed ? 2 / 6 : 3 / 6, 14);
    }
  });

  test('an army that cannot come changes nothing but the chance to be told so', () => {
    const { chances, tree, sentence } = report({ interceptors: [army(6, 0)] });
    expect(chances).toMatchObject({ intercepted: 0, passes: 1, through: 1, beaten: 0 });
    expect(tree!.type === 'chance' && tree!.branches.map((b) => b.name)).toEqual(['Nobody comes']);
    expect(sentence.replace(/\s/g, ' ')).toContain('100%');
  });

  test('two armies come together: 6 against 3 and 3 with tactics 3, and four cases in the tree', () => {
    const both = report({ interceptors: [army(3, 3), army(3, 2)] });
    expect(both.tree!.type === 'chance' && both.tree!.branches.map((b) => b.name)).toEqual([
      'Nobody comes',
      'Army 1 comes',
      'Army 2 comes',
      'Armies 1 and 2 come',
    ]);
    expect(both.chances['intercepted']).toBeCloseTo(1 - (3 / 6) * (4 / 6), 14);
    // Against 3 CU: +3 and leadership, less the interceptor's 1; against 6: EQUAL.
    const wins = (2 / 6) * (29_715 / 46_656) + (1 / 6) * (33_621 / 46_656) + (1 / 6) * EQUAL;
    expect(both.chances['wins']).toBeCloseTo(wins, 14);
  });

  test('a mover four times as large brushes the interceptor aside', () => {
    const { chances, expected } = report({ moverCu: 12, interceptors: [army(3, 6)] });
    expect(chances).toMatchObject({ intercepted: 1, wins: 1, beaten: 0, through: 1 });
    expect(expected).toMatchObject({ moverLosses: 0, enemyLosses: 3 });
  });
});

describe('the ground', () => {
  test('friendly to me is worth 1, across rough costs 2 and the army when beaten', () => {
    expect(report({ friendlyTo: 'attacker' }).chances['wins']).toBeCloseTo((0.5 * 21_162) / 46_656, 14);
    const rough = report({ acrossRough: true });
    expect(rough.chances['wins']).toBeCloseTo((0.5 * 9604) / 46_656, 14);
    expect(rough.chances['moverWipedOut']).toBeCloseTo(rough.chances['beaten']!, 14);
  });
});

describe('one roll at a time', () => {
  // Cases that the general test leaves out for their size: a refusal that fails, and two armies.
  test.each<[string, Partial<Input>]>([
    ['a refusal that may fail', { moverTactics: 5, aim: 'unbeaten', interceptors: [army(5, 1)] }],
    ['two armies of which one can come', { moverCu: 9, interceptors: [army(1, 6), army(4, 0)] }],
    [
      'three powers in three spaces, always refused',
      {
        moverTactics: 6,
        aim: 'unbeaten',
        interceptors: [
          army(2, 2, false, { spaces: 3 }),
          army(2, 1, false, { power: 'romans', from: 2 }),
          army(1, 3, true, { power: 'greeks', from: 2, spaces: 2 }),
        ],
        furtherSpaces: [
          { friendlyTo: 'attacker', acrossRough: true, bySea: false, enemyTo: 'none' },
          { friendlyTo: 'none', acrossRough: false, bySea: false, enemyTo: 'listed' },
        ],
      },
    ],
    [
      'brushed aside twice on the way',
      {
        moverCu: 40,
        interceptors: [army(2, 2, false, { spaces: 3 }), army(3, 3, false, { spaces: 3 })],
        furtherSpaces: [
          { friendlyTo: 'none', acrossRough: false, bySea: false, enemyTo: 'listed' },
          { friendlyTo: 'none', acrossRough: false, bySea: true, enemyTo: 'listed' },
        ],
      },
    ],
    [
      'a way back over the sea that may be contested',
      { moverCu: 3, aim: 'unbeaten', bySea: true, contest: 'contest-3', homePort: true, interceptors: [army(40, 2)] },
    ],
  ])('%s', (_, given) => {
    const input = inputOf(given);
    const falls = everyFall((fallen) => marchPast.rolls!(input, tables, fallen), 20_000)!;
    const { chances, expected } = marchPast.compute(input, tables);
    const outcomes = falls.map(({ faces, chance }) => ({ outcome: marchPast.resolve!(input, faces, tables), chance }));
    const tellings = tellingsOf(outcomes, Object.keys({ ...chances, ...expected }));
    for (const [key, value] of Object.entries({ ...chances, ...expected }))
      expect(Math.abs(meanOf(tellings.get(key)!) - value), key).toBeLessThan(1e-12);
  });

  test('the steps are told in the order of play', () => {
    const input = inputOf({ aim: 'unbeaten' });
    const { steps, facts } = marchPast.resolve!(
      input,
      { interceptions: [2], refusal: [5], attacker: [6, 6, 5], defender: [1, 2, 2] },
      tables,
    );
    expect(steps.map((s) => s.rule)).toEqual([
      '10.4',
      '10.5.1',
      '12.2.1',
      '12.2.3',
      '12.2.3',
      '12.2.5',
      '12.3',
      '12.3',
      '12.5',
    ]);
    expect(facts).toMatchObject({
      intercepted: true,
      turnedBack: false,
      wins: true,
      through: true,
      moverLosses: 0,
      enemyLosses: 6,
    });
  });

  test('dice are asked for only as far as they are needed', () => {
    const asked = (fallen: Record<string, number[]>, given: Partial<Input> = {}) =>
      marchPast.rolls!(inputOf(given), tables, fallen).map((r) => r.id);
    expect(asked({})).toEqual(['interceptions']);
    expect(asked({ interceptions: [4] })).toEqual(['interceptions']);
    expect(asked({ interceptions: [3] })).toEqual(['interceptions', 'attacker', 'defender']);
    expect(asked({ interceptions: [3] }, { aim: 'unbeaten' })).toEqual(['interceptions', 'refusal']);
    expect(asked({ interceptions: [3], refusal: [3] }, { aim: 'unbeaten' })).toEqual(['interceptions', 'refusal']);
    expect(asked({ interceptions: [3], refusal: [4] }, { aim: 'unbeaten' })).toEqual([
      'interceptions',
      'refusal',
      'attacker',
      'defender',
    ]);
  });
});

/** A further space like the first by default. */
const space = (more: Partial<Input['furtherSpaces'][number]> = {}): Input['furtherSpaces'][number] => ({
  friendlyTo: 'none',
  acrossRough: false,
  bySea: false,
  enemyTo: 'none',
  ...more,
});

test('12.2.1: who was brushed aside in the first space does not come into the second; who was not may', () => {
  // Both come half the time; only the second reaches the further space, where it tries again if it is left.
  const { expected } = report({
    moverCu: 10,
    interceptors: [army(1, 3), army(1, 3, false, { spaces: 2 })],
    furtherSpaces: [space()],
  });
  expect(expected['moverLosses']).toBe(0);
  expect(expected['enemyLosses']).toBeCloseTo(1 / 2 + 1 / 2 + 1 / 4, 14);
  // Where it comes to a battle nobody marches on, so that it is the same who of two equals comes.
  const equals = report({ interceptors: [army(6, 3), army(6, 3, false, { spaces: 2 })], furtherSpaces: [space()] });
  expect(branchesOf(equals)).toHaveLength(3);
});

const branchesOf = ({ tree }: Report): string[] => (tree!.type === 'leaf' ? [] : tree!.branches.map((b) => b.name));

describe('several spaces', () => {
  test('an army whose try fails tries again in the next space', () => {
    const { chances, series } = report({ interceptors: [army(6, 3, false, { spaces: 2 })], furtherSpaces: [space()] });
    expect(chances['intercepted']).toBeCloseTo(3 / 4, 14);
    expect(chances['passes']).toBeCloseTo(1 / 4, 14);
    // Half the time it comes into the first space, a quarter of the time into the second.
    // A victory in the first space would stop it there as surely as a refusal, which costs nothing: half of them succeed.
    expect(chances['wins']).toBeCloseTo((1 / 4 + 1 / 4) * EQUAL, 14);
    expect(chances['stoppedShort']).toBeCloseTo((1 / 4) * EQUAL, 14);
    expect(chances['through']).toBeCloseTo(1 / 4 + (1 / 4) * EQUAL, 14);
    expect(series!.points.map((p) => p.chances['intercepted'])).toEqual([1 / 2, 3 / 4]);
  });

  test('an army tries only in the spaces that it can reach', () => {
    const { chances } = report({
      interceptors: [army(6, 3, false, { from: 3 })],
      furtherSpaces: [space(), space()],
    });
    expect(chances['intercepted']).toBe(1 / 2);
    expect(chances['stoppedShort']).toBe(0);
    expect(report({ interceptors: [army(6, 3, false, { from: 2 })] }).chances['passes']).toBe(1);
  });

  test('each space has its own ground', () => {
    const watched = { interceptors: [army(6, 3, false, { from: 2 })] };
    const wins = (more: Partial<Input['furtherSpaces'][number]>) =>
      report({ ...watched, furtherSpaces: [space(more)] }).chances;
    expect(wins({ friendlyTo: 'attacker' })['wins']).toBeCloseTo((1 / 2) * (21_162 / 46_656), 14);
    expect(wins({ acrossRough: true })['wins']).toBeCloseTo((1 / 2) * (9604 / 46_656), 14);
    expect(wins({ enemyTo: 'all' })['intercepted']).toBeCloseTo(2 / 6, 14);
    // Ground that is enemy to those who come is not friendly to them.
    expect(wins({ enemyTo: 'all', friendlyTo: 'defender' })['wins']).toBeCloseTo((2 / 6) * EQUAL, 14);
  });

  test('an automatic victory does not stop the march, and who is gone cannot try again', () => {
    const { chances, expected, tree } = report({
      moverCu: 12,
      interceptors: [army(3, 6, false, { spaces: 2 })],
      furtherSpaces: [space()],
    });
    expect(chances).toMatchObject({ passes: 0, wins: 1, through: 1, stoppedShort: 0 });
    expect(expected).toEqual({ moverLosses: 0, enemyLosses: 3 });
    expect(JSON.stringify(tree).replace(/\s/g, ' ')).toContain('gets through 100% from there');
  });

  test('after an automatic victory the next army fights an unhurt mover', () => {
    const { chances, expected } = report({
      moverCu: 12,
      interceptors: [army(3, 6), army(12, 3, false, { from: 2 })],
      furtherSpaces: [space()],
    });
    expect(chances['wins']).toBeCloseTo(1 / 2 + EQUAL / 2, 14);
    expect(chances['beaten']).toBeCloseTo((1 - EQUAL) / 2, 14);
    const second = report({ moverCu: 12, interceptors: [army(12, 3)] }).expected;
    expect(expected['moverLosses']).toBeCloseTo(second['moverLosses']!, 12);
    expect(expected['enemyLosses']).toBeCloseTo(3 + second['enemyLosses']!, 12);
  });
});

describe('several powers', () => {
  const both = [army(6, 3), army(6, 2, false, { power: 'greeks' })];

  test('only one of them comes: the Gauls 1 in 2, the Greeks 1 in 6', () => {
    const { chances, facts, assumptions } = report({ interceptors: both });
    expect(chances['intercepted']).toBeCloseTo(2 / 3, 14);
    expect(chances['wins']).toBeCloseTo(EQUAL / 2 + 21_162 / 46_656 / 6, 14);
    expect(facts).toEqual({ orderSetBy: 'Gauls' });
    expect(assumptions.map((a) => a.ruling)).not.toContain('several-interceptors');
  });

  test('the Gauls may let the Greeks go first: then each comes 1 in 3', () => {
    const { chances } = report({ interceptors: both.toReversed(), order: 'listed' });
    expect(chances['wins']).toBeCloseTo(EQUAL / 3 + 21_162 / 46_656 / 3, 14);
  });

  test('a power with two armies rolls for both before the next may try', () => {
    const interceptors = [both[1]!, army(6, 3), army(6, 3)];
    const asked = (fallen: Record<string, number[]>) =>
      marchPast.rolls!(inputOf({ interceptors }), tables, fallen).map((r) => [r.id, r.dice]);
    expect(asked({ interceptions: [4, 1] }).slice(0, 2)).toEqual([
      ['interceptions', 2],
      ['attacker', 3],
    ]);
    expect(asked({ interceptions: [4, 4] })).toEqual([
      ['interceptions', 2],
      ['interceptions-2', 1],
    ]);
  });

  test('a power that has failed may try again in the next space', () => {
    const { chances } = report({
      interceptors: both.map((a) => ({ ...a, spaces: 2 })),
      furtherSpaces: [space()],
    });
    expect(chances['passes']).toBeCloseTo((1 / 3) ** 2, 14);
  });
});

describe('cases that come to the same', () => {
  test('three equal armies are told by their number', () => {
    expect(branchesOf(report({ interceptors: [army(4, 2), army(4, 2), army(4, 2)] }))).toEqual([
      'Nobody comes',
      'One of armies 1, 2 and 3 comes',
      'Two of armies 1, 2 and 3 come',
      'Armies 1, 2 and 3 come',
    ]);
  });

  test('two small ones may come to the same as a large one', () => {
    expect(branchesOf(report({ interceptors: [army(2, 2), army(4, 2), army(2, 2)] }))).toEqual([
      'Nobody comes',
      'One of armies 1 and 3 comes',
      'Army 2 or armies 1 and 3 come',
      'Armies 1 and 2 or armies 2 and 3 come',
      'Armies 1, 2 and 3 come',
    ]);
  });
});

describe('refusing', () => {
  test('an enemy that lets the army go needs no roll', () => {
    const free = report({ letGo: true, moverTactics: 0, aim: 'unbeaten' });
    expect(advice(free)).toEqual(['Refuse']);
    expect(free.chances).toMatchObject({ passes: 0.5, turnedBack: 0.5, beaten: 0 });
  });

  test('back over the sea to a friendly port: 4 in 6 arrive, else battle', () => {
    const { chances } = report({ bySea: true, letGo: true, contest: 'roll', homePort: true, aim: 'unbeaten' });
    expect(chances['turnedBack']).toBeCloseTo((1 / 2) * (4 / 6), 14);
    expect(chances['beaten']).toBeCloseTo((1 / 2) * (2 / 6) * (1 - EQUAL), 14);
  });

  test('against a 3-value card nobody sails unharmed: 2 in 6 return, 4 in 6 lose 7/6 CU on average', () => {
    const { chances, expected } = report({ bySea: true, letGo: true, contest: 'contest-3', aim: 'unbeaten' });
    expect(chances['turnedBack']).toBeCloseTo((1 / 2) * (4 / 6), 14);
    const fought = report({ bySea: true, moverTactics: 3, aim: 'through' }).expected['moverLosses']!;
    expect(expected['moverLosses']).toBeCloseTo((1 / 2) * (4 / 6) * (7 / 6) + (2 / 6) * fought, 12);
  });

  test('over land no ship is asked for', () => {
    const input = inputOf({ letGo: true, contest: 'contest-3', aim: 'unbeaten' });
    expect(marchPast.rolls!(input, tables, { interceptions: [1] }).map((r) => r.id)).toEqual(['interceptions']);
  });
});

describe('laws', () => {
  const few = anyInput(marchPast.fields, { items: 3 }).map((input) => input as unknown as Input);
  const AIMS = Object.keys(marchPast.aims) as Input['aim'][];

  test('no other advice serves an aim better than the advice for that aim', () => {
    fc.assert(
      fc.property(few, (input) => {
        const reports = AIMS.map((aim) => report({ ...input, aim }));
        AIMS.forEach((aim, i) => {
          const worth = marchPast.aims[aim]!.worth;
          for (const other of reports) expect(worth(reports[i]!)).toBeGreaterThanOrEqual(worth(other) - 1e-12);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('nobody comes as often as every single try fails, whatever else may happen on the way', () => {
    fc.assert(
      fc.property(few, (input) => {
        const { chances } = report(input);
        expect(chances['passes']! + chances['intercepted']!).toBeCloseTo(1, 12);
        // Of those who win in the last space some have no CU left to stand there with.
        const arrives = chances['passes']! + chances['wins']! - chances['stoppedShort']!;
        expect(chances['through']).toBeLessThanOrEqual(arrives + 1e-12);
        expect(chances['through']).toBeGreaterThanOrEqual(arrives - chances['moverWipedOut']! - 1e-12);
      }),
      { numRuns: 40 },
    );
  });

  test('one more interceptor never makes it likelier to march on untouched', () => {
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: 6 }), (input, tactics) => {
        const more = report({ ...input, interceptors: [...input.interceptors, army(4, tactics)] });
        expect(more.chances['passes']).toBeLessThanOrEqual(report(input).chances['passes']! + 1e-15);
      }),
      { numRuns: 40 },
    );
  });

  test('where ties set the order, that of the list does not matter', () => {
    fc.assert(
      fc.property(few, (any) => {
        const input: Input = { ...any, order: 'tie' };
        const turned: Report = report({ ...input, interceptors: input.interceptors.toReversed() });
        for (const [key, chance] of Object.entries(report(input).chances))
          expect(turned.chances[key], key).toBeCloseTo(chance, 12);
      }),
      { numRuns: 40 },
    );
  });
});

describe('once they have come', () => {
  test('10.5: nothing is left but to fight or to refuse, as before but without the roll to come', () => {
    const [before, come] = [report({ interceptors: [army(9, 3)] }), report({ interceptors: [army(9, 3)], came: true })];
    expect(come.chances['intercepted']).toBe(1);
    for (const key of ['turnedBack', 'wins', 'beaten'] as const)
      expect(before.chances[key]).toBeCloseTo(come.chances[key]! / 2, 12);
  });

  test('10.5.1: a refusal that was announced is rolled for, whatever serves best', () => {
    const refuses = report({ moverTactics: 2, came: true, reply: 'refuse' }).chances;
    const fights = report({ moverTactics: 2, came: true, reply: 'fight' }).chances;
    expect(refuses['turnedBack']).toBeCloseTo(1 / 3, 12);
    expect(fights['turnedBack']).toBe(0);
    expect(refuses['wins']).toBeCloseTo((fights['wins']! * 2) / 3, 12);
  });
});
