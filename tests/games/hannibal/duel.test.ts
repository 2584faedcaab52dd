/** The card duel: the reference results of plain play, counting play against it, and cases that can be worked by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { keyed } from '../../../src/calculator/keys.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { Dealer } from '../../../src/engine/dealer.ts';
import { meanError, shareError } from '../../../src/engine/sample.ts';
import { afterBattle } from '../../../src/games/hannibal/after-battle/calculator.ts';
import { handUnder } from '../../../src/games/hannibal/change-of-command/rules.ts';
import { MOST_RATING } from '../../../src/games/hannibal/die.ts';
import { carriedOn } from '../../../src/games/hannibal/duel/aftermath.ts';
import { duel } from '../../../src/games/hannibal/duel/calculator.ts';
import { casesOf } from '../../../src/games/hannibal/duel/cases.ts';
import { duelOf as duelFor } from '../../../src/games/hannibal/duel/fields.ts';
import { onwardOf } from '../../../src/games/hannibal/duel/onward.ts';
import {
  type Duel,
  emptyTally,
  leftOf,
  openDuel,
  type Seat,
  type Tally,
} from '../../../src/games/hannibal/duel/playout.ts';
import type { Policy } from '../../../src/games/hannibal/duel/policy.ts';
import { myHand } from '../../../src/games/hannibal/my-hand/calculator.ts';
import { retreatPath } from '../../../src/games/hannibal/retreat-path/calculator.ts';
import { CARDS, TYPES } from '../../../src/games/hannibal/words.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { sized } from '../../support/work.ts';

const { tables } = gameOf('hannibal');
const DECK = [12, 9, 9, 8, 6, 4];

const seat = (cards: number, rating: number, policy: Policy = 'plain', disengageAt = 0): Seat => ({
  cards,
  rating,
  policy,
  disengageAt,
});

const duelOf = (attacker: Seat, defender: Seat, other: Partial<Duel> = {}): Duel => ({
  seats: [attacker, defender],
  deck: DECK,
  opening: { rome: 0, elephants: 0, chargeModifier: 0, hannibal: false },
  ranOut: 'last-card',
  freeWithoutGeneral: 'allowed',
  cancelledDisengage: 'both',
  ...other,
});

test('beside the duel as set stand the other ways to play it, and each with one card or one rating more', () => {
  const set = duelOf(seat(5, 2, 'plain'), seat(20, MOST_RATING, 'counting'));
  const [first, ...others] = casesOf(set).map((one) => one.duel.seats);
  expect(first).toEqual(set.seats);
  const [a, d] = set.seats;
  expect(others).toEqual([
    [a, { ...d, policy: 'plain' }],
    [
      { ...a, policy: 'counting' },
      { ...d, policy: 'plain' },
    ],
    [{ ...a, policy: 'counting' }, d],
    [{ ...a, cards: 6 }, d],
    [{ ...a, rating: 3 }, d],
  ]);
});

test('who never tries to Disengage withdraws in no game: that is certain and has no error', () => {
  const errorsOf = (attackerDisengage: number, defenderDisengage: number) => {
    const drawn = duel.sample!.start({ ...defaultsOf(duel.fields), attackerDisengage, defenderDisengage }, tables, 1);
    drawn.step(20);
    return Object.keys(drawn.report().sampled!.errors).filter((name) => name.endsWith('Withdraws'));
  };
  expect(errorsOf(0, 0)).toEqual([]);
  expect(errorsOf(2, 0)).toEqual(['attackerWithdraws']);
  expect(errorsOf(0, 2)).toEqual(['defenderWithdraws']);
});

describe('2007: what a General or a side without cards changes', () => {
  const [weak, other] = [seat(8, 1), seat(8, 2)];
  const ends = (of: Duel) => [...play(of, 400).ends];

  test('Paulus rolls against his own number to Counterattack, and against his rating else', () => {
    expect(ends(duelOf(other, { ...weak, countersOn: 1 }))).toEqual(ends(duelOf(other, weak)));
    // Whoever always Counterattacks is a Defender no more than once in a row.
    expect(ends(duelOf(other, { ...weak, countersOn: 6 }))).not.toEqual(ends(duelOf(other, weak)));
  });

  test('Hannibal loses less often, and without a Probe in the deck as often', () => {
    const army = (deck: Duel['deck'], hannibal: boolean) =>
      duelOf(seat(9, 2), seat(9, 4), { deck, opening: { ...duelOf(weak, other).opening, hannibal } });
    const lost = (of: Duel) => play(of, 4000).ends[0]!;
    expect(lost(army(DECK, true))).toBeLessThan(lost(army(DECK, false)));
    const bare = DECK.map((n, card) => (CARDS[card] === 'probe' ? 0 : n));
    expect(lost(army(bare, true))).toBe(lost(army(bare, false)));
  });

  test('a side that has no card to lead is beaten by the last one, or by none; who wins is the same', () => {
    const without = (ranOut: Duel['ranOut']) => {
      const { left, ends: found } = play(duelOf(seat(3, 2), seat(9, 2), { ranOut }), 400);
      const games = [...left.entries()].reduce((sum, [at, n]) => sum + (leftOf(at).last === undefined ? n : 0), 0);
      return { games, found: [...found] };
    };
    const [aid, printed] = [without('last-card'), without('no-modifier')];
    expect(aid.games).toBe(0);
    expect(printed.games).toBeGreaterThan(0);
    expect(printed.found).toEqual(aid.found);
  });
});

describe('11.9 to 11.11: what the duel leads to', () => {
  const input = {
    ...defaultsOf(duel.fields),
    attackerCards: 6,
    defenderCards: 5,
    defenderDisengage: 2,
    goOn: true,
    attackerCu: 5,
    defenderCu: 4,
    elephants: 1,
    marchLoss: 1,
    rome: 'defender',
  } as const;

  test('the whole distribution is carried on: each way it was left, as the calculator of the end of a Battle counts it', () => {
    const read = new Reader(tables);
    const tally = play(duelFor(input, read), 300);
    const carried = carriedOn(input, read)(tally);
    let [attackerLost, defenderLost, pcsLost] = [0, 0, 0];
    const ends = { attacker: 'carthage', defender: 'rome' } as const;
    for (const [at, games] of tally.left.entries()) {
      if (games === 0) continue;
      const { end, cards, last } = leftOf(at);
      const who = end.startsWith('attacker') ? ends.attacker : ends.defender;
      const { expected } = afterBattle.compute(
        {
          ...defaultsOf(afterBattle.fields),
          result: `${who}-${end.endsWith('Wins') ? 'wins' : 'withdraws'}`,
          lastCard: last ?? 'frontal-assault',
          romeCu: 4,
          carthageCu: 5,
          elephants: 1,
          romeCards: cards,
          carthageCards: cards,
          marchLoss: 1,
          pcs: 20,
        },
        tables,
      );
      attackerLost += games * expected.carthageLost;
      defenderLost += games * expected.romeLost;
      pcsLost += games * (expected.pcsLost ?? 0);
    }
    expect(carried.attackerLost.sum).toBeCloseTo(attackerLost, 8);
    expect(carried.defenderLost.sum).toBeCloseTo(defenderLost, 8);
    expect(carried.pcsLost.sum).toBeCloseTo(pcsLost, 8);
    const all = [...carried.attackerLost.values.values()].reduce((a, b) => a + b, 0);
    expect(all).toBeCloseTo(300, 8);
  });

  test('the report tells the last card and the losses with their errors, and only where they are asked for', () => {
    const { chances, expected, sampled, assumptions, sentence } = duel.compute(input, tables);
    const last = Object.entries(chances).filter(([name]) => name.startsWith('last'));
    expect(last.reduce((sum, [, chance]) => sum + (chance ?? 0), 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(sampled!.errors).toMatchObject({ lastProbe: expect.any(Number), attackerLost: expect.any(Number) });
    expect(expected.attackerLost! + expected.defenderLost!).toBeGreaterThan(1);
    expect(sentence).toMatch(
      /loses [\d.]+ ± [\d.]+ CUs in all and the Defender [\d.]+ ± [\d.]+, and the loser removes [\d.]+ ± [\d.]+ PCs/,
    );
    expect(assumptions.map((a) => a.ruling)).toEqual(
      expect.arrayContaining(['casualties-before-retreat', 'casualties-after-withdrawal', 'no-last-card']),
    );
    expect(duel.compute({ ...input, goOn: false }, tables).expected.attackerLost).toBeUndefined();
  });

  test('the ways on lead to the end of the Battle as it was most often won, and from there to the Retreat', () => {
    const tally = play(duelFor(input, new Reader(tables)), 300);
    const ways = onwardOf(input, tally).map(({ calculator, query }) => {
      const read = parse(afterBattle.fields, fromQuery(afterBattle.fields, query));
      return { calculator, ...(read.type === 'input' && read.input) };
    });
    expect(ways).toMatchObject([
      { calculator: 'after-battle', result: 'carthage-wins', romeCu: 4, carthageCu: 5, elephants: 1, marchLoss: 1 },
      { calculator: 'after-battle', result: 'rome-wins', romeCu: 4, carthageCu: 5, elephants: 1, marchLoss: 1 },
    ]);
    for (const [i, end] of (['attackerWins', 'defenderWins'] as const).entries()) {
      const left = [...tally.left.entries()].filter(([at, games]) => leftOf(at).end === end && games > 0);
      const gamesWith = (last: string | undefined) =>
        left.reduce((sum, [at, games]) => sum + (leftOf(at).last === last ? games : 0), 0);
      const { lastCard } = ways[i] as { lastCard: string };
      for (const type of TYPES) expect(gamesWith(lastCard)).toBeGreaterThanOrEqual(gamesWith(type));
      const so = left.filter(([at]) => leftOf(at).last === lastCard);
      const most = leftOf(so.reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]);
      expect(ways[i]).toMatchObject({ romeCards: most.cards, carthageCards: most.cards });
    }
    const lost = { ...defaultsOf(afterBattle.fields), result: 'carthage-wins', romeCu: 6 } as const;
    const { onward, distributions } = afterBattle.compute(lost, tables);
    const likeliest = distributions.romeLeft.reduce((best, share) => (share.chance > best.chance ? share : best));
    expect(fromQuery(retreatPath.fields, onward![0]!.query)).toEqual({ cu: String(likeliest.value) });
    for (const over of [{ result: 'rome-withdraws' }, { way: 'city' }] as const)
      expect(afterBattle.compute({ ...lost, ...over }, tables).onward).toEqual([]);
  });

  test.each(['plain', 'counting'] as const)(
    '11.5.b: a Defender without a card is beaten by the first one, and what follows is counted, %s',
    (attackerPolicy) => {
      const alone = {
        ...input,
        elephants: 0,
        attackerCards: 7,
        defenderCards: 0,
        defenderDisengage: 0,
        attackerPolicy,
      };
      const { chances, expected, sampled, onward } = duel.compute(alone, tables);
      expect(sampled).toBeUndefined();
      expect(chances.attackerWins).toBe(1);
      expect(expected.cardsPlayed).toBe(1);
      const leads = keyed(TYPES, (type) => {
        const name = type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
        return chances[`last${name}` as keyof typeof chances] ?? 0;
      });
      // Drawn games lead the same cards.
      const tally = play(duelFor(alone, new Reader(tables)), 40_000);
      for (const type of TYPES) {
        const games = [...tally.left.entries()].reduce((sum, [at, n]) => sum + (leftOf(at).last === type ? n : 0), 0);
        expect(Math.abs(games / 40_000 - leads[type])).toBeLessThan(4 * shareError(games, 40_000));
      }
      // One card played: Carthage attacked and Rome leaves.
      const after = TYPES.map((lastCard) => ({
        chance: leads[lastCard],
        ...afterBattle.compute(
          {
            ...defaultsOf(afterBattle.fields),
            result: 'carthage-wins',
            lastCard,
            romeCu: 4,
            carthageCu: 5,
            romeCards: 0,
            carthageCards: 1,
            marchLoss: 1,
          },
          tables,
        ).expected,
      }));
      const mean = (key: 'romeLost' | 'carthageLost' | 'pcsLost') =>
        after.reduce((sum, one) => sum + one.chance * (one[key] ?? 0), 0);
      expect(expected.attackerLost).toBeCloseTo(mean('carthageLost'), 10);
      expect(expected.defenderLost).toBeCloseTo(mean('romeLost'), 10);
      expect(expected.pcsLost).toBeCloseTo(mean('pcsLost'), 10);
      expect(onward).toHaveLength(1);
    },
  );

  test('11.5.b, 11.9: an Attacker without a card has lost before one is played: no casualties, but a Retreat', () => {
    const alone = { ...input, elephants: 0, attackerCards: 0, defenderDisengage: 0 };
    const { expected, sampled, sentence, onward, assumptions } = duel.compute(alone, tables);
    expect(sampled).toBeUndefined();
    expect(expected).toMatchObject({ cardsPlayed: 0, defenderLost: 0 });
    expect(expected.attackerLost).toBeGreaterThan(0);
    expect(sentence).not.toContain('±');
    expect(onward!.map(({ says }) => says)).toEqual([expect.stringContaining('before a card is played')]);
    expect(assumptions.map((a) => a.ruling)).toContain('no-last-card');
  });

  test('11.2, 11.4: under the other Consul a hand that the limit had cut is counted anew, then cut', () => {
    expect(handUnder(25, 4, 1)).toBe(20);
    expect(handUnder(20, 4, 1)).toBe(17);
    const asked = {
      ...defaultsOf(duel.fields),
      attackerCards: 20,
      attackerRating: 4,
      otherConsul: 1,
      uncut: 25,
    } as const;
    expect(duel.fields.uncut.when!(asked)).toBe(true);
    expect(duel.fields.uncut.when!({ ...asked, attackerCards: 19 })).toBe(false);
    // With 20 cards after the swap instead of 17 Rome wins more often.
    const wins = (uncut: number) => duel.compute({ ...asked, uncut, defenderCards: 16 }, tables).chances.attackerWins!;
    expect(wins(25)).toBeGreaterThan(wins(20) + 0.05);
  });
});

function play(of: Duel, games: number, seed = 1): Tally {
  const tally = emptyTally(of);
  openDuel(of, new Dealer(seed))(games, tally);
  return tally;
}

const won = ({ ends, games }: Tally): number => ends[0]! / games;

/** Attacker's and Defender's cards, their ratings, how often the Attacker won, cards played by the busier side. */
const REFERENCE = [
  [8, 8, 2, 2, 0.6, 4.54],
  [10, 10, 2, 2, 0.5765, 5.82],
  [10, 10, 4, 2, 0.713, 5.81],
  [10, 8, 2, 2, 0.7554, 4.87],
  [8, 10, 2, 2, 0.4077, 5.2],
  [12, 8, 2, 2, 0.8534, 5.03],
  [12, 8, 4, 2, 0.9188, 4.8],
  [14, 10, 4, 2, 0.9113, 6.1],
  [10, 14, 2, 4, 0.145, 6.54],
  [5, 5, 1, 1, 0.7537, 2.82],
  [16, 12, 4, 3, 0.8566, 7.83],
  [10, 10, 4, 0, 0.9356, 5.53],
] as const;
const REFERENCE_GAMES = 400_000;
const GAMES = sized(40_000, 150_000);

describe('plain play', () => {
  test.each(REFERENCE)('%i cards against %i, ratings %i and %i: the reference result', (a, d, ar, dr, wins, cards) => {
    const tally = play(duelOf(seat(a, ar), seat(d, dr)), GAMES);
    const error = Math.hypot(
      shareError(tally.ends[0]!, GAMES),
      Math.sqrt((wins * (1 - wins)) / REFERENCE_GAMES),
      // The reference is printed to four places.
      0.00005 / 3,
    );
    expect(Math.abs(won(tally) - wins)).toBeLessThan(3 * error);
    const sum = tally.cardsPlayed.reduce((s, n, i) => s + n * i, 0);
    const squares = tally.cardsPlayed.reduce((s, n, i) => s + n * i * i, 0);
    const meanErrorBoth = meanError(sum, squares, GAMES) * Math.sqrt(1 + GAMES / REFERENCE_GAMES);
    expect(Math.abs(sum / GAMES - cards)).toBeLessThan(3 * meanErrorBoth + 0.005);
  });
});

describe('counting play', () => {
  test.each([
    [6, 2],
    [8, 2],
    [10, 3],
    [15, 4],
  ])(
    '%i cards each, rating %i: beats plain play from both seats by more than three standard errors',
    (cards, rating) => {
      const [plain, counting] = [seat(cards, rating), seat(cards, rating, 'counting')];
      const games = cards === 6 ? 120_000 : 40_000;
      const base = won(play(duelOf(plain, plain), games));
      const attacking = won(play(duelOf(counting, plain), games, 2));
      const defending = won(play(duelOf(plain, counting), games, 3));
      const error = Math.SQRT2 * shareError(base * games, games);
      expect(attacking - base).toBeGreaterThan(3 * error);
      expect(base - defending).toBeGreaterThan(3 * error);
    },
  );
});

describe('by hand', () => {
  const near = (tally: Tally, chance: number, end = 0) =>
    expect(Math.abs(tally.ends[end]! / tally.games - chance)).toBeLessThan(
      4 * shareError(tally.ends[end]!, tally.games),
    );

  test('one card each, no Generals: the Attacker wins unless the Defender holds the same title or a Reserve', () => {
    // A Reserve led counts as a Double Envelopment: 6 of those and 3 Reserves match it.
    const matched = [12, 9, 9, 8, 6].reduce((sum, n) => sum + n * (n - 1 + 4), 0) + 4 * (6 + 3);
    near(play(duelOf(seat(1, 0), seat(1, 0)), 100_000), 1 - matched / (48 * 47));
  });

  test('a side without cards has lost', () => {
    expect(won(play(duelOf(seat(0, 4), seat(3, 1)), 100))).toBe(0);
    expect(won(play(duelOf(seat(3, 1), seat(0, 4)), 100))).toBe(1);
    const report = duel.compute({ ...defaultsOf(duel.fields), attackerCards: 0 }, tables);
    expect(report.sampled).toBeUndefined();
    expect(report.chances).toMatchObject({ attackerWins: 0, defenderWins: 1 });
  });

  test('a Disengage before the first card: rating 3 against 2 gets away with 12/36', () => {
    const tally = play(duelOf(seat(1, 3, 'plain', 20), seat(1, 2)), 100_000);
    near(tally, 12 / 36, 2);
  });

  test('only a failed roll hands over: after a cancelled one the Attacker tries again', () => {
    // With 20 cards wanted each time: away = 12/36 + 6/36 away, so that 12/30 get away before a roll fails.
    const tally = play(duelOf(seat(1, 3, 'plain', 20), seat(1, 2), { cancelledDisengage: 'failed-only' }), 100_000);
    near(tally, 12 / 30, 2);
  });

  test('11.7: two Generals who cancel every Disengage fight it out, and who might get away tries until he does', () => {
    for (const cancelledDisengage of ['both', 'failed-only'] as const) {
      const equals = play(duelOf(seat(5, 6, 'plain', 20), seat(5, 6, 'plain', 20), { cancelledDisengage }), 200);
      expect([...equals.ends].slice(2)).toEqual([0, 0]);
    }
    const tally = play(duelOf(seat(5, 6, 'plain', 20), seat(5, 5), { cancelledDisengage: 'failed-only' }), 200);
    expect(tally.ends[2]).toBe(200);
  });

  test('a charge takes the only card of Rome with (6 - rating)/6', () => {
    const opening = { rome: 1 as const, elephants: 2, chargeModifier: 0, hannibal: false };
    // Carthage attacks with so many cards that a Roman without any always loses, and one without a match too.
    const without = play(duelOf(seat(1, 1), seat(1, 2)), 100_000);
    const tally = play(duelOf(seat(1, 1), seat(1, 2), { opening }), 100_000, 4);
    near(tally, 4 / 6 + (1 / 6) * won(without));
  });

  test('Consuls who swap change rating and hand: 4 to 6 leaves Rome without a card', () => {
    const opening = { rome: 0 as const, elephants: 0, chargeModifier: 0, hannibal: false, otherConsul: 0 };
    const tally = play(duelOf(seat(2, 2), seat(0, 1), { opening }), 100_000);
    near(tally, 1 / 2);
  });
});

test('every pairing of policies stands in the table, with an error each', () => {
  const { grid, sampled } = duel.compute(defaultsOf(duel.fields), tables);
  expect(grid!.rows.filter((row) => /play|count/.test(String(row['case'])))).toHaveLength(4);
  for (const row of grid!.rows) expect(Number(row['error'])).toBeGreaterThan(0);
  expect(sampled!.errors['attackerWins']).toBeLessThan(0.009);
});

test('any deck that a reader can type in gives a whole report', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 40 }), { minLength: 6, maxLength: 6 }), (counts) => {
      const own = { 'battle-deck': Object.fromEntries(CARDS.map((card, i) => [card, counts[i]!])) };
      for (const of of [duel, myHand]) {
        const { chances, standing } = of.compute(defaultsOf(of.fields) as never, withOwn(tables, own));
        expect(Object.values(chances).every((p) => p >= 0 && p <= 1)).toBe(true);
        expect(standing).toBe('yours');
      }
    }),
    { numRuns: 25, examples: [[[0, 0, 0, 0, 0, 0]], [[-1, -1, -1, -1, -1, 1]], [[40, 40, 40, 40, 40, 40]]] },
  );
});
