/** Reactions: Avoid Battle, Interceptions, Backing up and Overrun by hand, and the tree against all dice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Stage } from '../../../src/calculator/report.ts';
import type { Solved } from '../../../src/engine/tree.ts';
import { reactions } from '../../../src/games/hannibal/reactions/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('hannibal');

type Input = InputOf<typeof reactions.fields>;
const inputOf = (input: Partial<Input>): Input => ({ ...defaultsOf(reactions.fields), ...input });
const report = (input: Partial<Input>) => reactions.compute(inputOf(input), tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);
const EMPTY = { hereCu: 0, hereRating: 'none' } as const;
const army = (cu: number, rating: number) => ({ cu, rating, on: 'rating' as const });
const PAIR = [army(5, 3), army(4, 2)];

describe('Avoid Battle', () => {
  test('2 times in 6 at rating 2; else a Battle with a card fewer', () => {
    const { chances, expected, grid } = report({ hereCu: 5, hereRating: 2, moverCu: 8, moverRating: 3 });
    close(chances['avoided'], 1 / 3);
    close(chances['battle'], 2 / 3);
    close(expected['defenderCards'], 6);
    close(expected['moverCards'], 11);
    expect(grid!.rows.map((r) => [r['battle'], r['defender']])).toEqual([
      [1, '7.00'],
      [expect.closeTo(2 / 3, 12), '6.00'],
    ]);
  });

  test('the mover goes on where he rolls his rating, Flaminius on a 4; else his move is over', () => {
    const { chances } = report({ hereCu: 5, hereRating: 2, moverRating: 3 });
    close(chances['passes'], 1 / 6);
    close(chances['stops'], 1 / 6);
    close(report({ hereCu: 5, hereRating: 2, moverRating: 2, pursuesOn: 4 }).chances['passes'], 2 / 9);
    close(report({ hereCu: 5, hereRating: 2, pursuit: 'free' }).chances['passes'], 1 / 3);
  });

  test('Fabius gets away on a 5', () => {
    close(report({ hereCu: 5, hereRating: 3, avoidsOn: 5 }).chances['avoided'], 5 / 6);
  });

  test('takes a General', () => expect(report({ hereRating: 'none' }).chances['battle']).toBe(1));

  test('a General without CUs must try, and is displaced if he fails', () => {
    const { chances } = report({ hereCu: 0, hereRating: 2, plan: 'stand' });
    close(chances['displaced'], 2 / 3);
    expect(chances['passes']).toBe(1);
  });
});

describe('Interception', () => {
  test('into a PC of the mover it takes 1 less, unless own CUs are there; Varro comes on a 4', () => {
    const one = [army(5, 3)];
    close(report({ ...EMPTY, interceptors: one, moverPc: true }).chances['intercepted'], 1 / 3);
    const here = { hereCu: 2, hereRating: 'none' as const, interceptors: one };
    close(report({ ...here, moverPc: true }).chances['intercepted'], 1 / 2);
    close(report({ ...EMPTY, interceptors: [{ cu: 5, rating: 1, on: 4 }] }).chances['intercepted'], 2 / 3);
  });

  test('ratings 3 and 2: at least one 2 times in 3, both 1 in 6', () => {
    const { chances, expected } = report({ ...EMPTY, interceptors: PAIR });
    close(chances['intercepted'], 2 / 3);
    close(chances['allIntercept'], 1 / 6);
    close(expected['comers'], 5 / 6);
  });

  test('they fight as one Army under the better General, with 1 card more in all', () => {
    const { distributions } = report({ ...EMPTY, interceptors: PAIR });
    expect(distributions['defenderCards']!.map((d) => d.value)).toEqual([7, 9, 13]);
  });

  test('they join those who stayed, and a failed attempt to get away still costs a card', () => {
    const outcome = reactions.resolve!(
      inputOf({ hereCu: 3, hereRating: 1, interceptors: [army(5, 3)] }),
      { avoid: [6], interceptions: [1] },
      tables,
    );
    expect(outcome.facts).toMatchObject({ battle: true, defenderCards: 3 + 5 + 3 + 1 - 1 });
  });

  test('somebody who got away does not come back with them', () => {
    const outcome = reactions.resolve!(
      inputOf({ hereCu: 3, hereRating: 1, interceptors: [army(5, 3)] }),
      { avoid: [1], interceptions: [1] },
      tables,
    );
    expect(outcome.facts).toMatchObject({ avoided: true, battle: true, defenderCards: 5 + 3 + 1 });
  });
});

describe('the mover', () => {
  test('Backs up only where somebody Intercepted it', () => {
    const { chances } = report({ hereCu: 5, plan: 'stand', interceptors: [army(5, 3)], reply: 'backs-up' });
    close(chances['backsUp'], 1 / 2);
    close(chances['battle'], 1 / 2);
  });

  test('by cards: it fights where it holds as many, and not where it holds fewer', () => {
    const few = { ...EMPTY, moverCu: 5, moverRating: 3, reply: 'fewer-cards' } as const;
    close(report({ ...few, interceptors: [army(4, 3)] }).chances['battle'], 1 / 2);
    close(report({ ...few, interceptors: [army(5, 3)] }).chances['backsUp'], 1 / 2);
  });

  test('over the Alps Backing up costs 8 CUs another 5/3', () => {
    const { expected } = report({
      ...EMPTY,
      moverCu: 8,
      interceptors: [army(5, 6)],
      reply: 'backs-up',
      backOver: 'alpine',
    });
    close(expected['moverLost'], 5 / 3);
  });
});

describe('Overrun', () => {
  const lone = { hereCu: 1, hereRating: 'none' } as const;

  test('5 CUs against one without a General', () => {
    expect(report({ ...lone, moverCu: 5 }).chances['overrun']).toBe(1);
    expect(report({ ...lone, moverCu: 4 }).chances['battle']).toBe(1);
    expect(report({ ...lone, hereRating: 1, plan: 'stand', moverCu: 9 }).chances['overrun']).toBe(0);
    expect(report({ hereCu: 2, hereRating: 'none', moverCu: 9 }).chances['overrun']).toBe(0);
  });

  test('Interceptions come first', () => {
    close(report({ ...lone, moverCu: 5, interceptors: PAIR }).chances['overrun'], 1 / 3);
  });
});

const leaves = (node: Solved<Stage>): number =>
  node.type === 'leaf' ? 1 : node.branches.reduce((n, b) => n + leaves(b.to), 0);

test('the tree goes to its leaves', () => {
  // Avoids or not, four sets of Interceptors; and where nobody comes and nobody is left, a pursuit.
  expect(leaves(report({ interceptors: PAIR }).tree!)).toBe(9);
  expect(leaves(report({ ...EMPTY, interceptors: [] }).tree!)).toBe(1);
});

test('one Army more to Intercept never makes it less likely that somebody comes', () => {
  fc.assert(
    fc.property(anyInput(reactions.fields, { items: 3 }), (drawn) => {
      const input = drawn as Input;
      const more = { ...input, interceptors: [...input.interceptors, army(3, 2)] };
      expect(reactions.compute(more, tables).chances['intercepted']!).toBeGreaterThanOrEqual(
        reactions.compute(input, tables).chances['intercepted']! - 1e-12,
      );
    }),
    { numRuns: 30 },
  );
});

describe('once all have rolled', () => {
  test('10.a: those who came are among those who stand there, and hold the card for it', () => {
    const { chances, expected } = report({ hereCu: 9, hereRating: 3, plan: 'stand', came: true });
    expect(chances).toMatchObject({ intercepted: 1, battle: 1, avoided: 0 });
    const before = report({ hereCu: 5, hereRating: 3, plan: 'stand', interceptors: [army(4, 6)] });
    close(before.chances['intercepted'], 1);
    close(expected['defenderCards'], before.expected['defenderCards']! - 3);
    close(report({ hereCu: 9, hereRating: 3, plan: 'stand', came: true, reply: 'backs-up' }).chances['backsUp'], 1);
  });

  test('9: a failed attempt costs its card, and is not made again', () => {
    const failed = report({ hereCu: 5, hereRating: 2, plan: 'failed' });
    expect(failed.chances).toMatchObject({ avoided: 0, battle: 1 });
    close(
      failed.expected['defenderCards'],
      report({ hereCu: 5, hereRating: 2, plan: 'stand' }).expected['defenderCards']! - 1,
    );
  });
});
