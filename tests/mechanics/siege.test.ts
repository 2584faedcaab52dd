/** A siege goes on until the place falls, the besiegers are gone, or nothing can change; odds and dice tell the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../src/calculator/figures.ts';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { absorb } from '../../src/engine/markov.ts';
import {
  afterRoll,
  besiege,
  canRoll,
  hasFallen,
  isSettled,
  plainCourse,
  type SiegeCourse,
  type SiegeDice,
  type SiegeResult,
  type SiegeState,
  type SiegeTerms,
} from '../../src/mechanics/siege.ts';
import { endFigures, inTheEnd, type SiegeEnd, siegeEnds, siegeStep } from '../../src/mechanics/siege-odds.ts';
import { sum } from '../support/oracle.ts';

const PLAIN: SiegeTerms = { leastCu: 3, ease: (needed) => needed };
const WORN: SiegeTerms = { leastCu: 3, ease: (needed) => Math.max(0, needed - 1) };

const siege = (state: Partial<SiegeState> = {}): SiegeState => ({
  points: 0,
  needed: 2,
  cu: 5,
  stalled: false,
  ...state,
});

/** One die with these results, over and over. */
const diceOf = (results: readonly SiegeResult[]): SiegeDice => ({
  dice: 1,
  resultOn: (face) => results[(face - 1) % results.length] ?? { points: 0, cu: 0 },
});

const courseOf = (
  start: SiegeState,
  results: readonly SiegeResult[],
  terms: SiegeTerms,
  turns = 4,
): SiegeCourse<SiegeState> => plainCourse({ turn: 'Roll', turns, start, dice: diceOf(results), terms });

describe('one roll', () => {
  test('adds points and costs CU', () => {
    expect(afterRoll(siege(), { points: 1, cu: 1 }, PLAIN)).toEqual(siege({ points: 1, cu: 4 }));
  });

  test('a place that falls is not worn down further, nor is the army stalled by the same roll', () => {
    expect(afterRoll(siege({ cu: 3 }), { points: 3, cu: 1 }, WORN)).toEqual(siege({ points: 3, cu: 2 }));
  });

  test('too few CU left: stalled, and never more lost than there were', () => {
    expect(afterRoll(siege({ cu: 3 }), { points: 0, cu: 1 }, PLAIN)).toEqual(siege({ cu: 2, stalled: true }));
    expect(afterRoll(siege({ cu: 3 }), { points: 0, cu: 9 }, WORN)).toEqual(siege({ cu: 0, stalled: true }));
  });

  test('a turn that passes without a roll still wears the place down', () => {
    expect(afterRoll(siege({ cu: 2, stalled: true }), undefined, WORN)).toEqual(
      siege({ cu: 2, stalled: true, needed: 1 }),
    );
  });
});

describe('the end', () => {
  test.each([
    ['fallen', siege({ points: 2 }), PLAIN, true],
    ['nobody left', siege({ cu: 0, stalled: true }), WORN, true],
    ['too few to roll, nothing wears it down', siege({ cu: 2, stalled: true }), PLAIN, true],
    ['too few to roll, but it is worn down', siege({ cu: 2, stalled: true }), WORN, false],
    ['under way', siege(), PLAIN, false],
  ])('%s', (_, state, terms, settled) => {
    expect(isSettled(state, terms)).toBe(settled);
    expect(siegeStep(courseOf(state, [{ points: 0, cu: 1 }], terms))(state) === undefined).toBe(settled);
    if (canRoll(state, terms)) expect(settled).toBe(false);
  });

  test('every siege settles where each roll has a chance to change something', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 3, max: 9 }),
        fc.array(fc.record({ points: fc.nat(2), cu: fc.nat(2) }), { minLength: 1, maxLength: 4 }),
        (needed, cu, results) => {
          const start = siege({ needed, cu });
          const { ends } = absorb(start, siegeStep(courseOf(start, [...results, { points: 1, cu: 0 }], PLAIN)));
          const total = ends.reduce((sum, e) => sum + e.chance, 0);
          expect(Math.abs(total - 1)).toBeLessThan(1e-12);
          for (const { state } of ends) expect(hasFallen(state) || state.cu < 3).toBe(true);
        },
      ),
    );
  });
});

describe('all turns at once', () => {
  const words = {
    falls: 'falls',
    stands: 'stands',
    stalls: 'stalls',
    cuLost: 'lost',
    cuLostIfFalls: 'lost if it falls',
  };
  const figures = figuresOf<SiegeEnd<SiegeState>, SiegeCourse<SiegeState>>()((kinds) => endFigures(kinds, words));
  const chancesOf = (of: SiegeCourse<SiegeState>) => figures.fold(siegeEnds(of).ends, of).chances;

  const anySiege = fc
    .tuple(
      fc.record({ points: fc.nat(2), needed: fc.integer({ min: 1, max: 4 }), cu: fc.integer({ min: 1, max: 7 }) }),
      fc.array(fc.record({ points: fc.nat(2), cu: fc.nat(2) }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(PLAIN, WORN),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([start, results, terms, turns]) =>
      courseOf(siege({ ...start, stalled: start.points < start.needed && start.cu < 3 }), results, terms, turns),
    );

  test('are the same as every fall of the dice, one after the other', () => {
    fc.assert(
      fc.property(anySiege, (of) => {
        const { series, ends } = siegeEnds(of);
        const { chances } = figures.fold(ends, of);
        const falls = everyFall((fallen) => besiege(of, fallen).rolls, 300)!;
        const told = falls.map(({ faces, chance }) => {
          const besieged = besiege(of, faces);
          return { chance, turns: besieged.turns.length, ...figures.facts({ state: besieged.state, turns: 0 }, of) };
        });
        const often = (passes: (one: (typeof told)[number]) => unknown) =>
          sum(told.filter(passes).map(({ chance }) => chance));
        expect(chances.falls).toBeCloseTo(
          often(({ falls }) => falls),
          12,
        );
        expect(chances.stands).toBeCloseTo(
          often(({ stands }) => stands),
          12,
        );
        expect(chances.stalls).toBeCloseTo(
          often(({ stalls }) => stalls),
          12,
        );
        const mean = sum(ends.outcomes.map(({ state }, i) => (of.start.cu - state.cu) * ends.weights[i]!));
        expect(mean).toBeCloseTo(sum(told.map(({ chance, cuLost }) => chance * Number(cuLost))), 12);
        for (const { at, chances: by } of series().points)
          expect(by['falls']).toBeCloseTo(
            often(({ falls, turns }) => falls && turns <= at),
            12,
          );
      }),
      { numRuns: 60 },
    );
  });

  test('a shorter key changes nothing', () => {
    fc.assert(
      fc.property(anySiege, (of) => {
        const key = ({ points, needed, cu, stalled }: SiegeState) =>
          ((points * 16 + needed) * 16 + cu) * 2 + Number(stalled);
        expect(chancesOf({ ...of, key })).toEqual(chancesOf(of));
        expect(inTheEnd({ ...of, key })).toEqual(inTheEnd(of));
      }),
      { numRuns: 60 },
    );
  });

  test('a siege that nobody can roll for never asks what its dice bring', () => {
    const dice: SiegeDice = {
      dice: 1,
      resultOn: () => {
        throw new RangeError('not rolled');
      },
    };
    const of = plainCourse({ turn: 'Roll', turns: 3, start: siege({ cu: 2, stalled: true }), dice, terms: PLAIN });
    expect(chancesOf(of)).toEqual({ falls: 0, stands: 0, stalls: 1 });
  });
});

describe('with dice', () => {
  const of = courseOf(siege(), [{ points: 1, cu: 0 }], PLAIN);

  test('asks for one turn after the other, and for no more once the place has fallen', () => {
    expect(besiege(of, {}).rolls.map(({ id, label }) => [id, label])).toEqual([['roll1', 'Roll 1']]);
    expect(besiege(of, { roll1: [3] }).rolls.map(({ id }) => id)).toEqual(['roll1', 'roll2']);
    const { state, turns, rolls } = besiege(of, { roll1: [3], roll2: [3], roll3: [3] });
    expect([hasFallen(state), turns.length, rolls.length]).toEqual([true, 2, 2]);
  });

  test('a turn without a roll passes by itself, and each turn knows what was before it', () => {
    const worn = courseOf(siege({ cu: 2, stalled: true }), [{ points: 1, cu: 0 }], WORN);
    const { turns, rolls } = besiege(worn, {});
    expect(rolls).toEqual([]);
    expect(turns.map(({ rolled, before, after }) => [rolled, before.needed, after.needed])).toEqual([
      [undefined, 2, 1],
      [undefined, 1, 0],
    ]);
  });
});
