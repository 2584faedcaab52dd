/** Declarations: the ledger, what the others can hold against them, and every reading of Once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { declare } from '../../../src/games/nero/declare/calculator.ts';
import { takenBy, takenDespite } from '../../../src/games/nero/declare/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof declare.fields>;

const ask = (given: Partial<Input>) => declare.compute({ ...defaultsOf(declare.fields), ...given }, tables);

/** So many DP in all, the rest of them from Legions in Italy. */
const withDp = (total: number, senate: number, guard: number, more: Partial<Input> = {}) =>
  ask({ own: total - senate - guard, others: 0, areas: 0, senate, guard, ...more });

const stopped = (total: number, senate: number, guard: number, more: Partial<Input> = {}) =>
  withDp(total, senate, guard, more).chances['stopped']!;

const WORTH = { needed: 5, superiority: 1, area: 2, senate: 1, guard: 1 };

describe('four players, nothing seen', () => {
  test.each([
    [5, 0, 0, 0, 1],
    [5, 1, 0, 63208838, 63208839],
    [5, 0, 1, 1406, 1419],
    [6, 2, 0, 21068964, 21069613],
    [6, 2, 1, 21068964, 21069613],
    [6, 1, 2, 16802600, 16958469],
    [6, 0, 3, 0, 1],
    [6, 0, 2, 0, 1],
    [7, 3, 0, 21049708, 21069613],
    [7, 2, 1, 688284550, 695297229],
    [7, 2, 2, 688284550, 695297229],
    [8, 4, 0, 20833513, 21069613],
  ])('%i DP with %i Senate and %i Guard are stopped %i times in %i', (total, senate, guard, top, of) => {
    expect(Math.abs(stopped(total, senate, guard) - top / of)).toBeLessThan(1e-12);
  });

  test('printed decimals', () => {
    expect(stopped(6, 2, 1)).toBeCloseTo(0.999969, 6);
    expect(stopped(6, 1, 2)).toBeCloseTo(0.990809, 6);
    expect(stopped(7, 3, 0)).toBeCloseTo(0.999055, 6);
    expect(stopped(7, 2, 1)).toBeCloseTo(0.989914, 6);
    expect(stopped(8, 4, 0)).toBeCloseTo(0.988794, 6);
  });

  test('with Once for each player three Guards and 6 DP are stopped by two who hold Bad Augury', () => {
    expect(Math.abs(stopped(6, 0, 3, { once: 'player' }) - 7585 / 9933)).toBeLessThan(1e-12);
  });
});

describe('two Bribes against two Senate cards and no Bad Augury about', () => {
  test.each([
    ['4', 'normal', 33466, 33497],
    ['3', 'normal', 258725, 259407],
    ['4', 'fast', 6281857, 7158382],
    ['3', 'fast', 17633038, 20963833],
    ['2', 'normal', 60781, 61132],
  ] as const)('%s players, %s version: %i in %i', (players, version, top, of) => {
    const chance = stopped(6, 2, 0, { players, version, auguriesSeen: 4 });
    expect(Math.abs(chance - top / of)).toBeLessThan(1e-12);
  });

  test('in the middle of a turn: 18 cards of 37 unseen, 5 Bribes among them', () => {
    const input = { auguriesSeen: 4, bribesSeen: 3, open: 8, hand1: 6, hand2: 6, hand3: 6 };
    expect(Math.abs(stopped(6, 2, 0, input) - 331 / 407)).toBeLessThan(1e-12);
  });
});

describe('the ledger', () => {
  test('the declaration of the example: 1 and 2 and 3 are 6', () => {
    const { facts, breakdown } = ask({});
    expect(facts).toMatchObject({ surplus: 1, baseDp: 3, cards: 3, total: 6, success: true, toStop: 2 });
    expect(breakdown.map((l) => l.amount)).toEqual([1, 2, 2, 1]);
  });

  test('two Bribes leave 4, one leaves 5', () => {
    expect(ask({ bribesPlayed: 2 })).toMatchObject({ facts: { total: 4, success: false }, chances: { stopped: 1 } });
    expect(ask({ bribesPlayed: 1 }).facts).toMatchObject({ total: 5, success: true });
    expect(ask({ bribesPlayed: 1, auguriesPlayed: 1 }).facts).toMatchObject({ total: 4, success: false });
    expect(ask({ bribesPlayed: 4 }).facts['total']).toBe(4);
  });

  test('12.0-bad-augury: it strikes the dearest cards first, and what a Bribe has not taken', () => {
    const dear = { ...WORTH, guard: 2 };
    const taken = (bribes: number, auguries: number) => takenBy({ senate: 2, guard: 1 }, { bribes, auguries }, dear);
    expect([taken(0, 1), taken(0, 2), taken(1, 1), taken(2, 2)]).toEqual([2, 3, 3, 4]);
  });

  test('fewer Legions than the others are no loss', () => {
    expect(ask({ own: 2, others: 5 }).facts['surplus']).toBe(0);
  });

  test('Uncontrolled Legions and the vacant Area count by the reading', () => {
    expect(ask({ own: 5, others: 3, uncontrolled: 1 }).facts['surplus']).toBe(1);
    expect(ask({ own: 5, others: 3, uncontrolled: 1, italy: 'ignore' }).facts['surplus']).toBe(2);
    const vacant = { players: '3', areas: 2, vacant: true } as const;
    expect(ask(vacant).facts['baseDp']).toBe(5);
    expect(ask({ ...vacant, vacantArea: 'ignored' }).facts['baseDp']).toBe(3);
  });

  test('more than four cards do not fit into a round', () => {
    expect(ask({ used: 1 }).facts['allowed']).toBe(true);
    expect(ask({ used: 2 }).facts['allowed']).toBe(false);
    expect(ask({ used: 1, ownAugury: true }).facts['allowed']).toBe(false);
  });
});

describe('what makes it safe', () => {
  test('without cards nothing can be cancelled', () => {
    expect(withDp(5, 0, 0).facts).toMatchObject({ stoppable: false, worst: 5, safeDp: 5 });
  });

  test('three Guards: one DP at risk with Once for the table, three with Once for each', () => {
    expect(withDp(6, 0, 3).facts).toMatchObject({ maxCancelled: 1, worst: 5, stoppable: false });
    expect(withDp(6, 0, 3, { once: 'player' }).facts).toMatchObject({ maxCancelled: 3, worst: 3, stoppable: true });
  });

  test('the mix named safest is: Guards before Senate', () => {
    const rows = ask({ own: 3, others: 0, areas: 0 }).grid!.rows;
    const best = rows.filter((r) => r['dp'] === 6).toSorted((a, b) => Number(b['stands']) - Number(a['stands']));
    expect(best[0]).toMatchObject({ mix: '3 Guards', stands: 1 });
  });

  test('the DP called safe are, and one less are not', () => {
    for (const [senate, guard] of [
      [0, 1],
      [1, 1],
      [2, 1],
      [4, 0],
    ] as const) {
      const safe = Number(withDp(9, senate, guard).facts['safeDp']);
      expect(stopped(safe, senate, guard)).toBeLessThanOrEqual(0.1);
      if (safe > 5) expect(stopped(safe - 1, senate, guard)).toBeGreaterThan(0.1);
    }
  });

  test('Once is used up by a Bad Augury in the same round', () => {
    expect(stopped(5, 0, 1, { auguryUsed: true })).toBe(0);
    expect(stopped(5, 0, 2, { auguriesPlayed: 1, own: 4 })).toBe(0);
  });
});

describe('a Bad Augury of theirs', () => {
  test('strikes what is worth most', () => {
    const one = { bribes: 0, auguries: 1 };
    expect(takenBy({ senate: 1, guard: 1 }, one, { ...WORTH, guard: 3 })).toBe(3);
    expect(takenBy({ senate: 1, guard: 1 }, one, { ...WORTH, senate: 3 })).toBe(3);
    // A Bribe takes the Senate Influence, and leaves the Augury what is left.
    expect(takenBy({ senate: 1, guard: 1 }, { bribes: 1, auguries: 1 }, { ...WORTH, senate: 3 })).toBe(4);
  });

  test('that was played has struck a Guard, which no Bribe can', () => {
    const dear = withOwn(tables, { declaration: { 'praetorian-guard dp': 3 } });
    const given = { own: 4, others: 0, areas: 0, senate: 1, guard: 1, auguriesPlayed: 1 };
    expect(declare.compute({ ...defaultsOf(declare.fields), ...given }, dear).facts).toMatchObject({ total: 4 + 1 });
  });
});

describe('a Bad Augury of my own', () => {
  test('strikes one Bribe, unless theirs comes first; a spare Bribe strikes again', () => {
    const cards = { senate: 2, guard: 1 };
    const taken = (bribes: number, auguries: number) => takenDespite(cards, { bribes, auguries }, WORTH, 'table');
    expect([taken(0, 0), taken(1, 0), taken(2, 0), taken(3, 0)]).toEqual([0, 0, 1, 2]);
    expect(taken(2, 1)).toBe(3);
    expect(takenDespite(cards, { bribes: 2, auguries: 1 }, WORTH, 'player')).toBe(2);
  });

  test('never makes a declaration less safe', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), fc.nat(8), fc.nat(3), fc.boolean(), (senate, guard, bribes, auguries, each) => {
        const [cards, answers] = [
          { senate, guard },
          { bribes, auguries: each ? auguries : Math.min(1, auguries) },
        ];
        const without = takenBy(cards, answers, WORTH);
        expect(without).toBe(Math.min(senate + guard, Math.min(senate, bribes) + answers.auguries));
        expect(takenDespite(cards, answers, WORTH, each ? 'player' : 'table')).toBeLessThanOrEqual(without);
      }),
    );
  });
});

test('hands that cannot be filled are said to be too large, and the odds go on', () => {
  const { sentence, chances } = ask({ open: 40, hand1: 10 });
  expect(sentence).toMatch(/^Only 5 cards are unseen/);
  expect(chances['stopped']).toBeGreaterThan(0);
});
