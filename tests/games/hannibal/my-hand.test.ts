/** Advice on a hand: exact chances to match, options that can be worked by hand, and what it says where it cannot advise. */
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { Random } from '../../../src/engine/random.ts';
import { meanError } from '../../../src/engine/sample.ts';
import { myHand } from '../../../src/games/hannibal/my-hand/calculator.ts';
import { drawnHands, optionsOf } from '../../../src/games/hannibal/my-hand/options.ts';
import { knownOf } from '../../../src/games/hannibal/my-hand/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { within, workOf } from '../../support/work.ts';

const { tables } = gameOf('hannibal');
const NOTHING = { frontalAssault: 0, flankLeft: 0, flankRight: 0, probe: 0, doubleEnvelopment: 0, reserve: 0 };
type Input = Parameters<typeof myHand.compute>[0];
const input = (change: Partial<Input>): Input => ({ ...defaultsOf(myHand.fields), ...NOTHING, ...change });
const compute = (change: Partial<Input>) => myHand.compute(input(change), tables);

describe('what the enemy can match', () => {
  /** C(48 - k - 4, n) / C(48, n), to five places: Frontal Assault, Flank, Probe, Double Envelopment. */
  test.each([
    [4, 0.18481, 0.26909, 0.30273, 0.37936],
    [8, 0.02787, 0.06237, 0.08019, 0.1296],
    [12, 0.00324, 0.01198, 0.01797, 0.03886],
    [20, 0.00001, 0.00019, 0.00044, 0.00201],
  ])('a hand of %i from the whole deck', (enemyCards, frontal, flank, probe, double) => {
    const { chances } = compute({ enemyCards });
    expect(1 - chances['matchFrontalAssault']!).toBeCloseTo(frontal, 5);
    expect(1 - chances['matchFlankLeft']!).toBeCloseTo(flank, 5);
    expect(1 - chances['matchFlankRight']!).toBeCloseTo(flank, 5);
    expect(1 - chances['matchProbe']!).toBeCloseTo(probe, 5);
    expect(1 - chances['matchDoubleEnvelopment']!).toBeCloseTo(double, 5);
  });

  test('what I hold and what is played the enemy cannot hold', () => {
    // All 8 Probes and all 4 Reserves are accounted for.
    const { chances } = compute({ probe: 5, seenProbe: 3, reserve: 1, seenReserve: 3, enemyCards: 9 });
    expect(chances['matchProbe']).toBe(0);
    // 5 of 36 unseen cards are Double Envelopments; one card is drawn.
    expect(
      compute({ probe: 8, reserve: 3, doubleEnvelopment: 1, seenReserve: 1, enemyCards: 1 }).chances,
    ).toMatchObject({
      matchDoubleEnvelopment: expect.closeTo(5 / 35, 12),
    });
  });
});

describe('advice', () => {
  test('a type that is all accounted for wins at once', () => {
    const report = compute({ frontalAssault: 3, probe: 5, seenProbe: 3, reserve: 1, seenReserve: 3, enemyCards: 9 });
    expect(report.facts['best']).toBe('Lead a Probe');
    expect(report.chances['win']).toBe(1);
    expect(report.sentence).toBe('Lead a Probe: the enemy cannot match it, and you win.');
    expect(report.sampled).toBeUndefined();
  });

  test('one card against one: all hands are counted, and I win unless the enemy holds its like or a Reserve', () => {
    const { chances, sampled } = compute({ frontalAssault: 1, enemyCards: 1, rating: 0 });
    expect(chances['win']).toBeCloseTo(1 - 15 / 47, 12);
    expect(sampled).toBeUndefined();
    expect(chances['matchFrontalAssault']).toBeCloseTo(15 / 47, 12);
  });

  test('11.6: whoever takes the initiative leads without having seen the enemy hand, as on any lead', () => {
    const hand = { frontalAssault: 2, flankLeft: 1, probe: 1, reserve: 1, enemyCards: 4 };
    const bestLead = compute({ ...hand, rating: 0 }).chances['win']!;
    const rows = (change: Partial<Input>) => compute({ ...hand, moment: 'initiative', ...change }).grid!.rows;
    const of = (change: Partial<Input>, option: string) => rows(change).find((r) => r['option'] === option)!['wins'];
    // The free initiative without a General leads to the very position of a lead.
    expect(of({ rating: 0, matchedDouble: true }, 'Take the initiative')).toBeCloseTo(bestLead, 12);
    // By the die it is half of that and half of what it is to wait.
    const led = compute({ ...hand, rating: 3 }).grid!.rows.filter((r) => String(r['option']).startsWith('Lead'));
    const waits = compute({ ...hand, rating: 3, moment: 'wait' }).chances['win']!;
    expect(of({ rating: 3 }, 'Roll to Counterattack')).toBeCloseTo((Number(led[0]!['wins']) + waits) / 2, 12);
  });

  test('what is counted is what the draws come to', () => {
    const hand = { flankLeft: 2, flankRight: 1, probe: 1, reserve: 1, enemyCards: 3 };
    const counted = compute(hand);
    expect(counted.sampled).toBeUndefined();
    const known = knownOf(input(hand), new Reader(tables));
    const options = optionsOf(input(hand), known);
    const { sums, step } = drawnHands(input(hand), known, options, new Random(5));
    step(4000);
    for (const [i, { name, type }] of options.entries()) {
      if (!type) continue;
      const row = counted.grid!.rows.find((r) => r['option'] === name)!;
      const error = meanError(sums.wins[i]!, sums.squares[i]!, sums.hands);
      expect(Math.abs(sums.wins[i]! / sums.hands - Number(row['wins']))).toBeLessThan(4 * error);
    }
  });

  test('an enemy without cards, a hand without cards', () => {
    expect(compute({ probe: 1, enemyCards: 0 }).chances['win']).toBe(1);
    expect(compute({ enemyCards: 3 }).chances['win']).toBe(0);
    expect(compute({ moment: 'initiative', probe: 1, enemyCards: 0 }).chances['win']).toBe(1);
    expect(compute({ moment: 'initiative', enemyCards: 2 }).chances['win']).toBe(0);
    // Nothing is advised where there is nothing to choose.
    for (const input of [{ probe: 1, enemyCards: 0 }, { enemyCards: 3 }]) expect(compute(input).facts).toEqual({});
  });

  test('two Reserves match whatever the last two cards of the enemy are: the lead is left to the enemy', () => {
    const { facts, chances } = compute({ moment: 'initiative', reserve: 2, enemyCards: 2 });
    expect(facts).toMatchObject({ best: 'Leave the lead to the enemy' });
    expect(chances['win']).toBe(1);
  });

  test('11.9: of leads that win as often, the one that ends the battle sooner, and a Reserve last', () => {
    // Whatever the enemy does with a single card, the second lead finds an empty hand.
    const twoToOne = (held: Partial<Input>) => compute({ frontalAssault: 1, enemyCards: 1, ...held });
    expect(twoToOne({ doubleEnvelopment: 1 })).toMatchObject({
      chances: { win: 1 },
      facts: { best: 'Lead a Double Envelopment', clear: false },
      sentence: expect.stringContaining('it is just as good to lead a Frontal Assault, but no cheaper'),
    });
    expect(twoToOne({ reserve: 1 }).facts['best']).toBe('Lead a Frontal Assault');
  });

  test('a Disengage gets away with 12/36 at rating 3 against 2, and is taken where a Withdrawal is as good as a victory', () => {
    const hopeless = { probe: 1, enemyCards: 20, rating: 3, enemyRating: 2 };
    const rows = compute({ ...hopeless, withdrawalWorth: 100 }).grid!.rows;
    expect(rows[0]).toMatchObject({ option: 'Try to Disengage', away: '33.3%' });
    expect(compute({ ...hopeless, withdrawalWorth: 0 }).facts['best']).toBe('Lead a Probe');
  });

  test('without a General nobody disengages, and only a Double Envelopment gives the initiative', () => {
    const options = (change: Partial<Input>) =>
      compute({ probe: 2, reserve: 1, enemyCards: 3, rating: 0, ...change }).grid!.rows.map((r) => r['option']);
    expect(options({})).not.toContain('Try to Disengage');
    expect(options({})).toContain('Lead a Reserve as a Flank Left');
    expect(options({ moment: 'initiative' })).toEqual(['Leave the lead to the enemy']);
    expect(options({ moment: 'initiative', matchedDouble: true })).toContain('Take the initiative');
    expect(options({ moment: 'initiative', matchedDouble: true, freeWithoutGeneral: 'general-needed' })).not.toContain(
      'Take the initiative',
    );
  });
});

describe('where there is no advice it says why, in one sentence', () => {
  test.each([
    [{ probe: 9 }, 'The deck has only 8 Probe cards, but you entered 9: no advice for such a hand.'],
    [
      { frontalAssault: 12, flankLeft: 9 },
      'No hand has more than 20 cards, and yours has 21: no advice for such a hand.',
    ],
    [
      { probe: 1, seenFrontalAssault: 12, seenFlankLeft: 9, seenFlankRight: 9, seenProbe: 7, enemyCards: 15 },
      'Only 10 cards are unseen, so the enemy cannot hold 15: no advice for such a hand.',
    ],
  ])('%j', (change, sentence) => {
    const report = compute(change);
    expect(report.sentence).toBe(sentence);
    expect(report.sampled).toBeUndefined();
    expect(report.chances['win']).toBeUndefined();
    expect(myHand.sample!.most(input(change), tables)).toBe(0);
  });
});

test('even the largest hands have first advice at once', () => {
  const full = { frontalAssault: 5, flankLeft: 4, flankRight: 4, probe: 3, doubleEnvelopment: 2, reserve: 2 };
  const advise = () => expect(compute({ ...full, enemyCards: 20 }).facts['best']).toMatch(/^Lead/);
  advise();
  expect(workOf(advise)).toBeLessThan(within(100));
});
