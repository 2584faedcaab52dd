/** Naval Battle: by hand, against a search that tries every roll and every choice, and by what must hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { bestPlay } from '../../../src/games/hamilcar/naval-battle/best-play.ts';
import { navalBattle, stakesIn } from '../../../src/games/hamilcar/naval-battle/calculator.ts';
import { WORTHS } from '../../../src/games/hamilcar/naval-battle/end.ts';
import { battleOf } from '../../../src/games/hamilcar/naval-battle/moment.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { type Aim, type Case, search, type Who } from '../../support/naval-search.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof navalBattle.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(navalBattle.fields), ...given });
const report = (given: Partial<Input>) => navalBattle.compute(inputOf(given), tables);
const worthOf = (aim: Input['aim'], found: ReturnType<typeof report>): number => WORTHS[aim](stakesIn(found));
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

const DUEL: Partial<Input> = {
  romeWarships: 1,
  carthageWarships: 1,
  romeUnits: 0,
  carthageUnits: 0,
  seamanship: 'good',
};

describe('by hand', () => {
  test('one against one in the third round: 2/3 to hit first, and the tie to the holder', () => {
    // Column III is the column of 4: no hit on 1 and 2.
    const { chances } = report({ ...DUEL, round: 3 });
    close(chances['romeWins'], 2 / 3 + (1 / 3) * (1 / 3));
    close(report({ ...DUEL, round: 3, supremacy: 'carthage' }).chances['romeWins'], (1 / 3) * (2 / 3));
  });

  test('the Roman tie needs Naval Supremacy: with the last roll still to come Carthage takes it on a hit', () => {
    close(report({ ...DUEL, round: 3, next: 'carthage' }).chances['carthageWins'], 4 / 6);
    close(report({ ...DUEL, round: 3, next: 'carthage', supremacy: 'carthage' }).chances['carthageWins'], 1);
  });

  test('Fair Seamanship costs 1 and Corvi give it back, with a Prize on a 6', () => {
    const last = { ...DUEL, round: 3, next: 'rome', supremacy: 'carthage' } as const;
    close(report({ ...last, seamanship: 'fair' }).chances['romeWins'], 3 / 6);
    const { chances, expected } = report({ ...last, seamanship: 'fair', corvi: true });
    close(chances['romeWins'], 4 / 6);
    close(expected['romePrizes'], 1 / 6);
  });

  test('row 7 takes Naval Supremacy, and with it a tie', () => {
    // Good with Corvi: a 6 becomes 7, sinks 2 of 3 in the column of 4, and 1 to 1 is a tie.
    const given = { ...DUEL, carthageWarships: 3, round: 3, next: 'rome', supremacy: 'carthage' } as const;
    close(report({ ...given, corvi: true }).chances['romeWins'], 1 / 6);
    close(report(given).chances['romeWins'], 0);
  });

  test('hits beyond the last Warship take other Units, and PCs are half of all Units', () => {
    const { expected, chances } = report({
      ...DUEL,
      carthageUnits: 1,
      round: 3,
      next: 'rome',
      romeAdmiral: 3,
      supremacy: 'carthage',
    });
    // Column V: 1 hit on 1 to 3, 2 on 4 and 5, 3 on 6; one Warship and one Unit can be lost.
    close(expected['carthageUnitsLost'], 1.5);
    close(expected['carthagePcs'], 0.5);
    close(chances['carthageDisplaced'], 0.5);
  });

  test('Prizes: half of one is none, half of two is one, and never more than 10 Warships', () => {
    const base = { ...DUEL, round: 3, next: 'carthage', supremacy: 'carthage' } as const;
    close(report({ ...base, romeHeld: 1 }).expected['carthagePrizes'], 0);
    close(report({ ...base, romeHeld: 2 }).expected['carthagePrizes'], 1);
    close(report({ ...base, romeHeld: 2, carthageHeld: 2 }).expected['carthagePrizes'], 3);
    close(report({ ...base, romeHeld: 2, carthageHeld: 2, carthageElsewhere: 8 }).expected['carthagePrizes'], 1);
  });

  test('a holder who only counts Units gives up Naval Supremacy at once', () => {
    const { chances, grid } = report({ romeWarships: 2, carthageWarships: 5, aim: 'saved' });
    expect(chances['romeEvades']).toBeGreaterThan(0.99);
    expect(grid!.rows[0]).toMatchObject({ round: 1, who: 'Rome', best: 'Give up Naval Supremacy' });
    expect(
      report({ romeWarships: 2, carthageWarships: 5, aim: 'saved', romeEvades: 'never' }).chances['romeEvades'],
    ).toBe(0);
  });

  test('Flee! keeps Naval Supremacy, Evasion does not, and Pursuit stops both', () => {
    const flee = [{ effect: 'flee', amount: 1, round: 1 }] as const;
    const evasion = [{ effect: 'evasion', amount: 1, round: 1 }] as const;
    const pursuit = [{ effect: 'pursuit', amount: 1, round: 1 }] as const;
    const weak = { ...DUEL, carthageWarships: 5, aim: 'supremacy' } as const;
    expect(report({ ...weak, romeCards: flee }).chances['romeSupremacy']).toBe(1);
    const alone = report(weak).chances['romeSupremacy']!;
    close(report({ ...weak, romeCards: evasion }).chances['romeSupremacy'], alone);
    close(report({ ...weak, romeCards: flee, carthageCards: pursuit }).chances['romeSupremacy'], alone);
  });

  test('an Evade that Pursuit cancels can be tried again, unless it has cost Naval Supremacy', () => {
    // One against one: 1/2 to hit in column II, 2/3 in column III. Rome wants to get away and Carthage has Pursuit.
    const cards = [{ effect: 'pursuit', amount: 1, round: 1 }] as const;
    const given = { ...DUEL, round: 2, aim: 'saved', carthageCards: cards } as const;
    const [miss, hit, lastMiss, lastHit] = [1 / 2, 1 / 2, 1 / 3, 2 / 3];
    // Kept: Rome tries at once and is held for one roll; in the third round nobody can hold it.
    close(report({ ...given, pursuit: 'kept' }).expected.romeUnitsLost, miss * hit);
    // Lost: to try is to stay, so Rome fights on and is held in the third round, if it comes to that.
    close(report({ ...given, pursuit: 'lost' }).expected.romeUnitsLost, miss * (hit + miss * lastMiss * lastHit));
  });

  test('a rating that a card raises moves the column; one card a Maneuver step', () => {
    const card = (effect: 'rating' | 'die', round: number) => ({ effect, amount: 1, round });
    expect(report({ carthageAdmiral: 2, carthageCards: [card('rating', 1)] }).facts['carthageColumns']).toBe(
      'III, IV, V',
    );
    expect(
      report({ carthageAdmiral: 2, carthageCards: [card('die', 1), card('rating', 1)] }).facts['carthageColumns'],
    ).toBe('II, IV, V');
    expect(report({ carthageCards: [card('rating', 1)] }).facts['carthageColumns']).toBe('I, II, III');
  });

  test('Tactic Cards: one Admiral, the port, and H. Gisco in place of his rating', () => {
    expect(report({ carthageAdmiral: 2, carthagePc: true }).facts).toMatchObject({ carthageTcs: 3, romeTcs: 0 });
    expect(report({ carthageAdmiral: 1, gisco: true }).facts['carthageTcs']).toBe(2);
    expect(report({ carthageAdmiral: 1, carthageOtherAdmiral: 3, gisco: true }).facts['carthageTcs']).toBe(3);
  });
});

describe('against every roll and every choice', () => {
  const AIMS: readonly Aim[] = ['wins', 'swing', 'saved', 'supremacy', 'pcs'];
  const check = (given: Partial<Input>, aim: Aim, side: Who, more: Partial<Case> = {}): void => {
    const input = inputOf({
      romeWarships: 2,
      carthageWarships: 2,
      romeUnits: 1,
      carthageUnits: 1,
      ...given,
      aim,
      side,
    });
    const { value, romeWins } = search({
      seamanship: input.seamanship,
      corvi: input.corvi,
      ships: { rome: input.romeWarships, carthage: input.carthageWarships },
      units: { rome: input.romeUnits, carthage: input.carthageUnits },
      admiral: {
        rome: input.romeAdmiral === 'none' ? 1 : input.romeAdmiral,
        carthage: input.carthageAdmiral === 'none' ? 1 : input.carthageAdmiral,
      },
      holder: input.supremacy,
      round: input.round,
      flee: { rome: false, carthage: false },
      pursuit: { rome: false, carthage: false },
      aim,
      me: side,
      ...more,
    });
    const found = navalBattle.compute(input, tables);
    close(worthOf(aim, found), value);
    if (aim === 'wins') close(found.chances['romeWins'], romeWins);
  };

  test.each(AIMS)('2 against 2 from the first round, for the %s', (aim) => {
    check({ corvi: true, seamanship: 'good', carthageAdmiral: 2 }, aim, 'rome');
    check({ corvi: true, supremacy: 'carthage', romeAdmiral: 3 }, aim, 'carthage');
  });

  test.each(AIMS)('with Flee! and Pursuit in hand, from the second round, for the %s', (aim) => {
    const flee = { effect: 'flee', amount: 1, round: 1 } as const;
    const pursuit = { effect: 'pursuit', amount: 1, round: 1 } as const;
    check(
      { corvi: true, seamanship: 'good', round: 2, romeCards: [flee, pursuit], carthageCards: [flee, pursuit] },
      aim,
      'carthage',
      { flee: { rome: true, carthage: true }, pursuit: { rome: true, carthage: true } },
    );
  });
});

describe('laws', () => {
  const someBattle = fc.record({
    romeWarships: fc.integer({ min: 1, max: 4 }),
    carthageWarships: fc.integer({ min: 1, max: 4 }),
    seamanship: fc.constantFrom('poor', 'good', 'excellent'),
    corvi: fc.boolean(),
    supremacy: fc.constantFrom('rome', 'carthage'),
  }) as fc.Arbitrary<Partial<Input>>;

  test('one more Warship never costs the win', () => {
    fc.assert(
      fc.property(someBattle, (given) => {
        const more = report({ ...given, romeWarships: given.romeWarships! + 1 }).chances['romeWins']!;
        expect(more).toBeGreaterThanOrEqual(report(given).chances['romeWins']! - 1e-12);
      }),
      { numRuns: 25 },
    );
  });

  test('what one side gains by best play the other loses', () => {
    fc.assert(
      fc.property(someBattle, fc.constantFrom('swing', 'pcs'), (given, aim) => {
        const worth = (side: Who): number => worthOf(aim, report({ ...given, aim, side }));
        close(worth('rome') + worth('carthage'), 0);
      }),
      { numRuns: 25 },
    );
  });

  test('to be allowed to Evade is never worse', () => {
    fc.assert(
      fc.property(someBattle, fc.constantFrom('swing', 'saved', 'supremacy', 'pcs'), (given, aim) => {
        const worth = (romeEvades: Input['romeEvades']): number =>
          worthOf(aim, report({ ...given, aim, romeEvades, carthageEvades: 'never' }));
        expect(worth('best')).toBeGreaterThanOrEqual(worth('never') - 1e-12);
      }),
      { numRuns: 25 },
    );
  });
});

describe('9.2.C: Evade or fight on, now', () => {
  const later = (given: Partial<Input>) =>
    report({ ...DUEL, romeWarships: 1, carthageWarships: 3, next: 'carthage', ...given });

  test('the holder in its own Evade step is told what serves it, aim by aim', () => {
    // Rome can only lose what it has by fighting on, and cannot win: three ships in one roll are too many.
    const { sentence } = later({ round: 3, decides: 'rome' });
    expect(sentence).toMatch(/^Rome should give up Naval Supremacy and Evade, whatever its aim\./);
    const stays = later({ round: 3, romeEvades: 'never', aim: 'saved' });
    const goes = later({ round: 3, decides: 'rome', aim: 'saved' });
    close(stays.expected['romeUnitsLost'], 4 / 6);
    close(goes.expected['romeUnitsLost'], 0);
    close(goes.chances['romeEvades'], 1);
  });

  test('whoever wins in any case fights on, and at the end a loser may as well go', () => {
    expect(report({ ...DUEL, carthageWarships: 1, next: 'end', decides: 'rome' }).sentence).toMatch(
      /^Rome should fight on, whatever its aim\./,
    );
    expect(later({ next: 'end', decides: 'rome' }).sentence).toMatch(/^It makes no difference/);
  });

  test('without Supremacy, or after a roll of the enemy, only cards are left', () => {
    expect(later({ decides: 'rome', supremacy: 'carthage' }).sentence).toMatch(/^Rome wins/);
    expect(later({ decides: 'rome-card', next: 'rome' }).sentence).toMatch(/^Rome wins/);
    const flee = [{ effect: 'flee', amount: 0, round: 1 }] as const;
    const first = { next: 'round', round: 3, supremacy: 'carthage', romeCards: flee } as const;
    expect(later({ ...first, decides: 'rome-card' }).sentence).toMatch(/^Rome should Evade with Flee!/);
  });

  test('9.2.A: what cards played before add counts like a card of that step', () => {
    const die = [{ effect: 'die', amount: 1, round: 3 }] as const;
    close(
      later({ round: 3, carthageNext: 1 }).chances['romeWins'],
      later({ round: 3, carthageCards: die }).chances['romeWins']!,
    );
    const all = [{ effect: 'die-battle', amount: -1, round: 1 }] as const;
    close(
      report({ ...DUEL, romeEvery: -1 }).chances['romeWins'],
      report({ ...DUEL, romeCards: all }).chances['romeWins']!,
    );
  });
});

test('9.2: on the way, too, a side wins for certain only where the other cannot', () => {
  for (let ships = 1; ships <= 8; ships++) {
    const input = { ...defaultsOf(navalBattle.fields), romeWarships: ships, carthageWarships: 1, carthageUnits: 2 };
    const { start, romeWins, policy } = bestPlay(battleOf(input), { side: 'rome', aim: 'wins' }, new Reader(tables));
    const ends = policy.reached(start).flatMap(({ state }) => (state.type === 'over' ? [state.winner] : []));
    expect(romeWins(start) === 1, `${ships}`).toBe(!ends.includes('carthage'));
    expect(romeWins(start) === 0, `${ships}`).toBe(!ends.includes('rome'));
  }
});
