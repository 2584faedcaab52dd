/** Naval Movement: the Naval Die by hand, the chain of avoidance and battle, and where an Interception is worth most. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { navalBattle } from '../../../src/games/hamilcar/naval-battle/calculator.ts';
import { navalMovement } from '../../../src/games/hamilcar/naval-movement/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof navalMovement.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(navalMovement.fields), ...given });
const report = (given: Partial<Input>): Report => navalMovement.compute(inputOf(given), tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

const near = { distance: 2, noGeneral: false } as const;
const LEVELS = ['poor', 'fair', 'good', 'excellent'] as const;

describe('the Naval Die as we have it', () => {
  test.each(LEVELS.map((level, i) => [level, i] as const))('at %s Rome avoids %i times in 6', (seamanship, sixths) => {
    close(report({ seamanship }).chances['avoids'], sixths / 6);
  });

  test.each(LEVELS.map((level, i) => [level, 5 - i] as const))(
    'at %s Carthage avoids %i times in 6',
    (level, sixths) => {
      close(
        report({
          seamanship: level,
          mover: 'carthage',
          supremacy: 'carthage',
          ports: [{ distance: 1, noGeneral: false }],
        }).chances['avoids'],
        sixths / 6,
      );
    },
  );

  test('by the other list of symbols Rome needs one more', () => {
    close(report({ seamanship: 'good', symbols: 'four' }).chances['avoids'], 1 / 6);
  });

  test('a die of the reader’s own counts', () => {
    const own = withOwn(tables, { 'naval-die': { '6 roman': 3 } });
    close(navalMovement.compute(inputOf({ seamanship: 'fair' }), own).chances['avoids'], 2 / 6);
  });
});

describe('whether and where', () => {
  test('out of range, without a General, in a Truce or without Warships nobody intercepts', () => {
    const cases: Partial<Input>[] = [
      { ports: [{ distance: 5, noGeneral: false }] },
      { ports: [{ distance: 'no', noGeneral: false }] },
      { ports: [{ distance: 1, noGeneral: true }] },
      { truce: true },
      { carthageWarships: 0 },
    ];
    for (const given of cases) {
      expect(report(given).chances['unopposed']).toBe(1);
      expect(report(given).facts).toMatchObject({ qualifying: 0, interceptedAt: 'nowhere' });
    }
  });

  test('Rome intercepts only as far as it sails', () => {
    const carthage = { mover: 'carthage', supremacy: 'carthage', ports: [near] } as const;
    expect(report({ ...carthage, seamanship: 'poor' }).facts['qualifying']).toBe(0);
    expect(report({ ...carthage, seamanship: 'fair' }).facts['qualifying']).toBe(1);
  });

  test('an Interception that is not declared hands over Naval Supremacy', () => {
    close(report({ supremacy: 'carthage', declares: 'never' }).chances['supremacy'], 1);
    close(report({ supremacy: 'carthage', truce: true }).chances['supremacy'], 0);
  });

  test('whoever holds Naval Supremacy declares at the first port, before it can be avoided', () => {
    const given = { supremacy: 'carthage', seamanship: 'excellent', ports: [near, near] } as const;
    expect(report(given).facts).toMatchObject({ qualifying: 2, interceptedAt: 'port 1', mayAvoid: false });
    close(report({ ...given, declares: 'last' }).chances['avoids'], 3 / 6);
  });
});

describe('what follows', () => {
  test('a Fleet with Warships gets through if it avoids or wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...LEVELS),
        (r, c, level) => {
          const fleets = { romeWarships: r, carthageWarships: c, seamanship: level };
          const wins = navalBattle.compute({ ...defaultsOf(navalBattle.fields), ...fleets }, tables).chances[
            'romeWins'
          ]!;
          const { chances } = report(fleets);
          close(chances['arrives'], chances['avoids']! + (1 - chances['avoids']!) * wins);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('one roll against a Fleet without Warships: a hit on 5 and 6 in column I', () => {
    const { chances, expected } = report({ romeWarships: 0, romeUnits: 3, supremacy: 'carthage' });
    close(chances['beaten'], 1);
    close(expected['unitsLost'], 2 / 6);
    close(expected['pcs'], 0);
  });

  test('an Admiral who does not command counts there only by the other reading', () => {
    const given = { romeWarships: 0, supremacy: 'carthage', carthageOtherAdmiral: 3 } as const;
    close(report(given).expected['unitsLost'], 2 / 6);
    // Column III is the column of 4: 0 on 1 and 2, 1 on 3 to 5, 2 on 6.
    close(report({ ...given, admiralCounts: 'any' }).expected['unitsLost'], 5 / 6);
  });

  test('an Aristocrat lost alone costs PCs; with an unguarded Fleet by the other reading only', () => {
    const alone = { romeWarships: 0, romeUnits: 0, aristocrats: 2, supremacy: 'carthage' } as const;
    expect(report(alone).expected['pcs']).toBe(2);
    expect(report(alone).chances['displaced']).toBe(1);
    const one = { ...alone, romeUnits: 1 };
    expect(report(one).expected['pcs']).toBe(0);
    close(report({ ...one, unguardedAristocrat: 'removed' }).expected['pcs'], 2 * (2 / 6));
  });
});

test('8.1: an Interception that is weighed and declined rests on the battle that was weighed', () => {
  const strong = { romeWarships: 6, carthageWarships: 1, supremacy: 'carthage' } as const;
  const weighed = report(strong);
  expect(weighed.chances['unopposed']).toBe(1);
  expect(weighed.standing).toBe('stand-in');
  expect(weighed.tables.map(({ table }) => table)).toContain('naval-columns');
  expect(weighed.breakdown.every(({ rule }) => rule === '8.1')).toBe(true);
  // Where the reader has settled it, nothing is weighed.
  const never = report({ ...strong, declares: 'never' });
  expect(never.tables.map(({ table }) => table)).not.toContain('naval-columns');
  expect(never.standing).not.toBe('stand-in');
});
