/** Sharing MP and sailing: one card one Province, and every ban of the Galley Fleet by itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { shareOut, wantedBy } from '../../../src/games/nero/allotment/calculator.ts';
import { galleyFleet } from '../../../src/games/nero/galley-fleet.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

test('two cards serve two Provinces, whichever comes first', () => {
  const forces = [
    { at: 'syria', mp: 2 },
    { at: 'judaea', mp: 5 },
  ] as const;
  expect(shareOut([5, 3], forces)).toEqual(['judaea', 'syria']);
  expect(shareOut([7], forces)).toBeUndefined();
  expect(shareOut([4, 4], forces)).toBeUndefined();
});

test('a share found covers every Province, and more MP never spoil it', () => {
  const mp = fc.integer({ min: 0, max: 6 });
  const force = fc.record({ at: fc.constantFrom('syria', 'judaea', 'africa'), mp: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(
      fc.array(mp, { minLength: 1, maxLength: 4 }),
      fc.array(force, { minLength: 1, maxLength: 4 }),
      (cards, forces) => {
        const share = shareOut(cards, forces as never);
        if (!share) return;
        for (const [at, wanted] of wantedBy(forces as never))
          expect(cards.filter((_, i) => share[i] === at).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(wanted);
        expect(
          shareOut(
            cards.map((c) => c + 1),
            forces as never,
          ),
        ).toBeDefined();
      },
    ),
    { numRuns: 60 },
  );
});

type Sailing = InputOf<typeof galleyFleet.fields>;

const sails = (given: Partial<Sailing>, used = tables) =>
  galleyFleet.compute({ ...defaultsOf(galleyFleet.fields), ...given }, used).facts['legal'];

test.each<[Partial<Sailing>, boolean]>([
  [{}, true],
  [{ legions: 4 }, false],
  [{ legions: 0 }, false],
  [{ legions: 0, leader: true }, true],
  [{ legions: 0, leader: true, alone: 'no' }, false],
  [{ from: 'dacia' }, false],
  [{ to: 'moesia' }, false],
  [{ to: 'achaea' }, false],
  [{ to: 'roma' }, false],
  [{ moved: true }, false],
  [{ marker: true }, false],
  [{ attacks: true }, false],
])('%o may sail: %s', (given, legal) => {
  expect(sails(given)).toBe(legal);
});

test('a port that the reader opens is open', () => {
  expect(sails({ from: 'dacia' }, withOwn(tables, { provinces: { 'dacia port': 'port' } }))).toBe(true);
});
