/** The duel with both hands seen: the fast solver against a plain search that leaves nothing out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Counts, RESERVE } from '../../../src/games/hannibal/battle-cards/deck.ts';
import { initiativeChances, OpenHands, positions } from '../../../src/games/hannibal/my-hand/open-hands.ts';
import { CARDS, TYPES } from '../../../src/games/hannibal/words.ts';

type Ratings = readonly [number, number];

const without = (hand: Counts, card: number): Counts => hand.with(card, hand[card]! - 1);

/** My chance to win: every card as every type it may count as, every answer, refusing, taking the initiative or not. */
function search(hands: readonly [Counts, Counts], leader: 0 | 1, ratings: Ratings, free: boolean): number {
  const other = (1 - leader) as 0 | 1;
  const [mine, theirs] = [hands[leader], hands[other]];
  const better = (side: 0 | 1, worths: readonly number[]) => (side === 0 ? Math.max(...worths) : Math.min(...worths));
  const lost = (side: 0 | 1) => (side === 0 ? 0 : 1);
  if (mine.every((n) => n === 0)) return lost(leader);
  const leads = CARDS.flatMap((_, card) =>
    mine[card] === 0 ? [] : card === RESERVE ? TYPES.map((_, type) => [card, type] as const) : [[card, card] as const],
  );
  const worths = leads.map(([card, type]) => {
    const answers = [type, RESERVE].filter((answer) => theirs[answer]! > 0);
    const after = answers.map((answer) => {
      const [led, left] = [without(mine, card), without(theirs, answer)];
      const next: [Counts, Counts] = leader === 0 ? [led, left] : [left, led];
      const stays = search(next, leader, ratings, free);
      const isDouble = TYPES[type] === 'double-envelopment';
      const chance = isDouble && (free || ratings[other] > 0) ? 1 : ratings[other] / 6;
      const taken = chance === 0 ? stays : chance * search(next, other, ratings, free) + (1 - chance) * stays;
      return better(other, [stays, taken]);
    });
    return better(other, [lost(other), ...after]);
  });
  return better(leader, worths);
}

const anyHand = fc
  .array(fc.integer({ min: 0, max: RESERVE }), { minLength: 1, maxLength: 4 })
  .map((cards): Counts => CARDS.map((_, card) => cards.filter((c) => c === card).length));

const solver = (ratings: Ratings, free: boolean) =>
  new OpenHands([initiativeChances(ratings[0], free), initiativeChances(ratings[1], free)]);

describe('open hands', () => {
  test('the solver finds what a full search finds, with up to four cards a side', () => {
    const rating = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(anyHand, anyHand, rating, rating, fc.boolean(), (mine, theirs, a, b, free) => {
        const { follow, leads } = solver([a, b], free).solve(mine, theirs);
        const best = Math.max(0, ...leads.filter((l) => l !== undefined));
        expect(best).toBeCloseTo(search([mine, theirs], 0, [a, b], free), 12);
        expect(follow).toBeCloseTo(search([mine, theirs], 1, [a, b], free), 12);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  test('one solver serves many hands', () => {
    const one = solver([2, 3], true);
    const mine = [2, 1, 1, 1, 1, 1];
    for (const theirs of [
      [1, 1, 1, 1, 0, 0],
      [3, 2, 0, 0, 1, 1],
      [0, 0, 0, 0, 0, 1],
      [2, 2, 2, 2, 1, 1],
    ])
      expect(one.solve(mine, theirs)).toEqual(solver([2, 3], true).solve(mine, theirs));
  });

  test('by hand: a Probe wins against a hand without one, and a Reserve keeps it from winning', () => {
    const [probe, flank] = [
      [0, 0, 0, 1, 0, 0],
      [0, 1, 0, 0, 0, 0],
    ];
    expect(solver([2, 2], true).solve(probe, flank).leads[3]).toBe(1);
    // Matched, both hands are empty: the Attacker has no card for the next round.
    expect(solver([2, 2], true).solve(probe, [0, 0, 0, 0, 0, 1]).leads[3]).toBe(0);
  });

  test('by hand: two cards each, rating 3: the Defender takes the initiative half the time', () => {
    // After the Frontal Assaults I hold a Probe and he a Flank Left: whoever leads, wins.
    const solved = solver([0, 3], true).solve([1, 0, 0, 1, 0, 0], [1, 1, 0, 0, 0, 0]);
    expect(solved.leads[0]).toBeCloseTo(1 / 2, 12);
    expect(solved.leads[3]).toBe(1);
    expect(solved.leads[1]).toBeUndefined();
  });

  test('the work is foreseen: how often each type can have been led and matched', () => {
    // Only the Flank Left can be matched, once; with a Reserve on both sides any type can, and that one twice.
    expect(positions([1, 1, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0])).toBe(2);
    expect(positions([0, 1, 0, 0, 0, 1], [0, 1, 0, 0, 0, 1])).toBe(2 ** 4 * 3);
  });
});
