/** Revolts and Legion Rebels: never more than four Uncontrolled Legions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { revolts } from '../../../src/games/nero/revolts/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof revolts.fields>;

const ask = (given: Partial<Input>): Report['facts'] =>
  revolts.compute({ ...defaultsOf(revolts.fields), ...given }, tables).facts;

test('two Legions are needed; the player of the Base brings the missing ones', () => {
  expect([0, 1, 2, 3].map((legions) => ask({ legions, elsewhere: 0 })['added'])).toEqual([2, 1, 0, 0]);
});

test('Uncontrolled Legions in the Province count among the two, and once', () => {
  expect(ask({ legions: 0, uncontrolled: 2, elsewhere: 2 })).toMatchObject({
    added: 0,
    totalUncontrolled: 4,
    playable: true,
  });
});

test('too few Legions to bring', () => {
  const short = { legions: 0, elsewhere: 0, baseLegions: 1 } as const;
  expect(ask(short)).toMatchObject({ added: 1, uncontrolledThere: 1, playable: true });
  expect(ask({ ...short, short: 'not-playable' })['playable']).toBe(false);
});

test('nobody revolts in the vacant Area', () => {
  expect(ask({ vacant: true })['playable']).toBe(false);
});

test('playable means four at most, always', () => {
  const upTo = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(upTo(6), upTo(4), upTo(4), upTo(4), (legions, uncontrolled, elsewhere, baseLegions) => {
      const facts = ask({ legions, uncontrolled, elsewhere, baseLegions });
      expect(facts['playable']).toBe(Number(facts['totalUncontrolled']) <= 4);
    }),
    { numRuns: 80 },
  );
});

test('Legion Rebels: a fifth is too many, and Once holds for the table or for each player', () => {
  expect([3, 4].map((elsewhere) => ask({ event: 'rebels', elsewhere })['playable'])).toEqual([true, false]);
  expect(ask({ event: 'rebels', elsewhere: 2, uncontrolled: 2 })).toMatchObject({ playable: false, room: 0 });
  const again = { event: 'rebels', elsewhere: 0, used: true } as const;
  expect(ask(again)['playable']).toBe(false);
  expect(ask({ ...again, once: 'player' })['playable']).toBe(true);
  expect(ask({ ...again, once: 'player', byMe: true })['playable']).toBe(false);
});
