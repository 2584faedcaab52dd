/** Assassinations: the table of cards, the odds from both sides, and the slow way through every hand. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { chance } from '../../../src/engine/dist.ts';
import { assassination } from '../../../src/games/nero/assassination/calculator.ts';
import {
  cheapestStop,
  guardsToStop,
  inTurn,
  isStopped,
  openWays,
  supports,
  threats,
} from '../../../src/games/nero/assassination/rules.ts';
import { purple } from '../../../src/games/nero/purple/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { within, workOf } from '../../support/work.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof assassination.fields>;

const ask = (given: Partial<Input>): Report =>
  assassination.compute({ ...defaultsOf(assassination.fields), guards: 0, bribes: 0, ...given }, tables);

describe('Guards and Bribes', () => {
  test.each([
    [0, 0, 0, 8, true],
    [0, 0, 1, 0, false],
    [1, 0, 1, 0, true],
    [1, 0, 2, 0, false],
    [1, 0, 1, 2, false],
    [1, 0, 1, 1, true],
    [0, 2, 1, 0, true],
    [0, 2, 2, 0, false],
    [3, 0, 3, 0, true],
    [3, 0, 3, 2, false],
    [3, 0, 4, 0, false],
    [1, 2, 2, 2, false],
    [1, 2, 2, 0, true],
    [0, 1, 1, 0, false],
  ])('laid %i Guards and %i Bribes, against it %i and %i: success is %s', (guards, bribes, G, B, success) => {
    expect(isStopped({ guards, bribes }, { guards: G, bribes: B })).toBe(!success);
    expect(ask({ guards, bribes, guardsAgainst: G, bribesAgainst: B }).facts['stoppedNow']).toBe(!success);
  });

  test.each([
    [0, 0, [1, 1, 1, 1]],
    [1, 0, [2, 1, 1, 1]],
    [2, 0, [3, 2, 1, 1]],
    [3, 0, [4, 3, 2, 1]],
    [0, 2, [2, 2, 2, 2]],
    [1, 2, [3, 2, 2, 2]],
  ])('%i Guards and %i Bribes are stopped by these Guards with 0, 2, 4, 6 Bribes', (guards, bribes, needed) => {
    expect([0, 2, 4, 6].map((b) => guardsToStop({ guards, bribes }, b))).toEqual(needed);
    needed.forEach((n, i) => {
      expect(isStopped({ guards, bribes }, { guards: n, bribes: 2 * i })).toBe(true);
      expect(isStopped({ guards, bribes }, { guards: n - 1, bribes: 2 * i })).toBe(false);
    });
  });

  test('Bribes alone stop nothing', () => {
    for (const laid of supports(3))
      for (let b = 0; b <= 8; b++) expect(isStopped(laid, { guards: 0, bribes: b })).toBe(false);
  });
});

describe('the assassin', () => {
  test.each([
    [0, 0, 0.000614, 0.199282, 0.001527, 0.090553],
    [1, 0, 0.002462, 0.441553, 0.005164, 0.204001],
    [2, 0, 0.012477, 0.857187, 0.026229, 0.621064],
    [3, 0, 0.16893, 0.993057, 0.271979, 0.953482],
    [0, 2, 0.011675, 0.597845, 0.023176, 0.384849],
    [1, 2, 0.03695, 0.852362, 0.063762, 0.640029],
    [2, 1, 0.018633, 0.882184, 0.039735, 0.676722],
  ])('%i Guards and %i Bribes', (guards, bribes, all, victim, all3, victim3) => {
    const four = ask({ guards, bribes }).chances;
    expect(four['againstAll']).toBeCloseTo(all, 6);
    expect(four['againstVictim']).toBeCloseTo(victim, 6);
    const three = ask({ guards, bribes, players: '3' }).chances;
    expect(three['againstAll']).toBeCloseTo(all3, 6);
    expect(three['againstVictim']).toBeCloseTo(victim3, 6);
  });

  test('two of them as fractions', () => {
    expect(Math.abs(ask({}).chances['againstVictim']! - 1054 / 5289)).toBeLessThan(1e-12);
    expect(Math.abs(ask({ guards: 3 }).chances['againstAll']! - 121214 / 717541)).toBeLessThan(1e-12);
  });

  test('who opposes decides which is the answer', () => {
    const { chances } = ask({ guards: 2, opposing: 'victim' });
    expect(chances['succeeds']).toBe(chances['againstVictim']);
    expect(ask({ guards: 2 }).chances['succeeds']).toBe(ask({ guards: 2 }).chances['againstAll']);
  });

  test('the grid offers every mix that the round allows', () => {
    expect(ask({}).grid!.rows).toHaveLength(10);
    expect(ask({ used: 2 }).grid!.rows.map((r) => r['mix'])).toEqual(['nothing', '1 Guard', '1 Bribe']);
    expect(ask({ guards: 2, used: 2 }).facts['allowed']).toBe(false);
  });
});

describe('the Emperor', () => {
  test.each([
    [0, 0, 0.648579],
    [1, 0, 0.579453],
    [1, 2, 0.369671],
    [2, 0, 0.274331],
    [2, 2, 0.015961],
    [3, 0, 0.004501],
    [3, 2, 0],
  ])('with %i Guards and %i Bribes against one hand of 10', (guards, bribes, killed) => {
    const { chances } = ask({ side: 'emperor', guards, bribes, attackers: 1 });
    expect(chances['succeeds']).toBeCloseTo(killed, 6);
    expect(chances['next']).toBeCloseTo(killed, 6);
  });

  test('without cards all depends on the Assassin', () => {
    const { chances } = ask({ side: 'emperor', attackers: 3 });
    expect(Math.abs(chances['next']! - 251 / 387)).toBeLessThan(1e-12);
    expect(Math.abs(chances['assassinHeld']! - 1406 / 1419)).toBeLessThan(1e-12);
    expect(chances['succeeds']).toBeCloseTo(1406 / 1419, 12);
  });

  test('against two small hands, the slow way', () => {
    // 8 unseen cards: 2 Assassins, 2 Guards, 2 Bribes, 2 others; two hands of 3.
    const deck = ['a', 'a', 'g', 'g', 'b', 'b', '-', '-'];
    const ways = openWays({ guards: 1, bribes: 0 }, 3);
    const number = (hand: readonly string[], kind: string) => hand.filter((c) => c === kind).length;
    const able = (hand: readonly string[]) =>
      hand.includes('a') && ways.some((w) => w.guards <= number(hand, 'g') && w.bribes <= number(hand, 'b'));
    let [none, all] = [0, 0];
    const places = deck.map((_, i) => i);
    const three = (from: readonly number[]) =>
      from.flatMap((x, i) => from.slice(i + 1).flatMap((y, j) => from.slice(i + j + 2).map((z) => [x, y, z])));
    for (const first of three(places))
      for (const second of three(places.filter((p) => !first.includes(p)))) {
        all++;
        if (!able(first.map((p) => deck[p]!)) && !able(second.map((p) => deck[p]!))) none++;
      }
    const unseen = { total: 8, assassins: 2, guards: 2, bribes: 2 };
    const found = threats({ guards: 1, bribes: 0 }, unseen, [3, 3], 3);
    expect(chance(found, (n) => n === 0)).toBeCloseTo(none / all, 12);
  });
});

test('a deck with absurdly many Guards, Bribes and Assassins is answered at once, and the sentence says how', () => {
  const many = withOwn(tables, { deck: { 'praetorian-guard count': 40, 'bribe count': 40, 'assassin count': 40 } });
  const input = {
    ...defaultsOf(assassination.fields),
    side: 'emperor',
    attackers: 3,
    hand1: 26,
    hand2: 26,
    hand3: 26,
  } as const;
  const attempt = () => assassination.compute(input, many);
  const worth = () => purple.compute({ ...defaultsOf(purple.fields), place: 'roma', attackers: 3 }, many);
  expect(workOf(() => void [attempt(), worth()])).toBeLessThan(within(1000));
  const { sentence, chances } = attempt();
  for (const told of [sentence, worth().sentence])
    expect(told).toContain('At most 12 unseen cards of one event are counted');
  expect(chances['succeeds']).toBeGreaterThan(0.5);
  expect(ask({}).sentence).not.toContain('of one event are counted');
});

describe('9.0: attempts one after another', () => {
  test('the fewest cards that stop an attempt, among equals the fewest Guards', () => {
    expect(cheapestStop({ guards: 0, bribes: 0 }, { guards: 2, bribes: 2 })).toEqual({ guards: 1, bribes: 0 });
    expect(cheapestStop({ guards: 1, bribes: 0 }, { guards: 2, bribes: 2 })).toEqual({ guards: 2, bribes: 0 });
    expect(cheapestStop({ guards: 1, bribes: 0 }, { guards: 1, bribes: 2 })).toEqual({ guards: 1, bribes: 2 });
    expect(cheapestStop({ guards: 1, bribes: 0 }, { guards: 1, bribes: 1 })).toBeUndefined();
  });

  test('by hand: with one Guard the second bare Assassin gets through, and alone neither does', () => {
    // Two Assassins and two blanks are unseen, two hands of one card: both hold one in 1 of 6 deals.
    const unseen = { total: 4, guards: 0, bribes: 0, assassins: 2 };
    const mine = { guards: 1, bribes: 0 };
    expect(chance(inTurn(mine, unseen, [1, 1], 3), (left) => left === 'fallen')).toBeCloseTo(1 / 6, 12);
    expect(chance(threats(mine, unseen, [1, 1], 3), (n) => n > 0)).toBe(0);
  });

  test('it is never safer than against each alone, and the same against one', () => {
    for (const guards of [0, 1, 2])
      for (const attackers of [1, 2, 3]) {
        const given = { side: 'emperor', guards, bribes: 2, attackers } as const;
        const [alone, row] = [ask(given), ask({ ...given, inTurn: true })].map((r) => r.chances['succeeds']!);
        if (attackers === 1) expect(row).toBeCloseTo(alone!, 12);
        else expect(row).toBeGreaterThanOrEqual(alone! - 1e-12);
      }
    const worth = (inTurn: boolean) => purple.compute({ ...defaultsOf(purple.fields), inTurn }, tables).chances.keeps;
    expect(worth(true)).toBeLessThan(worth(false));
  });
});
